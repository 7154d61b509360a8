### Ayas Werkstatt: ein Tisch ohne Uhr.

workshop-aya-lead = Stell Steine auf, stoß einen an und sieh, was passiert. Hier gibt es keine Punkte und keine Uhr. Fang mit einem dieser Tische an, oder nimm einen Stein in die Hand.
workshop-aya-panel = Teile, Tische und Ergebnisse
workshop-aya-bar = Werkzeuge für den Tisch
workshop-aya-keys = N geht zum nächsten Stein oder zum nächsten guten Platz für das, was du hältst. Pfeile bewegen es, Q und E drehen es, Enter stellt es auf; mit leerer Hand stößt Enter an. Esc legt es weg, mit G gibst du Koordinaten ein.

## Die Auslage

workshop-aya-palette = In die Hand nehmen
workshop-aya-brings = Was der Stein bringt
workshop-aya-bring = { $what ->
    [animal] + Tier
    [bend] + Biegung
    [fork] + Gabelung
    [end] + Mündung
   *[plain] Nur ein Stein
}
workshop-aya-full = Die Werkstatt ist voll: 200 Steine.

## Was getan wird

workshop-aya-push = { $domino ->
    [0] Nichts zum Anstoßen
   *[other] Stein { $domino } anstoßen
}
workshop-aya-reset = Wieder aufbauen
workshop-aya-remove = Wegnehmen
workshop-aya-undo = Rückgängig
workshop-aya-clear = Leeren

## Tische

workshop-aya-shelf = Speichern und teilen
workshop-aya-examples = Beispiele
workshop-aya-example-row = Eine gerade Reihe
workshop-aya-example-turn = Eine Kurve
workshop-aya-example-fork = Ein Wundergarten teilt den Fluss
workshop-aya-example-bend = Über eine Biegung
workshop-aya-example-ride = Ein Tier reitet
workshop-aya-example-start = Vom Startplättchen aus
workshop-aya-shown = Auf dem Tisch: { $what }.
workshop-aya-knob = { $what ->
    [turn] Winkel von Stein zu Stein:
   *[gap] Abstand von Fläche zu Fläche:
}
workshop-aya-knob-value = { $what ->
    [turn] { $value }°
   *[gap] { $value } mm
}
workshop-aya-name = Diesen Tisch in diesem Browser speichern als
workshop-aya-keep = Speichern
workshop-aya-kept = { $name } ist gespeichert.
workshop-aya-not-kept = Dieser Browser kann nichts speichern, aber der Link unten enthält den Tisch.
workshop-aya-own = Deine gespeicherten Tische
workshop-aya-drop = { $name } löschen
workshop-aya-share = Link zu diesem Tisch kopieren
workshop-aya-copied = Kopiert. Wer den Link öffnet, bekommt genau diesen Tisch.
workshop-aya-bad = Dieser Link enthält keinen lesbaren Tisch. Bei Zeichen { $character } steht „{ $found }“: { $why ->
    [version] ein Tisch beginnt mit v1:
    [name] nichts in der Schachtel heißt so.
    [number] da gehört eine ganze Zahl hin.
    [places] da gehört ein Ort hin, zwei oder drei Zahlen mit Kommas.
    [many] das ist mehr, als die Werkstatt fasst.
   *[part] kein Teil eines Tisches beginnt so.
}

## Was geschah

workshop-aya-results = Was passiert ist
workshop-aya-fell = { $fell ->
    [0] Nichts ist gefallen
    [one] { $fell } Stein ist gefallen
   *[other] { $fell } Steine sind gefallen
}; { $stands ->
    [0] keiner steht mehr.
    [one] { $stands } steht noch.
   *[other] { $stands } stehen noch.
}
workshop-aya-speeds = Wie schnell die Welle lief
workshop-aya-row = Steine
workshop-aya-gap = Abstand
workshop-aya-measured = Hier
workshop-aya-theory = Theorie
workshop-aya-mm = { $value } mm
workshop-aya-mms = { $value } mm/s
workshop-aya-unit = { $value } √(gh)
workshop-aya-speeds-hint = Die Theorie rechnet mit einer langen Reihe, rauen Steinen und einem Tisch, auf dem nichts rutscht. Größere Abstände bremsen die Welle; ab 29 mm ist der nächste Stein außer Reichweite.
workshop-aya-break = Der Fluss ist unterbrochen: Zwischen Stein { $by } und Stein { $domino } liegen { $gap } mm.
workshop-aya-whole = Alles liegt, und es ist ein einziger Fluss.
