### Hoe Deep River gespeeld wordt, in onze eigen woorden.

guide-lead-deep-river = Twee spelers, één rivier. De palingen zwemmen de ene kant op, de zalmen de andere, en allebei proberen ze de beer in het nest van de ander te drijven.
dr-guide-goal-title = Doel van het spel
dr-guide-goal = Bereikt de beer een nest, dan verliest de eigenaar meteen. Drijven twee van de drie stromingen eerder naar de laatste tegel, dan wint de speler wiens nest het verst van de beer is; staat de beer bij de middelste tegel, dan is het gelijkspel.
dr-guide-turn-title = Jouw beurt
dr-guide-turn-1 = Kies een stroming die niet gekanteld is en doe wat er op de bovenkant staat.
dr-guide-turn-2 = Een getal: een van je vissen zwemt zoveel tegels. “1 + beer”: een vis zwemt één tegel, daarna doet de beer één stap. “Twee keer 1”: twee keer één tegel, met dezelfde vis of met twee.
dr-guide-turn-3 = Daarna drijft de stroming een tegel verder en wordt omgedraaid. Op de laatste tegel wordt ze alleen omgedraaid.
dr-guide-turn-4 = Tot je je beurt afrondt, mag je zo vaak je wilt een stap terugdoen.
dr-guide-fish-title = Zwemmen
dr-guide-fish-1 = Je zwemt met vissen uit je nest, met je vissen die alleen liggen en met stapels waar jouw vis bovenop ligt. Een stapel zwemt als één geheel.
dr-guide-fish-2 = Een losse vis die bij een losse tegenstander aankomt, klimt erop, en de stapel is van jou. Een stapel heeft een lege plek nodig; stapels zijn nooit hoger dan twee.
dr-guide-fish-3 = Is de plek vol, dan zwemt de vis door naar de eerste vrije.
dr-guide-fish-4 = In het andere nest duwt elke gewone vis die aankomt de beer één stap, en elke dubbele twee. Daarna gaat elke vis naar huis, met dezelfde kant boven.
dr-guide-tiles-title = Waar een vis aankomt
dr-guide-tile-bear = Beer: komt er een dubbele aan, dan doet de beer één stap naar het andere nest.
dr-guide-tile-advance = Vooruit: een van je vissen zwemt nog één tegel, zonder verder effect.
dr-guide-tile-swap = Wissel: draai een stapel op de rivier om, zodat hij van kant wisselt. Het moet, ook als het pijn doet.
dr-guide-tile-tilt = Kantel: kantel een stroming; je tegenstander kan die de volgende beurt niet kiezen. Eén blijft altijd vrij.
dr-guide-tile-big = De grote tegel in het midden: maak een van je gewone vissen dubbel. Een dubbele die aankomt, mag in plaats daarvan een vis één tegel laten zwemmen en daar het effect gebruiken.
dr-guide-tips-title = Drie tips van de oude beer
dr-guide-tip-1 = Een dubbele telt voor twee: hij duwt de beer twee keer zo ver, en alleen dubbele vissen maken op een Beertegel de beer wakker.
dr-guide-tip-2 = Op een tegenstander naar de overkant zwemmen is nooit verspild: de vis die je meeneemt, telt ook.
dr-guide-tip-3 = Houd de laatste tegel in de gaten. Komt daar een tweede stroming aan, dan kan de beer maar beter aan de goede kant staan.
