### Aya auf seiner Karte: Titel, Einladung, Bots, Optionen, Plätze. Wird auf der Startseite und an seinen Tischen geladen.

title-aya = Aya
facts-aya = 1 bis 5 Personen, alle zusammen · ab 8 Jahren · etwa 30 Minuten · von Olivier Grégoire und Thibaut Quintens
pitch-aya = Baut zusammen einen Fluss aus Dominosteinen, solange der Sand rinnt. Dann entscheidet ein Anstoß, welche Fotos gelingen.

album-aya = Tieralbum
album-of-aya = Das Tieralbum von { $game }

way-alone-hint-aya = nur du und die Sanduhr
fair-dice-aya = Wurde ehrlich gemischt?
fair-title-aya = Wurde ehrlich gemischt?
bot-aya-apprentice = Lehrling
bot-aya-apprentice-hint = packt gern mit an
bot-aya-builder = Baumeister
bot-aya-builder-hint = weiß, wie weit ein Stein fällt
bot-aya-architect = Architekt
bot-aya-architect-hint = sieht den ganzen Fluss

option-aya-cameras = Steine mit Kamera
option-aya-cameras-hint = Nur mit allen 40 lässt sich jedes Foto machen.
option-aya-cameras-40 = 40, acht pro Gelände
option-aya-cameras-25 = 25, fünf pro Gelände
option-aya-table = Tisch
option-aya-table-hint = Je größer der Tisch, desto länger der Fluss.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, ein großer
option-aya-table-90x60 = 90 × 60 cm, für eine kurze Partie
option-aya-hands = Hände
option-aya-hands-hint = Echte Hände können stehende Steine umstoßen.
option-aya-hands-steady = ruhig: Was du stellst, steht
option-aya-hands-real = echt: Die Physik entscheidet
variation-aya-real-hands = Nächstes Mal mit echten Händen?
variation-aya-real-hands-hint = Die Physik entscheidet, wo ein Stein steht: Er kann wackeln, fallen und seine Nachbarn mitreißen. Was beim Bauen fällt, richtet ihr wieder auf.
offer-variation-aya-real-hands-mine = Du hast noch eine Partie mit echten Händen vorgeschlagen.
offer-variation-aya-real-hands-theirs = { $name } möchte noch eine Partie, mit echten Händen.
option-aya-free_retriggers = Erster neuer Anstoß
option-aya-free_retriggers-hint = Kostet der erste Anstoß nach dem Start einen Jeton?
option-aya-free_retriggers-1 = kostenlos
option-aya-free_retriggers-0 = kostet einen Jeton
option-aya-patience = Zeit für einen Zug
option-aya-patience-hint = Danach kommt der Stein in die Reserve.
option-aya-patience-0 = unbegrenzt
option-aya-patience-20 = 20 Sekunden
option-aya-patience-40 = 40 Sekunden
option-aya-patience-60 = 60 Sekunden
option-aya-glass = Sanduhr
option-aya-glass-hint = Wie lange eine Sanduhr läuft.
option-aya-glass-600 = 10 Minuten
option-aya-glass-300 = 5 Minuten
option-aya-glass-240 = 4 Minuten
option-aya-glass-180 = 3 Minuten
option-aya-glass-120 = 2 Minuten, für die Flinken
option-aya-glass-0 = kein Sand: solange ihr wollt
option-aya-glasses = Anzahl der Sanduhren
option-aya-glasses-hint = Zwischen zwei Sanduhren ist eine Pause, um Pläne zu machen.
option-aya-glasses-2 = zwei, mit einer Pause dazwischen
option-aya-glasses-1 = eine
option-aya-landscapes = Landschaften
option-aya-landscapes-hint = Mit nur drei Landschaften ist der Fluss leichter zu planen.
option-aya-landscapes-15 = alle 15
option-aya-landscapes-3 = 3: Wald, Wüste und Pol

## Für die erste Partie

preset-aya-first-river = Erster Fluss
preset-aya-first-river-hint = 4 Minuten, ein kleiner Tisch, eine lange Welle
preset-aya-first-river-about = eine Sanduhr von vier Minuten, ein kleiner Tisch und drei Landschaften. Baut einen Fluss vom Startplättchen aus, stoßt ihn an und seht, wie weit die Welle läuft.
preset-aya-first-river-next = Lust auf mehr? Im vollen Spiel gibt es zwei Sanduhren von zehn Minuten, und fünfzehn Landschaften führen den Fluss über einen größeren Tisch.

## Was an seinem Tisch läuft

timer-aya-glass = Sand
timer-aya-patience = Zug
me-best-bots-aya = Bestleistung mit Bots
me-ladder-aya = Mit den Bots
me-challenge-aya = Spielen
crown-aya = Krone: Ziel mit { $level } erreicht
