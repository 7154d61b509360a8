### Aya by keyboard and by ear: its part of the page about accessibility.

access-aya-keyboard = Tab takes you to the table itself. What you hold follows the arrow keys and starts at the first good place.
access-aya-arrows = move what you hold by 5 millimetres, with Shift by 1, with Alt by a tenth
access-aya-turn = rotate it by 15 degrees, with Shift by 5, with Alt by 1
access-aya-next = to the next good place, or with an empty hand to the next domino you can turn; with Shift to the one before
access-aya-stand = draw, stand or lay it, turn the hourglass, push: whatever comes next
access-aya-escape = go back
access-aya-reserve = put the domino in your reserve
access-aya-take = take one back from your reserve
access-aya-brings = what a camera brings: a landscape, an animal, nothing
access-aya-fork = stand a Garden as a fork, or change that for the one picked
access-aya-raise = stand up what has fallen
access-aya-look = zoom in, zoom out, whole table
access-aya-views = look from above, at a slant, freely
access-aya-point = point something out to the others
access-aya-helper = switch the helper, or sliding into good places, on or off
access-aya-numbers = enter coordinates
access-aya-ear = When your hand comes to rest, you hear what would happen if you let go. For everything else, play by words: the river is described stretch by stretch, and you type what you want to do. After a push, you hear what fell, what still stands and why.
access-aya-time = The sand and the time for a turn are part of the game, and you can switch both off: under “More options”, choose no sand and no limit for a turn. The river is then done when a stock is empty. The workshop has no time limit at all.
