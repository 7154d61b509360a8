### Aya op de kaart: titel, wervende tekst, bots, opties, plaatsen. Geladen op de startpagina en aan de tafels.

title-aya = Aya
facts-aya = 1 tot 5 spelers, allemaal samen · vanaf 8 jaar · ongeveer 30 minuten · van Olivier Grégoire en Thibaut Quintens
pitch-aya = Bouw samen een rivier van dominostenen zolang het zand loopt. Daarna bepaalt één duwtje welke foto’s lukken.

album-aya = Dierenalbum
album-of-aya = Het dierenalbum van { $game }

way-alone-hint-aya = alleen jij en de zandloper
fair-dice-aya = Is er eerlijk geschud?
fair-title-aya = Is er eerlijk geschud?
bot-aya-apprentice = Leerling
bot-aya-apprentice-hint = helpt graag mee
bot-aya-builder = Bouwer
bot-aya-builder-hint = weet hoe ver een domino valt
bot-aya-architect = Architect
bot-aya-architect-hint = ziet de hele rivier

option-aya-cameras = Domino’s met een fototoestel
option-aya-cameras-hint = Je hebt alle 40 nodig om elke foto te kunnen maken.
option-aya-cameras-40 = 40, acht per terrein
option-aya-cameras-25 = 25, vijf per terrein
option-aya-table = Tafel
option-aya-table-hint = Hoe groter de tafel, hoe langer de rivier.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, een grote
option-aya-table-90x60 = 90 × 60 cm, voor een korte partij
option-aya-hands = Handen
option-aya-hands-hint = Echte handen kunnen staande domino’s omstoten.
option-aya-hands-steady = vast: wat je zet, blijft staan
option-aya-hands-real = echt: de natuurkunde beslist
variation-aya-real-hands = De volgende keer met echte handen?
variation-aya-real-hands-hint = De natuurkunde beslist waar een domino staat: hij kan wiebelen, omvallen en zijn buren meenemen. Wat tijdens het bouwen valt, zet je weer overeind.
offer-variation-aya-real-hands-mine = Je hebt nog een partij voorgesteld, met echte handen.
offer-variation-aya-real-hands-theirs = { $name } wil graag nog een partij, met echte handen.
option-aya-free_retriggers = Eerste herstart
option-aya-free_retriggers-hint = Kost het eerste duwtje na de start een penning?
option-aya-free_retriggers-1 = gratis
option-aya-free_retriggers-0 = kost een penning
option-aya-patience = Tijd per beurt
option-aya-patience-hint = Daarna gaat de domino naar de reserve.
option-aya-patience-0 = onbeperkt
option-aya-patience-20 = 20 seconden
option-aya-patience-40 = 40 seconden
option-aya-patience-60 = 60 seconden
option-aya-glass = Zandloper
option-aya-glass-hint = Hoelang één zandloper loopt.
option-aya-glass-600 = 10 minuten
option-aya-glass-300 = 5 minuten
option-aya-glass-240 = 4 minuten
option-aya-glass-180 = 3 minuten
option-aya-glass-120 = 2 minuten, voor vlugge vingers
option-aya-glass-0 = geen zand: zo lang je wilt
option-aya-glasses = Aantal zandlopers
option-aya-glasses-hint = Tussen twee zandlopers is er een pauze om plannen te maken.
option-aya-glasses-2 = twee, met een pauze ertussen
option-aya-glasses-1 = één
option-aya-landscapes = Landschappen
option-aya-landscapes-hint = Met maar drie landschappen is de rivier makkelijker te plannen.
option-aya-landscapes-15 = alle 15
option-aya-landscapes-3 = 3: Bos, Woestijn en Pool

## Voor wie voor het eerst speelt

preset-aya-first-river = Eerste rivier
preset-aya-first-river-hint = 4 minuten, een kleine tafel, één lange golf
preset-aya-first-river-about = één zandloper van vier minuten, een kleine tafel en drie landschappen. Bouw één rivier vanaf de Starttegel, duw dan, en kijk hoever de golf komt.
preset-aya-first-river-next = Zin in meer? Het volledige spel heeft twee zandlopers van tien minuten, en vijftien landschappen leiden de rivier over een grotere tafel.

## Wat er aan de tafel loopt

timer-aya-glass = Zand
timer-aya-patience = Beurt
me-best-bots-aya = Beste met bots
me-ladder-aya = Met de bots
me-challenge-aya = Spelen
crown-aya = Kroon: doel gehaald met { $level }
