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
words-you = { $name } (you)
words-did = { $name }: { $action }
words-chance = Chance: { $action }
words-over = The game is over.
words-watching = You are watching: there is nothing to choose.
words-wait = One moment …
words-confirm = Nothing more to choose: confirm below.
words-not-now = Nothing to do until your turn comes.
words-earlier = This is an earlier moment. How things stood then is told by the list of moves.
words-write = Or write an action
words-do = Do it
words-all = In the game’s own notation, such as { $example }.
words-some = The list shows some of many. Anything the rules allow can be written here, in the game’s own notation, such as { $example }.
words-later = In the game’s own notation, when your turn comes.
words-failed = The words could not be fetched. Trying again …
words-no-client = The board of this game could not be loaded, so you play it by words.
