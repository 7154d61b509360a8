### Deep River by keyboard and by ear: its part of the page about accessibility.

access-deep-river-keyboard = Whatever you can choose is a button on the board. Tab leads there; once you have chosen, the keyboard goes on to the next choice by itself.
access-deep-river-arrows = to the next choice in that direction
access-deep-river-enter = choose it
access-deep-river-escape = hide what it would do
access-deep-river-ear = Each choice is named by its fish, current or tile, and what would come of it is told while it has the keyboard. “The position, tile by tile” can be read below the board, from nest to nest.
access-deep-river-time = No clock, unless you choose one for a table with a friend.
