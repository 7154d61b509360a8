### The page about accessibility: what holds for every game. Each game tells its own part in access-<game>.

access-keyboard-title = By keyboard
access-keyboard = Tab goes from one thing to the next, Shift and Tab back, Enter presses. The first Tab on a page leads past what is the same on every page. Two rings, one dark and one light, show where you are. At every table these keys work too, wherever the board has no use of its own for them:
access-do-undo = one step back within your turn
access-do-confirm = end your turn
access-do-steps = step through the moves, while the keyboard is not on the board
access-do-ends = to the first move, back to now
access-do-play = play the moves, or pause them
access-do-pace = slower, faster

key-arrows = Arrow keys
key-left-right = Left, Right
key-enter = Enter
key-escape = Escape
key-space = Space
key-shift = Shift
key-alt = Alt
key-home = Home
key-end = End
key-digits = Digits

access-ear-title = By ear
access-ear = A screen reader is told each move as it happens, whose turn it is, what somebody says or asks for, and when the line is down. On a board, everything you can choose is named by what it would do.
access-ear-words = Every game can also be played by words: how things stand as text, what you can do as a list, and a line to write in. Tick “Play by words” in the settings, or choose it in the menu of a table. The lessons go by words too.
access-ear-sound = With sound on, a small tone says that it is your turn.

access-eye-title = By eye
access-eye = Letters can be twice as large, by the settings of your browser, and nothing is cut off. There is a light look for the day and a dark one for the night. Sides, terrains and seats are told by shape, pattern or letter as well as by colour. In the settings you find larger pieces, controls for the left hand, slower motion and none at all; if your system already asks for less motion, you get it here too.

access-time-title = Without hurry
access-time = Nobody has to play against time: alone and with bots no clock runs, and with friends one runs only if the person who opens the table chooses one under “More options”. At a table with a clock everybody can propose a pause in the menu; while it lasts no time runs. A game that measures time by itself says below how to switch that off.

access-games-title = Game by game
access-of-keyboard = By keyboard
access-of-ear = By ear
access-of-time = Time

access-done-title = How we know
access-done = We aim at WCAG 2.2, level AA. With every change a checker (axe) goes through the pages and tables by day and by night, browsers play each game by keys alone, and sizes are measured on small screens and with large letters.
access-not-title = What is missing
access-not-people = All of this was tried by programs, in one browser. Nobody who uses a screen reader every day has told us yet how it is.
access-not-motion = Where pieces move by physics, what happens is told in words when it is over, not while it goes on.
access-not-voice = We have no voice control of our own, and nothing is read aloud without a screen reader.
access-tell = If something stands in your way here, tell whoever runs this house: the program is open, and can be mended.
