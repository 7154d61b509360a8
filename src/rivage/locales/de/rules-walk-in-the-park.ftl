### Die Regeln von A Walk in the Park, mit unseren eigenen Worten. So ist ein Abschnitt gesetzt: web/src/shell/rules/rulesMarkup.ts.

rules-walk-in-the-park-aim-title = Ziel des Spiels
rules-walk-in-the-park-aim-text =
    Alle haben einen Stift und eine Karte vom Botanischen Garten in Sydney, und derselbe Würfel gilt für alle. Zeichne Wege, besuche Wahrzeichen vor den anderen, schließ Rundwege für Statuen, und mach das Beste aus den Ibissen, die auftauchen. Wer am Ende die meisten Punkte hat, gewinnt.

rules-walk-in-the-park-sheet-title = Die Karte
rules-walk-in-the-park-sheet-text =
    Die Karte hat 25 Kästchen: Spalten A bis E von links, Zeilen 1 bis 5 vom Hafen her. In der Mitte, auf C3, ist eine Kreuzung mit vier Armen aufgedruckt; dort wird nichts gezeichnet. Die übrigen 24 Kästchen sind frei.

    Auf acht Kästchen steht ein Wahrzeichen: das Opernhaus (B1), Mrs Macquarie’s Chair (D1), das Government House (A2), die Moreton-Bay-Feige (E2), das Choregische Denkmal (A4), das Löwentor (E4), The Calyx (B5) und der Ententeich (D5). Ein Wahrzeichen füllt sein Kästchen nicht: Wege und Ibisse dürfen dort hin.

    # Warum kann ich in der Mitte nicht zeichnen?
    Dort ist die Kreuzung aufgedruckt. Jeder Spaziergang beginnt an ihr.
rules-walk-in-the-park-sheet-picture = Eine leere Karte mit ihrer Kreuzung und ihren acht Wahrzeichen.

rules-walk-in-the-park-round-title = Eine Runde
rules-walk-in-the-park-round-text =
    – Der Würfel wird einmal geworfen, für alle. Von seinen sechs Seiten zeigen zwei eine Kurve, zwei eine Gerade, eine ein T-Stück und eine einen Ibis.
    – Alle zeichnen, was er zeigt, in ein leeres Kästchen der eigenen Karte.
    – Was die Zeichnung bewirkt, folgt sofort: Statuen, Besuche, Boni.
    – Sind alle fertig, werden alle Zeichnungen gezeigt, und die nächste Runde beginnt.

    Hast du kein leeres Kästchen mehr, zeichnest du nichts.
rules-walk-in-the-park-round-picture = Kurve, Gerade, T-Stück und Ibis.

rules-walk-in-the-park-drawing-title = Einen Weg zeichnen
rules-walk-in-the-park-drawing-text =
    Ein Weg lässt sich in Vierteldrehungen drehen: Kurve und T können auf vier Arten liegen, eine Gerade auf zwei. Er muss nichts berühren und darf über den Rand der Karte hinausführen. Ein Kästchen ist leer, solange weder Weg noch Ibis darauf ist; eine Statue oder ein Wahrzeichen füllt es nicht.

    Hast du ein leeres Kästchen, musst du zeichnen, auch einen Ibis.

    # Warum kann ich hier nicht zeichnen?
    Auf diesem Kästchen ist schon ein Weg oder ein Ibis.

    # Warum kann ich nichts anderes zeichnen?
    Alle zeichnen, was der Würfel zeigt. Nur ein Bonus bringt andere Stücke.
rules-walk-in-the-park-drawing-picture = Wege müssen sich nicht berühren: Was mit der Kreuzung verbunden ist, ist orange, alles andere blass.

rules-walk-in-the-park-together-title = Alle zur selben Zeit
rules-walk-in-the-park-together-text =
    Niemand wartet, bis er dran ist, und niemand sieht, was die anderen in dieser Runde zeichnen, bevor alle fertig sind. Wer schneller ist, hat also keinen Vorteil.

    Du darfst so oft zurückgehen, wie du willst, sogar nach dem Ende deines Zugs, solange noch jemand zeichnet.

    # Warum kann ich meine Zeichnung nicht mehr ändern?
    Alle sind fertig, und die Runde wurde gezeigt.

rules-walk-in-the-park-loops-title = Rundwege und Statuen
rules-walk-in-the-park-loops-text =
    Schließen deine Wege einen Rundweg, entsteht darin eine Statue. Ein Stück, das zwei Rundwege zugleich schließt, bringt zwei; ein Weg, der einen Rundweg teilt, bringt noch eine. Ein Rundweg muss nicht mit der Kreuzung verbunden sein und darf über sie führen.

    Es zählt, wie viele geschlossene Rundwege auf dem Papier sind. Drei Wege zwischen zwei Punkten sind zwei Rundwege.

    Eine Statue füllt nie ein Kästchen: Du kannst dort noch zeichnen.
rules-walk-in-the-park-loops-picture = Zwei Rundwege, die sich die Kreuzung teilen: zwei Statuen.

rules-walk-in-the-park-visits-title = Wahrzeichen besuchen
rules-walk-in-the-park-visits-text =
    Du besuchst ein Wahrzeichen, wenn auf seinem Kästchen ein Weg liegt und dieser Weg mit der Kreuzung verbunden ist. Die Verbindung darf viele Runden später kommen. Wie der Weg liegt, ist egal.

    Bei jedem Besuch kreuzt du einen Bonus an, höchstens sechs pro Partie. Das musst du sofort tun. Bringt eine Zeichnung mehrere Besuche, kreuzt du einen nach dem anderen an; jeder wird ganz ausgeführt, bevor der nächste kommt.

    # Warum ist dieses Wahrzeichen nicht besucht?
    Der Weg auf seinem Kästchen ist noch blass: Er ist nicht mit der Kreuzung verbunden. Oder ein Ibis steht dort und hat es versperrt.
rules-walk-in-the-park-visits-picture = Das Opernhaus und das Löwentor sind besucht: Zu beiden führt ein oranger Weg. Die eingekreiste 1 ist ein Punkt für den ersten Besuch, die durchgestrichene ging an andere.

rules-walk-in-the-park-firsts-title = Erste Besuche
rules-walk-in-the-park-firsts-text =
    Jedes Wahrzeichen hat eine 1. Alle, die es in der Runde des allerersten Besuchs besuchen, kreisen sie ein: 1 Punkt. Für die anderen wird sie dann durchgestrichen. Sie können das Wahrzeichen trotzdem besuchen und einen Bonus ankreuzen.

    Das entscheidet sich am Ende der Runde, egal wie der Besuch zustande kam: durch den Wurf, einen Bonus oder einen Weg, der zum T wurde. Ein siebtes Wahrzeichen bringt auch seine 1, aber keinen siebten Bonus.

    # Warum hat mein Besuch keinen Punkt gebracht?
    Jemand war in einer früheren Runde da.

rules-walk-in-the-park-bonuses-title = Die zehn Boni
rules-walk-in-the-park-bonuses-text =
    Jeder Bonus kann einmal angekreuzt werden.
    – *Ein Punkt*: 1 Punkt am Ende.
    – *Zwei Punkte*: 2 Punkte am Ende.
    – *Jeder Ibis*: 1 Punkt für jeden Ibis auf deiner Karte.
    – *Jeder Schwarm*: 1 Punkt für jede Gruppe von Ibissen. Ibisse nebeneinander, nicht über Eck, sind eine Gruppe.
    – *Bester Schwarm*: 1 Punkt für jeden Ibis deiner größten Gruppe.
    – *Jede Statue*: 1 Punkt für jede Statue auf deiner Karte.
    – *Extra-Statue*: Zeichne sofort eine Statue. Sie zählt überall, wo Statuen zählen.
    – *Extra-Kurve*: Zeichne sofort eine Kurve in ein leeres Kästchen.
    – *Extra-Gerade*: Zeichne sofort eine Gerade in ein leeres Kästchen.
    – *T oder Ibis*: Ab sofort darfst du ein gewürfeltes T als Ibis zeichnen, auch eines aus dieser Runde, das du noch nicht gezeichnet hast.

    Alles zählt zusammen. Fünf Ibisse in Gruppen von zwei und drei sind mit den drei Ibis-Boni 5 + 2 + 3 = 10 wert.

    # Warum kann ich jetzt keinen Bonus ankreuzen?
    Einen Bonus bekommst du, wenn du ein Wahrzeichen besuchst, einen für jeden Besuch. Oder du hast ihn schon angekreuzt, oder schon sechs.
rules-walk-in-the-park-bonuses-picture = Die zehn Boni mit ihren Zeichen.

rules-walk-in-the-park-extra-title = Boni, mit denen du zeichnest
rules-walk-in-the-park-extra-text =
    Die Kurve oder Gerade eines Bonus wird vor allem anderen gezeichnet. Sie kann einen Rundweg schließen oder in derselben Runde noch ein Wahrzeichen erreichen, und dieser Besuch bringt wieder einen Bonus. Ist kein Kästchen mehr leer, darfst du so einen Bonus trotzdem ankreuzen; gezeichnet wird dann nichts.

    Ein T, das du als Ibis zeichnest, versperrt ein Wahrzeichen, das du nicht besucht hast, und zählt zu den sechs, die den Spaziergang beenden.

    # Warum kann ich das T nicht als Ibis zeichnen?
    Du hast „T oder Ibis“ nicht angekreuzt, oder dieses T ist schon gezeichnet. Der Bonus gilt nur für ein gewürfeltes T.

rules-walk-in-the-park-ibis-title = Die Ibisse
rules-walk-in-the-park-ibis-text =
    Ein Ibis füllt sein Kästchen für immer. Auf dem Kästchen eines Wahrzeichens, das du nicht besucht hast, versperrt er es: Du kannst es nicht mehr besuchen.

    Wenn ihr zu mehreren spielt, beenden sechs Ibisse auf einer Karte den Spaziergang. Mit den richtigen Boni sind sie viel wert.

    # Warum muss ich den Ibis zeichnen?
    Der Würfel zeigt ihn, und du hast ein leeres Kästchen.
rules-walk-in-the-park-ibis-picture = Vier Ibisse, drei zusammen und einer allein: zwei Schwärme. Zwei Wahrzeichen sind versperrt.

rules-walk-in-the-park-change-title = Aus einem Weg ein T machen
rules-walk-in-the-park-change-text =
    Einmal pro Partie darfst du aus einer deiner Kurven ein T machen, und einmal aus einer deiner Geraden: Der fehlende Arm kommt dazu. Das kostet jeweils 3 Punkte. Es geht jederzeit, während du in einer Runde zeichnest, auch mit dem Stück, das du gerade gezeichnet hast. Es kann einen Rundweg schließen oder ein Wahrzeichen erreichen.

    # Warum kann ich diesen Weg nicht ändern?
    Nur Kurven und Geraden können zum T werden, jede Art einmal pro Partie. Die aufgedruckte Kreuzung, ein T und ein Ibis nicht. Und wenn die Runde gezeigt wurde, ist es zu spät.
rules-walk-in-the-park-change-picture = Vorher und nachher: Die Gerade auf C2 öffnet sich nach Westen und schließt einen Rundweg. Eine Statue, für 3 Punkte.

rules-walk-in-the-park-end-title = Das Ende
rules-walk-in-the-park-end-text =
    Der Spaziergang endet nach der Runde, in der jemand
    – sechs Wahrzeichen besucht hat, oder
    – sechs Ibisse gezeichnet hat, oder
    – kein leeres Kästchen mehr hat.

    Die Runde wird für alle zu Ende gespielt.

rules-walk-in-the-park-score-title = Die Punkte
rules-walk-in-the-park-score-text =
    – 1 Punkt für jede eingekreiste 1.
    – *Statuen*: Wer allein die meisten hat, bekommt 1 Punkt für jede. Haben mehrere die meisten, bekommen sie je 1 Punkt; ihr könnt auch wählen, dass dann jede ihrer Statuen zählt. Ganz ohne Statuen bekommt niemand etwas.
    – Was deine Boni bringen.
    – 3 Punkte weniger für jeden Weg, der zum T wurde.

    Während des Spiels siehst du deine Punkte so, als wäre der Spaziergang jetzt zu Ende.

rules-walk-in-the-park-ties-title = Bei Gleichstand
rules-walk-in-the-park-ties-text =
    Es gewinnt, wer das Ende herbeigeführt hat. Waren es mehrere von denen, die gleichauf liegen, oder niemand von ihnen, gewinnt, wer mehr Wahrzeichen besucht hat, dann, wer mehr Statuen hat. Ist auch das gleich, teilt ihr euch den Sieg.

rules-walk-in-the-park-alone-title = Allein
rules-walk-in-the-park-alone-text =
    Du spielst 18 Würfe; weder sechs Wahrzeichen noch sechs Ibisse beenden den Spaziergang vorher. Jede 1 gehört dir, wenn du das Wahrzeichen besuchst, und du hast immer die meisten Statuen. Mit 18 oder mehr Punkten gewinnst du.

    Der Spaziergang des Tages hat für alle dieselben 18 Würfe.

rules-walk-in-the-park-here-title = Online
rules-walk-in-the-park-here-text =
    Hat eine Runde eine Frist, spielt ein Bot sie für alle zu Ende, die nicht rechtzeitig fertig sind. Bis zu acht können mitspielen, weil niemand warten muss, bis er dran ist.

    Wir mussten selbst entscheiden, was die gedruckten Regeln offenlassen: wo die Wahrzeichen stehen und vier ihrer Namen, die fünf Seiten des Würfels mit Wegen und was bei mehreren Besuchen auf einmal genau geschieht.
