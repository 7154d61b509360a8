### A table: seats, turns, offers, the list of moves, the end.

loading = Laying the table…
board = Board
table-tools = At the table
menu = Menu
leg = Game { $leg } of 2
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
line-lost = The line is down. Reconnecting…
gone-title = No table stands here
gone-text = This link leads to no table of this house. Perhaps a letter of it got lost?

## Before the match

invite-title = { $count ->
    [2] Waiting for your friend
   *[other] Waiting for your friends
}
invite-lead = { $count ->
    [2] Send this link. Whoever opens it takes the free seat, and the game begins.
   *[other] Send this link. Whoever opens it takes a free seat; the game begins when none is left.
}
invite-link = Invitation link
invite-text = Come and play with me by the water!
copy-link = Copy the link
link-copied = The link is copied.
share = Share
qr = QR code of the invitation link
sit-title = A seat is free for you
sit-lead = { $count ->
    [one] Say who you are and sit down: the game begins at once.
   *[other] Say who you are and sit down: the game begins when all are here.
}
sit = Sit down
stand = Stand up
send-away = Send away
seat-open = Free seat
seat-bot = Seat a bot
begin-now = Begin with the { $count } who are here
waiting-mark = waiting…
level = Level of the bot

## Seats

seat-label = { $name }, { $side }
you-mark = you
lent-mark = a bot plays
left-mark = gave up, a bot plays
busy-mark = thinks shorter, the house is full
away-mark = away
here-mark = here
turn-mark = to play
clock-left = Time left: { $time }
clock-days-left = { $days } d { $hours } h

## Turns

undo = Step back
undo-done = Back to my turn
confirm-turn = End my turn
confirm-prompt = Happy with your turn?
# Where several people play on one device.
prompt-of = { $name }: { $asked }
name-and-side = { $name } ({ $side })
waiting-for = { $count ->
    [one] { $name } is thinking…
   *[other] Waiting for { $name }
}
paused = The game is paused.
resume = Go on

## Looking back

moves = Moves
no-moves = Nothing has been played yet.
set-up = The table is laid
steps = Step through the game
step-first = To the start
step-back = One step back
step-forward = One step forward
step-last = To now
step-at = { $at } / { $count }
step-within = step { $step } of { $steps }
looking = You are looking at move { $at } of { $count }.
looking-within = You are looking at move { $at } of { $count }, step { $step } of { $steps }.
told-by = { $name }: { $text }
back-to-now = Back to now
replay-play = Play the moves
replay-pause = Pause the moves
replay-pace = { $pace ->
    [slow] Pace of the moves: slow
    [fast] Pace of the moves: fast
   *[normal] Pace of the moves: normal
}
replay-pace-sign = { $pace ->
    [slow] ½×
    [fast] 2×
   *[normal] 1×
}
copy-move-link = Copy a link to this moment

## Asking and answering

talk = Say
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops…
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Another one?

ask-takeback = Ask to take a turn back
ask-draw = Offer a draw
ask-pause = Propose a pause
take-pause = Pause
resign = Resign
resign-title = Give the game up?
resign-text = Your opponent wins at once.
resign-text-alone = It ends here and now.
resign-text-many = A bot takes your seat, and the others play on.
resign-no = Play on
resign-yes = Resign
offer = Offer
offer-takeback-mine = You asked to take your last turn back.
offer-takeback-theirs = { $name } would like to take the last turn back.
offer-draw-mine = You offered a draw.
offer-draw-theirs = { $name } offers a draw.
offer-pause-mine = You proposed a pause.
offer-pause-theirs = { $name } proposes a pause.
offer-rematch-mine = You proposed another game.
offer-rematch-theirs = { $name } would like another game.
accept = Accept
decline = No, thanks
withdraw = Withdraw

lend-lead = { $name } has been away for a while.
lend = Let a bot play on
lent-you = A bot has been playing for you.
reclaim = Take my seat back
download = Save the match

## The end

end-you-win = You win!
end-you-lose = You lose this one
end-wins = { $name } wins
end-draw = A draw
end-share = A tie: { $names } share the win
end-you-share = A tie: you share the win with { $names }
names-and = { $first } and { $last }
near-points = { $points ->
    [0] Level on points: it could not have been closer!
    [one] So close: a single point short!
   *[other] So close: only { $points } points short!
}
end-alone = That is where it ends
end-resigned = { $name } gave the game up.
end-time = { $name } ran out of time.
end-agreed = You agreed on a draw.
end-abandoned = Nobody came for a long time, so the table was closed.
fold-result = Fold the result away
show-result = Show the result
rematch = Play again
next-game = Second game, sides swapped
picture-share = Share a picture
picture-save = Save the picture
go-following = To the next game
go-previous = The game before
match-score = Match:
match-half = That was the first of two games.
fair-dice = Was chance honest?
fair-dice-text = The fingerprint was shown before the match; the number it belongs to is shown now. SHA-256 of the number gives the fingerprint, and every draw of the match follows from the number.
fair-commit = Fingerprint
fair-seed = Number
late-mark = out of time, a bot plays this round
late-note = { $name } ran out of time: a bot has written this round.
late-round = A bot wrote for { $names }: out of time
deal-results = See the results
fair-check = Check every draw in this browser
