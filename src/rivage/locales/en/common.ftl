### The house itself: home page, settings, names of bots. Loaded on every page.

skip = Skip to the content
close = Close
to-home = Home
footer = More pages
about = About Rivage
independent = Rivage is an independent project. Every game’s page names its designers, artists and publisher.
title-aya = Aya
title-deep-river = Deep River
title-walk-in-the-park = A Walk in the Park
how-to-play-walk-in-the-park = How to play A Walk in the Park
how-to-play = How to play
how-to-play-deep-river = How to play Deep River

## Settings

settings = Settings
language = Language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Night
speed = Speed of the pieces
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-none = No animation
still = Keep everything still
sound = Sound
volume = Volume

## Home

home-title = Games by the water
home-lead = Open a link, take a seat and play: with a friend, on one device, or against a bot. No account.
deep-river-facts = 2 players · about 20 minutes · by Jonathan Favre-Godal and Corentin Lebrat
deep-river-pitch = Salmon and eels share one river, and a hungry bear walks its bank. Ride the currents, climb on your rivals’ backs, and send the bear home to the other nest.
nickname = Your name
level-legend = Your opponent
play-now = Play now
way-friend = Invite a friend
way-friend-hint = by a link
way-hotseat = Two on one device
way-hotseat-hint = pass it across
way-watch = Watch two bots
way-watch-hint = and learn
coming = One more game by the water, Aya, is on its way here.

bot-first-steps = First steps
bot-first-steps-hint = for a first game
bot-river-guide = River guide
bot-river-guide-hint = knows the currents
bot-old-bear = Old bear
bot-old-bear-hint = thinks far ahead

guest-otter = Otter
guest-heron = Heron
guest-kingfisher = Kingfisher
guest-beaver = Beaver
guest-dragonfly = Dragonfly
guest-dipper = Dipper

my-tables = My tables
someone = someone
your-turn-mark = Your turn
table-waiting = waiting for a player
table-playing = being played
table-paused = paused
table-over = finished

## Options of a table

more-options = More options
option-side = I play
side-random = Either
side-eels = Eels
side-salmon = Salmon
option-clock = Clock
clock-none = No clock
clock-real = { $minutes } min + { $seconds } s a turn
clock-custom = My own…
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-minutes = Minutes for the game
clock-increment = Seconds gained each turn
option-games = Length
games-usual = Two games with a friend, else one
games-one = One game
games-two = Two games, sides swapped
option-stack = Fish counted when a stack reaches the nest
stack-both = Both pawns
stack-top = The top pawn only
option-other-name = Second player on this device
option-pie = Share the first move fairly
option-pie-hint = One player says which side begins, the other picks a side.

## About, and pages that are not there

about-title = About Rivage
about-lead = Rivage is a home for tabletop games by the water. Rules, bots, server and drawings live in one open program that anyone may run.
about-private-title = What we know of you
about-private = A guest cookie that keeps your seat, the nickname you choose, and the moves you make. There is no account, no e-mail, no advertising and no tracking.
about-fair-title = Honest dice
about-fair = Before a match begins, the server shows the fingerprint of a secret number; every draw follows from that number. When the match is over the number is shown too, so anybody can check that nothing was arranged.
about-rights-title = Whose games these are
about-rights = The games were invented by their designers and belong to them and their publishers. This is an independent implementation, made with admiration: the rules are told in our own words, and every picture is our own.
about-source = The program is free software under the MIT licence. The typefaces are Fraunces and Nunito Sans, both under the SIL Open Font License.
lost-title = This path ends in the reeds
lost-text = There is no page at this address. Perhaps a letter of the link got lost?

## A Walk in the Park

walk-facts = 1 to 8 players · about 15 minutes · by David Harding
walk-pitch = One die, one pencil, one garden by the harbour. Everybody draws the same path on their own map: close loops, mind the ibis, and be the first to stroll up to the Opera House.
walk-daily = Today’s walk
walk-daily-hint = the same 18 rolls for everyone, once a day
walk-alone = Walk alone
walk-alone-hint = 18 rolls, 18 points
walk-bots = With bots
walk-bots-hint = at once
walk-friends = Invite friends
walk-friends-hint = by a link
walk-device = On one device
walk-device-hint = pass it round
walk-duplicate = Same rolls, each at their time
walk-duplicate-hint = play apart, compare your maps
walk-count = Walkers
walk-level = Level of the bots
walk-clock = Time per round
walk-tie = Tie for most statues
walk-tie-one = one point each
walk-tie-each = every statue counts
clock-rounds = { $seconds ->
    [60] 1 minute a round
    [120] 2 minutes a round
   *[other] { $seconds } seconds a round
}
bot-stroller = Stroller
bot-stroller-hint = enjoys the view
bot-gardener = Gardener
bot-gardener-hint = knows the beds
bot-botanist = Botanist
bot-botanist-hint = thinks a roll ahead
