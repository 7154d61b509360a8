### Aya by keyboard and by ear: its part of the page about accessibility.

access-aya-keyboard = Tab leads to the table itself. What you hold follows the arrow keys, and the first good place is found for you.
access-aya-arrows = move what you hold by 5 millimetres, with Shift by 1, with Alt by a tenth
access-aya-turn = turn it by 15 degrees, with Shift by 5, with Alt by 1
access-aya-next = to the next good place, or with an empty hand to the next domino that you may turn; with Shift to the one before
access-aya-stand = draw, stand or lay it, turn the hourglass, push: whatever comes next
access-aya-escape = one step back
access-aya-reserve = put the domino on your reserve
access-aya-take = take one back from your reserve
access-aya-brings = what a camera brings: a landscape, an animal, nothing
access-aya-fork = stand a Garden as a fork, or change that for the one picked
access-aya-raise = raise what has fallen
access-aya-look = nearer, farther, the whole table
access-aya-views = look from above, at a slant, freely
access-aya-point = point something out to the others
access-aya-helper = switch the helper, or sliding into good places, on or off
access-aya-numbers = place by numbers
access-aya-ear = When your hand comes to rest, you hear what would happen if you let go. For all the rest, play by words: the river is told stretch by stretch, and you write what you do as you would say it. After a push you hear what fell, what stands and why.
access-aya-time = The sand and the time for a turn are a part of the game, and can both be switched off: under “More options” choose no sand and no limit for a turn. Then the river is done when somebody’s stock is empty. The workshop knows no time at all.
