### Aya: de tafel in woorden. Terreinen, soorten tegels, dieren en delen van het spel komen als sleutel; $tile, $what, $others en
### $animal komen als woorden, gemaakt met de berichten hieronder.

## Terreinen, tegels, domino’s

aya-terrain = { $terrain ->
    [forest] Bos
    [mountain] Berg
    [desert] Woestijn
    [pole] Pool
    [field] Veld
    [garden] Wondertuin
   *[start] Start
}
aya-kind = { $kind ->
    [bend] bocht
    [fork] splitsing
    [end] monding
   *[source] bron
}
aya-tile = { $terrain ->
    [forest] Bostegel ({ $kind })
    [mountain] Bergtegel ({ $kind })
    [desert] Woestijntegel ({ $kind })
    [pole] Pooltegel ({ $kind })
    [field] Veldtegel ({ $kind })
   *[start] Starttegel
}
aya-domino = { $terrain ->
    [forest] Bosdomino
    [mountain] Bergdomino
    [desert] Woestijndomino
    [pole] Pooldomino
    [field] Velddomino
   *[garden] Wondertuin
}
aya-domino-camera = { $domino } met fototoestel
aya-domino-number = domino { $domino }
aya-and = { $first } en { $last }

## De dieren

aya-animal = { $animal ->
    [eurasian-lynx] Euraziatische lynx
    [blue-morpho] blauwe morpho
    [blue-peacock] blauwe pauw
    [okapi] okapi
    [poison-dart-frog] pijlgifkikker
    [bearded-vulture] lammergier
    [snow-leopard] sneeuwluipaard
    [vicuna] vicuña
    [wild-yak] wilde jak
    [rosalia-longicorn] alpenboktor
    [fennec-fox] fennek
    [arabian-oryx] Arabische oryx
    [desert-beetle] woestijnkever
    [diamondback-rattlesnake] diamantratelslang
    [greater-roadrunner] grote renkoekoek
    [narwhal] narwal
    [emperor-penguin] keizerspinguïn
    [polar-bear] ijsbeer
    [harp-seal] zadelrob
    [snowy-owl] sneeuwuil
    [buff-tailed-bumblebee] aardhommel
    [european-goldfinch] putter
    [common-pipistrelle] gewone dwergvleermuis
    [grove-snail] tuinslak
   *[european-hare] haas
}

## De delen van het spel

aya-phase-hint = { $phase ->
    [first] Wie begint? Iedereen mag kiezen.
    [laying] De eerste speler legt de Starttegel neer.
    [ready] Draai de zandloper om als iedereen klaar is.
    [begin] Begin met bouwen als iedereen klaar is.
    [pause] Handen van de tafel. Overleg, en draai dan de zandloper om.
    [toppling] Duw een domino om, en houd allemaal je adem in.
   *[over] Welke foto’s zijn gelukt?
}

## De tafel

aya-board = De tafel
aya-elsewhere = { $what ->
    [marked] Kijk wat { $name } aanwijst
   *[built] Kijk waar { $name } bouwt
}
aya-table-label = De tafel van bovenaf: { $dominoes ->
    [one] { $dominoes } domino
   *[other] { $dominoes } domino’s
}, { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}, { $animals ->
    [one] { $animals } dier
   *[other] { $animals } dieren
}.
aya-felt = De tafel: wat je vasthoudt, volgt de aanwijzer of de pijltjestoetsen
aya-keys = De pijltjes verplaatsen wat je vasthoudt 5 millimeter, met Shift 1, met Alt een tiende. Q en E draaien het. N gaat naar de volgende goede plek. Enter zet het neer, Escape gaat terug. D trekt, R legt het in je reserve, L, A en P kiezen wat een fototoestel meebrengt, U zet overeind wat gevallen is. Plus en min zoomen, F toont de hele tafel, C volgt de rivier, 1, 2 en 3 veranderen de kijkhoek, met G vul je coördinaten in, met 6 tot 9 roep je iets naar de anderen.
aya-felt-watched = De tafel: je kijkt toe
aya-keys-watched = Plus en min zoomen, F toont de hele tafel, C volgt de rivier, 1, 2 en 3 veranderen de kijkhoek.
aya-seats = Rond de tafel
aya-you = Jij
aya-sand = { $glasses ->
    [1] Zand over in de zandloper
   *[2] Zand over in zandloper { $glass } van 2
}
aya-glass-of = zandloper { $glass } van 2
aya-glass-next = zandloper { $glass }: nog omdraaien
aya-sand-next = Zand in zandloper { $glass } van 2, die nog omgedraaid moet worden
aya-seat-turn = mag nu bouwen
aya-seat-push = mag nu duwen
aya-seat-holds = in de hand: { $domino }
aya-seat-stock = { $count ->
    [one] { $count } domino in voorraad
   *[other] { $count } domino’s in voorraad
}
aya-seat-reserve = { $count } in reserve, { $domino } bovenop

## Hulpmiddelen ernaast

aya-tools = Hulpmiddelen
aya-near = Dichterbij
aya-far = Verder weg
aya-fit = De hele tafel
aya-rules = De regel hiervoor
aya-in-rules = In de regels
aya-more = Meer hulpmiddelen
aya-follow-river = De rivier volgen
aya-map = Kleine kaart van de tafel
aya-follow = Automatische camera
aya-look = Andere kijkhoek
aya-flat = Van bovenaf getekend
aya-flat-now = Tijdens het bouwen wordt de tafel van bovenaf getekend: dit toestel is te traag voor meer. Bij “{ aya-more }” kun je dat veranderen.
aya-helper = Hulp: toont een goede plek
aya-plan = Plan van de bots tonen
aya-helper-says = Hulp:
aya-snaps = Naar goede plekken schuiven
aya-snaps-on = Wat je vasthoudt, schuift naar goede plekken.
aya-snaps-off = Wat je vasthoudt, blijft waar je het houdt.
aya-ping = Iets aanwijzen
aya-calls = Iets roepen naar de anderen

## Korte zinnen van bouwers

phrase-aya-here = Hier, kijk!
phrase-aya-mine = Deze doe ik!
phrase-aya-wait = Wacht!
phrase-aya-gap = Let op de afstand!
phrase-aya-turn = Draai die eens, alsjeblieft.
phrase-aya-help = Help me ze overeind zetten!
phrase-aya-ready = Ik ben er klaar voor.
phrase-aya-lovely = Wat een rivier!
phrase-aya-bravo = Bravo!
phrase-aya-have-forest = Ik heb een Bos!
phrase-aya-have-forest-camera = Ik heb een Bos met fototoestel!
phrase-aya-have-mountain = Ik heb een Berg!
phrase-aya-have-mountain-camera = Ik heb een Berg met fototoestel!
phrase-aya-have-desert = Ik heb een Woestijn!
phrase-aya-have-desert-camera = Ik heb een Woestijn met fototoestel!
phrase-aya-have-pole = Ik heb een Pool!
phrase-aya-have-pole-camera = Ik heb een Pool met fototoestel!
phrase-aya-have-field = Ik heb een Veld!
phrase-aya-have-field-camera = Ik heb een Veld met fototoestel!
phrase-aya-have-garden = Ik heb een Wondertuin!

## Plaatsen met getallen

aya-numbers = Coördinaten invullen
aya-number = { $name ->
    [x] Naar rechts, mm
    [y] Naar boven, mm
   *[a] Kijkrichting, °
}

## Wat er gevraagd wordt

aya-who-begins = Wie begint?
aya-i-begin = Ik begin
aya-prompt-start = Leg de Starttegel neer: hier begint de rivier.
aya-prompt-start-turned = Leg de Starttegel neer: hier begint de rivier. Met de ronde pijlen draai je hem.
aya-prompt-ping = Klik of tik op de tafel waar de anderen moeten kijken.
aya-prompt-put = Zet overeind wat plat ligt voor later, of leg dieren terug op hun plek.
aya-prompt-draw = Trek een domino uit je voorraad.
aya-pushes-all = { $name } duwt alles wat nog staat in één keer om.
aya-late = { $what ->
    [domino] Je tijd voor deze beurt is om: de domino ligt in je reserve.
   *[nothing] Je tijd voor deze beurt is om.
}
aya-prompt-draw-or-take = Trek een domino, of neem de bovenste van je reserve.
aya-prompt-help = Er zijn domino’s gevallen: help ze overeind.
aya-prompt-flat = Zet overeind wat plat ligt voor later: zodra het bouwen stopt, telt het niet meer.
aya-flat-late = { $count ->
    [one] Er ligt nog een domino plat voor later. Als het zand op is, telt zijn dier niet mee.
   *[other] Er liggen nog { $count } domino’s plat voor later. Als het zand op is, tellen hun dieren niet mee.
}
aya-flat-off = { $count ->
    [one] Een dier ligt nog niet terug op zijn domino. Als het zand op is, telt het niet mee.
   *[other] { $count } dieren liggen nog niet terug op hun domino. Als het zand op is, tellen ze niet mee.
}
aya-flat-raise = Overeind zetten
aya-flat-put = Terugleggen
aya-prompt-first = Zet je { $domino } op de Starttegel: daar komt het eerste duwtje.
aya-prompt-stand = Zet je { $domino } ongeveer 2 cm achter de laatste van een rivier.
aya-prompt-hint = Zet je { $domino } waar de hulp hem toont, of waar jij hem liever hebt.
aya-prompt-fork = Als splitsing gooit hij er twee om: elke kant heeft plek voor een eigen dier.
aya-prompt-plan = Overleg, schets je plan op de tafel en draai dan de zandloper om.
aya-prompt-camera = { $domino }: landschap, dier, of gewoon een domino?
aya-prompt-tile = Leg de { $tile } neer: draai hem zo dat een rivier elke toegang kan bereiken.
aya-prompt-camera-stands = Zet nu de fotodomino voor een toegang.
aya-prompt-animal = Zet hem vlak voor of achter een andere domino: het dier rijdt op allebei mee.
aya-prompt-buffer = Leg hem plat naast zijn plek, en zet hem overeind voor het bouwen stopt.
aya-prompt-raise = Zet hem dicht bij zijn plek overeind.
aya-wait = { $domino }: jij komt na { $name }
aya-bring-landscape = Landschap
aya-bring-animal = Dier
aya-bring-plain = Als domino
aya-left = { $count ->
    [0] geen meer over
   *[other] nog { $count }
}
aya-picked = Domino { $domino }
aya-no-place = Er is geen goede plek meer vrij: zet hem waar je wilt.

## Wat de hand kan doen

aya-hand = Je hand
aya-do-draw = Trekken
aya-do-take = Uit de reserve
aya-do-flip = Zandloper omdraaien
aya-do-begin = Beginnen met bouwen
aya-do-wipe = Mijn lijnen wissen
aya-do-left = Naar links draaien
aya-do-right = Naar rechts draaien
aya-do-around = Andersom
aya-do-leave = Terug
aya-do-stand = { $does ->
    [lay] Neerleggen
    [raise] Overeind zetten
    [flat] Plat leggen
    [animal] Beide neerzetten
   *[stand] Neerzetten
}
aya-do-fork = Splitsing
aya-do-buffer = Plat, voor later
aya-do-reserve = Reserve
aya-do-back = Terugleggen
aya-do-raise = Overeind ({ $count } gevallen)
aya-do-raise-flat = Overeind ({ $count } plat)
aya-do-put = Terugleggen: { $animal }

## Wat er gebeurt als je loslaat

aya-hand-falls = Valt, { $pitch } mm na domino { $by }.
aya-hand-waters = Valt en brengt water op de { $tile }.
aya-hand-first = Goed: hier komt het eerste duwtje.
aya-hand-leads = Gooit domino { $next } om, maar wordt zelf nog niet omgegooid.
aya-hand-alone = Nog niet verbonden.
aya-hand-then = Hij gooit domino { $next } om.
aya-hand-then-far = Domino { $far } staat { $over } mm te ver weg.
aya-hand-then-wrong = Domino { $next } kijkt de andere kant op.
aya-hand-too-far = Te ver: { $over } mm buiten bereik van domino { $by }.
aya-hand-skewed = Domino { $by } gooit hem zo niet om: draai hem met de rivier mee.
aya-hand-aside = Domino { $by } valt ernaast, { $aside } mm opzij.
aya-hand-too-close = Te dicht bij domino { $by }: { $pitch } mm, 20 is beter.
aya-hand-breaks = Valt, maar hier zou de rivier breken: { $pitch } mm, 20 is beter.
aya-hand-breaks-turn = Valt, maar hier zou de rivier breken: { $turn }° gedraaid, 15 is beter.
aya-hand-wrong-way = Verkeerd om: domino { $by } zou hem op zijn water gooien.
aya-hand-spoils = Hij zou op de { $tile } vallen en die bederven: verkeerd terrein.
aya-hand-start-here = Goed: hier begint de rivier.
aya-hand-port-met = { $ports ->
    [one] Eén toegang sluit aan op een rivier.
   *[other] { $ports } toegangen sluiten aan op een rivier.
}
aya-hand-port-room = Ruimte bij elke toegang.
aya-hand-port-shut = { $ports ->
    [one] Bij één toegang is geen ruimte.
   *[other] Bij { $ports } toegangen is geen ruimte.
}
aya-hand-camera-fed = Domino { $by } gooit hem op de tegel.
aya-hand-camera-waits = Voor de toegang: leid er een rivier heen.
aya-hand-animal-safe = Rijdt veilig mee: zijn rivier komt van de { $tile }.
aya-hand-animal-open = Het kan hier meerijden. Leid nu { $terrain }domino’s naar een { $terrain }landschap.
aya-hand-animal-near = Maar { $rim } mm van de volgende tegel; { $wanted } is beter, anders kan het erop glijden.
aya-hand-animal-beside = Heel dicht bij de { $tile }: raakt het die aan het eind, dan is zijn foto mislukt.
aya-hand-animal-shares = Het zou zijn stuk rivier delen met de { $animal }: beide foto’s zouden mislukken.
aya-hand-buffer = Hij wacht hier, plat.
aya-hand-hint-place = Hier gaat de rivier verder.
aya-port = { $meets ->
    [river] rivier
    [room] vrij
   *[none] geen ruimte
}

## Einde en punten

end-aya-glass = Het zand is op.
end-aya-stock = Een voorraad is op: geen domino’s meer.
aya-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
aya-headline = { $players ->
    [1] { aya-score }
   *[other] Samen { aya-score }
}
aya-score-parts = { $animals ->
    [one] { $animals } dier
   *[other] { $animals } dieren
} · { $landscapes ->
    [one] { $landscapes } landschap
   *[other] { $landscapes } landschappen
} · { $triptychs ->
    [one] { $triptychs } drieluik
   *[other] { $triptychs } drieluiken
} · { $tokens ->
    [one] { $tokens } penning
   *[other] { $tokens } penningen
}
aya-band-0 = Elke rivier begint als een straaltje, en deze is begonnen.
aya-band-10 = Een eerste wandeling langs de oever, en jullie willen zien wat er na de bocht komt.
aya-band-15 = Modder aan de laarzen en mooie plaatjes: zo leer je de rivier kennen.
aya-band-20 = De rivier heeft zijn bedding gevonden. Er zit nog meer in!
aya-band-25 = Een handvol foto’s voor boven de bank.
aya-band-30 = Een team dat zijn weg vindt: de dorpsbibliotheek vraagt om een tentoonstelling.
aya-band-35 = Bijna professionals. Nog één keer diep ademhalen en de wereld kijkt mee.
aya-band-40 = De tijdschriften bellen: noem je prijs maar.
aya-band-45 = Deze rivier ligt in elke kiosk, van hier tot de Pool.
aya-band-50 = Kippenvel. Bijna niemand heeft water ooit zo zien lopen.
aya-band-55 = Geen druppel gemorst. Knijp jezelf eens: ben je wel wakker?
aya-wave = { $pushes ->
    [1] { $count ->
        [one] Eén golf van { $count } domino.
       *[other] Eén golf van { $count } domino’s.
    }
   *[other] { $count ->
        [one] Langste golf: { $count } domino.
       *[other] Langste golf: { $count } domino’s.
    }
}
aya-tokens = { $kept } van de { $count } penningen over
aya-try = Volgende keer:
aya-try-join = Verbind elk stuk met de rivier voordat het zand op is. Dan is één duwtje genoeg en houden jullie alle penningen.
aya-try-entrances = Zet vlak voor elke in- en uitgang van een landschap een domino, zodat het water de rand raakt.
aya-try-terrain = Gebruik op een landschap alleen domino’s van dat terrein of Tuinen, en laat ze met het water naar boven vallen.
aya-try-animals = Leid vanaf een dier domino’s van zijn terrein helemaal naar een landschap van dat terrein.
aya-try-apart = Zet een splitsing tussen twee dieren: elk wil een eigen stuk rivier.
aya-try-longer = Bouw steeds verder aan het eind van de rivier, met zo’n twee centimeter van domino tot domino.
aya-try-photos = Gebruik meer fototoestellen: elk toestel brengt een landschap of een dier.

## Waarom iets niet kan

aya-refused-not-to-act = Je bent niet aan de beurt.
aya-refused-not-now = Niet in dit deel van het spel.
aya-refused-not-your-turn = Dat kan alleen in je eigen beurt.
aya-refused-hand-full = Je hebt al een domino in de hand: hoogstens één.
aya-refused-hand-empty = Je hebt geen domino in de hand.
aya-refused-reserve-empty = Je reserve is leeg.
aya-refused-no-seat = Die plaats bestaat niet.
aya-refused-tile-in-hand = Leg eerst de tegel neer die je in de hand hebt.
aya-refused-no-tile = Je hebt geen tegel in de hand.
aya-refused-no-camera = Op de domino in je hand staat geen fototoestel.
aya-refused-no-tiles-left = Er is geen tegel van dit terrein meer.
aya-refused-no-animals-left = Er is geen dier van dit terrein meer.
aya-refused-no-garden = Alleen een Tuin kan een splitsing zijn.
aya-refused-declared = Domino { $what } heeft die rol al.
aya-refused-off-table = Dat ligt niet helemaal op de tafel.
aya-refused-overlaps = Daar is geen plek. In de weg: { $what }.
aya-refused-astride = Het dier moet op de fotodomino en op een andere staande domino liggen.
aya-refused-on-tile = Een dier mag niet boven een tegel liggen, hier { $what }.
aya-refused-near-tile = Een dier mag niet op een tegel of er te dicht bij liggen, hier { $what }.
aya-refused-before-port = Vanaf daar zou de fotodomino niet op een toegang van de tegel vallen.
aya-refused-facing-in = De fotodomino moet naar de tegel kijken.
aya-refused-no-domino = Er is geen domino { $what }.
aya-refused-lies = Domino { $what } staat niet.
aya-refused-stands = Domino { $what } staat al.
aya-refused-too-far = Zet domino { $what } dicht bij zijn plek overeind.
aya-refused-no-animal = Dat dier ligt niet op de tafel.
aya-refused-rides = Dit dier is waar het hoort.
aya-refused-start-first = Duw eerst een domino op de Starttegel om.
aya-refused-stuck = Domino { $what } heeft al een duwtje gehad.
aya-refused-pushed-twice = Noem elke domino die je tegelijk duwt één keer, de laagste eerst.
aya-refused-steady = Met een vaste hand laat je los zonder te bewegen.
aya-refused-no-chance = Daar beslist het toeval nu niet over.
aya-refused-nonsense = Zo kunnen domino’s niet vallen.

## Waarom een foto mislukt is

aya-lost-dry-port = Toegang { $port } is droog: de dichtstbijzijnde domino ligt { $away } mm verderop.
aya-lost-dry-port-off = Toegang { $port } is droog: domino { $domino } ligt maar { $away } mm verderop, maar niet op de tegel.
aya-lost-dry-port-none = Toegang { $port } is droog: er ligt { $terrain ->
    [forest] geen Bosdomino
    [mountain] geen Bergdomino
    [desert] geen Woestijndomino
    [pole] geen Pooldomino
   *[field] geen Velddomino
} met het water boven op tafel.
aya-lost-foreign = { $found ->
    [forest] Een Bosdomino
    [mountain] Een Bergdomino
    [desert] Een Woestijndomino
    [pole] Een Pooldomino
   *[field] Een Velddomino
} ({ $domino }) ligt op de tegel.
aya-lost-water-down = Domino { $domino } ligt met het water onder op de tegel.
aya-lost-off-river = Dit dier raakt geen domino van de rivier: de dichtstbijzijnde ligt { $away } mm verderop.
aya-lost-no-river = Dit dier raakt geen domino van de rivier: er is er geen.
aya-lost-wrong-terrain = De rivier die dit dier raakt, is { $terrain ->
    [forest] geen Bos
    [mountain] geen Berg
    [desert] geen Woestijn
    [pole] geen Pool
   *[field] geen Veld
} en geen Tuin.
aya-lost-no-path = { $terrain ->
    [forest] Geen rivier van Bosdomino’s of Tuinen leidt van dit dier naar een Bostegel.
    [mountain] Geen rivier van Bergdomino’s of Tuinen leidt van dit dier naar een Bergtegel.
    [desert] Geen rivier van Woestijndomino’s of Tuinen leidt van dit dier naar een Woestijntegel.
    [pole] Geen rivier van Pooldomino’s of Tuinen leidt van dit dier naar een Pooltegel.
   *[field] Geen rivier van Velddomino’s of Tuinen leidt van dit dier naar een Veldtegel.
}
aya-lost-on-tile = Dit dier ligt niet helemaal buiten de { $tile }.
aya-lost-off-table = Dit dier is van de tafel gevallen.
aya-lost-not-put-on = Dit dier is niet op tijd op zijn domino gelegd.
aya-lost-shared = Dit dier deelt zijn stuk rivier met { $others }.

## Waar de golf stopte

aya-stopped-too-far = Domino { $domino } stond { $over } mm te ver van domino { $by }.
aya-stopped-too-close = Domino { $domino } kreeg geen vaart: { $row } domino’s staan opeengepakt, domino { $next } maar { $gap } mm ervoor.
aya-stopped-skewed = Domino { $domino } stond { $turn }° gedraaid ten opzichte van de val van domino { $by }.
aya-stopped-skewed-aside = Domino { $domino } stond { $aside } mm naast de baan waarin domino { $by } viel.
aya-stopped-skewed-both = Domino { $domino } stond { $aside } mm naast de baan waarin domino { $by } viel, en { $turn }° gedraaid.
aya-stopped-skewed-fell = Domino { $domino } stond { $turn }° gedraaid ten opzichte van de val van domino { $by }, en toont geen water.
aya-stopped-blocked = Domino { $by } raakte domino { $domino }, maar domino { $held } hield hem tegen.
aya-stopped-blocked-before = Domino { $by } viel op domino { $held } en kwam niet bij domino { $domino }.
aya-stopped-blocked-animal = Domino { $by } viel op een dier ({ $animal }) en kwam niet bij domino { $domino }.
aya-stopped-wrong-way = Domino { $domino } stond verkeerd om: domino { $by } gooide hem op zijn water.
aya-stopped-wrong-way-would = Domino { $domino } staat verkeerd om: domino { $by } zou hem op zijn water gooien.
aya-stopped-wrong-way-away = Domino { $by } stond verkeerd om: hij viel van domino { $domino } weg.
aya-stopped-water-down = Domino { $domino } ligt en toont geen water.
aya-stopped-alone = Niets leidt naar domino { $domino }: de dichtstbijzijnde gevallen domino, { $by }, ligt { $away } mm verderop.
aya-stopped-alone-none = Niets leidt naar domino { $domino }: er is niets gevallen.
aya-stopped-pushed-stands = Domino { $domino } kreeg een duwtje, maar viel niet.
aya-stopped-unclear = Domino { $domino } staat nog, hoewel domino { $by } ervoor viel.
aya-behind = { $behind ->
    [one] Erachter staat er nog één.
   *[other] Erachter staan er nog { $behind }.
}
aya-behind-fell = { $behind ->
    [one] Daarna viel er nog één net zo.
   *[other] Daarna vielen er nog { $behind } net zo.
}

## De rivier vanaf Start

aya-river-title = De rivier vanaf Start
aya-river = Rivier vanaf Start: { $count ->
    [0] nog geen domino
    [one] { $count } domino
   *[other] { $count } domino’s
}
aya-river-cut = { $count } afgesneden
aya-river-show = Laat zien waar de rivier ophoudt
aya-river-said = Rivier vanaf Start: { $count ->
    [one] { $count } domino
   *[other] { $count } domino’s
}.{ $cut ->
    [0] { "" }
    [one] { " " }{ $cut } domino is afgesneden.
   *[other] { " " }{ $cut } domino’s zijn afgesneden.
}
aya-river-gap = { $how ->
    [none] Nog geen domino op de Starttegel:
    [passes] Domino { $end } valt langs domino { $domino }:
   *[far] { $cm } cm van domino { $end } naar domino { $domino }:
} { $count ->
    [one] { $count } domino zou blijven staan.
   *[other] { $count } domino’s zouden blijven staan.
}{ $gaps ->
    [1] { "" }
   *[other] { " " }({ $number } van { $gaps })
}
aya-river-gap-label = { $how ->
    [none] nog geen rivier
    [passes] gemist
   *[far] { $cm } cm
}
aya-fallen = { $count ->
    [one] { $count } omgevallen
   *[other] { $count } omgevallen
}

## Het duwtje, de golf, terugkijken

aya-breath = Houd je adem in…
aya-push-title = Kies een domino om te duwen
aya-push-first = Duw domino { $domino }: er vallen er { $count } van de { $standing }
aya-push-best = Het beste eerste duwtje.
aya-push-better = Domino { $domino } gooit er meer om: { $count }.
aya-push-river = Duw domino { $domino }: een rivier van { $count }
aya-push-one = Duw domino { $domino }, die alleen staat
aya-push-cost = { $costs ->
    [free] Dit duwtje is gratis.
    [token] { $tokens ->
        [one] Dit duwtje kost jullie laatste penning.
       *[other] Dit duwtje kost een van jullie { $tokens } penningen.
    }
   *[none] Er zijn geen penningen meer: dit duwtje kost niets.
}
aya-push-how = Veeg door de domino heen, of houd de knop ingedrukt.
aya-push-anybody = { $people ->
    [0] De bots laten dat aan jou over.
   *[other] { $bots ->
        [0] Jullie mogen allemaal duwen.
       *[other] Jullie mogen allemaal duwen; de bots laten dat aan jullie over.
    }
}
aya-push-before = De vorige
aya-push-next = De volgende
aya-push-do = Duwen
aya-push-reach = Binnen bereik: { $photos }.
aya-push-reach-none = Er ligt geen foto binnen bereik.
aya-push-all = Duw ze alle { $count } tegelijk: { $tokens ->
    [0] geen penningen
    [one] { $tokens } penning
   *[other] { $tokens } penningen
}
aya-push-all-idle = Er is niets meer te winnen: duw ze alle { $count } tegelijk ({ $tokens ->
    [0] geen penningen
    [one] { $tokens } penning
   *[other] { $tokens } penningen
})
aya-push-all-sure = Ja, duw ze alle { $count }: dat kost { $tokens ->
    [one] één penning (1 punt)
   *[other] { $tokens } penningen (elk 1 punt)
}
aya-push-all-asks = { $who ->
    [people] De anderen moeten eerst akkoord gaan.
    [both] De andere spelers moeten eerst akkoord gaan; bots doen dat altijd.
   *[bots] Bots gaan altijd akkoord.
}
offer-action-aya-mine = Je stelt voor om de hele rest in één keer om te duwen. Iedereen moet akkoord gaan.
offer-action-aya-theirs = { $name } wil de hele rest in één keer omduwen.
aya-push-pick = Welk duwtje
aya-push-that = Duwtje { $first }: { $fell ->
    [one] { $fell } domino
   *[other] { $fell } domino’s
}
aya-push-those = Duwtjes { $first } tot { $last }: { $fell ->
    [one] { $fell } domino
   *[other] { $fell } domino’s
}
aya-cascade-told = { $fell ->
    [one] { $fell } domino is gevallen,
   *[other] { $fell } domino’s zijn gevallen,
} { $standing ->
    [0] er staat er geen meer.
    [one] { $standing } staat nog.
   *[other] { $standing } staan nog.
}
aya-cascade-follow = De golf volgen
aya-cascade-skip = Naar het einde
aya-again = Nog eens kijken
aya-again-play = Afspelen
aya-again-pause = Pauze
aya-again-close = Sluiten
aya-again-moment = Moment van de cascade
aya-again-at = { $second } van { $seconds } seconden
aya-again-speed = Snelheid
aya-again-times = { $speed }×
aya-again-slow = Slow motion
aya-clip = Filmpje opslaan
aya-clip-recording = Opname: { $percent }%
aya-clip-cancel = Annuleren
aya-clip-saved = Filmpje opgeslagen: { $file } staat bij je downloads.
aya-clip-missing = Deze browser kan geen filmpjes opnemen. Probeer Firefox, Chrome of Safari.
aya-building = Timelapse
aya-building-at = { $shown } van { $count } domino’s
aya-why = Waarom het stopte
aya-why-wait = We bekijken de tafel…
aya-why-none = Niets hield deze golf tegen: hij liep tot het einde.
aya-why-missing = We kunnen dit nu niet uitleggen.
aya-why-at = { $at } van { $count }
aya-why-before = De vorige plek
aya-why-next = De volgende plek

## De telling

aya-count = De telling
aya-count-won = gelukt
aya-count-lost = deze keer niet
aya-count-fresh = nieuw in je album
aya-count-plus = +{ $points }
aya-count-triptych = Drieluik: { $terrain }
aya-count-tokens = { $tokens ->
    [0] Geen penningen over
    [one] Eén penning over
   *[other] { $tokens } penningen over
}
aya-count-skip = Overslaan
aya-count-done = Klaar
aya-album = Gelukte foto’s
aya-to-album = Naar het album
aya-wave-new = Nieuw record: { $team ->
    [yes] jullie langste golf als team!
   *[no] je langste golf in je eentje!
}
aya-wave-best = { $team ->
    [yes] Jullie langste golf als team
   *[no] Je langste golf in je eentje
}: { $count ->
    [one] { $count } domino.
   *[other] { $count } domino’s.
}
aya-best = Je beste score tot nu toe: { aya-score }.
aya-best-new = Je beste score tot nu toe!
aya-result-won = In het album ({ $count })
aya-result-lost = Gemist ({ $count }) – tik er een aan om te zien waarom

## Het volgende doel van het plan

goal-aya-fill-start = Vul eerst de Starttegel: { $dominoes ->
        [one] één domino
       *[other] { $dominoes } domino’s
    }.
goal-aya-fill-tile =
    { $terrain ->
        [forest] Vul de Bostegel met Bos
        [mountain] Vul de Bergtegel met Berg
        [desert] Vul de Woestijntegel met Woestijn
        [pole] Vul de Pooltegel met Pool
       *[field] Vul de Veldtegel met Veld
    }: { $dominoes ->
        [one] één domino
       *[other] { $dominoes } domino’s
    }.
goal-aya-join-tile =
    { $terrain ->
        [forest] Verbind eerst de Bostegel
        [mountain] Verbind eerst de Bergtegel
        [desert] Verbind eerst de Woestijntegel
        [pole] Verbind eerst de Pooltegel
       *[field] Verbind eerst de Veldtegel
    }: { $dominoes ->
        [one] één domino
       *[other] { $dominoes } domino’s
    }.
goal-aya-join-piece = Verbind het losse stuk: { $dominoes ->
        [one] één domino
       *[other] { $dominoes } domino’s
    }.
goal-aya-close-gap = Dicht het gat in de rivier: { $dominoes ->
        [one] één domino
       *[other] { $dominoes } domino’s
    }.
goal-aya-extend = De rivier is compleet: maak hem langer.

## Raad voor beginners, uit het plan van de bots

advice-aya-start = Vanaf deze rand is er plek voor elk landschap.
advice-aya-draw = Trek altijd meteen: dan ben je klaar zodra je aan de beurt bent.
advice-aya-take = Je kunt nu de bovenste domino van je reserve gebruiken.
advice-aya-opens-landscape = { $terrain ->
    [forest] Er is plek voor een Boslandschap: laat het fototoestel het brengen.
    [mountain] Er is plek voor een Berglandschap: laat het fototoestel het brengen.
    [desert] Er is plek voor een Woestijnlandschap: laat het fototoestel het brengen.
    [pole] Er is plek voor een Poollandschap: laat het fototoestel het brengen.
   *[field] Er is plek voor een Veldlandschap: laat het fototoestel het brengen.
}
advice-aya-lays-landscape = Hier kan de rivier binnenstromen, en elke toegang heeft ruimte.
advice-aya-back = Er is geen goede plek meer voor dit landschap.
advice-aya-waters-landscape = { $terrain ->
    [forest] Dit Boslandschap lukt alleen met Bosdomino’s van begin tot eind.
    [mountain] Dit Berglandschap lukt alleen met Bergdomino’s van begin tot eind.
    [desert] Dit Woestijnlandschap lukt alleen met Woestijndomino’s van begin tot eind.
    [pole] Dit Poollandschap lukt alleen met Pooldomino’s van begin tot eind.
   *[field] Dit Veldlandschap lukt alleen met Velddomino’s van begin tot eind.
}
advice-aya-leads-home = { $terrain ->
    [forest] Hier kan een dier meerijden als de rivier tot aan zijn landschap uit Bosdomino’s bestaat.
    [mountain] Hier kan een dier meerijden als de rivier tot aan zijn landschap uit Bergdomino’s bestaat.
    [desert] Hier kan een dier meerijden als de rivier tot aan zijn landschap uit Woestijndomino’s bestaat.
    [pole] Hier kan een dier meerijden als de rivier tot aan zijn landschap uit Pooldomino’s bestaat.
   *[field] Hier kan een dier meerijden als de rivier tot aan zijn landschap uit Velddomino’s bestaat.
}
advice-aya-carries-animal = { $terrain ->
    [forest] Hier heeft het dier een rivier naar een Boslandschap voor zich alleen.
    [mountain] Hier heeft het dier een rivier naar een Berglandschap voor zich alleen.
    [desert] Hier heeft het dier een rivier naar een Woestijnlandschap voor zich alleen.
    [pole] Hier heeft het dier een rivier naar een Poollandschap voor zich alleen.
   *[field] Hier heeft het dier een rivier naar een Veldlandschap voor zich alleen.
}
advice-aya-fork-for-animals = Een Tuin als splitsing maakt hier plek voor nog een dier.
advice-aya-garden-bridges = { $terrain ->
    [forest] Een Tuin vervangt hier een Bosdomino.
    [mountain] Een Tuin vervangt hier een Bergdomino.
    [desert] Een Tuin vervangt hier een Woestijndomino.
    [pole] Een Tuin vervangt hier een Pooldomino.
   *[field] Een Tuin vervangt hier een Velddomino.
}
advice-aya-joins-river = Hij dicht het gat in de rivier.
advice-aya-extends-river = Ga hier verder met de rivier: elk terrein is goed.
advice-aya-keeps-running = Iets beters komt er niet voor deze plek, en zo loopt de golf door.
advice-aya-keep-in-reserve = Hij heeft nog geen goede plek: bewaar hem in je reserve.
advice-aya-turn = Draai hem zo, dan bereikt de rivier hem.
advice-aya-raise = Zet overeind wat gevallen is voordat het bouwen stopt.
advice-aya-put-animal = Dit dier is eraf gegleden: leg het terug op zijn domino.
advice-aya-push = Met een duwtje hier vallen de meeste domino’s.
advice-aya-push-all = Er staan alleen nog losse domino’s: duw ze allemaal tegelijk.

## Dezelfde redenen nog eens, in een paar woorden

aya-brief-opens-landscape = { $terrain ->
    [forest] Plek voor een Boslandschap.
    [mountain] Plek voor een Berglandschap.
    [desert] Plek voor een Woestijnlandschap.
    [pole] Plek voor een Poollandschap.
   *[field] Plek voor een Veldlandschap.
}
aya-brief-lays-landscape = Hier kan de rivier binnenstromen.
aya-brief-waters-landscape = { $terrain ->
    [forest] Bos, dan lukt het landschap.
    [mountain] Berg, dan lukt het landschap.
    [desert] Woestijn, dan lukt het landschap.
    [pole] Pool, dan lukt het landschap.
   *[field] Veld, dan lukt het landschap.
}
aya-brief-leads-home = { $terrain ->
    [forest] Bos, voor een dier dat hier meerijdt.
    [mountain] Berg, voor een dier dat hier meerijdt.
    [desert] Woestijn, voor een dier dat hier meerijdt.
    [pole] Pool, voor een dier dat hier meerijdt.
   *[field] Veld, voor een dier dat hier meerijdt.
}
aya-brief-carries-animal = { $terrain ->
    [forest] Als enige op weg naar een Boslandschap.
    [mountain] Als enige op weg naar een Berglandschap.
    [desert] Als enige op weg naar een Woestijnlandschap.
    [pole] Als enige op weg naar een Poollandschap.
   *[field] Als enige op weg naar een Veldlandschap.
}
aya-brief-joins-river = Dicht het gat.
aya-brief-extends-river = Hier gaat de rivier verder.
aya-brief-keeps-running = Zo loopt de golf door.

## Wat iemand deed, naar het eerste woord van de zet; $what is het tweede

did-aya-first = { $name } kiest wie begint.
did-aya-start = { $name } legt de Starttegel neer.
did-aya-flip = { $name } geeft het startsein.
did-aya-draw = { $name } trekt een domino.
did-aya-take = { $name } neemt een domino uit de reserve.
did-aya-reserve = { $name } legt een domino in de reserve.
did-aya-place = { $name } zet een domino neer.
did-aya-fork = { $name } zet een Tuin neer als splitsing.
did-aya-landscape = { $name } neemt een tegel van een stapel.
did-aya-lay = { $name } legt de tegel neer en zet de domino ervoor.
did-aya-back = { $name } legt de tegel terug.
did-aya-animal = { $name } zet een domino neer met een dier erop.
did-aya-buffer = { $name } legt een domino plat voor later.
did-aya-turn = { $name } draait domino { $what }.
did-aya-declare = { $name } geeft Tuin { $what } een andere rol.
did-aya-raise = { $name } zet domino { $what } overeind.
did-aya-put = { $name } legt een dier terug op zijn plek.
did-aya-push = { $name } duwt domino { $what } om.
did-aya-drew = Er is een domino getrokken.
did-aya-tile = Er is een tegel omgedraaid.
did-aya-meet = Er komt een dier op tafel.
did-aya-rest = Alles is tot rust gekomen.
did-aya-fell = Er zijn domino’s gevallen.
did-aya-glass = Het zand is op.
did-aya-late = De tijd voor de beurt is om.

## Een scène van de herhaling in het kort

aya-scene-glass = zandloper { $glass } begint
aya-scene-sand = zand op: { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } domino’s
}, { $tiles ->
    [one] 1 landschap
   *[other] { $tiles } landschappen
}
aya-scene-built = de rivier staat: { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } domino’s
}
aya-scene-push = duwtje { $push }: { $fell ->
    [0] er viel niets
    [one] 1 domino gevallen
   *[other] { $fell } domino’s gevallen
}
aya-scene-count = { $photos ->
    [0] geen foto
    [one] 1 foto
   *[other] { $photos } foto’s
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## Gezegd door wie met woorden speelt: wat zo geschreven wordt, wordt begrepen (de woorden zijn die van src/rivage/games/aya/speech/vocabulary.py)

aya-phrase-named = { $what ->
    [domino] domino { $number }
   *[river] rivier { $number }
}
aya-phrase-first = speler { $number } begint
aya-phrase-start = start
aya-phrase-start-at = start op { $x } { $y } { $heading }
aya-phrase-flip = draai de zandloper om
aya-phrase-draw = trek
aya-phrase-take = neem uit de reserve
aya-phrase-reserve = reserve
aya-phrase-extend = verleng { aya-phrase-named }
aya-phrase-extend-turned = verleng { aya-phrase-named } { $way ->
    [left] links { $turn }
   *[right] rechts { $turn }
}
aya-phrase-fork = splits { aya-phrase-named }
aya-phrase-cross = doorkruis de tegel { aya-say-tile-name }
aya-phrase-leave = verlaat de tegel { aya-say-tile-name } via toegang { $port }
aya-phrase-landscape = landschap
aya-phrase-lay = leg hem aan het eind van { aya-phrase-named }, toegang { $port }
aya-phrase-lay-beyond = leg hem voorbij de tegel { aya-say-tile-name }, toegang { $port }
aya-phrase-back = leg de tegel terug
aya-phrase-animal = dier op { aya-phrase-named }
aya-phrase-buffer = leg hem plat naast { aya-phrase-named }
aya-phrase-turn = draai domino { $domino } { $way ->
    [left] links { $turn }
   *[right] rechts { $turn }
}
aya-phrase-declare =
    maak van domino { $domino } { $fork ->
        [yes] een splitsing
       *[no] een gewone domino
    }
aya-phrase-raise = zet domino { $domino } overeind
aya-phrase-put = leg het dier terug op domino { $domino }
aya-phrase-push = duw domino { $domino }
aya-phrase-push-all = duw alles

## Met woorden gespeeld

aya-say-kind = { $terrain ->
    [forest] Bos
    [mountain] Berg
    [desert] Woestijn
    [pole] Pool
    [field] Veld
    [garden] Tuin
   *[none] niets
}{ $camera ->
    [yes] { " " }met fototoestel
   *[no] { "" }
}
aya-say-tile-name = { $terrain ->
    [forest] Bos
    [mountain] Berg
    [desert] Woestijn
    [pole] Pool
    [field] Veld
   *[start] Start
}, { aya-kind }
aya-say-way = { $way ->
    [straight] rechtdoor
    [left] { $turn }° naar links gedraaid
   *[right] { $turn }° naar rechts gedraaid
}
aya-say-sand = Het zand loopt: zandloper { $glass } van { $glasses }.
aya-say-phase = { $phase ->
    [first] Eerst: iemand kiest wie begint.
    [laying] Eerst: iemand legt de Starttegel neer. De zandloper is nog niet omgedraaid.
    [ready] Eerst: iemand draait de zandloper om, als iedereen klaar is.
    [begin] Eerst: iemand begint met bouwen, als iedereen klaar is.
    [placing] Jullie bouwen zonder zandloper.
    [pause] De pauze tussen de twee zandlopers.
    [toppling] De rivier wordt omgegooid.
   *[over] Alles is geteld.
}
aya-say-turn = { $player } is aan de beurt.
aya-say-player = { $player }: in de hand { aya-say-kind }, voorraad { $stock }, reserve { $reserve }.
aya-say-player-reserve = { $player }: in de hand { aya-say-kind }, voorraad { $stock }, reserve { $reserve }, bovenop { $top_terrain ->
    [forest] Bos
    [mountain] Berg
    [desert] Woestijn
    [pole] Pool
    [field] Veld
    [garden] Tuin
   *[none] niets
}{ $top_camera ->
    [yes] { " " }met fototoestel
   *[no] { "" }
}.
aya-say-tile-in-hand = Nog neer te leggen: tegel { aya-say-tile-name }.
aya-say-first-wave = Rivier vanaf Start: { $count ->
    [0] nog geen domino
    [one] één domino
   *[other] { $count } domino’s
}{ $cut ->
    [0] { "" }
   *[other] ; { $cut } afgesneden
}.
aya-say-cut-off = Afgesneden: { $count ->
    [one] één domino
   *[other] { $count } domino’s
}, vanaf domino { $domino }, op { $gap } mm van domino { $end }.
aya-say-river-one = Rivier { $river }: alleen domino { $last }, op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-river = Rivier { $river }: { $count } domino’s, van domino { $first } tot domino { $last } op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-river-ends = Rivier { $river }: { $count } domino’s, van domino { $first } tot domino { $last } op x { $x } mm, y { $y } mm, richting { $heading }°; hij eindigt ook met { $others }.
aya-say-terrain = { $terrain ->
    [forest] Bos
    [mountain] Berg
    [desert] Woestijn
    [pole] Pool
    [field] Veld
   *[garden] Tuin
}
aya-say-river-terrain = Rivier { $river } eindigt met { $count ->
    [one] één { aya-say-terrain }domino
   *[other] { $count } { aya-say-terrain }domino’s
}.
aya-say-ahead = Van domino { $domino } naar toegang { $port } van de tegel { aya-say-tile-name }: { $away } mm, { $way ->
    [straight] rechtdoor
    [left] { $turn }° naar links
   *[right] { $turn }° naar rechts
}.
aya-say-rivers = Meer rivieren: { $count }.
aya-say-tile = Tegel { aya-say-tile-name }, op x { $x } mm, y { $y } mm: toegangen { $ports }, vrij { $free ->
    [none] geen
   *[other] { $free }
}.
aya-say-animal = Dier { $animal ->
    [none] onbekend
   *[other] { aya-animal }
}: { $now ->
    [rides] rijdt mee op domino
    [aside] van de tafel genomen, hoort op domino
   *[lies] ligt, hoort op domino
} { $domino }.
aya-say-animal-home = De { aya-animal } heeft een rivier naar een { aya-say-terrain }tegel.
aya-say-animal-tile = De { aya-animal } heeft een { aya-say-terrain }tegel nodig: er ligt er geen op tafel.
aya-say-animal-river = De { aya-animal } heeft een { aya-say-terrain }rivier naar een { aya-say-terrain }tegel nodig: er ontbreekt nog { $away } mm.
aya-say-animal-shares = De { aya-animal } deelt zijn stuk rivier met een ander dier, { aya-say-other }: een splitsing moet ze scheiden.
aya-say-animal-rim = De { aya-animal } ligt heel dicht bij de tegel { aya-say-tile-name }: raakt hij die aan het eind, dan is zijn foto mislukt.
aya-say-other = { $other ->
    [eurasian-lynx] Euraziatische lynx
    [blue-morpho] blauwe morpho
    [blue-peacock] blauwe pauw
    [okapi] okapi
    [poison-dart-frog] pijlgifkikker
    [bearded-vulture] lammergier
    [snow-leopard] sneeuwluipaard
    [vicuna] vicuña
    [wild-yak] wilde jak
    [rosalia-longicorn] alpenboktor
    [fennec-fox] fennek
    [arabian-oryx] Arabische oryx
    [desert-beetle] woestijnkever
    [diamondback-rattlesnake] diamantratelslang
    [greater-roadrunner] grote renkoekoek
    [narwhal] narwal
    [emperor-penguin] keizerspinguïn
    [polar-bear] ijsbeer
    [harp-seal] zadelrob
    [snowy-owl] sneeuwuil
    [buff-tailed-bumblebee] aardhommel
    [european-goldfinch] putter
    [common-pipistrelle] gewone dwergvleermuis
    [grove-snail] tuinslak
   *[european-hare] haas
}
aya-say-animals = Meer dieren: { $count }.
aya-say-fallen = Gevallen domino’s: { $count } ({ $dominoes }).
aya-say-buffer = Domino’s plat voor later: { $count } ({ $dominoes }).
aya-say-tokens = Herstartpenningen over: { $tokens }.
aya-say-score = Punten: { $score }; dieren { $animals }, landschappen { $landscapes }, drieluiken { $triptychs }, penningen { $tokens }.
aya-say-first = { $player } begint.
aya-say-start = Leg de Starttegel neer op x { $x } mm, y { $y } mm, { $heading }° gedraaid.
aya-say-flip = Draai de zandloper om.
aya-say-begin = Begin met bouwen.
aya-say-draw = Trek een domino.
aya-say-take = Neem de bovenste van je reserve: { aya-say-kind }.
aya-say-reserve = Leg hem in je reserve.
aya-say-place-beyond = Zet hem { $away } mm voorbij domino { $domino } van rivier { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-place-on-tile = Zet hem op de tegel { aya-say-tile-name } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-place-there = Zet hem neer op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-fork-beyond = Zet hem als splitsing { $away } mm voorbij domino { $domino } van rivier { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-fork-on-tile = Zet hem als splitsing op de tegel { aya-say-tile-name } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-fork-there = Zet hem als splitsing neer op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-animal-beyond = Zet hem met een dier erop { $away } mm voorbij domino { $domino } van rivier { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-animal-on-tile = Zet hem met een dier erop op de tegel { aya-say-tile-name } (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-animal-there = Zet hem met een dier erop neer op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-animal-near = Zet hem met een dier erop op x { $x } mm, y { $y } mm, richting { $heading }°. Het dier ligt heel dicht bij de tegel { aya-say-tile-name }: raakt het die aan het eind, dan is zijn foto mislukt.
aya-say-landscape = Neem de bovenste tegel van de { $terrain ->
    [forest] Bosstapel
    [mountain] Bergstapel
    [desert] Woestijnstapel
    [pole] Poolstapel
   *[field] Veldstapel
}.
aya-say-lay = Leg de tegel neer op x { $x } mm, y { $y } mm, { $heading }° gedraaid, en zet de domino voor toegang { $port }.
aya-say-back = Leg de tegel terug, en de domino in je reserve.
aya-say-lay-flat = Leg hem plat voor later, met zijn dier erop (x { $x } mm, y { $y } mm, richting { $heading }°).
aya-say-turn-domino = Draai domino { $domino }: { $way ->
    [straight] zoals hij staat
    [left] { $turn }° naar links
   *[right] { $turn }° naar rechts
}.
aya-say-declare =
    Maak van domino { $domino } { $fork ->
        [yes] een splitsing
       *[no] een gewone domino
    }.
aya-say-raise = Zet domino { $domino } op zijn plek overeind.
aya-say-raise-there = Zet domino { $domino } overeind op x { $x } mm, y { $y } mm, richting { $heading }°.
aya-say-put = Leg het dier ({ aya-animal }) terug op x { $x } mm, y { $y } mm.
aya-say-push = Duw domino { $domino } van rivier { $river }: { $count ->
    [one] één domino valt
   *[other] { $count } domino’s vallen
}.
aya-say-push-all = Duw { $count } domino’s tegelijk ({ $dominoes }): elk telt als een duwtje.
aya-say-drew = Er is een domino getrokken: { aya-say-kind }.
aya-say-turned-up = De bovenste tegel: { aya-kind }.
aya-say-meet = Het bovenste dier: { aya-animal }.
aya-say-moved = Domino’s die bewogen: { $count } ({ $dominoes }).
aya-say-glass = Het zand is op.
aya-say-late = De tijd voor de beurt van { $player } is om.
