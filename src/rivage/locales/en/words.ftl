### A table played by words, for any game.

words-play = Play by words
words-show-board = Show the board
words-choices = What you can do
words-stands = How things stand
words-last = What happened last
words-seats = At the table
words-to-act = (to act)
words-prompt = Your turn
words-seat = Seat { $number }
words-player = Player { $number }
words-you = { $name } (you)
words-did = { $name }: { $action }
words-chance = Chance: { $action }
words-over = The game is over.
words-watching = You are watching: there is nothing to choose.
words-wait = One moment…
words-confirm = Nothing more to choose: confirm below.
words-not-now = Nothing to do until it’s your turn.
words-earlier = This is an earlier moment. The list of moves shows how things stood then.
words-write = Type a move, or choose below
words-unclear = I can’t read “{ $text }”.
words-try = Try { $example }.
words-try-notation = Try { $example } ({ $label }).
words-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
words-do = Play
words-all = In the game’s own notation, such as { $example }.
words-some = The list shows only some of your choices. You can type anything the rules allow, in the game’s own notation, such as { $example }.
words-say = In words, such as { $examples }; or in the game’s own notation.
words-quoted = “{ $phrase }”
words-later = In the game’s own notation, when it’s your turn.
words-failed = The text could not be loaded. Trying again…
words-no-client = The board of this game could not be loaded, so you play it by words.
