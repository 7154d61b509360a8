### A table: seats, turns, offers, the list of moves, the end.

loading = Setting the table…
board = Board
table-tools = At the table
menu = Menu
rules-now = Why can’t I…?
leg = Game { $leg } of 2
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
line-silent = The server is not responding right now.
line-lost = Connection lost. Reconnecting…
line-unsaved = Your last move is not saved yet.
line-back = You’re connected again.
unsaved = Not saved yet…
gone-title = There is no table here
gone-text = This link does not lead to a table. Is it complete?
outdated-title = This page is out of date
outdated-text = The server has been updated. The page reloads in a moment; nothing is lost.
reload = Reload

## Before the match

invite-title = { $count ->
    [2] Waiting for your friend
   *[other] Waiting for your friends
}
invite-lead = { $count ->
    [2] Send this link to play { $game }. Whoever opens it and presses “Join” takes the free seat, and the game starts.
   *[other] Send this link to play { $game }. Whoever opens it and presses “Join” takes a free seat. The game starts when all seats are taken, or when { $host ->
        [yes] you start it
       *[no] the host starts it
    }.
}
invite-name = Your friends see this name.
invite-link = Invitation link
invite-text = Come and play with me by the water!
copy-link = Copy link
link-copied = Link copied.
share = Share
qr = QR code of the invitation link
invited-by = { $name } invites you to play { $game }
invited = You are invited to play { $game }
local-link = Only this computer can open this link. To invite others, restart with { $option }.
sit-lead = { $count ->
    [one] Press “Join” at the free seat and the game starts.
   *[other] Press “Join” at a free seat. The game starts when everyone is here, or when the host starts it.
}
sit = Join
stand = Leave
send-away = Remove
seat-open = Free seat
seat-bot = Add a bot
begin-now = Start with { $count } players
waiting-mark = waiting…
level = Bot level

## Seats

# The heading of the page: the game, and who plays it.
table-title = { $game }: { $names }
seat-label = { $name }, { $side }
you-mark = you
lent-mark = a bot is playing
left-mark = left, a bot is playing
you-left = You left the game. A bot is playing for you.
busy-mark = server busy: thinks less
away-mark = away
away-since = away since { $time }
here-mark = here
turn-mark = to play
turn-mark-you = to play
clock-left = Time left: { $time }
clock-waits = The clock starts after everyone’s first turn.
clock-days-left = { $days } d { $hours } h

## Turns

undo = Undo
undo-done = Back to my turn
confirm-turn = Done
turn-ending = Your turn is ending. You can still undo it.
# Spoken to who does not see it.
turn-ended = Your turn has ended.
taken-back = Undone.
# On a narrow button.
undo-turn = Undo my turn
undo-turn-hint = Undo my last turn and the bots’ answer
turn-taken-back = Your turn is undone.
undo-turn-none = You have not played yet.
undo-turn-rolled = The die has been rolled again, so earlier rounds stay.
undo-turn-over = The game is over.
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
resume = Resume

## Looking back

moves = Moves
scenes = Scenes
no-moves = Nothing has been played yet.
set-up = The table is set
steps = Step through the game
step-first = To the start
step-back = { $of ->
    [step] One step back
    [scene] The previous scene
    [round] The previous round
   *[turn] The previous turn
}
step-forward = { $of ->
    [step] One step forward
    [scene] The next scene
    [round] The next round
   *[turn] The next turn
}
step-last = Latest move
step-at = { $at ->
    [0] Start
   *[other] { $of ->
        [scene] Scene
        [round] Round
       *[turn] Turn
    } { $at } of { $count }
}
step-every = Every step
step-within = step { $step } of { $steps }
step-at-within = { step-at }, { step-within }
told-by = { $name }: { $text }
back-to-now = Back to now
show-move = { $at ->
    [0] Start
   *[other] { $of ->
        [scene] Scene
        [round] Round
       *[turn] Turn
    } { $at }
}
show-end = To the end
replay-play = { $of ->
    [scene] Play the scenes
    [round] Play the rounds
   *[turn] Play the turns
}
replay-pause = { $of ->
    [scene] Pause the scenes
    [round] Pause the rounds
   *[turn] Pause the turns
}
replay-pace = { $pace ->
    [slow] Replay speed: slow, ½×
    [fast] Replay speed: fast, 2×
   *[normal] Replay speed: normal, 1×
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

ask-takeback = Ask to undo my turn
ask-draw = Offer a draw
ask-pause = Suggest a break
take-pause = Pause
quit-resign = Resign
quit-title-resign = Resign?
quit-text-resign = Your opponent wins.
quit-leave = Leave
quit-title-leave = Leave the game?
quit-text-leave = A bot takes your seat and the others keep playing.
quit-end = End the game
quit-title-end = End this game?
quit-text-end = You cannot continue it later.
keep-playing = Keep playing
offer = Offer
offer-takeback-mine = You asked to undo your last turn.
offer-takeback-theirs = { $name } would like to undo the last turn.
offer-draw-mine = You offered a draw.
offer-draw-theirs = { $name } offers a draw.
offer-pause-mine = You suggested a break.
offer-pause-theirs = { $name } suggests a break.
offer-rematch-mine = You asked for another game.
offer-rematch-theirs = { $name } would like another game.
offer-next-mine = You asked for the second game.
offer-next-theirs = { $name } would like to play the second game, with sides swapped.
offer-declined = { $what ->
    [takeback] { $name } would rather not undo the turn.
    [draw] { $name } does not agree to a draw.
    [pause] { $name } would rather keep playing.
    [action] { $name } would rather not. You can ask again in a minute.
    [next] { $name } doesn’t want to play the second game right now.
   *[rematch] { $name } doesn’t want another game right now.
}
offer-passed = { $what ->
    [takeback] The game has moved on: your turn stays as it was.
    [action] The game has moved on: your proposal no longer stands.
   *[draw] The game has moved on: your draw offer no longer stands.
}
offer-withdrawn = { $name } withdrew the offer.
offer-again = again in { $time }
accept = Accept
decline = No, thanks
withdraw = Withdraw

## Somebody is away

absent-title = Play without them?
absent-do = { $name } is away: play without them?
absent-since = { $name } has been away since { $time }.
absent-stop = Stop waiting
absent-wait = Wait a little longer
absent-later = If nobody is back by { $time }, you can also end the game.
absent-end = Nobody has come back for a long time, so you can end the game here.
claim-win = Claim the win
close-table = Close without a result
lend = Let a bot take over
lend-for = A bot for { $name }
lend-hint = A bot can take over right away. Anyone who comes back can have their seat again.
lent-you = A bot has been playing for you.
reclaim = Take my seat back
download = Download the game

## The end

end-you-win = You win!
end-you-lose = You lost – rematch?
end-wins = { $name } wins
end-draw = A draw
end-share = A tie: { $names } share the win
end-you-share = A tie: you share the win with { $names }
near-points = { $points ->
    [0] Level on points: it could not have been closer!
    [one] So close: just one point short!
   *[other] So close: only { $points } points short!
}
end-alone = The game ends here
end-resigned = { $name } resigned.
end-you-resigned = You resigned.
end-left = { $name } left the game.
end-time = { $name } ran out of time.
end-agreed = You agreed to a draw.
end-abandoned = Nobody came back for a long time, so the table was closed.
end-absent = { $name } did not come back.
end-closed = The others did not come back, so the table was closed without a result.
fold-result = Hide the result
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
fair-dice = Check the dice
fair-dice-text = We showed the fingerprint before the match, and now we show the number it belongs to. The SHA-256 of the number is the fingerprint, and every roll and shuffle of the match comes from that number.
fair-dice-sealed = We showed the fingerprint before the match. We show the number it belongs to once nobody can start with the same luck any more. The SHA-256 of the number is the fingerprint, and every roll and shuffle comes from that number.
fair-commit = Fingerprint
fair-seed = Number
late-mark = out of time, a bot is drawing this round
late-note = { $name } ran out of time, so a bot drew this round.
late-round = A bot drew for { $names }: out of time
deal-results = See the results
fair-check = Check everything in this browser
