### Deep River mit der Tastatur und nach Gehör: sein Teil der Seite zur Barrierefreiheit.

access-deep-river-keyboard = Alles, was du wählen kannst, ist ein Knopf auf dem Brett. Tab führt dorthin, und nach jeder Wahl springt der Fokus zur nächsten.
access-deep-river-arrows = zur nächsten Wahl in dieser Richtung
access-deep-river-enter = sie auswählen
access-deep-river-escape = ausblenden, was sie bewirken würde
access-deep-river-ear = Jede Wahl heißt nach ihrem Fisch, ihrer Strömung oder ihrem Feld, und du hörst, was sie bewirken würde, solange sie den Fokus hat. Unter dem Brett lässt sich „Die Stellung, Feld für Feld“ lesen, von Nest zu Nest.
access-deep-river-time = Keine Uhr, es sei denn, du wählst eine für einen Tisch unter Freunden.
