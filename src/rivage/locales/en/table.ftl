### A table: seats, turns, offers, the list of moves, the end.

loading = Laying the table…
board = Board
table-tools = At the table
menu = Menu
rules-now = Why can’t I…?
leg = Game { $leg } of 2
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
line-silent = No answer from the server just now.
line-lost = The line is down. Reconnecting…
line-unsaved = Your last move is not saved yet.
line-back = The line is back.
unsaved = Not saved yet…
gone-title = There is no table here
gone-text = This link does not lead to any table here. Perhaps a letter of it was lost?
outdated-title = This page is out of date
outdated-text = The server has been updated. The page reloads in a moment; nothing is lost.
reload = Reload

## Before the match

invite-title = { $count ->
    [2] Waiting for your friend
   *[other] Waiting for your friends
}
invite-lead = { $count ->
    [2] Send this link to play { $game }. Whoever opens it and presses “Sit down” takes the free seat, and the game begins.
   *[other] Send this link to play { $game }. Whoever opens it and presses “Sit down” takes a free seat; the game begins when none is left, or when { $host ->
        [yes] you say so
       *[no] the host begins
    }.
}
invite-link = Invitation link
invite-text = Come and play with me by the water!
copy-link = Copy the link
link-copied = The link is copied.
share = Share
qr = QR code of the invitation link
invited-by = { $name } invites you to play { $game }
invited = You are invited to play { $game }
local-link = Only this computer can open this link. To invite others, restart with { $option }.
sit-lead = { $count ->
    [one] Press “Sit down” at the free seat: the game begins at once.
   *[other] Press “Sit down” at a free seat: the game begins when all are here, or when the host begins.
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

# The heading of the page: the game, and who plays it.
table-title = { $game }: { $names }
seat-label = { $name }, { $side }
you-mark = you
lent-mark = a bot plays
left-mark = left, a bot plays
you-left = You have left the game. A bot plays in your place.
busy-mark = thinks less: the house is full
away-mark = away
away-since = away since { $time }
here-mark = here
turn-mark = to play
turn-mark-you = to play
clock-left = Time left: { $time }
clock-days-left = { $days } d { $hours } h

## Turns

undo = Step back
undo-done = Back to my turn
confirm-turn = End my turn
# Spoken to who does not see it.
turn-ended = Your turn has ended.
taken-back = Taken back.
confirm-prompt = Happy with your turn?
# Where several people play on one device.
prompt-of = { $name }: { $asked }
name-and-side = { $name } ({ $side })
name-and-number = { $name } { $number }
waiting-for = { $count ->
    [one] { $name } is thinking…
   *[other] Waiting for { $name }
}
waiting-turn = { $count ->
    [one] It is { $name }’s turn
   *[other] Waiting for { $name }
}
waiting-away = { $count ->
    [one] { $name } has been away since { $time }
   *[other] { $name } have been away since { $time }
}
paused = The game is paused.
ending = See how it ends…
resume = Go on

## Looking back

moves = Moves
scenes = Scenes
no-moves = Nothing has been played yet.
set-up = The table is set
steps = Step through the game
step-first = To the start
step-back = { $of ->
    [scene] The previous scene
   *[move] One step back
}
step-forward = { $of ->
    [scene] The next scene
   *[move] One step forward
}
step-last = To now
step-at = { $of ->
    [scene] Scene { $at } / { $count }
   *[move] { $at } / { $count }
}
step-within = step { $step } of { $steps }
looking = { $of ->
    [scene] { $at ->
        [0] You are looking at the beginning.
       *[other] You are looking at scene { $at } of { $count }.
    }
   *[move] You are looking at move { $at } of { $count }.
}
looking-within = You are looking at move { $at } of { $count }, step { $step } of { $steps }.
told-by = { $name }: { $text }
back-to-now = Back to now
show-move = { $at ->
    [0] The start
   *[other] Move { $at }
}
show-end = To the end
replay-play = { $of ->
    [scene] Play the scenes
   *[move] Play the moves
}
replay-pause = { $of ->
    [scene] Pause the scenes
   *[move] Pause the moves
}
replay-pace = { $pace ->
    [slow] Pace of the moves: slow, ½×
    [fast] Pace of the moves: fast, 2×
   *[normal] Pace of the moves: normal, 1×
}
replay-pace-sign = { $pace ->
    [slow] ½×
    [fast] 2×
   *[normal] 1×
}
copy-move-link = Copy a link to this moment

## Asking and answering

talk = Say
said = { $name } says: { $phrase }
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
leave-table = Leave
leave-title = Leave the game?
offer = Offer
offer-takeback-mine = You asked to take your last turn back.
offer-takeback-theirs = { $name } would like to take the last turn back.
offer-draw-mine = You offered a draw.
offer-draw-theirs = { $name } offers a draw.
offer-pause-mine = You proposed a pause.
offer-pause-theirs = { $name } proposes a pause.
offer-rematch-mine = You proposed another game.
offer-rematch-theirs = { $name } would like another game.
offer-declined = { $what ->
    [takeback] { $name } would rather not give the turn back.
    [draw] { $name } does not agree to a draw.
    [pause] { $name } would rather play on.
    [action] { $name } would rather not. You can ask again in a minute.
   *[rematch] { $name } does not want another game just now.
}
offer-passed = { $what ->
    [takeback] The game has gone on: your turn stays as it was.
    [action] The game has gone on: your proposal no longer stands.
   *[draw] The game has gone on: your offer of a draw no longer stands.
}
offer-withdrawn = { $name } took the offer back.
offer-again = again in { $time }
accept = Accept
decline = No, thanks
withdraw = Withdraw

## Somebody is away

absent-title = Go on without them?
absent-do = { $name } is away: go on without them?
absent-since = { $name } has been away since { $time }.
absent-stop = Stop waiting
absent-wait = Wait a little longer
absent-later = If nobody is back by { $time }, you may also end the game.
absent-end = Nobody came back for a long time, so you may end it here.
claim-win = Claim the win
close-table = Close without a result
lend = Let a bot play on
lend-for = A bot for { $name }
lend-hint = A bot can take over at once. Whoever comes back may take the seat again.
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
near-points = { $points ->
    [0] Level on points: it could not have been closer!
    [one] So close: a single point short!
   *[other] So close: only { $points } points short!
}
end-alone = This is where it ends
end-resigned = { $name } gave the game up.
end-left = { $name } left the game.
end-time = { $name } ran out of time.
end-agreed = You agreed on a draw.
end-abandoned = Nobody came for a long time, so the table was closed.
end-absent = { $name } did not come back.
end-closed = The others did not come back, so the table was closed without a result.
fold-result = Fold the result away
show-result = Show the result
rematch = Play again
play-stronger = Stronger: { $level }
watch-another = Watch another
next-game = Second game, sides swapped
picture-share = Share a picture
picture-save = Save the picture
go-following = To the next game
go-previous = The previous game
match-score = Match:
match-half = That was the first of two games.
fair-dice = Was chance honest?
fair-dice-text = The fingerprint was shown before the match; the number it belongs to is shown now. SHA-256 of the number gives the fingerprint, and every draw of the match follows from the number.
fair-dice-sealed = The fingerprint was shown before the match. The number it belongs to is shown once nobody can begin the same draws any more: SHA-256 of it gives the fingerprint, and every draw follows from it.
fair-commit = Fingerprint
fair-seed = Number
late-mark = out of time, a bot plays this round
late-note = { $name } ran out of time: a bot has written this round.
late-round = A bot wrote for { $names }: out of time
deal-results = See the results
fair-check = Check every draw in this browser
