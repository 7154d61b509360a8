### Was mir gehört: auf anderen Geräten bekannt, mitgenommen, vergessen.

me-keep = Auf allen Geräten
me-keep-text = Mit einem Passkey oder mit Rettungswörtern meldest du dich auf dem Handy, am Rechner und auf deinem nächsten Gerät an.
passkeys = Passkeys
passkey-text = Ein Passkey bleibt auf deinem Gerät; du entsperrst ihn mit Finger, Gesicht oder Code. Deinen privaten Schlüssel sehen wir nie.
passkey-impossible = Dieser Browser kann hier keine Passkeys anlegen. Nimm stattdessen Rettungswörter.
passkey-label = Name
passkey-example = Mein Handy
passkey-make = Passkey anlegen
passkey-made = Dein Passkey ist bereit. Um dich auf einem anderen Gerät anzumelden, öffne dort dein Profil und wähle „Meinen Passkey benutzen“.
passkey-known = Dieses Gerät hat schon einen Passkey für dich.
passkey-none = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
passkey-created = angelegt am { $day }
passkey-used = zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-this = Den Passkey { $label } entfernen
passkey-removed = Dieser Passkey funktioniert nicht mehr.
recovery = Rettungswörter
recovery-text = Acht erfundene Wörter, die sich leicht aufschreiben lassen. Wer sie hat, kann sich als du anmelden: Bewahr sie gut auf.
recovery-make = Rettungswörter anlegen
recovery-replace = Neue anlegen
recovery-drop = Löschen
recovery-made = Du hast welche seit dem { $day }.
recovery-once = Schreib diese Wörter jetzt auf. Wir behalten sie nicht, und niemand kann sie noch einmal zeigen.
recovery-copy = Wörter kopieren
recovery-copied = Die Wörter sind kopiert.
me-back = Anmelden
me-back-text = Melde dich als der Gast an, der du auf einem anderen Gerät bist. Einstellungen und Alben werden zusammengeführt. Tische, an denen du in diesem Browser sitzt, bleiben bei deinem jetzigen Gast: Spiel sie vorher zu Ende, oder leg Rettungswörter für ihn an.
me-back-passkey = Meinen Passkey benutzen
me-back-phrase = Meine Rettungswörter
me-back-do = Anmelden
me-take = Deine Daten herunterladen
me-take-text = Alles, was wir von dir wissen, in einer Datei: dein Name, deine Tische mit jedem Zug, dein Album, deine Einstellungen.
me-take-do = Herunterladen
me-forget = Deine Daten löschen
me-forget-text = Dein Name, dein Album, deine Einstellungen, Passkeys und Rettungswörter werden gelöscht, und dein Name verschwindet von den Tischen der anderen. Ihre Partien bleiben. Das lässt sich nicht rückgängig machen.
me-forget-do = Meine Daten löschen
me-forget-sure = Wirklich alles löschen?
me-forget-yes = Ja, alles löschen
me-forget-no = Abbrechen

## Profil

me-account = Geräte und Daten
me-offline = Deine Statistik kommt vom Server, und der ist gerade nicht erreichbar. Sie erscheint, sobald du wieder online bist.
me-empty = Noch keine Partien
me-empty-text = Spiel deine erste Partie: Deine Ergebnisse, Rekorde und Kronen sammeln sich hier.
me-empty-do = Spiel aussuchen
me-played = Gespielte Partien
me-since = seit { $date }
me-streak = Tagesserie
me-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
me-best-streak = { $days ->
    [one] längste: { $days } Tag
   *[other] längste: { $days } Tage
}
me-records = Deine Spiele auf einen Blick
me-games-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
me-won = { $count } gewonnen
me-drawn = { $count } unentschieden
me-lost = { $count } verloren
me-goals = { $count ->
    [one] Ziel einmal erreicht
   *[other] Ziel { $count }-mal erreicht
}
me-best-alone = Bestleistung allein
me-best-bots = Bestleistung gegen Bots
me-best-people = Bestleistung mit Freunden
me-best-turns = Schnellster Sieg
me-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
me-ladder = Gegen die Bots
me-ladder-goal = Erreicht zusammen { $points } Punkte, dann gehört dir die Krone.
me-ladder-done = Du hast alle Kronen. Stark gespielt!
me-crown = Krone gewonnen:
me-challenge = Herausfordern
me-dailies = Spiele des Tages
me-dailies-none = Jeden Tag dieselben Würfe für alle. Spiel das Spiel des Tages noch am selben Tag zu Ende, und deine Serie beginnt.
me-dailies-count = { $count ->
    [one] { $count } Spiel des Tages beendet.
   *[other] { $count } Spiele des Tages beendet.
}
me-streak-rule = Ein Tag zählt für deine Serie, wenn du sein Spiel am selben Tag beendest, vor Mitternacht UTC.
me-distribution = Deine Punkte
me-dailies-unit = Tage
me-month-before = Voriger Monat
me-month-after = Nächster Monat
me-day = { $points ->
    [one] { $date }: { $points } Punkt
   *[other] { $date }: { $points } Punkte
}
me-day-late = { $points ->
    [one] { $date }: { $points } Punkt, später beendet
   *[other] { $date }: { $points } Punkte, später beendet
}
me-late-legend = Gestrichelt: an einem späteren Tag beendet.
me-games = Deine Partien
me-filter = Deine Partien filtern
me-filter-game = Spiel
me-filter-any-game = Alle Spiele
me-filter-result = Ergebnis
me-filter-any-result = Alle Ergebnisse
me-filter-against = Gespielt mit
me-filter-anybody = Egal
me-filter-none = Keine Partie passt zu diesen Filtern.
me-filter-clear = Alle Partien zeigen
me-result-won = Gewonnen
me-result-lost = Verloren
me-result-drawn = Unentschieden
me-result-finished = Ohne Sieger beendet
me-result-unfinished = Nicht beendet
me-against-bots = Bots
me-against-people = Freunde
me-against-solo = Niemand (allein)
me-more = Mehr Partien zeigen
me-album = Album öffnen
