### A Walk in the Park on its card: title, pitch, bots, options, seats. Loaded on the home page and at its tables.

title-walk-in-the-park = A Walk in the Park
facts-walk-in-the-park = 1 to 8 players · about 15 minutes · by David Harding
pitch-walk-in-the-park = One die, and everybody draws the same path. Close loops, mind the ibis, and reach the Opera House first.

way-daily-walk-in-the-park = Today’s walk
way-daily-hint-walk-in-the-park = the same 18 rolls for everyone, one try
way-daily-begun-walk-in-the-park = Continue today’s walk
way-daily-done-walk-in-the-park = { $points ->
    [one] Today’s walk: { $points } point
   *[other] Today’s walk: { $points } points
}
way-alone-walk-in-the-park = Solo
way-alone-hint-walk-in-the-park = score 18 in 18 rolls
way-duplicate-walk-in-the-park = Same rolls, in your own time
way-duplicate-hint-walk-in-the-park = play apart, compare your maps
option-players-walk-in-the-park = Walkers

bot-walk-in-the-park-stroller = Stroller
bot-walk-in-the-park-stroller-hint = enjoys the view
bot-walk-in-the-park-gardener = Gardener
bot-walk-in-the-park-gardener-hint = knows every flower bed
bot-walk-in-the-park-botanist = Botanist
bot-walk-in-the-park-botanist-hint = thinks a roll ahead

drawn-walk-in-the-park-roll-turn = bend
drawn-walk-in-the-park-roll-straight = straight path
drawn-walk-in-the-park-roll-t = T-junction
drawn-walk-in-the-park-roll-ibis = ibis

option-walk-in-the-park-statue_tie = Tie for most statues
option-walk-in-the-park-statue_tie-one = one point each
option-walk-in-the-park-statue_tie-each = every statue counts
option-walk-in-the-park-sheet = Map
option-walk-in-the-park-sheet-garden = The garden
