### A Walk in the Park by keyboard and by ear: its part of the page about accessibility.

access-walk-in-the-park-keyboard = The map is a grid of squares. Go to a square, put the piece there, rotate it, draw it.
access-walk-in-the-park-arrows = from square to square
access-walk-in-the-park-put = put the piece on the square; a second time, rotate it
access-walk-in-the-park-turn = rotate it right; with Shift, left
access-walk-in-the-park-write = put the piece there; a second time, draw it
access-walk-in-the-park-kind = the other piece, when you can choose between two
access-walk-in-the-park-change = change a path into a T, or change it back
access-walk-in-the-park-tick = tick a bonus: 1 is the first in the list, 0 the tenth
access-walk-in-the-park-escape = take the piece off again
access-walk-in-the-park-ear = Every square says what is on it and what can be visited there. A piece that is put down says what it would connect, visit and earn before you draw it.
access-walk-in-the-park-time = No clock, unless you choose one for a table with friends. Today’s walk has none either: you have all day.
