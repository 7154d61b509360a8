### The house itself: home page, settings, what every game’s page says. Loaded on every page.

skip = Skip to the content
close = Close
to-home = Home
home-link = Rivage: { to-home }
footer = More pages
notes = Messages
note-dismiss = Dismiss this message
about = About Rivage
me-title = Your profile
me-lead = You are a guest here: no account, no password, no e-mail. Your seats, name, album and settings stay in this browser, unless you keep them in one of these ways.
accessibility-title = Accessibility
accessibility-lead = You can play every game here by keyboard alone, by ear, in large print and at your own pace. This page shows how, and what is still missing.
independent = Rivage is an independent project. Every game’s page names its designers, artists and publisher.
how-to-play = How to play
how-to-play-game = How to play { $game }
rules = Rules
rules-of-game = { $game }: the rules

## Settings

settings = Settings
settings-title = Settings
settings-lead = These settings follow you on every device you sign in on.
wishes-playing = Playing
wishes-motion = Motion and sound
language = Language
theme = Appearance
theme-system = Match system
theme-light = Light
theme-dark = Dark
speed = Animation speed
speed-calm = Slow
speed-normal = Normal
speed-quick = Fast
speed-none = No animation
still = No motion
confirm-wish = Confirm every move
confirm-wish-hint = Your first tap or click only shows the move, and your turn ends when you press “Done”. Without this, your turn ends by itself when nothing is left to do; you have two seconds to undo it.
large-pieces = Bigger board and buttons
large-pieces-hint = The board fills the space around it.
left-handed = Left-handed layout
left-handed-hint = Buttons and side panels move to the left.
by-words-wish = Play by words
by-words-wish-hint = Every table as text and a list of choices, made for screen readers.
sound = Sound
volume = Volume
sign-out = Sign out everywhere else
sign-out-text = Every other browser that is signed in as you loses your seats. This one keeps them. You can’t undo this.
sign-out-yes = Sign the others out
sign-out-no = Cancel
sign-out-done = You are now signed in on this browser only.

## Home

home-title = Games by the water
home-lead = Pick a game and play at once: alone, with a friend or against a bot. No account.
games-loading = Bringing out the games…
try-again = Try again
offline-note = You are offline. You can still read the rules and the album, and replay the matches saved in this browser. You can play again as soon as the connection is back.
players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
players-range = { $least } to { $most } players
designed-by = by { $names }
board-coming = This game has no board here yet, so you play it by words.
nickname = Your name
playing-as = You are playing as
change-name = Change
level-legend = { $players ->
    [2] Your opponent
   *[other] Bot level
}
play = Play
play-alone = solo
play-against = against { $name }
play-bots = { $count ->
    [1] with a bot
    [2] with two bots
    [3] with three bots
   *[other] with { $count } bots
}
play-again = Play again
more-ways = More ways to play
welcome-back = Welcome back
welcome-back-name = Welcome back, { $name }
left-off = Where you left off
today = Today

way-alone = Solo
way-alone-hint = at your own pace
way-bots = With bots
way-bots-hint = right away
way-friends = { $players ->
    [2] Invite a friend
   *[other] Invite friends
}
way-friends-hint = with a link
preset-full = Play the full game
preset-friends = With friends
preset-friends-hint = up to { $count } people and a bot
way-device = { $players ->
    [2] Two on one device
   *[other] On one device
}
way-device-hint = { $players ->
    [2] pass it across
   *[other] pass it round
}
way-watch = { $players ->
    [2] Watch two bots
   *[other] Watch the bots
}
way-watch-hint = and learn
way-daily = Today’s game
way-daily-hint = the same luck for everyone, one try
way-daily-begun = Continue today’s game
way-daily-begun-hint = it’s waiting for you
way-daily-done = { $points ->
    [one] Today’s game: { $points } point
   *[other] Today’s game: { $points } points
}
way-daily-done-hint = see how everyone did
group-untitled = Daily with friends
way-daily-done-rank = Place { $rank } of { $count }: see all results
way-duplicate = Same luck, in your own time
way-duplicate-hint = play apart, compare your results

guest-otter = Otter
guest-heron = Heron
guest-kingfisher = Kingfisher
guest-beaver = Beaver
guest-dragonfly = Dragonfly
guest-dipper = Dipper

my-tables = My tables
my-past-tables = Finished
all-my-tables = All my tables ({ $count })
mine-with = with { $names }
mine-alone = alone
mine-daily = the game of { $date }
mine-device = { $names } on one device
mine-bot = { $name } (bot)
mine-turn = { $name } to play
mine-others-turn = the others to play
mine-score = You { $mine } – { $others }
mine-points = { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}
mine-together = { $points ->
    [one] { $points } point as a team
   *[other] { $points } points as a team
}
mine-just-now = just now
mine-won = You won
mine-won-by = { $name } won
mine-lost = You lost
mine-draw = A draw
someone = someone
your-turn-mark = Your turn
table-waiting = waiting for a player
table-playing = in progress
table-paused = paused
table-over = finished

## Options of a table

more-options = More options
option-usual = default
option-alone = With others: { $usual }. Alone or with bots: { $value }.
option-side = My side
side-any = Either
option-players = Players
option-clock = { $timing ->
    [rounds] Time per round
   *[turns] Clock
}
clock-with-friends = Only with friends who join by link. Bots never keep you waiting.
clock-none = No clock
clock-real = { $minutes } min + { $seconds } s a turn
clock-custom = Custom…
clock-rounds = { $seconds ->
    [60] 1 minute a round
    [120] 2 minutes a round
   *[other] { $seconds } seconds a round
}
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $timing ->
    [rounds] a round
   *[turns] a turn
}
clock-minutes = Minutes for the game
clock-increment = Seconds gained each turn
option-games = Length
games-usual = Two games with a friend, one against a bot
games-one = One game
games-two = Two games, sides swapped
option-other-name = Second player on this device

## The page of a game

play-game = Play { $game }
all-ways = All ways to play
workshop = Workshop
workshop-of = { $game }: the workshop
lesson-of = { $game }: the lesson
lesson-offer = { $minutes ->
    [0] Learn it by playing
   *[other] Learn in { $minutes } minutes
}
lesson-go-on = Continue the lesson
lesson-link = Lesson
crown = Crown: you have beaten { $level }
album = Album
album-of = { $game }: the album
guide-coming = The full guide is still being written. Here is what we know so far:
guide-players = Who can play
guide-options = Options
credits-title = Credits
credits-design = Designed by
credits-art = Illustrated by
credits-advice = Scientific advice by
credits-publisher = Published by
credits-love = If you like it here, you will love it on a real table.
credits-rights = This is an independent version, neither made nor endorsed by the publisher. It uses no picture and no sentence from the printed game.

## About, and pages that are not there

about-title = About Rivage
about-lead = Rivage is a home for tabletop games by the water. Rules, bots, server and drawings live in one open program that anyone may run.
about-private-title = What we know about you
about-private = A guest cookie that keeps your seat, the nickname you choose, and the moves you make. There is no account, no e-mail, no advertising and no tracking.
about-fair-title = Honest dice
about-fair = Before a match begins, the server shows the fingerprint of a secret number. Every roll and every shuffle comes from that number. When the match is over, we show the number too, so anyone can check that nothing was rigged.
about-rights-title = Who owns these games
about-rights = The games were invented by their designers and belong to them and their publishers. This is an independent version, made with admiration: the rules are in our own words, and every picture is our own.
about-source = The program is free software under the MIT licence. The typefaces are Fraunces and Nunito Sans, both under the SIL Open Font License.
lost-title = This path ends in the reeds
lost-text = There is no page at this address. Is the link complete?
unreached-title = The server cannot be reached
unreached-text = This page will open as soon as the connection is back.
