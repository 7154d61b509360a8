### Deep River op de kaart: titel, wervende tekst, bots, opties, plaatsen. Geladen op de startpagina en aan de tafels.

title-deep-river = Deep River
facts-deep-river = 2 spelers · vanaf 10 jaar · ongeveer 20 minuten · van Jonathan Favre-Godal en Corentin Lebrat
pitch-deep-river = Zalmen en palingen delen één rivier. Gebruik de stroming en stuur de hongerige beer naar het andere nest.

bot-deep-river-first-steps = Kikkervisje
bot-deep-river-first-steps-hint = voor een eerste partij
bot-deep-river-duckling = Eendje
bot-deep-river-duckling-hint = ziet wanneer er winst in zit
bot-deep-river-young-otter = Jonge otter
bot-deep-river-young-otter-hint = snel, niet voorzichtig
bot-deep-river-grey-heron = Blauwe reiger
bot-deep-river-grey-heron-hint = let op jouw antwoord
bot-deep-river-river-guide = Riviergids
bot-deep-river-river-guide-hint = kent de stromingen
bot-deep-river-old-bear = Oude beer
bot-deep-river-old-bear-hint = denkt ver vooruit

mine-score-deep-river = Beer: { $mine ->
    [one] { $mine } stap
   *[other] { $mine } stappen
} van jouw nest, { $others } van het andere

fair-dice-deep-river = Was de opstelling eerlijk?
fair-title-deep-river = Was de opstelling eerlijk?

seat-deep-river-eels = Palingen
seat-deep-river-salmon = Zalmen

option-deep-river-stack_counts = Welke vissen tellen als een stapel het nest bereikt
option-deep-river-stack_counts-both = Beide vissen
option-deep-river-stack_counts-top = Alleen de bovenste vis
option-deep-river-first = Wie begint
option-deep-river-first-hint = Volgens het boekje: wie het laatst heeft gezwommen. Kies je kant en laat die beginnen.
option-deep-river-first-chance = het lot beslist
option-deep-river-first-eels = de palingen
option-deep-river-first-salmon = de zalmen
option-deep-river-pie = Taartregel
option-deep-river-pie-hint = De een kiest wie begint, de ander kiest een kant.
