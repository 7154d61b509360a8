### Aya mit der Tastatur und nach Gehör: sein Teil der Seite zur Barrierefreiheit.

access-aya-keyboard = Tab führt zum Tisch selbst. Was du hältst, folgt den Pfeiltasten und beginnt am ersten guten Platz.
access-aya-arrows = bewegen, was du hältst: um 5 Millimeter, mit Umschalt um 1, mit Alt um ein Zehntel
access-aya-turn = um 15 Grad drehen, mit Umschalt um 5, mit Alt um 1
access-aya-next = zum nächsten guten Platz, oder mit leerer Hand zum nächsten Stein, den du drehen darfst; mit Umschalt zum vorigen
access-aya-stand = ziehen, aufstellen oder legen, die Sanduhr umdrehen, anstoßen: was gerade dran ist
access-aya-escape = einen Schritt zurück
access-aya-reserve = den Stein in deine Reserve legen
access-aya-take = einen aus deiner Reserve zurücknehmen
access-aya-brings = was eine Kamera bringt: eine Landschaft, ein Tier, nichts
access-aya-fork = einen Wundergarten als Gabelung aufstellen, oder das beim ausgewählten ändern
access-aya-raise = aufrichten, was gefallen ist
access-aya-look = näher, weiter weg, der ganze Tisch
access-aya-views = von oben schauen, schräg, frei
access-aya-point = den anderen etwas zeigen
access-aya-helper = den Helfer und das Gleiten an gute Plätze ein- oder ausschalten
access-aya-numbers = Koordinaten eingeben
access-aya-ear = Sobald deine Hand ruht, hörst du, was beim Loslassen passieren würde. Alles andere spielst du im Textmodus: Der Fluss wird Abschnitt für Abschnitt beschrieben, und du schreibst, was du tun willst. Nach einem Anstoß hörst du, was gefallen ist, was noch steht und warum.
access-aya-time = Der Sand und die Zeit für einen Zug gehören zum Spiel, und beides lässt sich abschalten: Wähle unter „Mehr Optionen“ keinen Sand und unbegrenzte Zeit für einen Zug. Dann ist der Fluss fertig, wenn ein Vorrat leer ist. In der Werkstatt gibt es gar kein Zeitlimit.
