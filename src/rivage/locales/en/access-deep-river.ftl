### Deep River by keyboard and by ear: its part of the page about accessibility.

access-deep-river-keyboard = Everything you can choose is a button on the board. Tab takes you there, and after each choice the focus moves to the next one.
access-deep-river-arrows = to the next choice in that direction
access-deep-river-enter = choose it
access-deep-river-escape = hide its effect
access-deep-river-ear = Each choice is named after its fish, current or tile, and you hear what it would do while it has the focus. Below the board, “The position, tile by tile” reads the river from nest to nest.
access-deep-river-time = No clock, unless you choose one for a table with a friend.
