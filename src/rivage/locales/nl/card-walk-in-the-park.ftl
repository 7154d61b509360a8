### A Walk in the Park op de kaart: titel, wervende tekst, bots, opties, plaatsen. Geladen op de startpagina en aan de tafels.

title-walk-in-the-park = A Walk in the Park
facts-walk-in-the-park = 1 tot 8 spelers · ongeveer 15 minuten · van David Harding
pitch-walk-in-the-park = Eén dobbelsteen, en iedereen tekent hetzelfde pad. Sluit lussen, pas op voor de ibis en wees als eerste bij het Operahuis.

way-daily-walk-in-the-park = De wandeling van vandaag
way-daily-hint-walk-in-the-park = dezelfde 18 worpen voor iedereen, één poging
way-daily-begun-walk-in-the-park = Verder met de wandeling van vandaag
way-daily-done-walk-in-the-park = { $points ->
    [one] De wandeling van vandaag: { $points } punt
   *[other] De wandeling van vandaag: { $points } punten
}
way-alone-walk-in-the-park = Alleen wandelen
way-alone-hint-walk-in-the-park = 18 punten in 18 worpen
way-duplicate-walk-in-the-park = Dezelfde worpen, ieder op een eigen moment
way-duplicate-hint-walk-in-the-park = speel apart, vergelijk jullie kaarten
option-players-walk-in-the-park = Wandelaars

bot-walk-in-the-park-stroller = Slenteraar
bot-walk-in-the-park-stroller-hint = geniet van het uitzicht
bot-walk-in-the-park-gardener = Tuinier
bot-walk-in-the-park-gardener-hint = kent elk bloemperk
bot-walk-in-the-park-botanist = Botanicus
bot-walk-in-the-park-botanist-hint = denkt een worp vooruit

drawn-walk-in-the-park-roll-turn = bocht
drawn-walk-in-the-park-roll-straight = recht pad
drawn-walk-in-the-park-roll-t = T-splitsing
drawn-walk-in-the-park-roll-ibis = ibis

option-walk-in-the-park-statue_tie = Meeste standbeelden gedeeld
option-walk-in-the-park-statue_tie-one = ieder één punt
option-walk-in-the-park-statue_tie-each = elk standbeeld telt
option-walk-in-the-park-sheet = Kaart
option-walk-in-the-park-sheet-garden = De tuin
