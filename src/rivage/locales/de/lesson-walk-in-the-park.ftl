### A Walk in the Park Schritt für Schritt. Jemand anderes spaziert auf einer eigenen Karte mit.

lesson-walk-in-the-park-path = Wege zeichnen
lesson-walk-in-the-park-path-1 = Zeichnen wir deinen ersten Weg. Der Würfel zeigt eine Gerade; alle zeichnen sie auf ihre Karte. Beginne an der Kreuzung in der Mitte: Tippe auf ein Kästchen daneben, drehe den Weg, bis beide zusammenpassen, und zeichne ihn.
lesson-walk-in-the-park-path-2 = Verbunden! Was gezeichnet ist, bleibt: Schau also genau hin. Dann beende deinen Zug.
lesson-walk-in-the-park-path-done = Jetzt siehst du auch die andere Karte: derselbe Wurf, ein anderer Platz. Danach wird wieder für alle gewürfelt. Wer die meisten Punkte hat, gewinnt.

lesson-walk-in-the-park-visit = Ein Wahrzeichen besuchen
lesson-walk-in-the-park-visit-1 = Dein Weg führt zum Hafen, und gleich links von seinem Ende steht das Opernhaus, auf B1. Zeichne die Gerade dort so, dass sie anschließt.
lesson-walk-in-the-park-visit-2 = Besucht! Niemand war vor dir da, also ist die „1“ eingekreist: ein Punkt für dich. Und bei jedem Besuch kreuzt du einen Bonus an. Nimm, welchen du magst.
lesson-walk-in-the-park-visit-done = Zu einem Besuch gehört zweierlei: ein Weg auf dem Kästchen des Wahrzeichens und eine Verbindung von dort zur Kreuzung. Die darf auch später kommen.

lesson-walk-in-the-park-bonus = Boni
lesson-walk-in-the-park-bonus-1 = Manche Boni zählen am Ende, andere tun sofort etwas. Du hast gerade das Opernhaus besucht: Kreuze die Extra-Gerade an.
lesson-walk-in-the-park-bonus-2 = Jetzt darfst du in derselben Runde noch eine Gerade zeichnen. Rechts auf D1 steht noch ein Wahrzeichen: Verbinde es.
lesson-walk-in-the-park-bonus-3 = Ein zweiter Besuch, also ein zweiter Bonus. Kreuze an, welchen du magst.
lesson-walk-in-the-park-bonus-done = Zwei Wahrzeichen in einer Runde. Jeden Bonus kannst du einmal ankreuzen, höchstens sechs in einer Partie.

lesson-walk-in-the-park-loop = Rundwege und Statuen
lesson-walk-in-the-park-loop-1 = Diesem kleinen Rundweg fehlt nur noch eine Ecke. Der Würfel zeigt eine Kurve: Setze sie auf D3 und schließe ihn.
lesson-walk-in-the-park-loop-done = Ein geschlossener Rundweg bringt eine Statue. Wer am Ende die meisten hat, bekommt einen Punkt für jede; bei Gleichstand gibt es nur je einen Punkt.

lesson-walk-in-the-park-ibis = Der Ibis
lesson-walk-in-the-park-ibis-1 = Ein Ibis! Auch er muss gezeichnet werden und füllt ein Kästchen. Halte ihn von den Wahrzeichen fern: Setze ihn auf irgendein anderes leeres Kästchen.
lesson-walk-in-the-park-ibis-done = Auf einem Wahrzeichen hätte er es dir versperrt. Ibisse zählen bei manchen Boni, je mehr in einem Schwarm, desto besser, und mit dem sechsten endet die Partie.

lesson-walk-in-the-park-end = Wie es endet
lesson-walk-in-the-park-end-1 = Du hast fünf Wahrzeichen besucht. Mit dem sechsten endet die Partie: Verbinde das Löwentor auf E4.
lesson-walk-in-the-park-end-2 = Kreuze deinen sechsten Bonus an: welchen du magst.
lesson-walk-in-the-park-end-3 = Beende deinen Zug, dann ist die Partie zu Ende.
lesson-walk-in-the-park-end-done = Gezählt werden die eingekreisten „1“, die Statuen und deine Boni. Auch sechs Ibisse oder eine volle Karte beenden die Partie; allein spazierst du achtzehn Würfe lang.

lesson-walk-in-the-park-alone = Jetzt du
lesson-walk-in-the-park-alone-goal = Der Würfel zeigt eine Kurve. Besuche in dieser einen Runde zwei Wahrzeichen.
lesson-walk-in-the-park-alone-missed = Nicht ganz: Das sind noch keine zwei Besuche in dieser Runde. Versuch es noch einmal.
lesson-walk-in-the-park-alone-hint = Der Weg unten ist nach beiden Seiten offen. Und nach dem ersten Besuch kreuzt du einen Bonus an: Mit welchem darfst du gleich weiterzeichnen?
lesson-walk-in-the-park-alone-done = Zwei Wahrzeichen in einer Runde. So geht ein guter Spaziergang!

lesson-walk-in-the-park-stray-elsewhere = Dort darfst du zeichnen, aber wir brauchen es woanders. Nimm den Zug zurück und such die Stelle, an der es anschließt.
lesson-walk-in-the-park-stray-change = So wird aus einem Weg ein T-Stück. Das darfst du einmal mit einer Kurve und einmal mit einer Geraden, aber es kostet drei Punkte. Hier ist es nicht nötig: Nimm den Zug zurück.
lesson-walk-in-the-park-stray-bonus = Ein schöner Bonus, aber hier brauchst du einen, mit dem du sofort zeichnest. Nimm den Zug zurück und kreuze die Extra-Gerade an.
lesson-walk-in-the-park-stray-shut = Dort steht ein Wahrzeichen, und der Ibis hat es gerade versperrt: Du könntest es nie mehr besuchen. Nimm den Zug zurück und wähle ein anderes Kästchen.
