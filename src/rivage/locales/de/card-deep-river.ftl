### Deep River auf seiner Karte: Titel, Einladung, Bots, Optionen, Plätze. Wird auf der Startseite und an seinen Tischen geladen.

title-deep-river = Deep River
facts-deep-river = 2 Personen · ab 10 Jahren · etwa 20 Minuten · von Jonathan Favre-Godal und Corentin Lebrat
pitch-deep-river = Lachse und Aale teilen sich einen Fluss. Nutze seine Strömungen und schick den hungrigen Bären ins andere Nest.

bot-deep-river-first-steps = Kaulquappe
bot-deep-river-first-steps-hint = für die erste Partie
bot-deep-river-duckling = Entenküken
bot-deep-river-duckling-hint = sieht den nahen Sieg
bot-deep-river-young-otter = Junger Otter
bot-deep-river-young-otter-hint = flink, aber leichtsinnig
bot-deep-river-grey-heron = Graureiher
bot-deep-river-grey-heron-hint = achtet auf deine Antwort
bot-deep-river-river-guide = Flusslotse
bot-deep-river-river-guide-hint = kennt die Strömungen
bot-deep-river-old-bear = Alter Bär
bot-deep-river-old-bear-hint = denkt weit voraus

mine-score-deep-river = Bär: { $mine ->
    [one] { $mine } Schritt
   *[other] { $mine } Schritte
} bis zu deinem Nest, { $others } bis zum anderen

fair-dice-deep-river = War der Aufbau ehrlich?
fair-title-deep-river = War der Aufbau ehrlich?

seat-deep-river-eels = Aale
seat-deep-river-salmon = Lachse

option-deep-river-stack_counts = Was zählt, wenn ein Stapel ins Nest kommt
option-deep-river-stack_counts-both = Beide Fische
option-deep-river-stack_counts-top = Nur der obere Fisch
option-deep-river-first = Wer beginnt
option-deep-river-first-hint = Laut Anleitung, wer zuletzt baden war. Wähle deine Seite und lass sie beginnen.
option-deep-river-first-chance = der Zufall entscheidet
option-deep-river-first-eels = die Aale
option-deep-river-first-salmon = die Lachse
option-deep-river-pie = Kuchenregel
option-deep-river-pie-hint = Eine Person wählt, wer beginnt, die andere wählt ihre Seite.
