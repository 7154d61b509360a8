### Das Spiel des Tages, und Partien mit gleichem Zufall.

deal-loading = Wird ausgelegt …
deal-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
deal-you = du

daily-days = Andere Tage
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-today = Das Spiel des Tages
daily-yesterday = Das Spiel von gestern
daily-of = Das Spiel vom { $date }
daily-lead = Für alle derselbe Zufall, bis Mitternacht (UTC). Du hast einen Versuch: Was du tust, das zählt.
daily-play = Spiel des Tages beginnen
daily-begun = Deine Partie hat begonnen und wartet auf dich.
daily-continue = Weiter
daily-over = Diese Partie ist vorbei.
daily-next = Nächstes Spiel in
daily-rank = { $count ->
    [one] Du bist vor allen anderen fertig.
   *[other] Platz { $rank } von { $count }
}
daily-again-look = Deine Partie noch einmal ansehen
daily-dice = Die Würfel des Tages
daily-dice-secret = Alles Gezogene und Gewürfelte folgt aus einer geheimen Zahl, gewählt, bevor der Tag begann. Das ist ihr Fingerabdruck; die Zahl folgt, wenn der Tag vorbei ist (Mitternacht UTC).
daily-dice-shown = Alles Gezogene und Gewürfelte folgte aus dieser Zahl. Ihr SHA-256 ist der Fingerabdruck, der hier den ganzen Tag stand.
daily-fingerprint = Fingerabdruck (SHA-256)
daily-number = Die Zahl
daily-fair = Die Würfel nachprüfen
daily-fair-later = Wie du die Würfel morgen nachprüfen kannst
daily-count = { $count ->
    [0] Noch ist niemand fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
daily-nobody = An diesem Tag hat niemand gespielt.
daily-distribution = Alle Ergebnisse
daily-points = Punkte
daily-people = Personen
daily-best = Die besten Partien des Tages
daily-best-later = Wenn du fertig bist, kannst du dir die besten Partien des Tages ansehen.

share-title = Teilen
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-copy = Text kopieren
daily-copied = Kopiert. Er verrät nichts.
daily-save = Bild speichern
daily-share-now = Teilen …

## Gleicher Zufall

duplicate-lead = Wer diese Seite öffnet, spielt allein mit demselben Zufall wie alle anderen. Wer fertig ist, sieht alle Ergebnisse nebeneinander.
duplicate-play = Spielen
duplicate-begun = Du hast begonnen und kannst dort weitermachen, wo du aufgehört hast.
duplicate-count = { $count ->
    [0] Noch hat niemand gespielt.
    [one] Eine Person hat schon gespielt.
   *[other] { $count } Personen haben schon gespielt.
}
duplicate-closes = Beginnen kann man bis zum { $date }. Dann zeigen wir die Zahl hinter dem Zufall.
duplicate-closed = Seit dem { $date } ist geschlossen: Niemand kann mehr beginnen.
duplicate-invite = Lade deine Freunde ein
duplicate-share = Spiel mit demselben Zufall wie ich, dann vergleichen wir!
duplicate-compare = { $count ->
    [one] Dein Ergebnis
   *[other] { $count } Ergebnisse nebeneinander
}
