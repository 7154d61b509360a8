### A Walk in the Park mit der Tastatur und nach Gehör: sein Teil der Seite zur Barrierefreiheit.

access-walk-in-the-park-keyboard = Die Karte ist ein Gitter aus Kästchen. Geh auf ein Kästchen, leg das Stück dorthin, dreh es, zeichne es ein.
access-walk-in-the-park-arrows = von Kästchen zu Kästchen
access-walk-in-the-park-put = das Stück auf das Kästchen legen; noch einmal dreht es
access-walk-in-the-park-turn = nach rechts drehen; mit Umschalt nach links
access-walk-in-the-park-write = das Stück hinlegen; noch einmal zeichnet es ein
access-walk-in-the-park-kind = das andere Stück, wenn du zwischen zweien wählen darfst
access-walk-in-the-park-change = aus einem Weg ein T machen, oder zurück
access-walk-in-the-park-tick = einen Bonus ankreuzen: 1 ist der erste der Liste, 0 der zehnte
access-walk-in-the-park-escape = das Stück wieder wegnehmen
access-walk-in-the-park-ear = Jedes Kästchen sagt, was darauf ist und was sich dort besuchen lässt. Ein hingelegtes Stück sagt, was es verbinden, besuchen und einbringen würde, bevor du es einzeichnest.
access-walk-in-the-park-time = Keine Uhr, es sei denn, du wählst eine für einen Tisch unter Freunden. Auch der Spaziergang des Tages hat keine: Du hast den ganzen Tag Zeit.
