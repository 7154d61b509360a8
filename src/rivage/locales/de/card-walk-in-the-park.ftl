### A Walk in the Park auf seiner Karte: Titel, Einladung, Bots, Optionen, Plätze. Wird auf der Startseite und an seinen Tischen geladen.

title-walk-in-the-park = A Walk in the Park
facts-walk-in-the-park = 1 bis 8 Personen · etwa 15 Minuten · von David Harding
pitch-walk-in-the-park = Ein Würfel, und alle zeichnen denselben Weg. Schließ Rundwege, meide die Ibisse und sei zuerst am Opernhaus.

way-daily-walk-in-the-park = Spaziergang des Tages
way-daily-hint-walk-in-the-park = für alle dieselben 18 Würfe, ein Versuch
way-daily-begun-walk-in-the-park = Spaziergang des Tages fortsetzen
way-daily-done-walk-in-the-park = { $points ->
    [one] Spaziergang des Tages: { $points } Punkt
   *[other] Spaziergang des Tages: { $points } Punkte
}
way-alone-walk-in-the-park = Allein spazieren
way-alone-hint-walk-in-the-park = 18 Punkte in 18 Würfen
way-duplicate-walk-in-the-park = Gleiche Würfe, jeder zu seiner Zeit
way-duplicate-hint-walk-in-the-park = getrennt spielen, Karten vergleichen
option-players-walk-in-the-park = Spaziergänger

bot-walk-in-the-park-stroller = Bummlerin
bot-walk-in-the-park-stroller-hint = genießt die Aussicht
bot-walk-in-the-park-gardener = Gärtnerin
bot-walk-in-the-park-gardener-hint = kennt jedes Beet
bot-walk-in-the-park-botanist = Botanikerin
bot-walk-in-the-park-botanist-hint = denkt einen Wurf voraus

drawn-walk-in-the-park-roll-turn = Kurve
drawn-walk-in-the-park-roll-straight = Gerade
drawn-walk-in-the-park-roll-t = T-Stück
drawn-walk-in-the-park-roll-ibis = Ibis

option-walk-in-the-park-statue_tie = Gleichstand bei den meisten Statuen
option-walk-in-the-park-statue_tie-one = je ein Punkt
option-walk-in-the-park-statue_tie-each = jede Statue zählt
option-walk-in-the-park-sheet = Karte
option-walk-in-the-park-sheet-garden = Der Garten
