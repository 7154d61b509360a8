### Deep River: de tafel in woorden. De kanten zijn e (de Palingen) en s (de Zalmen); de stukken e E s S, met hoofdletters voor de dubbele.

## Kanten, stukken, plekken

dr-side = { $side ->
    [e] Palingen
    [s] Zalmen
   *[none] kant nog niet gekozen
}
dr-pawn = { $pawn ->
    [e] een gewone paling
    [E] een dubbele paling
    [s] een gewone zalm
   *[S] een dubbele zalm
}
dr-stack = { $top } met { $bottom } eronder
# Hetzelfde zonder lidwoord, als naam.
dr-pawn-name = { $pawn ->
    [e] gewone paling
    [E] dubbele paling
    [s] gewone zalm
   *[S] dubbele zalm
}
dr-stack-name = stapel, { $top } op { $bottom }
dr-heap = { $pawn ->
    [e] { $count ->
        [one] één gewone paling
       *[other] { $count } gewone palingen
    }
    [E] { $count ->
        [one] één dubbele paling
       *[other] { $count } dubbele palingen
    }
    [s] { $count ->
        [one] één gewone zalm
       *[other] { $count } gewone zalmen
    }
   *[S] { $count ->
        [one] één dubbele zalm
       *[other] { $count } dubbele zalmen
    }
}
dr-nest = { $side ->
    [e] Palingennest
   *[s] Zalmennest
}
dr-place = { $place ->
    [0] het Palingennest
    [4] de grote tegel
    [8] het Zalmennest
   *[other] tegel { $place }
}
dr-from = { $place ->
    [0] uit het Palingennest
    [4] van de grote tegel
    [8] uit het Zalmennest
   *[other] van tegel { $place }
}
dr-to = { $place ->
    [0] tot in het Palingennest
    [4] naar de grote tegel
    [8] tot in het Zalmennest
   *[other] naar tegel { $place }
}
dr-on = { $place ->
    [0] in het Palingennest
    [4] op de grote tegel
    [8] in het Zalmennest
   *[other] op tegel { $place }
}

## Tegels

dr-tile = { $kind ->
    [B] Beer
    [A] Vooruit
    [S] Wissel
    [T] Kantel
   *[big] Grote tegel
}
# De letter op een tegel.
dr-tile-letter = { $kind ->
    [B] B
    [A] V
    [S] W
    [T] K
   *[big] ★
}
dr-tile-text = { $kind ->
    [B] Komt hier een dubbele vis aan, dan loopt de beer 1 stap naar het andere nest.
    [A] Zwem door: een van je vissen gaat 1 tegel verder. Waar hij aankomt, gebeurt niets meer; komt hij in het andere nest, dan loopt de beer wel.
    [S] Draai één stapel op de rivier om: de onderste vis komt boven, en zijn kant krijgt de stapel.
    [T] Kantel één stroming: je tegenstander kan die de volgende beurt niet kiezen. Er blijft altijd één stroming vrij.
   *[big] Een gewone vis: maak een van je gewone vissen dubbel. Een dubbele: doe dat, of zwem met een vis 1 tegel en gebruik daar het effect als je wilt. Hier is plek voor twee stukken.
}
dr-tile-short = { $kind ->
    [B] dubbel: beer 1 stap
    [A] zwem 1 tegel
    [S] draai een stapel om
    [T] kantel een stroming
   *[big] gewoon wordt dubbel
}
dr-effect = { $tile }: { $effect }
dr-tile-name = { $place ->
    [4] Grote tegel
   *[other] Tegel { $place }, { $kind }
}
dr-tile-about = Wat doet { $kind }? ({ $place ->
    [4] de grote tegel
   *[other] tegel { $place }
})
dr-nest-about = Wat gebeurt er in het { $side ->
    [e] Palingennest
   *[s] Zalmennest
}?
dr-nest-text = { $side ->
    [e] De palingen vertrekken hier, en de zalmen willen hierheen.
   *[s] De zalmen vertrekken hier, en de palingen willen hierheen.
} Een vis die in het andere nest aankomt, duwt de beer die kant op, 1 stap voor elke vis die te zien is, en zwemt dan naar huis. Komt de beer zelf binnen, dan verliest de eigenaar van het nest.

## Stromingen

dr-face = { $face ->
    [bear] 1 + beer
    [twice] twee keer 1
   *[other] { $number }
}
dr-face-text = { $face ->
    [bear] een vis zwemt 1 tegel, daarna loopt de beer 1 stap
    [twice] twee keer zwemt een vis 1 tegel
   *[other] een vis zwemt { $number ->
        [one] 1 tegel
       *[other] { $number } tegels
    }
}
# De drie stromingen heten naar hun kleur; stippen maken ook het verschil.
dr-current = { $number ->
    [1] de blauwe stroming
    [2] de paarse stroming
   *[3] de groene stroming
}
dr-colour = { $number ->
    [1] blauw
    [2] paars
   *[3] groen
}
dr-current-name = { $number ->
    [1] Blauwe
    [2] Paarse
   *[3] Groene
} stroming bij tegel { $tile }: { $face }, andere kant { $back }
dr-current-tilted = gekanteld, deze beurt niet te kiezen
dr-why-turn = Je bent niet aan de beurt.
dr-why-free = Dit kun je nu kiezen.
dr-why-first = Eerst komt iets anders: { $asked }
dr-why-tilted = Je tegenstander heeft { $current } gekanteld: je kunt die deze beurt niet kiezen.
dr-why-marked = Je kunt { $current } niet kantelen: die is al gekanteld.
dr-why-playing = Je speelt { $current }. Ga een stap terug om een andere te kiezen.
dr-why-swap = Alleen een stapel kan worden omgedraaid.
dr-why-cover = Je vis moet op een losse vis van je tegenstander op de grote tegel klimmen.
dr-why-under = Je vis op tegel { $tile } ligt onder een andere: de bovenste vis bepaalt waar de stapel heen gaat.
dr-why-theirs = Die vis is van de { $side }.
dr-why-double = Deze vis is al dubbel.
dr-tilted-text = Je tegenstander heeft deze stroming gekanteld: je kunt die deze beurt niet kiezen. Daarna staat ze weer recht.
dr-current-marked = gekanteld, volgende beurt niet te kiezen
dr-current-playing = wordt gespeeld

## Wat er gebeurt

dr-did-drawn = { $what ->
    [tiles] de rivier: { $value }
    [throw] de stromingen zijn opgegooid: { $value }
   *[first] { $side ->
        [e] de Palingen beginnen
       *[s] de Zalmen beginnen
    }
}
dr-thrown = { $colour } { $face }
dr-did-named = { $name } laat { $side ->
    [e] de Palingen
   *[s] de Zalmen
} beginnen
dr-did-took = { $name } neemt { $side ->
    [e] de Palingen, dus { $other } speelt de Zalmen
   *[s] de Zalmen, dus { $other } speelt de Palingen
}
dr-did-chose = { $name } speelt { $current } ({ $face })
dr-did-swam = { $piece } zwemt { $from } { $to }
dr-did-swam-onto = { $piece } zwemt { $from } { $to } en bedekt { $onto }
dr-did-skipped = { $count ->
    [one] één volle tegel wordt overgeslagen
   *[other] { $count } volle tegels worden overgeslagen
}
dr-did-walked = { $why ->
    [current] door de stroming loopt de beer
   *[other] de beer loopt
} { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} naar { $nest } ({ $left ->
    [one] nog 1 stap
   *[other] nog { $left } stappen
})
dr-did-walked-home = de beer loopt { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}, tot in { $nest }
dr-did-swapped = de stapel { $on } wordt omgedraaid: nu { $piece }
dr-did-doubled = { $pawn } { $on } wordt dubbel
dr-did-tilted = { $current } wordt gekanteld
dr-will-tilted = { $current } wordt gekanteld: je tegenstander kan die de volgende beurt niet kiezen
dr-did-passed = het effect van { $place } blijft ongebruikt
dr-did-voided = { $what ->
    [move] er is geen vis om te verplaatsen
    [B] de Beertegel doet niets voor een gewone vis
    [A] er is geen vis om verder te zwemmen
    [S] er is geen stapel die je kunt omdraaien
    [T] er kan geen stroming meer gekanteld worden
   *[other] er is geen gewone vis meer om dubbel te maken
}
dr-did-ended = de partij is afgelopen
dr-clauses = { $first }; { $rest }

## Een beurt in het kort, overal waar een zet in het voorbijgaan staat

dr-short-swam = { $side ->
    [e] paling { $to }{ $onto ->
        [yes] , op een zalm
       *[no] { "" }
    }
   *[s] zalm { $to }{ $onto ->
        [yes] , op een paling
       *[no] { "" }
    }
}
# Meer keren zwemmen in één beurt; plaatsen zijn nummers van tegels.
dr-short-swims = { $side ->
    [e] paling
   *[s] zalm
} naar { $places }
dr-short-then = { $first }, dan { $then }
dr-short-place = { $place ->
    [0] nest
    [8] nest
   *[other] { $place }
}
dr-short-bear = beer { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
dr-short-bear-home = beer het nest in
dr-short-swapped = { $dense ->
    [yes] stapel om
   *[no] stapel { $on } omgedraaid
}
dr-short-doubled = { $dense ->
    [yes] dubbel
   *[no] { $side ->
        [e] { $count ->
            [one] paling
           *[other] { $count } palingen
        }
       *[s] { $count ->
            [one] zalm
           *[other] { $count } zalmen
        }
    } verdubbeld
}
dr-short-tilted = { $colour } gekanteld
dr-short-chose = { $number ->
    [1] blauwe stroming
    [2] paarse stroming
   *[3] groene stroming
}: { $face }
dr-short-tiles = de rivier ligt klaar
dr-short-throw = de stromingen zijn gegooid
dr-short-took = { $side ->
    [e] neemt de Palingen
   *[s] neemt de Zalmen
}
dr-short-passed = effect van de tegel niet gebruikt
dr-short-voided = geen effect
dr-short-done = einde van de beurt

## Hoe het ervoor staat, en hoe het kan aflopen

dr-fate = { $who ->
    [you] jij wint
    [them] jij verliest
    [e] de Palingen winnen
    [s] de Zalmen winnen
   *[none] gelijkspel
}
# Het bordje bij een nest.
dr-goal = Beer hier:
dr-stand-even = De beer staat in het midden: niemand staat voor.
dr-stand-ahead = { $who ->
    [you] De beer is dichter bij het andere nest: jij staat voor.
    [them] De beer is dichter bij jouw nest: jij staat achter.
    [e] De beer is dichter bij het Zalmennest: de Palingen staan voor.
   *[s] De beer is dichter bij het Palingennest: de Zalmen staan voor.
}
dr-stand-bear = { $steps ->
    [one] Nog één stap van de beer: { $fate }.
   *[other] Nog { $steps } stappen van de beer: { $fate }.
}
dr-stand-current = Nog één stroming aan het eind: { $fate }.
dr-stand-last = De laatste beurt. Zoals de beer nu staat: { $fate }.
dr-stand-turns = { $left ->
    [one] Nog één beurt, dan is het gelijkspel.
   *[other] Nog { $left } beurten, dan is het gelijkspel.
}
dr-stand-again = Deze stelling komt voor de tweede keer voor; de derde keer is het gelijkspel.
dr-will-end = de partij eindigt: { $fate }
dr-will-play = { $current }: { $play }
dr-will-last = deze stroming komt aan het eind en de partij eindigt met jouw beurt (zoals de beer nu staat: { $fate })
dr-done-ends = Als je je beurt afrondt, eindigt de partij: { $fate }.

## Wat er te beslissen is

dr-ask-name = Kies welke kant begint; de ander kiest daarna een kant
dr-ask-take = { $side ->
    [e] De Palingen beginnen. Welke kant neem jij?
   *[s] De Zalmen beginnen. Welke kant neem jij?
}
dr-ask-current = Kies een stroming
dr-ask-fish = { $steps ->
    [one] Kies een vis die 1 tegel zwemt
   *[other] Kies een vis die { $steps } tegels zwemt
}
dr-ask-fish-first = Kies de eerste vis die 1 tegel zwemt
dr-ask-fish-again = Kies een vis, dezelfde of een andere, die nog 1 tegel zwemt
dr-ask-advance = Vooruit: kies een vis die 1 tegel zwemt
dr-ask-bonus = Kies een vis die 1 tegel zwemt
dr-ask-cover = Kies welke vis je bedekt
dr-ask-swap = Wissel: kies welke stapel je omdraait
dr-ask-tilt = Kantel: kies een stroming die je tegenstander niet mag gebruiken
dr-ask-double = Grote tegel: maak een van je gewone vissen dubbel
dr-ask-big = Grote tegel: maak een vis dubbel, of zwem 1 tegel
dr-ask-effect = Het effect van deze tegel gebruiken?
dr-ask-done = Je beurt is klaar: rond hem af, of ga een stap terug

dr-begin = { $side ->
    [e] Palingen beginnen
   *[s] Zalmen beginnen
}
dr-take = { $side ->
    [e] Speel de Palingen
   *[s] Speel de Zalmen
}
dr-use = Gebruiken
dr-pass = Overslaan
dr-way-double = Dubbel maken
dr-way-swim = Zwem 1 tegel
dr-other-action = Doe { $action }

## De tafel

dr-board = De rivier
dr-choices = Wat je kunt kiezen
dr-reading = De stelling, tegel voor tegel
dr-reading-bear = De beer: { $eels ->
    [one] 1 stap
   *[other] { $eels } stappen
} tot het Palingennest, { $salmon ->
    [one] 1 stap
   *[other] { $salmon } stappen
} tot het Zalmennest
dr-reading-nest = { $nest }: { $fish }
dr-reading-tile = { $tile }: { $piece }
dr-reading-big = { $tile }: { $first }; { $second }
dr-empty = leeg
dr-and = { $first } en { $second }
dr-tap-again = Tik nog eens om te kiezen.
dr-pick-label = { $thing }. { $what }
dr-close = Sluiten
dr-legend = Wat de tekens betekenen
dr-rules = In de regels
dr-legend-tiles = Als je vis op een tegel aankomt
dr-legend-more = De stroming, de vissen en de beer
dr-legend-current = Kies een stroming die rechtop staat. Daarna drijft ze een tegel verder en wordt omgedraaid.
dr-legend-stack = Een losse vis bedekt een losse tegenstander: wie bovenop ligt, stuurt de stapel.
dr-legend-bear = Jouw vissen duwen de beer altijd naar het andere nest. Loopt hij een nest in, dan verliest de eigenaar.
dr-legend-end = Liggen aan het eind van een beurt twee stromingen bij tegel 7, dan is de partij afgelopen: het nest dat het verst van de beer is, wint.

## Hoe het afloopt

end-deep-river-bear-home = { $winner ->
    [e] De beer is het Zalmennest in gelopen: de Palingen winnen.
   *[s] De beer is het Palingennest in gelopen: de Zalmen winnen.
}
end-deep-river-currents-home = { $winner ->
    [e] Twee stromingen hebben de laatste tegel bereikt en de beer staat dichter bij het Zalmennest: de Palingen winnen.
   *[s] Twee stromingen hebben de laatste tegel bereikt en de beer staat dichter bij het Palingennest: de Zalmen winnen.
}
end-deep-river-currents-home-draw = Twee stromingen hebben de laatste tegel bereikt en de beer staat precies in het midden: gelijkspel.
dr-near-middle = { $steps ->
    [one] Zo dichtbij! De beer stond maar één stap voorbij het midden.
   *[other] Zo dichtbij! De beer stond maar { $steps } stappen voorbij het midden.
}
end-deep-river-repetition = Dezelfde stelling kwam voor de derde keer voor: gelijkspel.
end-deep-river-too-long = Er zijn zestig beurten gespeeld: gelijkspel.

set-up-deep-river = Begin

## Met woorden gespeeld

deep-river-say-piece = { $piece ->
    [none] leeg
    [e] een gewone paling
    [E] een dubbele paling
    [s] een gewone zalm
    [S] een dubbele zalm
    [es] een gewone zalm met een gewone paling eronder
    [eS] een dubbele zalm met een gewone paling eronder
    [Es] een gewone zalm met een dubbele paling eronder
    [ES] een dubbele zalm met een dubbele paling eronder
    [se] een gewone paling met een gewone zalm eronder
    [sE] een dubbele paling met een gewone zalm eronder
    [Se] een gewone paling met een dubbele zalm eronder
   *[SE] een dubbele paling met een dubbele zalm eronder
}
deep-river-say-place = { $place ->
    [1] , eerste plek
    [2] , tweede plek
   *[0] { "" }
}
deep-river-say-face = { $face ->
    [bear] 1 en de beer
    [twice] twee keer 1
   *[plain] { $steps }
}
deep-river-say-setup = De rivier wordt klaargelegd.
deep-river-say-over = De partij is afgelopen.
deep-river-say-pie = Voor de partij: { $phase ->
    [name] kies welke kant begint
   *[take] kies een kant
}.
deep-river-say-turn = { $side ->
    [e] De Palingen
   *[s] De Zalmen
} zijn aan de beurt: { $phase ->
    [current] kies een stroming
    [fish] kies een vis
    [advance] zwem verder met een vis
    [bonus] zwem met een vis
    [cover] kies welke vis je bedekt
    [swap] draai een stapel om
    [tilt] kantel een stroming
    [big] gebruik de grote tegel
    [effect] gebruik de tegel of niet
   *[done] bevestig de beurt
}.
deep-river-say-bear = De beer: stappen tot het Palingennest { $eels }, tot het Zalmennest { $salmon }.
deep-river-say-slot = Tegel { $tile }, { $kind ->
    [B] Beer
    [A] Vooruit
    [S] Wissel
    [T] Kantel
   *[big] grote tegel
}{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-nest = { $side ->
    [e] Palingennest
   *[s] Zalmennest
}: gewoon { $singles }, dubbel { $doubles }.
deep-river-say-colour = { $current ->
    [1] blauwe
    [2] paarse
   *[3] groene
}
deep-river-say-current = De { deep-river-say-colour } stroming bij tegel { $tile }: { deep-river-say-face }, op de achterkant { $back ->
    [bear] 1 en de beer
    [twice] twee keer 1
   *[plain] { $back_steps }
}; { $now ->
    [playing] wordt gespeeld
    [marked] gekanteld voor de volgende beurt
    [tilted] gekanteld
   *[free] vrij
}.
deep-river-say-play = Speel de { deep-river-say-colour } stroming: { deep-river-say-face }.
deep-river-say-tilt = Kantel de { deep-river-say-colour } stroming.
deep-river-say-swim = Zwem met { deep-river-say-piece } op tegel { $tile }{ deep-river-say-place }.
deep-river-say-swim-nest = Zwem met { deep-river-say-piece } uit het nest.
deep-river-say-cover = Bedek { deep-river-say-piece }.
deep-river-say-swap = Draai { deep-river-say-piece } om, op tegel { $tile }{ deep-river-say-place }.
deep-river-say-double = Maak { deep-river-say-piece } dubbel, op tegel { $tile }{ deep-river-say-place }.
deep-river-say-double-nest = Maak { deep-river-say-piece } in het nest dubbel.
deep-river-say-use = Gebruik de tegel.
deep-river-say-pass = Laat de tegel ongebruikt.
deep-river-say-done = Bevestig de beurt.
deep-river-say-begin = Laat de { $side ->
    [e] Palingen
   *[s] Zalmen
} beginnen.
deep-river-say-take = Neem de { $side ->
    [e] Palingen
   *[s] Zalmen
}.
deep-river-say-first = De { $side ->
    [e] Palingen
   *[s] Zalmen
} beginnen.
deep-river-say-tiles = De tegels liggen zo: { $value }.
deep-river-say-throw = De stromingen vallen zo: { $value }.
