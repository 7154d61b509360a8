### Aya Schritt für Schritt, an einem kleinen Tisch und ohne Sanduhr.

lesson-aya-stand = Steine aufstellen
lesson-aya-stand-1 = Gemeinsam baut ihr einen Fluss aus Dominosteinen, bevor die Sanduhr abläuft; hier hast du alle Zeit der Welt. Der Fluss beginnt auf dem Startplättchen. Zieh einen Stein aus deinem Vorrat.
lesson-aya-stand-2 = Ein Wald-Stein. Stell ihn hinter dem letzten auf, etwa 2 cm weiter und in derselben Richtung.
lesson-aya-stand-done = So wächst ein Fluss. Zwei Zentimeter sind ein guter Abstand: Jeder Stein trifft im Fallen den nächsten.

lesson-aya-far = Zu weit
lesson-aya-far-1 = Ist alles gebaut, bringt ein Anstoß den Fluss zum Laufen. Stoß den ersten Stein an, den auf dem Startplättchen, und schau genau hin.
lesson-aya-far-done = Die Welle ist an der Lücke stehen geblieben. Ein Stein ist 3 cm hoch und erreicht nicht, was weiter weg steht. Du dürftest noch einmal anstoßen, aber jeder Anstoß nach dem zweiten kostet einen Jeton.

lesson-aya-mend = Nicht zu weit und nicht zu nah
lesson-aya-mend-1 = Hier ist derselbe Fluss, bevor er fiel, und du hältst einen Stein. Stell ihn so in die Lücke, dass er beide Nachbarn erreicht.
lesson-aya-mend-done = Repariert. Zu nah wäre genauso schlecht: Dann wird die nächste Lücke zu groß, und Steine, die sich berühren, kommen nicht in Schwung.

lesson-aya-turn = Einen Stein drehen
lesson-aya-turn-1 = Der letzte Stein steht verkehrt herum: Er würde auf sein gemaltes Wasser fallen, und dort wäre der Fluss unterbrochen. Wähle ihn aus und dreh ihn um.
lesson-aya-turn-done = Jetzt schauen alle in dieselbe Richtung. Bist du dran, darfst du jeden stehenden Stein drehen, auch den von anderen. Er bleibt an seinem Platz.

lesson-aya-reserve = Die Reserve
lesson-aya-reserve-1 = Ein Wüsten-Stein, aber ein Wald-Fluss: Hier würde er das Foto verderben. Leg ihn lieber in deine Reserve.
lesson-aya-reserve-2 = Da liegt er, offen für alle, bis du ihn brauchst. Den obersten darfst du nehmen, sobald deine Hand leer ist: Nimm ihn.
lesson-aya-reserve-done = Vorrat oder Reserve: Jedes Mal wählst du, woher dein nächster Stein kommt. Zurücklegen kannst du nur in die Reserve, nie in den Vorrat.

lesson-aya-landscape = Eine Landschaft
lesson-aya-landscape-1 = Dieser Stein hat eine Kamera: Er kann eine Landschaft oder ein Tier ins Spiel bringen. Wähle die Landschaft.
lesson-aya-landscape-2 = Ein Wald-Plättchen, auf dem ein Fluss endet. Leg es direkt vor den Fluss, dann stell den Kamerastein vor seinen Zugang, als nächsten Stein.
lesson-aya-landscape-done = Fallen Wald-Steine auf jeden Zugang des Plättchens und liegt kein anderes Gelände darauf, hast du die Landschaft fotografiert.

lesson-aya-animal = Ein Tier
lesson-aya-animal-1 = Noch eine Kamera. Wähle das Tier und stell den Stein als nächsten in den Fluss: Das Tier reitet auf diesem und dem davor.
lesson-aya-animal-done = Ein Okapi, es lebt im Wald. Ist der Fluss gefallen, muss es auf Steinen liegen und nicht auf einem Plättchen, und Wald-Steine müssen von ihm zu einer Wald-Landschaft führen. Ein Tier je Flussabschnitt.

lesson-aya-garden = Der Wundergarten
lesson-aya-garden-1 = Ein Stein des Wundergartens gilt für jedes Gelände. Stell ihn als nächsten in den Fluss; du kannst den Fluss mit ihm auch teilen.
lesson-aya-garden-done = Nach einer Gabelung können zwei Reihen weitergehen, auf jeder Seite eine. Die Abschnitte davor und dahinter sind dann getrennt: Platz für mehr Tiere.

lesson-aya-glasses = Die Pause und die zwei Sanduhren
lesson-aya-glasses-1 = Die erste Sanduhr ist abgelaufen. Jetzt ist Pause: Nichts wird aufgestellt oder bewegt. Besprecht euch, zeichnet einen Plan auf den Tisch; sind alle bereit, dreht die Sanduhr um.
lesson-aya-glasses-done = Die zweite läuft, und das ist die letzte: Wenn sie abgelaufen ist, endet das Bauen. Ein Erster Fluss hat nur eine Sanduhr und keine Pause.

lesson-aya-count = Die Welle und die Wertung
lesson-aya-count-1 = Ein fast fertiger kleiner Fluss, mit einem Okapi und am Ende einer Wald-Landschaft. Ein Stein fehlt, und du hältst ihn: Stell ihn dorthin, wo der Fluss ihn braucht.
lesson-aya-count-2 = Das Bauen ist vorbei. Halt den Atem an, und stoß den ersten Stein an.
lesson-aya-count-done = Alles ist gefallen! Ein Punkt für die Landschaft, einer für das Okapi und einer für jeden der zehn übrigen Jetons. Drei Landschaften eines Geländes bringen noch einen dazu. Die Punkte teilt ihr euch alle.
lesson-aya-count-almost = Diesmal kam die Welle nicht ganz durch; das passiert den Besten. In einer echten Partie würdest du hinter der Lücke noch einmal anstoßen. Hier kannst du es einfach noch einmal versuchen oder weitermachen.

lesson-aya-alone = Jetzt du
lesson-aya-alone-goal = Drei Steine fehlen, und jetzt baust du allein: Schließ die Lücke so, dass die Welle den Kamerastein vor dem Wald erreicht. Dann stoß an.
lesson-aya-alone-missed = Nicht ganz: Die Welle ist vor dem Kamerastein stehen geblieben. Versuch es noch einmal.
lesson-aya-alone-hint = Teil den Platz gleichmäßig auf: etwa 2 cm von Stein zu Stein, alle in einer Linie mit dem Fluss.
lesson-aya-alone-done = Klick! Die Welle hat den Kamerastein erreicht, und das Foto vom Wald gehört dir.

lesson-aya-stray-far = Du kannst ihn dort aufstellen, aber der Fluss würde ihn nicht erreichen. Nimm den Zug zurück und stell ihn näher hin: etwa 2 cm hinter den letzten.
lesson-aya-stray-gap = Die Welle stoppt an der Lücke und kommt nie bis dorthin. Nimm den Zug zurück und stell ihn in die Lücke.
lesson-aya-stray-arm = Dort auf dem Startplättchen könnte der Fluss einen zweiten Arm beginnen. Das kommt später: Nimm den Zug zurück.
lesson-aya-stray-reserve = Jetzt liegt er in deiner Reserve, aus der du ihn später nehmen könntest. Nimm den Zug zurück: Dieser Schritt braucht ihn jetzt.
lesson-aya-stray-push = Der erste Anstoß gilt einem Stein auf dem Startplättchen, am besten dem allerersten: Was vor dem angestoßenen steht, bleibt stehen. Nimm den Zug zurück.
lesson-aya-stray-plain = Du kannst einen Kamerastein auch einfach als Stein benutzen. Aber dann ist seine Kamera verloren, und hier geht es darum, was sie bringt. Nimm den Zug zurück.
lesson-aya-stray-lay = Du kannst das Plättchen dort hinlegen, aber sein Kamerastein gehört nicht zum Fluss: Nichts würde ihn umwerfen. Nimm den Zug zurück und leg es dorthin, wohin der Fluss führt.
lesson-aya-stray-animal = Das bringt ein Tier. Es kommt gleich dran: Nimm den Zug zurück.
lesson-aya-stray-landscape = Das bringt eine Landschaft. Diesmal geht es um ein Tier: Nimm den Zug zurück.
lesson-aya-stray-draw = Jetzt hältst du einen anderen Stein. In diesem Schritt geht es um einen, der schon da ist: Nimm den Zug zurück.
lesson-aya-stray-turn = Du hast ihn gedreht, aber nicht richtig: Alle Steine eines Flusses schauen flussabwärts. Nimm den Zug zurück.
lesson-aya-stray-foreign = Du kannst ihn dort aufstellen, aber im Wald-Abschnitt hilft er keinem Foto, und auf dem Plättchen würde er eines verderben. Nimm den Zug zurück und leg ihn in deine Reserve.
