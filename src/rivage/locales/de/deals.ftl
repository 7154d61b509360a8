### Das Spiel des Tages, und Partien mit gleichem Zufall.

deal-loading = Alles wird vorbereitet …
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
daily-lead = Gleiches Glück für alle, bis Mitternacht (UTC). Du hast einen Versuch: Mach das Beste daraus.
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
daily-dice-secret = Alle Würfe und Ziehungen folgen aus einer geheimen Zahl, die vor Tagesbeginn gewählt wurde. Das ist ihr Fingerabdruck; die Zahl folgt, wenn der Tag vorbei ist (Mitternacht UTC).
daily-dice-shown = Alle Würfe und Ziehungen folgten aus dieser Zahl. Ihr SHA-256 ist der Fingerabdruck, der hier den ganzen Tag stand.
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
deal-replay = Partie ansehen
daily-streak = { $days ->
    [one] Deine Serie: ein Tag.
   *[other] Deine Serie: { $days } Tage.
}
daily-bots = Die Bots mit demselben Glück
daily-bots-computing = Die Bots spielen noch. Ihre Punkte erscheinen hier von selbst.
daily-bots-sheets = Partien der Bots zeigen
daily-best-yesterday = Die besten Partien von gestern
daily-best-spoiler = Die besten Partien des Tages zeigen (das verrät die Würfe)
daily-archive = Frühere Tage
daily-archive-lead = Spiel die Partie eines früheren Tages, so oft du willst. Sie zählt weder für die Rangliste noch für deine Serie.
daily-archive-play = Diese Partie spielen
daily-archive-again = Noch einmal spielen
daily-archive-rank = { $count ->
    [0] Ohne Wertung. An diesem Tag hat niemand gespielt.
   *[other] Ohne Wertung. An diesem Tag wäre das Platz { $rank } gewesen (Teilnehmende: { $count }).
}
archive-ranked = deine Punkte vom selben Tag
archive-unranked = später gespielt, ohne Wertung
archive-day-open = { $date }, nicht gespielt
archive-day-ranked = { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
archive-day-unranked = { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, ohne Wertung

share-title = Teilen
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-copy = Text kopieren
daily-copied = Kopiert. Nichts wird verraten.
daily-save = Bild speichern
daily-share-now = Teilen …

## Groups of friends

group-lead = Jeder spielt allein mit demselben Glück. Hier vergleicht ihr eure Punkte, Tag für Tag.
group-new = Neue Gruppe
group-title = Name der Gruppe (optional)
group-create = Gruppe anlegen
group-invited-by = { $name } lädt dich ein, eure täglichen Partien zu vergleichen.
group-invited = Du bist eingeladen, eure täglichen Partien zu vergleichen.
group-join = Der Gruppe beitreten
group-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
group-hidden = Die Punkte von heute siehst du, sobald du fertig bist.
group-weeks = Andere Wochen
group-week = { $from } bis { $to }
group-week-before = Die Woche davor
group-week-after = Die Woche danach
group-member = Name
group-total = Woche
group-done = fertig
group-not-played = nicht gespielt
group-invite = Lade deine Freunde ein
group-share = Spiel die Partie des Tages mit uns, und wir vergleichen unsere Punkte!
group-manage = Gruppe verwalten
group-rename = Umbenennen
group-remove = { $name } entfernen
group-remove-sure = { $name } verlässt die Gruppe und kann nicht wieder beitreten.
group-remove-yes = Entfernen
group-leave = Gruppe verlassen
group-leave-sure = Du verlässt die Gruppe. Deine Ergebnisse bleiben.
group-no = Abbrechen
group-leave-yes = Verlassen

## Gleicher Zufall

duplicate-lead = Wer diese Seite öffnet, spielt allein, mit demselben Glück wie alle anderen. Wer fertig ist, sieht alle Ergebnisse nebeneinander.
duplicate-play = Spielen
duplicate-begun = Du hast begonnen und kannst dort weitermachen, wo du aufgehört hast.
duplicate-count = { $count ->
    [0] Noch hat niemand gespielt.
    [one] Eine Person hat schon gespielt.
   *[other] { $count } Personen haben schon gespielt.
}
duplicate-closes = Du kannst diese Partie bis zum { $date } beginnen. Dann zeigen wir die Zahl, aus der alles folgt.
duplicate-closed = Diese Partie ist seit dem { $date } geschlossen und kann nicht mehr begonnen werden.
duplicate-invite = Lade deine Freunde ein
duplicate-share = Spiel mit demselben Glück wie ich, dann vergleichen wir!
duplicate-compare = { $count ->
    [one] Dein Ergebnis
   *[other] { $count } Ergebnisse nebeneinander
}
