### The house itself: home page, settings, what every game’s page says. Loaded on every page.

skip = Skip to the content
close = Close
to-home = Home
home-link = Rivage: { to-home }
footer = More pages
notes = Messages
note-dismiss = Dismiss this message
about = About Rivage
me-title = What is yours
me-lead = You are a guest here: no account, no password, no e-mail. Your seats, your name, your album and your settings belong to this browser, unless you keep them with one of these.
accessibility-title = Accessibility
accessibility-lead = Every game here can be played by keyboard alone, by ear, with large letters and at your own pace. This page says how, and what is still missing.
independent = Rivage is an independent project. Every game’s page names its designers, artists and publisher.
how-to-play = How to play
how-to-play-game = How to play { $game }
rules = Rules
rules-of-game = { $game }: the rules

## Settings

settings = Settings
settings-title = Settings
settings-lead = Set things as you like them, in this browser and wherever else you are the same guest.
wishes-playing = Playing
wishes-motion = Motion and sound
language = Language
theme = Appearance
theme-system = As the system
theme-light = Day
theme-dark = Night
speed = Speed of the pieces
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-none = No animation
still = Keep everything still
confirm-wish = Ask before my turn ends
confirm-wish-hint = You can look at your turn and take it back until you press “End my turn”. If you untick this, your last choice ends it at once.
large-pieces = Larger pieces
large-pieces-hint = The board takes the room of what is around it, and buttons grow.
left-handed = For the left hand
left-handed-hint = Buttons and side panels move to the left.
by-words-wish = Play by words
by-words-wish-hint = Every table as text and a list of choices, made for screen readers.
sound = Sound
volume = Volume
sign-out = Sign out everywhere else
sign-out-text = Every other browser that has your guest pass loses it, and with it your seats. This one keeps them. It cannot be undone.
sign-out-yes = Sign the others out
sign-out-no = Leave it
sign-out-done = Only this browser has your seats now.

## Home

home-title = Games by the water
home-lead = Open a link, take a seat and play: with a friend, on one device, or against a bot. No account.
home-games = The games
games-loading = Bringing out the games…
try-again = Try again
offline-note = You are offline. You can read the rules and the album, and step through the matches kept in this browser. Playing comes back by itself, as soon as the connection does.
players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
players-range = { $least } to { $most } players
designed-by = by { $names }
board-coming = This game has no board of its own here yet: you play it by words.
nickname = Your name
playing-as = You play as
change-name = Change
level-legend = { $players ->
    [2] Your opponent
   *[other] Level of the bots
}
play-now = Play now

way-alone = Alone
way-alone-hint = at your own pace
way-bots = With bots
way-bots-hint = at once
way-friends = { $players ->
    [2] Invite a friend
   *[other] Invite friends
}
way-friends-hint = by a link
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
way-daily-begun = Go on with today’s game
way-daily-begun-hint = it waits for you
way-daily-done = { $points ->
    [one] Today’s game: { $points } point
   *[other] Today’s game: { $points } points
}
way-daily-done-hint = see how everybody fared
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
    [one] { $points } point together
   *[other] { $points } points together
}
mine-just-now = just now
mine-won = You won
mine-won-by = { $name } won
mine-lost = You lost
mine-draw = A draw
someone = someone
your-turn-mark = Your turn
table-waiting = waiting for a player
table-playing = being played
table-paused = paused
table-over = finished

## Options of a table

more-options = More options
option-usual = as usual
option-alone = With others: { $usual }. Alone or with bots: { $value }.
option-side = I play
side-any = Either
option-players = Players
option-clock = { $timing ->
    [rounds] Time per round
   *[turns] Clock
}
clock-with-friends = Only with friends who come by a link: otherwise nobody is waiting.
clock-none = No clock
clock-real = { $minutes } min + { $seconds } s a turn
clock-custom = My own…
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
games-usual = Two with a friend, otherwise one
games-one = One game
games-two = Two games, sides swapped
option-other-name = Second player on this device

## The page of a game

play-game = Play { $game }
all-ways = All ways to play
workshop = Workshop
workshop-of = { $game }: the workshop
lesson-of = { $game }: the lesson
lesson-offer = Learn it by playing
lesson-offer-hint = New to it? A few minutes, step by step.
lesson-go-on = Go on with the lesson
lesson-link = Lesson
album = Album
album-of = { $game }: the album
guide-coming = The full guide is still being written. This much is known already:
guide-players = Who can play
guide-options = What you can choose
credits-title = Whose game this is
credits-design = Designed by
credits-art = Illustrated by
credits-advice = Scientific advice by
credits-publisher = Published by
credits-love = If you like it here, you will love it on a real table.
credits-rights = This is an independent implementation, neither made nor endorsed by the publisher. No picture and no sentence of the printed game is used.

## About, and pages that are not there

about-title = About Rivage
about-lead = Rivage is a home for tabletop games by the water. Rules, bots, server and drawings live in one open program that anyone may run.
about-private-title = What we know about you
about-private = A guest cookie that keeps your seat, the nickname you choose, and the moves you make. There is no account, no e-mail, no advertising and no tracking.
about-fair-title = Honest dice
about-fair = Before a match begins, the server shows the fingerprint of a secret number; every draw follows from that number. When the match is over the number is shown too, so anybody can check that nothing was arranged.
about-rights-title = Whose games these are
about-rights = The games were invented by their designers and belong to them and their publishers. This is an independent implementation, made with admiration: the rules are told in our own words, and every picture is our own.
about-source = The program is free software under the MIT licence. The typefaces are Fraunces and Nunito Sans, both under the SIL Open Font License.
lost-title = This path ends in the reeds
lost-text = There is no page at this address. Perhaps a letter of the link was lost?
unreached-title = The server cannot be reached
unreached-text = This page opens by itself as soon as the connection is back.
