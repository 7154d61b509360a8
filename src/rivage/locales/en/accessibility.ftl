### The page about accessibility: what holds for every game. Each game tells its own part in access-<game>.

access-keyboard-title = By keyboard
access-keyboard = Tab goes to the next control, Shift and Tab to the previous one, and Enter presses it. The first Tab on a page skips what is the same on every page. Two rings, one dark and one light, show where you are. At every table these keys work too, unless the board uses them itself:
access-do-undo = undo a step of your turn; against bots also your last turn
access-do-confirm = end your turn
access-do-steps = step through the moves, while the focus is not on the board
access-do-ends = to the first move, to the latest move
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
access-ear = A screen reader announces each move as it happens, whose turn it is, what players say or ask, and when the connection is lost. On a board, the name of each choice says what it would do.
access-ear-words = You can also play every game by words: the position as text, your choices as a list, and a field to type in. Tick “Play by words” in the settings, or choose it in the menu of a table. The lessons work by words too.
access-ear-sound = With sound on, a short tone tells you that it is your turn.

access-eye-title = By eye
access-eye = Text can be twice as large with your browser’s settings, and nothing is cut off. There is a light and a dark theme. Sides, terrains and seats differ by shape, pattern or letter as well as by colour. In the settings you find a bigger board, a left-handed layout, slower motion and no motion. If your system already asks for less motion, you get it here too.

access-time-title = Without hurry
access-time = Nobody has to play against the clock: alone and with bots there is none, and with friends only if the person who opens the table chooses one under “More options”. At a table with a clock, everyone can suggest a break in the menu, and the clock stops while it lasts. If a game measures time itself, you can read below how to switch that off.

access-games-title = Game by game
access-of-keyboard = By keyboard
access-of-ear = By ear
access-of-time = Time

access-done-title = How we know
access-done = We aim for WCAG 2.2, level AA. With every change, a checker (axe) goes through the pages and tables in both themes, browsers play each game with the keyboard alone, and sizes are measured on small screens and with large text.
access-not-title = What is missing
access-not-people = All of this was tested by programs, in one browser. Nobody who uses a screen reader every day has told us yet how well it works.
access-not-motion = Where physics moves the pieces, you hear what happened when it is over, not while it goes on.
access-not-voice = We have no voice control of our own, and nothing is read aloud without a screen reader.
access-tell = If something gets in your way here, please tell whoever runs this server: the program is open, so it can be fixed.
