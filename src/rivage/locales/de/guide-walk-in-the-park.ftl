### So wird A Walk in the Park gespielt, mit unseren eigenen Worten.

guide-lead-walk-in-the-park = Ein Würfel für alle, ein Stift und eine Karte für jeden. Zeichnet euren eigenen Weg durch Sydneys botanischen Garten, alle zur selben Zeit.
wp-guide-round-title = Eine Runde
wp-guide-round-1 = Der Würfel wird einmal geworfen, für alle. Er zeigt eine Kurve, eine Gerade, ein T-Stück oder einen Ibis.
wp-guide-round-2 = Alle zeichnen das in ein leeres Kästchen der eigenen Karte. Wege darfst du beliebig drehen, und sie müssen noch nirgends anschließen.
wp-guide-round-3 = Niemand sieht, was die anderen in dieser Runde zeichnen, bevor alle fertig sind. Du kannst so oft etwas rückgängig machen, wie du willst, sogar nach dem Ende deines Zugs, solange noch jemand zeichnet.
wp-guide-statue-title = Schließ einen Rundweg, stell eine Statue auf
wp-guide-statue = Immer wenn deine Wege einen Rundweg schließen, entsteht darin eine Statue. Zwei Rundwege mit einem gemeinsamen Stück bringen zwei Statuen. Am Ende bekommt, wer die meisten Statuen hat, für jede einen Punkt; bei Gleichstand bekommen alle Beteiligten je einen Punkt.
wp-guide-visit-title = Besuche die Wahrzeichen
wp-guide-visit = Ein Wahrzeichen ist besucht, wenn auf seinem Kästchen ein Weg liegt und dieser Weg zur Kreuzung in der Mitte führt, jetzt oder später. Alle, die es in der Runde des ersten Besuchs besuchen, bekommen 1 Punkt. Und bei jedem Besuch darfst du einen Bonus ankreuzen, höchstens sechs.
wp-guide-ibis-title = Vorsicht, Ibis
wp-guide-ibis = Der weiße Ibis lebt in diesen Gärten und geht nicht wieder weg: Er füllt sein Kästchen, und auf einem Wahrzeichen versperrt er es dir. Mit den richtigen Boni ist ein Schwarm allerdings viel wert.
wp-guide-bonus-title = Die zehn Boni
wp-guide-change-title = Sackgasse?
wp-guide-change = Einmal pro Partie darfst du eine deiner Kurven zu einem T öffnen, und einmal eine deiner Geraden. Das kostet jeweils 3 Punkte, schließt aber vielleicht einen Rundweg oder erreicht endlich ein Wahrzeichen.
wp-guide-end-title = Das Ende
wp-guide-end = Der Spaziergang endet nach der Runde, in der jemand sechs Wahrzeichen besucht oder sechs Ibisse gezeichnet hat, oder wenn jemand kein leeres Kästchen mehr hat. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer das Ende herbeigeführt hat, dann wer mehr Wahrzeichen, dann wer mehr Statuen hat. Allein spielst du 18 Würfe, und 18 Punkte sind ein Sieg.
wp-guide-keys-title = Mit der Tastatur
wp-guide-keys = Die Pfeiltasten gehen über die Kästchen, Enter oder Leertaste setzt das Stück, R dreht es, Enter zeichnet es ein. T macht aus einem Weg ein T, I wechselt zwischen T und Ibis, 1 bis 0 kreuzen einen Bonus an, U macht rückgängig, C bestätigt.
wp-guide-places-title = Die Orte, und wessen Land das ist
wp-guide-places = Wo wir die Lage der Wahrzeichen nicht kannten, haben wir sie selbst gewählt.
wp-guide-country = Der Garten liegt auf dem Land der Cadigal, die sich länger um diese Küste kümmern, als irgendjemand zählen kann, und die an der Bucht, die auf der Karte Farm Cove heißt, sammelten, fischten und ihre Zeremonien abhielten. Sie kennen sie als Wuganmagulya. Wir erweisen ihren Ältesten, den früheren wie den heutigen, unsere Achtung.
