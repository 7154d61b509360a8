### The rules of Deep River, in our own words. How a section is laid out: web/src/shell/rules/rulesMarkup.ts.

rules-deep-river-aim-title = Goal
rules-deep-river-aim-text =
    Eels and salmon live at the two ends of one river. Each side swims toward the other’s nest, and sends the bear that way too.

    You win when the bear walks into the other nest. If the currents run out first, you win when the bear stands closer to the other nest than to yours.
rules-deep-river-aim-picture = The river at the start: the Eels’ nest on the left, the Salmon’s on the right, seven tiles between them, the bear in the middle of its bank and the three currents at tile 1.

rules-deep-river-table-title = On the table
rules-deep-river-table-text =
    – *The river* is a line: the Eels’ nest, tiles 1, 2 and 3, the big tile (4), tiles 5, 6 and 7, the Salmon’s nest.
    – *Six simple tiles* have room for one fish or one stack each: two Bear, two Advance, one Swap, one Tilt.
    – *The big tile* has room for two.
    – *Five eels and five salmon*: one side of a piece shows one fish (a single), the other shows two (a double). All start as singles in their nest.
    – *Three currents*, each with two faces.
    – *The bear* walks on the bank, along the seven tiles and into the nests. From the big tile, it is 4 steps to either nest.

    Eels swim from tile 1 to tile 7, salmon from tile 7 to tile 1. On your turn, you always push the bear toward the other nest, never toward yours.
rules-deep-river-table-picture = A single eel and a double eel, a single salmon and a double salmon. The dots count the fish.

rules-deep-river-setup-title = Setting up
rules-deep-river-setup-text =
    The six simple tiles are shuffled and laid out, three on each side of the big one. The three currents are thrown, so that chance decides which face is up, and put at tile 1. The bear stands at the big tile. Chance also decides who goes first, unless you chose a side; the rulebook says it is whoever swam last.

    After that, there is no more chance and nothing is hidden.

    One option is the *pie rule*: one player sees the table and chooses who goes first, the other then picks the side to play. Going first is an advantage, so a match with a friend is usually two games on the same table, with sides swapped.

rules-deep-river-turn-title = Your turn
rules-deep-river-turn-text =
    Choose one current that is not tilted, and do what its upper face says. When everything is done, the current drifts to the next tile and flips over. At tile 7, it stays and only flips over.

    You can undo as often as you like until you press Done.

    # Why can’t I choose this current?
    It is tilted: one of your opponent’s fish arrived on Tilt. It stands up again after this turn. At least one current is always free.
rules-deep-river-turn-picture = The blue current shows a 2. After it is played, it drifts from tile 2 to tile 3 and flips over.

rules-deep-river-faces-title = The faces of the currents
rules-deep-river-faces-text =
    – *A number* (1, 2 or 3): move one of your fish that many tiles, then do what the tile it arrives on says.
    – *1 + bear*: move one of your fish 1 tile, do what its tile says, then the bear walks 1 step.
    – *Twice 1*: move a fish 1 tile and do what its tile says, then once more, with the same fish or another.

    One current has 2 and 1 + bear on its faces, one has 3 and twice 1, one has 1 and 2.

    If you can’t move any fish, the move is lost, but the rest of the face still happens. That is very rare.
rules-deep-river-faces-picture = The three currents with both faces. You can tell them apart by their dots as well as their colours.

rules-deep-river-moving-title = Moving a fish
rules-deep-river-moving-text =
    You may move a fish from your nest, one of your fish that is alone on the river, or a stack with your fish on top. A stack moves as one piece.

    Move the full number of tiles toward the other nest. Only the tile it arrives on matters, not what lies on the way. If your fish has no room there, it swims on, tile by tile, to the first with room, or into the other nest.

    # Why can’t I move this fish?
    One of your opponent’s fish is on top of it, and the top one leads the stack.

    # Why did my fish swim farther than the number?
    There was no room on the tile where it should have stopped.
rules-deep-river-moving-picture = The salmon on tile 7 moves 2 tiles. There is a stack on tile 5, which leaves no room, so it swims on to the big tile.

rules-deep-river-stacks-title = Climbing on others
rules-deep-river-stacks-text =
    A fish that swims alone can enter an empty place, or a place where one of your opponent’s fish is alone: it climbs on top, and the stack of two is yours to move. If there is such a fish on the tile, yours *must* climb, even if another place is empty. If there are two of them on the big tile, you choose which.

    It can’t enter a place with one of your own fish or with a stack. A stack can only enter an empty place. A stack never has more than two fish.

    # Why can’t I use the empty place on the big tile?
    One of your opponent’s fish is alone on the other place, and a fish that swims alone must climb on it.
rules-deep-river-stacks-picture = The eel climbs on the salmon that lies alone: the Eels lead this stack now.

rules-deep-river-nest-title = Reaching the other nest
rules-deep-river-nest-text =
    When your fish or stack swims into the other nest, the bear walks 1 step for each single and 2 for each double that arrives, the covered one included: 1 to 4 steps. As an option, only the top fish counts.

    Then everyone goes home: your fish returns to your nest, a fish it carried stays in its own, each with the same side up. Any moves left over are lost. A nest has no other effect.
rules-deep-river-nest-picture = A double eel brings a single salmon into the Salmon’s nest: 2 + 1 make 3 steps for the bear.

rules-deep-river-effects-title = Arriving on a tile
rules-deep-river-effects-text =
    When your current brings a fish to a tile, do what the tile says. You must, even if you would rather not. If it has no target, nothing happens.

    In a stack, the fish on top decides whether a single or a double arrived.

    # Why did nothing happen?
    Bear needs a double, Swap a stack, Tilt a current that may be tilted. A fish moved by Advance triggers no tile.
rules-deep-river-effects-picture = The signs: Bear, Advance, Swap, Tilt and the big tile.

rules-deep-river-bear-title = Bear
rules-deep-river-bear-text =
    If a double arrives, the bear walks 1 step toward the other nest. A single wakes nobody.

rules-deep-river-advance-title = Advance
rules-deep-river-advance-text =
    Move one of your fish 1 tile: the one that arrived or another. The tile it lands on has no effect. If it swims into the other nest, it moves the bear as always.

rules-deep-river-swap-title = Swap
rules-deep-river-swap-text =
    Choose any stack on the river, even one that was just made, and flip it: the lower fish comes out on top, and its side leads the stack.

    # Why must I swap my own stack?
    It is the only one on the river, and if an effect is possible, you must carry it out.
rules-deep-river-swap-picture = Before and after: the stack changes sides.

rules-deep-river-tilt-title = Tilt
rules-deep-river-tilt-text =
    Tilt one current, even the one you are playing: your opponent cannot choose it in the next turn. After that turn it stands up again.

    At least one current must stay free. With two tilted already, nothing happens.
rules-deep-river-tilt-picture = The violet current is tilted: it cannot be chosen.

rules-deep-river-big-title = The big tile
rules-deep-river-big-text =
    – *A single arrives*: flip one of your singles to a double.
    – *A double arrives*: do that, or move one of your fish 1 tile. You may use the effect where it lands, or skip it.

    You may flip any of your singles that you can see: in your nest, alone on the river, or on top of your stack.

    # Why can’t I make this fish a double?
    It is already a double, or one of your opponent’s fish is on top of it.
rules-deep-river-big-picture = An eel arrived on the big tile. The single on tile 2 becomes a double.

rules-deep-river-end-title = The end
rules-deep-river-end-text =
    – *The bear reaches a nest*: its owner loses, at once. The rest of the turn does not happen.
    – *Two currents are at tile 7 at the end of a turn*: the player whose nest is farther from the bear wins. If the bear is at the big tile, it is a draw.
    – *The same position comes up for the third time*: a draw.
    – *Sixty turns have been played*: a draw.

    # Why isn’t the game over, although the second current has reached tile 7?
    The turn is finished first. The bear may still move.
rules-deep-river-end-picture = Two currents are at tile 7, and the bear stands closer to the Salmon’s nest: the Eels win.

rules-deep-river-here-title = Online
rules-deep-river-here-text =
    With a clock, you lose if you run out of time. You can resign, offer a draw, or ask to undo a turn; the other player must agree to the last two.

    We had to decide what the printed rules leave open: how many tiles there are of each kind, what is on the currents, how many steps the bear has to go, and that the third repetition or the sixtieth turn makes a draw.
