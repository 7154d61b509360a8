### Aya op de kaart: titel, wervende tekst, bots, opties, plaatsen. Geladen op de startpagina en aan de tafels.

title-aya = Aya
facts-aya = 1 tot 5 spelers, allemaal samen · van Olivier Grégoire en Thibaut Quintens
pitch-aya = Samen bouwen jullie een rivier van domino’s over de tafel, terwijl het zand door de zandloper loopt. Leg tegels neer, breng de dieren naar het water en houd dan je adem in: één duwtje, en de golf beslist welke foto’s gelukt zijn.

album-aya = Dierenalbum
album-of-aya = Het dierenalbum van { $game }

way-alone-hint-aya = jij tegen het zand
bot-aya-apprentice = Leerling
bot-aya-apprentice-hint = helpt graag mee
bot-aya-builder = Bouwer
bot-aya-builder-hint = weet hoe ver een domino valt
bot-aya-architect = Architect
bot-aya-architect-hint = ziet de hele rivier

option-aya-cameras = Domino’s met een fototoestel
option-aya-cameras-hint = Alleen met 40 zijn alle foto’s te halen.
option-aya-cameras-40 = 40, acht per terrein
option-aya-cameras-25 = 25, vijf per terrein
option-aya-table = Tafel
option-aya-table-hint = Hoe groter de tafel, hoe langer de rivier.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, een grote
option-aya-table-90x60 = 90 × 60 cm, voor een korte partij
option-aya-hands = Handen
option-aya-hands-hint = Een echte hand kan omstoten wat er al staat.
option-aya-hands-steady = vast: wat je zet, blijft staan
option-aya-hands-real = echt: de natuurkunde beslist
option-aya-free_retriggers = Eerste herstart
option-aya-free_retriggers-hint = Of het eerste duwtje na de start een penning kost.
option-aya-free_retriggers-1 = gratis
option-aya-free_retriggers-0 = kost een penning
option-aya-patience = Tijd per beurt
option-aya-patience-hint = Daarna gaat de domino naar de reserve.
option-aya-patience-20 = 20 seconden
option-aya-patience-10 = 10 seconden
option-aya-patience-30 = 30 seconden
option-aya-patience-60 = 60 seconden
option-aya-patience-0 = onbeperkt
option-aya-glass = Zandloper
option-aya-glass-hint = Hoe lang het zand van elke zandloper loopt.
option-aya-glass-600 = 10 minuten
option-aya-glass-300 = 5 minuten
option-aya-glass-180 = 3 minuten
option-aya-glass-120 = 2 minuten, voor vlugge vingers
option-aya-glass-0 = geen zand: zo lang je wilt

## Wat er aan de tafel loopt

timer-aya-glass = Zand
timer-aya-patience = Beurt
