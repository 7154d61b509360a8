### Deep River: der Tisch in Worten. Die Seiten sind e (die Aale) und s (die Lachse); die Fische sind e E s S, groß für doppelte.

## Seiten, Fische, Orte

dr-side = { $side ->
    [e] Aale
    [s] Lachse
   *[none] Seite noch offen
}
dr-pawn = { $pawn ->
    [e] ein Einzelaal
    [E] ein Doppelaal
    [s] ein Einzellachs
   *[S] ein Doppellachs
}
dr-stack = { $top } (darunter { $bottom })
# Dasselbe ohne Artikel, als Name einer Sache.
dr-pawn-name = { $pawn ->
    [e] Einzelaal
    [E] Doppelaal
    [s] Einzellachs
   *[S] Doppellachs
}
dr-stack-name = Stapel, { $top } über { $bottom }
dr-heap = { $pawn ->
    [e] { $count ->
        [one] ein Einzelaal
       *[other] { $count } Einzelaale
    }
    [E] { $count ->
        [one] ein Doppelaal
       *[other] { $count } Doppelaale
    }
    [s] { $count ->
        [one] ein Einzellachs
       *[other] { $count } Einzellachse
    }
   *[S] { $count ->
        [one] ein Doppellachs
       *[other] { $count } Doppellachse
    }
}
dr-nest = { $side ->
    [e] Aalnest
   *[s] Lachsnest
}
dr-place = { $place ->
    [0] Aalnest
    [4] großes Feld
    [8] Lachsnest
   *[other] Feld { $place }
}
dr-from = { $place ->
    [0] aus dem Aalnest
    [4] vom großen Feld
    [8] aus dem Lachsnest
   *[other] von Feld { $place }
}
dr-to = { $place ->
    [0] ins Aalnest
    [4] aufs große Feld
    [8] ins Lachsnest
   *[other] auf Feld { $place }
}
dr-on = { $place ->
    [0] im Aalnest
    [4] auf dem großen Feld
    [8] im Lachsnest
   *[other] auf Feld { $place }
}

## Felder

dr-tile = { $kind ->
    [B] Bär
    [A] Weiter
    [S] Tausch
    [T] Kippen
   *[big] Großes Feld
}
# Der Buchstabe auf einem Feld.
dr-tile-letter = { $kind ->
    [B] B
    [A] W
    [S] T
    [T] K
   *[big] ★
}
dr-tile-text = { $kind ->
    [B] Kommt ein Doppelfisch hier an, geht der Bär 1 Schritt auf das andere Nest zu.
    [A] Schwimm weiter: Einer deiner Fische zieht 1 Feld. Wo er ankommt, passiert nichts mehr; im anderen Nest bewegt er trotzdem den Bären.
    [S] Dreh einen Stapel im Fluss um: Der untere Fisch kommt nach oben, und seine Seite übernimmt den Stapel.
    [T] Kipp eine Strömung: Dein Gegenüber kann sie im nächsten Zug nicht wählen. Eine Strömung bleibt immer frei.
   *[big] Mit einem Einzelfisch: Mach einen deiner Einzelfische zum Doppelfisch. Mit einem Doppelfisch: Mach das, oder schwimm mit einem Fisch 1 Feld und nutze dort den Effekt, wenn du magst. Hier ist Platz für zwei.
}
dr-tile-short = { $kind ->
    [B] Doppelfisch: Bär 1 Schritt
    [A] schwimm 1 Feld
    [S] dreh einen Stapel um
    [T] kipp eine Strömung
   *[big] einzeln wird doppelt
}
dr-effect = { $tile }: { $effect }
dr-tile-name = { $place ->
    [4] Großes Feld
   *[other] Feld { $place }, { $kind }
}
dr-tile-about = Was bewirkt „{ $kind }“? ({ $place ->
    [4] das große Feld
   *[other] Feld { $place }
})
dr-nest-about = Was passiert im { $side ->
    [e] Aalnest
   *[s] Lachsnest
}?
dr-nest-text = { $side ->
    [e] Hier starten die Aale, und hierher wollen die Lachse.
   *[s] Hier starten die Lachse, und hierher wollen die Aale.
} Ein Fisch, der im anderen Nest ankommt, schiebt den Bären darauf zu, 1 Schritt für jeden abgebildeten Fisch, und schwimmt dann heim. Kommt der Bär selbst ins Nest, verliert, wem es gehört.

## Strömungen

dr-face = { $face ->
    [bear] 1 + Bär
    [twice] zweimal 1
   *[other] { $number }
}
dr-face-text = { $face ->
    [bear] ein Fisch schwimmt 1 Feld, dann geht der Bär 1 Schritt
    [twice] zweimal schwimmt ein Fisch 1 Feld
   *[other] ein Fisch schwimmt { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }
}
# Die drei Strömungen heißen nach ihren Farben; auch Punkte unterscheiden sie.
dr-current = { $number ->
    [1] die blaue Strömung
    [2] die violette Strömung
   *[3] die grüne Strömung
}
dr-colour = { $number ->
    [1] blau
    [2] violett
   *[3] grün
}
dr-current-name = { $number ->
    [1] Blaue
    [2] Violette
   *[3] Grüne
} Strömung an Feld { $tile }: { $face }, Rückseite { $back }
dr-current-tilted = gekippt, in diesem Zug nicht wählbar
dr-why-turn = Du bist nicht dran.
dr-why-free = Das kannst du jetzt wählen.
dr-why-first = Zuerst kommt etwas anderes: { $asked }
dr-why-tilted = Dein Gegenüber hat { $current } gekippt: In diesem Zug kannst du sie nicht wählen.
dr-why-marked = Das geht nicht: { $current } ist schon gekippt.
dr-why-playing = Du spielst { $current }. Mach den Schritt rückgängig, um eine andere zu wählen.
dr-why-swap = Nur ein Stapel kann umgedreht werden.
dr-why-cover = Dein Fisch muss auf dem großen Feld einen einzelnen Fisch deines Gegenübers bedecken.
dr-why-under = Dein Fisch auf Feld { $tile } liegt unter einem anderen: Der obere Fisch führt den Stapel.
dr-why-theirs = Das ist ein Fisch der Gegenseite ({ $side }).
dr-why-double = Dieser Fisch ist schon doppelt.
dr-tilted-text = Dein Gegenüber hat diese Strömung gekippt: In diesem Zug kannst du sie nicht wählen. Danach steht sie wieder aufrecht.
dr-current-marked = gekippt, im nächsten Zug nicht wählbar
dr-current-playing = wird gespielt

## Was geschieht

dr-did-drawn = { $what ->
    [tiles] der Fluss: { $value }
    [throw] die Strömungen sind geworfen: { $value }
   *[first] { $side ->
        [e] die Aale beginnen
       *[s] die Lachse beginnen
    }
}
dr-thrown = { $colour } { $face }
dr-did-named = { $name } lässt { $side ->
    [e] die Aale
   *[s] die Lachse
} beginnen
dr-did-took = { $name } nimmt { $side ->
    [e] die Aale, also spielt { $other } die Lachse
   *[s] die Lachse, also spielt { $other } die Aale
}
dr-did-chose = { $name } spielt { $current } ({ $face })
dr-did-swam = { $piece } schwimmt { $from } { $to }
dr-did-swam-onto = { $piece } schwimmt { $from } { $to } (darunter nun { $onto })
dr-did-skipped = { $count ->
    [one] vorbei an einem vollen Feld
   *[other] vorbei an { $count } vollen Feldern
}
dr-did-walked = { $why ->
    [current] die Strömung bewegt den Bären
   *[other] der Bär geht
} { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} Richtung { $nest } ({ $left ->
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
})
dr-did-walked-home = der Bär geht { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} und ist im { $nest }
dr-did-swapped = der Stapel { $on } dreht sich um: nun { $piece }
dr-did-doubled = { $pawn } { $on } wird doppelt
dr-did-tilted = { $current } wird gekippt
dr-will-tilted = { $current } wird gekippt: Dein Gegenüber kann sie im nächsten Zug nicht wählen
dr-did-passed = der Effekt bleibt ungenutzt ({ $place })
dr-did-voided = { $what ->
    [move] kein Fisch kann ziehen
    [B] das Bärenfeld wirkt nicht bei einem Einzelfisch
    [A] kein Fisch kann weiterschwimmen
    [S] es gibt keinen Stapel zum Umdrehen
    [T] keine weitere Strömung lässt sich kippen
   *[other] kein Einzelfisch ist mehr da
}
dr-did-ended = die Partie ist zu Ende
dr-clauses = { $first }; { $rest }

## Ein Zug in Kürze, überall wo ein Zug im Vorbeigehen steht

dr-short-swam = { $side ->
    [e] Aal { $to }{ $onto ->
        [yes] , auf einen Lachs
       *[no] { "" }
    }
   *[s] Lachs { $to }{ $onto ->
        [yes] , auf einen Aal
       *[no] { "" }
    }
}
# Mehrere Wege in einem Zug; Orte sind Nummern von Feldern.
dr-short-swims = { $side ->
    [e] Aal
   *[s] Lachs
} auf { $places }
dr-short-then = { $first }, dann { $then }
dr-short-place = { $place ->
    [0] Nest
    [8] Nest
   *[other] { $place }
}
dr-short-bear = Bär { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
dr-short-bear-home = Bär ins Nest
dr-short-swapped = { $dense ->
    [yes] Stapel
   *[no] Stapel { $on } umgedreht
}
dr-short-doubled = { $dense ->
    [yes] doppelt
   *[no] { $side ->
        [e] { $count ->
            [one] Aal
           *[other] { $count } Aale
        }
       *[s] { $count ->
            [one] Lachs
           *[other] { $count } Lachse
        }
    } verdoppelt
}
dr-short-tilted = { $colour } gekippt
dr-short-chose = { $number ->
    [1] blaue Strömung
    [2] violette Strömung
   *[3] grüne Strömung
}: { $face }
dr-short-tiles = der Fluss liegt aus
dr-short-throw = die Strömungen sind geworfen
dr-short-took = { $side ->
    [e] nimmt die Aale
   *[s] nimmt die Lachse
}
dr-short-passed = Effekt des Feldes nicht genutzt
dr-short-voided = ohne Effekt
dr-short-done = Ende des Zugs

## Wie es steht, und wie es enden kann

dr-fate = { $who ->
    [you] du gewinnst
    [them] du verlierst
    [e] die Aale gewinnen
    [s] die Lachse gewinnen
   *[none] unentschieden
}
# Das Schild an einem Nest.
dr-goal = Bär hier:
dr-stand-even = Der Bär ist in der Mitte: Niemand liegt vorn.
dr-stand-ahead = { $who ->
    [you] Der Bär ist näher am anderen Nest: Du liegst vorn.
    [them] Der Bär ist näher an deinem Nest: Du liegst zurück.
    [e] Der Bär ist näher am Lachsnest: Die Aale liegen vorn.
   *[s] Der Bär ist näher am Aalnest: Die Lachse liegen vorn.
}
dr-stand-bear = { $steps ->
    [one] Noch ein Schritt des Bären: { $fate }.
   *[other] Noch { $steps } Schritte des Bären: { $fate }.
}
dr-stand-current = Noch eine Strömung am Ziel: { $fate }.
dr-stand-last = Der letzte Zug. So, wie der Bär steht: { $fate }.
dr-stand-turns = { $left ->
    [one] Noch ein Zug, dann ist es unentschieden.
   *[other] Noch { $left } Züge, dann ist es unentschieden.
}
dr-stand-again = Diese Stellung kommt zum zweiten Mal vor; beim dritten Mal ist es unentschieden.
dr-will-end = die Partie endet: { $fate }
dr-will-play = { $current }: { $play }
dr-will-last = diese Strömung kommt ans Ziel, und mit deinem Zug endet die Partie (so, wie der Bär steht: { $fate })
dr-done-ends = Beendest du deinen Zug, endet die Partie: { $fate }.

## Was zu entscheiden ist

dr-ask-name = Wähle, welche Seite beginnt; dein Gegenüber wählt dann eine Seite
dr-ask-take = { $side ->
    [e] Die Aale beginnen. Welche Seite nimmst du?
   *[s] Die Lachse beginnen. Welche Seite nimmst du?
}
dr-ask-current = Wähle eine Strömung
dr-ask-fish = { $steps ->
    [one] Wähle einen Fisch, der 1 Feld schwimmt
   *[other] Wähle einen Fisch, der { $steps } Felder schwimmt
}
dr-ask-fish-first = Wähle den ersten Fisch, der 1 Feld schwimmt
dr-ask-fish-again = Wähle noch einen Fisch für 1 Feld, denselben oder einen anderen
dr-ask-advance = Weiter: Wähle einen Fisch, der 1 Feld schwimmt
dr-ask-bonus = Wähle einen Fisch, der 1 Feld schwimmt
dr-ask-cover = Wähle, welchen Fisch du bedeckst
dr-ask-swap = Tausch: Wähle einen Stapel zum Umdrehen
dr-ask-tilt = Kippen: Wähle eine Strömung, die dein Gegenüber nicht nutzen kann
dr-ask-double = Großes Feld: Mach einen Einzelfisch zum Doppelfisch
dr-ask-big = Großes Feld: Mach einen Einzelfisch doppelt, oder schwimm 1 Feld
dr-ask-effect = Den Effekt dieses Feldes nutzen?
dr-ask-done = Dein Zug ist fertig: Beende ihn, oder mach etwas rückgängig

dr-begin = { $side ->
    [e] Aale beginnen
   *[s] Lachse beginnen
}
dr-take = { $side ->
    [e] Die Aale spielen
   *[s] Die Lachse spielen
}
dr-use = Nutzen
dr-pass = Nicht nutzen
dr-way-double = Doppelt machen
dr-way-swim = 1 Feld schwimmen
dr-other-action = { $action } ausführen

## Der Tisch

dr-board = Der Fluss
dr-choices = Was du wählen kannst
dr-reading = Die Stellung, Feld für Feld
dr-reading-bear = Der Bär: { $eels ->
    [one] 1 Schritt
   *[other] { $eels } Schritte
} bis zum Aalnest, { $salmon ->
    [one] 1 Schritt
   *[other] { $salmon } Schritte
} bis zum Lachsnest
dr-reading-nest = { $nest }: { $fish }
dr-reading-tile = { $tile }: { $piece }
dr-reading-big = { $tile }: { $first }; { $second }
dr-empty = leer
dr-and = { $first } und { $second }
dr-tap-again = Tippe noch einmal, um zu wählen.
dr-pick-label = { $thing }. { $what }
dr-close = Schließen
dr-legend = Was die Zeichen bedeuten
dr-rules = In den Regeln
dr-legend-tiles = Wenn dein Fisch auf einem Feld ankommt
dr-legend-more = Strömung, Fische und Bär
dr-legend-current = Wähle eine Strömung, die aufrecht steht. Danach treibt sie ein Feld weiter und dreht sich um.
dr-legend-stack = Ein einzelner Fisch bedeckt einen einzelnen gegnerischen: Der obere führt den Stapel.
dr-legend-bear = Deine Fische schieben den Bären immer auf das andere Nest zu. Geht er in ein Nest, verliert, wem es gehört.
dr-legend-end = Liegen am Ende eines Zugs zwei Strömungen an Feld 7, ist die Partie vorbei: Es gewinnt, wessen Nest weiter vom Bären entfernt ist.

## Enden

end-deep-river-bear-home = { $winner ->
    [e] Der Bär ist im Lachsnest: Die Aale gewinnen.
   *[s] Der Bär ist im Aalnest: Die Lachse gewinnen.
}
end-deep-river-currents-home = { $winner ->
    [e] Zwei Strömungen sind am letzten Feld, und der Bär steht näher am Lachsnest: Die Aale gewinnen.
   *[s] Zwei Strömungen sind am letzten Feld, und der Bär steht näher am Aalnest: Die Lachse gewinnen.
}
end-deep-river-currents-home-draw = Zwei Strömungen sind am letzten Feld, und der Bär steht genau in der Mitte: unentschieden.
dr-near-middle = { $steps ->
    [one] So knapp! Der Bär stand nur einen Schritt jenseits der Mitte.
   *[other] So knapp! Der Bär stand nur { $steps } Schritte jenseits der Mitte.
}
end-deep-river-repetition = Dieselbe Stellung kam zum dritten Mal vor: unentschieden.
end-deep-river-too-long = Sechzig Züge sind gespielt: unentschieden.

set-up-deep-river = Anfang

## In Worten gespielt

deep-river-say-piece = { $piece ->
    [none] leer
    [e] ein Einzelaal
    [E] ein Doppelaal
    [s] ein Einzellachs
    [S] ein Doppellachs
    [es] ein Einzellachs, darunter ein Einzelaal
    [eS] ein Doppellachs, darunter ein Einzelaal
    [Es] ein Einzellachs, darunter ein Doppelaal
    [ES] ein Doppellachs, darunter ein Doppelaal
    [se] ein Einzelaal, darunter ein Einzellachs
    [sE] ein Doppelaal, darunter ein Einzellachs
    [Se] ein Einzelaal, darunter ein Doppellachs
   *[SE] ein Doppelaal, darunter ein Doppellachs
}
deep-river-say-place = { $place ->
    [1] , erster Platz
    [2] , zweiter Platz
   *[0] { "" }
}
deep-river-say-face = { $face ->
    [bear] 1 und der Bär
    [twice] zweimal 1
   *[plain] { $steps }
}
deep-river-say-setup = Der Fluss wird ausgelegt.
deep-river-say-over = Die Partie ist zu Ende.
deep-river-say-pie = Vor der Partie: { $phase ->
    [name] wählen, welche Seite beginnt
   *[take] eine Seite nehmen
}.
deep-river-say-turn = { $side ->
    [e] Die Aale
   *[s] Die Lachse
} sind dran: { $phase ->
    [current] eine Strömung wählen
    [fish] einen Fisch wählen
    [advance] mit einem Fisch weiterschwimmen
    [bonus] mit einem Fisch schwimmen
    [cover] wählen, welcher Fisch bedeckt wird
    [swap] einen Stapel umdrehen
    [tilt] eine Strömung kippen
    [big] das große Feld nutzen
    [effect] das Feld nutzen oder nicht
   *[done] den Zug bestätigen
}.
deep-river-say-bear = Der Bär: Schritte bis zum Aalnest { $eels }, bis zum Lachsnest { $salmon }.
deep-river-say-slot = Feld { $tile }, { $kind ->
    [B] Bär
    [A] Weiter
    [S] Tausch
    [T] Kippen
   *[big] großes Feld
}{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-nest = { $side ->
    [e] Aalnest
   *[s] Lachsnest
}: einzeln { $singles }, doppelt { $doubles }.
deep-river-say-colour = { $current ->
    [1] blaue
    [2] violette
   *[3] grüne
}
deep-river-say-current = Die { deep-river-say-colour } Strömung an Feld { $tile }: { deep-river-say-face }, auf der Rückseite { $back ->
    [bear] 1 und der Bär
    [twice] zweimal 1
   *[plain] { $back_steps }
}; { $now ->
    [playing] wird gespielt
    [marked] gekippt für den nächsten Zug
    [tilted] gekippt
   *[free] frei
}.
deep-river-say-play = Die { deep-river-say-colour } Strömung spielen: { deep-river-say-face }.
deep-river-say-tilt = Die { deep-river-say-colour } Strömung kippen.
deep-river-say-swim = Losschwimmen von Feld { $tile }{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-swim-nest = Losschwimmen aus dem Nest: { deep-river-say-piece }.
deep-river-say-cover = Bedecken: { deep-river-say-piece }.
deep-river-say-swap = Umdrehen auf Feld { $tile }{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-double = Doppelt machen auf Feld { $tile }{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-double-nest = Doppelt machen im Nest: { deep-river-say-piece }.
deep-river-say-use = Das Feld nutzen.
deep-river-say-pass = Das Feld nicht nutzen.
deep-river-say-done = Den Zug bestätigen.
deep-river-say-begin = { $side ->
    [e] Die Aale
   *[s] Die Lachse
} beginnen lassen.
deep-river-say-take = { $side ->
    [e] Die Aale
   *[s] Die Lachse
} nehmen.
deep-river-say-first = { $side ->
    [e] Die Aale
   *[s] Die Lachse
} beginnen.
deep-river-say-tiles = Die Felder liegen so: { $value }.
deep-river-say-throw = Die Strömungen fallen so: { $value }.
