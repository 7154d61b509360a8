### Der Spaziergang des Tages und Partien mit gleichen Würfen: was A Walk in the Park anders sagt als das Haus.

deal-loading-walk-in-the-park = Die Karte wird entfaltet …
daily-today-walk-in-the-park = Der Spaziergang des Tages
daily-yesterday-walk-in-the-park = Der Spaziergang von gestern
daily-of-walk-in-the-park = Der Spaziergang vom { $date }
daily-lead-walk-in-the-park = Achtzehn Würfe, für alle dieselben, bis Mitternacht (UTC). Du hast einen Versuch: Mach das Beste daraus.
daily-play-walk-in-the-park = Spaziergang beginnen
daily-begun-walk-in-the-park = Du hast deinen Spaziergang schon begonnen.
daily-continue-walk-in-the-park = Weitergehen
daily-over-walk-in-the-park = Dieser Spaziergang ist vorbei.
daily-next-walk-in-the-park = Nächster Spaziergang in
daily-again-look-walk-in-the-park = Deinen Spaziergang noch einmal ansehen
daily-count-walk-in-the-park = { $count ->
    [0] Noch ist niemand am Ziel.
    [one] Eine Person ist am Ziel.
   *[other] { $count } Personen sind am Ziel.
}
daily-nobody-walk-in-the-park = An diesem Tag ging niemand spazieren.
daily-people-walk-in-the-park = Spaziergänger
daily-best-walk-in-the-park = Die besten Karten des Tages
daily-best-later-walk-in-the-park = Wenn du fertig bist, kannst du dir die besten Karten des Tages ansehen.
daily-copied-walk-in-the-park = Kopiert. Kein Weg wird verraten.
daily-bots-walk-in-the-park = Die Bots mit denselben Würfen
daily-bots-sheets-walk-in-the-park = Karten der Bots zeigen
daily-best-yesterday-walk-in-the-park = Die besten Karten von gestern
daily-best-spoiler-walk-in-the-park = Die besten Karten des Tages zeigen (das verrät die Würfe)
daily-archive-walk-in-the-park = Frühere Spaziergänge
daily-archive-lead-walk-in-the-park = Mach den Spaziergang eines früheren Tages, so oft du willst. Er zählt weder für die Rangliste noch für deine Serie.
daily-archive-play-walk-in-the-park = Diesen Spaziergang machen
group-lead-walk-in-the-park = Jeder spaziert allein mit denselben achtzehn Würfen. Hier vergleicht ihr eure Punkte, Tag für Tag.
group-invited-by-walk-in-the-park = { $name } lädt dich ein, eure täglichen Spaziergänge zu vergleichen.
group-invited-walk-in-the-park = Du bist eingeladen, eure täglichen Spaziergänge zu vergleichen.
group-hidden-walk-in-the-park = Die Punkte von heute siehst du, sobald dein Spaziergang fertig ist.
group-share-walk-in-the-park = Mach den Spaziergang des Tages mit uns, und wir vergleichen unsere Punkte!
duplicate-lead-walk-in-the-park = Wer diese Seite öffnet, geht allein spazieren, mit denselben achtzehn Würfen wie alle anderen. Wer fertig ist, sieht alle Karten nebeneinander.
duplicate-play-walk-in-the-park = Diese Würfe spielen
duplicate-count-walk-in-the-park = { $count ->
    [0] Noch hat niemand diese Würfe gespielt.
    [one] Eine Person hat sie schon gespielt.
   *[other] { $count } Personen haben sie schon gespielt.
}
duplicate-share-walk-in-the-park = Geh mit denselben Würfen spazieren wie ich, dann vergleichen wir unsere Karten!
duplicate-compare-walk-in-the-park = { $count ->
    [one] Deine Karte
   *[other] { $count } Karten nebeneinander
}
