### A Walk in the Park: das Blatt in Worten. Die Kästchen heißen A1 bis E5, die Arme N E S W, die Würfe turn, straight, t und ibis.

wp-board = Der Garten
wp-close = Schließen
wp-and = { $first } und { $last }
wp-then = { $first }; { $then }
wp-seat = Stift { $number }

## Das Blatt

# So, dass „besucht …“ davor passt.
wp-monument = { $name ->
    [opera-house] das Opernhaus
    [macquaries-chair] Mrs Macquarie’s Chair
    [government-house] das Government House
    [moreton-bay-fig] die Moreton-Bay-Feige
    [choragic-monument] das Choregische Denkmal
    [lion-gate] das Löwentor
    [calyx] The Calyx
   *[duck-pond] den Ententeich
}
wp-monument-name = { $name ->
    [opera-house] Opernhaus
    [macquaries-chair] Mrs Macquarie’s Chair
    [government-house] Government House
    [moreton-bay-fig] Moreton-Bay-Feige
    [choragic-monument] Choregisches Denkmal
    [lion-gate] Löwentor
    [calyx] The Calyx
   *[duck-pond] Ententeich
}
wp-kind = { $kind ->
    [turn] Kurve
    [straight] Gerade
    [t] T-Stück
    [cross] gedruckte Kreuzung
   *[ibis] Ibis
}
wp-arm = { $arm ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
wp-piece = { $kind }, { $arms }
wp-square = { $square }: { $what }.
wp-empty = leer
wp-joined = mit der Kreuzung verbunden
wp-not-joined = noch nicht verbunden
wp-square-monument = { $name }, { $state ->
    [visited] besucht
    [shut] vom Ibis versperrt
   *[open] nicht besucht
}{ $first ->
    [mine] , Punkt für den ersten Besuch gehört dir.
    [gone] , Punkt für den ersten Besuch ist weg.
   *[free] , Punkt für den ersten Besuch noch zu haben.
}
wp-your-sheet = Karte von { $name }
wp-sheet-words = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $visits ->
    [one] { $visits } Besuch
   *[other] { $visits } Besuche
}, { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
}, { $ibis ->
    [one] { $ibis } Ibis
   *[other] { $ibis } Ibisse
}, { $free } Kästchen frei
wp-look-at = Die Karte von { $name } ansehen: { $sheet }
wp-legend = Was die Zeichen bedeuten
wp-rules = In den Regeln
wp-legend-mark = { $mark ->
    [joined] Orange: ein Weg, der mit der Kreuzung verbunden ist. Er besucht das Wahrzeichen seines Kästchens.
    [apart] Blass: ein Weg, der noch nicht verbunden ist.
    [circled] Eingekreist: Du warst zuerst da, 1 Punkt.
    [crossed] Durchgestrichen: Jemand anders war zuerst da. Besuchen kannst du es trotzdem.
    [statue] Eine Statue: Vier Wege schließen sich um sie zum Rundweg.
   *[ibis] Ein Ibis belegt sein Kästchen; ein Wahrzeichen dort bleibt für immer versperrt. Spielt ihr zu mehreren, endet der Spaziergang mit dem sechsten Ibis auf einer Karte.
}

## Was ein Strich bewirkt

wp-closes = { $count ->
    [one] schließt einen Rundweg: eine Statue
   *[other] schließt { $count } Rundwege: { $count } Statuen
}
wp-visits = besucht { $monument }
wp-visits-first = besucht { $monument } vor allen anderen
wp-joins = { $count ->
    [one] verbindet sich mit der Kreuzung
   *[other] verbindet { $count } Kästchen mit der Kreuzung
}
wp-shuts = versperrt { $monument }
wp-raises = noch eine Statue
wp-change-cost = Macht ein T daraus: kostet 3 Punkte.
wp-ghost-nothing = Noch nicht verbunden.
wp-ghost-ibis = Ein Ibis, fern der Wahrzeichen.

wp-said-draw = { $square }: { $piece }
wp-said-change = { $square } wird ein T, geöffnet nach { $arm }
wp-said-tick = Bonus „{ $bonus }“
wp-said-nothing = nichts zu zeichnen
wp-said-causes = { $said } ({ $causes })
wp-told = { $name }: { $text }
wp-did-roll = { $roll ->
    [turn] Wurf: Kurve
    [straight] Wurf: Gerade
    [t] Wurf: T-Stück
   *[ibis] Wurf: Ibis
}

## Eine Runde in Kürze, überall wo sie im Vorbeigehen steht

wp-short-draw = { $kind ->
    [turn] Kurve
    [straight] Gerade
    [t] T-Stück
   *[ibis] Ibis
} auf { $square }
wp-short-squares = { $roll ->
    [turn] Kurve
    [straight] Gerade
    [t] T-Stück
   *[ibis] Ibis
}: { $squares }
wp-short-change = { $square } wird T
wp-short-none = kein Platz
wp-short-statues = { $count ->
    [one] Statue
   *[other] { $count } Statuen
}
wp-short-shut = versperrt { $monument }

## Was gefragt ist

wp-prompt-draw = { $roll ->
    [turn] Zeichne eine Kurve
    [straight] Zeichne eine Gerade
    [t] Zeichne ein T-Stück
   *[ibis] Zeichne einen Ibis
}
wp-prompt-kinds = Zeichne ein T oder einen Ibis
wp-prompt-change = Mach aus einem Weg ein T
wp-prompt-full = Deine Karte ist voll
wp-prompt-tick = { $count ->
    [one] Wähle einen Bonus
   *[other] Wähle einen Bonus, { $count } stehen an
}
wp-prompt-bonus = { $kind ->
    [turn] Bonus: Zeichne eine Kurve
   *[straight] Bonus: Zeichne eine Gerade
}
wp-prompt-free = Alles eingezeichnet
wp-hint-draw = { $kind ->
    [ibis] Tippe für den Ibis auf ein leeres Kästchen.
   *[other] Tippe auf ein leeres Kästchen, noch einmal zum Drehen.
}
wp-ibis-count = Ibis { $count } von { $of }: Der letzte beendet den Spaziergang.
wp-hint-bonus = { $kind ->
    [turn] Jetzt die Kurve aus deinem Bonus: Tippe auf ein leeres Kästchen.
   *[other] Jetzt die Gerade aus deinem Bonus: Tippe auf ein leeres Kästchen.
}
wp-hint-kinds = Ein T oder ein Ibis: Wähle, dann tippe auf ein leeres Kästchen.
wp-hint-tick = Ein Besuch! Kreuze einen Bonus an.
wp-hint-roll = Gleich wird gewürfelt.
wp-hint-over = Der Spaziergang ist zu Ende.
wp-hint-waiting = Sobald alle fertig sind, seht ihr alle Zeichnungen.
wp-hint-change = Tippe auf einen umrahmten Weg, um ihn zu einer weiteren Seite zu öffnen. Das kostet 3 Punkte.
wp-change-left = Kein Weg wird geändert.
wp-change-lost = Die Runde ging weiter: Das T wurde nicht gezeichnet.
wp-die = { $roll ->
    [turn] Der Würfel: eine Kurve
    [straight] Der Würfel: eine Gerade
    [t] Der Würfel: ein T-Stück
   *[ibis] Der Würfel: ein Ibis
}
wp-die-bonus = { $kind ->
    [turn] Dein Bonus: eine Kurve
   *[straight] Dein Bonus: eine Gerade
}
wp-kinds = Was du zeichnest
wp-die-waits = Der Würfel
wp-write = Zeichnen
wp-pass = Nichts zu zeichnen
wp-turn-left = Nach links drehen
wp-turn-right = Nach rechts drehen
wp-change = Aus einem Weg ein T machen, minus 3 Punkte
# Auf der Schaltfläche selbst, vor dem Preis.
wp-change-short = { $now ->
    [changing] Abbrechen
   *[not] T machen
}
wp-change-leave = Keinen Weg ändern
wp-show-bonuses = Boni zeigen
wp-fold = Zurück zur Karte

## Warum etwas nicht geht

wp-why = { $square }: { $answer }
wp-why-free = Hier kannst du jetzt zeichnen.
walk-in-the-park-refused-not-to-act = Du bist jetzt nicht dran.
walk-in-the-park-refused-no-such-square = So ein Kästchen oder so einen Bonus gibt es nicht.
walk-in-the-park-refused-square-filled = Auf diesem Kästchen ist schon ein Weg oder ein Ibis.
walk-in-the-park-refused-not-rolled = Der Würfel zeigt etwas anderes.
walk-in-the-park-refused-not-the-bonus = Zeichne erst das Stück deines Bonus.
walk-in-the-park-refused-tick-first = Kreuze erst den Bonus für deinen Besuch an.
walk-in-the-park-refused-draw-first = Zeichne erst, was der Würfel zeigt.
walk-in-the-park-refused-drawn-already = Du hast in dieser Runde schon gezeichnet.
walk-in-the-park-refused-bonus-not-earned = Einen Bonus kreuzt du an, wenn du ein Wahrzeichen besuchst.
walk-in-the-park-refused-bonus-ticked = Dieser Bonus ist schon angekreuzt.
walk-in-the-park-refused-change-needs-turn-or-straight = Nur eine Kurve oder eine Gerade kann zum T werden.
walk-in-the-park-refused-kind-changed = Jede Art von Weg kann nur einmal pro Partie zum T werden.
walk-in-the-park-refused-arm-there = Der Weg führt schon in diese Richtung.
walk-in-the-park-refused-sheet-not-full = Es gibt noch ein leeres Kästchen, also zeichne.
walk-in-the-park-refused-round-written = Du bist mit dieser Runde fertig.

## Boni

wp-bonuses = Boni
wp-bonuses-note = Für jedes Wahrzeichen, das du besuchst, darfst du einen ankreuzen.
wp-bonus = { $bonus ->
    [one] Ein Punkt
    [two] Zwei Punkte
    [ibis] Jeder Ibis
    [flocks] Jeder Schwarm
    [flock] Bester Schwarm
    [statues] Jede Statue
    [statue] Extra-Statue
    [turn] Extra-Kurve
    [straight] Extra-Gerade
   *[t-ibis] T oder Ibis
}
wp-bonus-hint = { $bonus ->
    [one] am Ende
    [two] am Ende
    [ibis] je 1 Punkt
    [flocks] je 1 Punkt
    [flock] 1 Punkt pro Ibis
    [statues] je 1 Punkt
    [statue] sofort
    [turn] zeichne sie jetzt
    [straight] zeichne sie jetzt
   *[t-ibis] T-Wurf auch als Ibis
}
wp-ticked = angekreuzt
wp-points-now = Punkte bisher
wp-strip-none = Boni: keine angekreuzt
wp-strip-ticked = Angekreuzte Boni: { $bonuses }

## Punkte

wp-score = Punktestand
wp-score-note = Als wäre der Spaziergang jetzt zu Ende. Wer die meisten Statuen hat, bekommt für jede einen Punkt.
wp-score-note-alone = Als wäre der Spaziergang jetzt zu Ende. Jede Statue bringt einen Punkt.
wp-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wp-points-goal = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Ziel { $goal }
wp-round = Runde { $round }
wp-counts = Wahrzeichen { $visits }/{ $of } · Ibisse { $ibis }/{ $of }
wp-ends = { $of } besuchte Wahrzeichen oder { $of } Ibisse auf einer Karte beenden den Spaziergang.
wp-roll-of = Wurf { $round } von { $of }
wp-total = Summe
wp-done-mark = ✓ fertig
wp-writing-mark = zeichnet …
wp-line = { $key ->
    [firsts] { $count ->
        [one] { $count } Wahrzeichen zuerst besucht
       *[other] { $count } Wahrzeichen zuerst besucht
    }
    [majority] { $count ->
        [0] Die meisten Statuen
        [one] { $count } Statue (wer die meisten hat)
       *[other] { $count } Statuen (wer die meisten hat)
    }
    [one] Bonus: ein Punkt
    [two] Bonus: zwei Punkte
    [ibis] Bonus: jeder Ibis ({ $count })
    [flocks] Bonus: jeder Schwarm ({ $count })
    [flock] Bonus: bester Schwarm ({ $count })
    [statues] Bonus: jede Statue ({ $count })
   *[changes] { $count ->
        [one] Ein Weg zum T gemacht
       *[other] { $count } Wege zum T gemacht
    }
}
wp-line-alone = { $key ->
    [firsts] { $count ->
        [one] { $count } Wahrzeichen besucht
       *[other] { $count } Wahrzeichen besucht
    }
   *[majority] { $count ->
        [one] { $count } Statue
       *[other] { $count } Statuen
    }
}

## Das Ende

end-walk-in-the-park-six-monuments = Sechs Wahrzeichen sind besucht.
end-walk-in-the-park-six-ibis = Sechs Ibisse sind gezeichnet.
end-walk-in-the-park-full-sheet = Eine Karte ist voll.
end-walk-in-the-park-last-roll = Der Würfel ist 18-mal gefallen.
wp-alone-won = { $points } Punkte: ein wunderbarer Spaziergang!
wp-alone-missed = { $points ->
    [one] Diesmal { $points } Punkt
   *[other] Diesmal { $points } Punkte
}
wp-ended = { $reason ->
    [six-monuments] { $count ->
        [one] { $names } hat sechs Wahrzeichen besucht.
       *[other] { $names } haben sechs Wahrzeichen besucht.
    }
    [six-ibis] { $count ->
        [one] { $names } hat sechs Ibisse gezeichnet.
       *[other] { $names } haben sechs Ibisse gezeichnet.
    }
   *[full-sheet] { $count ->
        [one] { $names } hat kein leeres Kästchen mehr.
       *[other] { $names } haben kein leeres Kästchen mehr.
    }
}
wp-decided = { $decided ->
    [points] { $winners } hat die meisten Punkte.
    [ender] { $tied } haben je { $points } Punkte. { $winners } hat das Ende herbeigeführt und gewinnt.
    [monuments] { $tied } haben je { $points } Punkte. { $winners } hat mehr Wahrzeichen besucht und gewinnt.
    [statues] { $tied } haben je { $points } Punkte. { $winners } hat mehr Statuen und gewinnt.
    [shared] { $tied } haben je { $points } Punkte und sind auch sonst gleichauf: Sie teilen sich den Sieg.
    [goal] Allein gewinnst du ab 18 Punkten.
   *[missed] Allein brauchst du 18 Punkte zum Sieg.
}
wp-shared = { $names } teilen sich den Sieg
wp-near-goal = { $missing ->
    [one] Bis { $goal } fehlte nur ein Punkt!
   *[other] Bis { $goal } fehlten nur { $missing } Punkte!
}
wp-near = { $missing ->
    [0] Genauso viele Punkte wie { $name }: Knapper geht es nicht.
    [one] Nur einen Punkt hinter { $name }!
   *[other] Nur { $missing } Punkte hinter { $name }!
}
wp-winner = gewinnt

wp-share-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
wp-share-map = Karte von { $name }: { $met }
wp-share-met = { $visits ->
    [one] { $visits } Besuch
   *[other] { $visits } Besuche
}, { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
}, { $ibis ->
    [one] { $ibis } Ibis
   *[other] { $ibis } Ibisse
}

set-up-walk-in-the-park = Anfang

## In Worten gespielt

walk-in-the-park-say-kind = { $kind ->
    [turn] eine Kurve
    [straight] eine Gerade
    [t] ein T-Stück
   *[ibis] ein Ibis
}
walk-in-the-park-say-bonus = { $bonus ->
    [one] ein Punkt
    [two] zwei Punkte
    [ibis] ein Punkt für jeden Ibis
    [flocks] ein Punkt für jeden Schwarm
    [flock] ein Punkt für jeden Ibis im besten Schwarm
    [statues] ein Punkt für jede Statue
    [statue] eine Statue mehr
    [turn] eine Kurve zeichnen
    [straight] eine Gerade zeichnen
   *[t-ibis] ein gewürfeltes T darf ein Ibis sein
}
walk-in-the-park-say-phase = { $phase ->
    [roll] gleich wird gewürfelt
    [draw] bitte zeichnen
    [tick] einen Bonus ankreuzen
    [bonus] das Stück aus dem Bonus zeichnen
    [free] alles ist eingezeichnet
   *[waiting] andere zeichnen noch
}
walk-in-the-park-say-over = Der Spaziergang ist zu Ende.
walk-in-the-park-say-round = Runde { $round }: { walk-in-the-park-say-phase }.
walk-in-the-park-say-roll = Runde { $round }, { $roll ->
    [turn] eine Kurve
    [straight] eine Gerade
    [t] ein T-Stück
   *[ibis] ein Ibis
}: { walk-in-the-park-say-phase }.
walk-in-the-park-say-row = Zeile { $row }: { $squares }.
walk-in-the-park-say-visited = Besuchte Wahrzeichen: { $squares }.
walk-in-the-park-say-left = Wahrzeichen, die noch offen sind: { $squares }.
walk-in-the-park-say-shut = Vom Ibis versperrte Wahrzeichen: { $squares }.
walk-in-the-park-say-joined = Mit der Kreuzung verbunden: { $squares }.
walk-in-the-park-say-ticked = Angekreuzt: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-sheet = { $player }: Punkte { $points }, Besuche { $visits }, Statuen { $statues }, Ibisse { $ibis }.
walk-in-the-park-say-draw = { $square }: { walk-in-the-park-say-kind }{ $arms ->
    [NE] , offen nach Norden und Osten
    [ES] , offen nach Osten und Süden
    [SW] , offen nach Süden und Westen
    [NW] , offen nach Norden und Westen
    [NS] , offen nach Norden und Süden
    [EW] , offen nach Osten und Westen
    [NES] , offen nach Norden, Osten und Süden
    [ESW] , offen nach Osten, Süden und Westen
    [NSW] , offen nach Norden, Süden und Westen
    [NEW] , offen nach Norden, Osten und Westen
   *[I] { "" }
}.
walk-in-the-park-say-change = { $square }: ein T daraus machen, offen auch nach { $arm ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}.
walk-in-the-park-say-tick = Einen Bonus ankreuzen: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-nothing = Es lässt sich nichts zeichnen.
walk-in-the-park-say-done = Alles ist eingezeichnet.
walk-in-the-park-say-rolled = Der Würfel zeigt { $roll ->
    [turn] eine Kurve
    [straight] eine Gerade
    [t] ein T-Stück
   *[ibis] einen Ibis
}.
