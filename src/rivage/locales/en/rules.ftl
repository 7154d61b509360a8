### The page of the rules, the same for every game.

rules-lead = Every rule, in our own words.
rules-short = How to play, in short
rules-print = Print
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No section
    [one] { $count } section
   *[other] { $count } sections
}
rules-none = No section contains these words. Try a shorter one.

## At the table

rules-why = Why?
rules-more = Rules for this moment
rules-select = Select something on the board first to see its rule.
rules-there = In the rules
rules-all = All the rules
