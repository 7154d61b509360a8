### Messages of Liar's Dice in English: the home page, the table and text play.

## On the home page

title-liars-dice = Liar’s Dice
facts-liars-dice = 2–6 players · 15 minutes
pitch-liars-dice = You know your own dice, and bid on everybody’s. Somebody is bluffing.
bot-liars-dice-bluffer = Bluffer
bot-liars-dice-bluffer-hint = Raises and doubts at random.
bot-liars-dice-counter = Counter
bot-liars-dice-counter-hint = Counts what is likely.
option-liars-dice-dice = Dice for each player
option-liars-dice-dice-5 = five
option-liars-dice-dice-3 = three
option-liars-dice-ones = Ones
option-liars-dice-ones-plain = count as ones
option-liars-dice-ones-wild = count as every face
end-liars-dice-last-dice = One player has dice left.

## At the table

did-liars-dice-roll = The dice are rolled
did-liars-dice-bid = { $name } bids { $what }
did-liars-dice-challenge = { $name } challenges the bid

## Text play

liars-dice-say-ones = { $ones ->
    [wild] Ones count as every face.
   *[plain] Ones count as ones.
}
liars-dice-say-hand = Your dice: { $dice }.
liars-dice-say-dice = { $player }: { $count ->
    [0] out
    [one] 1 die
   *[other] { $count } dice
}.
liars-dice-say-bid = The last bid: { $count } × { $face }.
liars-dice-say-last = The bid { $count } × { $face } was challenged, and { $player } lost a die.
liars-dice-say-shown = { $player } showed { $dice }.
liars-dice-say-roll = Rolled { $dice }
liars-dice-say-choose-bid = Bid { $count } × { $face }
liars-dice-say-challenge = Challenge the bid
