### Messages of Nim in English: the home page, the table, the lesson and text play.

## On the home page

title-nim = Nim
facts-nim = 2 players · 2 minutes
pitch-nim = A few heaps of pebbles, and one of them is the last. Simple enough for a beach, deep enough to be solved by a professor.
bot-nim-novice = Novice
bot-nim-novice-hint = Takes what it likes.
bot-nim-sage = Sage
bot-nim-sage-hint = Knows how Nim is won.
option-nim-heaps = Heaps
option-nim-heaps-3-4-5 = 3, 4 and 5
option-nim-heaps-1-3-5-7 = 1, 3, 5 and 7
option-nim-last = Who takes the last pebble
option-nim-last-wins = wins
option-nim-last-loses = loses
end-nim-took-last = The last pebble was taken, and that wins.
end-nim-left-last = The last pebble had to be taken, and that loses.

## At the table

nim-prompt = Take pebbles from one heap
nim-heap = Heap { $heap }: { $count ->
    [0] empty
    [one] 1 pebble
   *[other] { $count } pebbles
}
nim-did = { $name } took { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
} from heap { $heap }

## The lesson

lesson-nim-equal = Equal heaps
lesson-nim-equal-1 = Who takes the last pebble wins. Take one pebble from heap A, so that both heaps are equal.
lesson-nim-equal-2 = Whatever is taken from one heap, you take from the other. Take the last pebble.
lesson-nim-equal-done = Won. Who leaves two equal heaps always can.

## Text play

nim-say-heap = Heap { $heap }: { $count ->
    [0] empty
    [one] 1 pebble
   *[other] { $count } pebbles
}.
nim-say-goal = Who takes the last pebble { $last ->
    [loses] loses
   *[wins] wins
}.
nim-say-take = Take { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
} from heap { $heap }
