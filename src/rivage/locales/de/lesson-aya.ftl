### Aya Schritt für Schritt, an einem kleinen Tisch und ohne Sanduhr.

lesson-aya-stand = Steine aufstellen
lesson-aya-stand-1 = Gemeinsam baut ihr gegen die Sanduhr einen Fluss aus Dominosteinen; hier wartet sie auf dich. Der Fluss beginnt auf dem Startplättchen. Zieh einen Stein aus deinem Vorrat.
lesson-aya-stand-2 = Ein Wald-Stein. Stell ihn hinter dem letzten auf, etwa 2 cm weiter und in derselben Richtung.
lesson-aya-stand-done = So wächst ein Fluss. Zwei Zentimeter sind ein guter Abstand: Jeder Stein trifft im Fallen den nächsten.

lesson-aya-far = Zu weit
lesson-aya-far-1 = Ist alles gebaut, bringt ein Anstoß den Fluss zum Laufen. Stoß den ersten Stein an, den auf dem Startplättchen, und schau genau hin.
lesson-aya-far-done = Die Welle ist an der Lücke stehen geblieben. Ein Stein ist 3 cm hoch und erreicht nicht, was weiter weg steht. Du dürftest noch einmal anstoßen, aber jeder Anstoß nach dem zweiten kostet einen Jeton.

lesson-aya-mend = Nicht zu weit und nicht zu nah
lesson-aya-mend-1 = Derselbe Fluss, bevor er fiel, und ein Stein in deiner Hand. Stell ihn so in die Lücke, dass er beide Nachbarn erreicht.
lesson-aya-mend-done = Geflickt. Zu nah wäre nicht besser gewesen: Dann wird die nächste Lücke zu groß, und Steine, die sich berühren, kommen nicht in Schwung.

lesson-aya-turn = Einen Stein drehen
lesson-aya-turn-1 = Der letzte Stein blickt gegen den Fluss, sein Wasser auf der falschen Seite: Er fiele auf sein gemaltes Wasser, und der Fluss wäre dort unterbrochen. Wähle ihn aus und dreh ihn um.
lesson-aya-turn-done = Jetzt blicken alle in dieselbe Richtung. Bist du dran, darfst du jeden stehenden Stein drehen, auch einen von anderen; sein Platz bleibt derselbe.

lesson-aya-reserve = Die Reserve
lesson-aya-reserve-1 = Ein Wüsten-Stein und ein Fluss im Wald: Dort würde er das Foto verderben. Leg ihn lieber in deine Reserve.
lesson-aya-reserve-2 = Da liegt er, offen für alle, bis eine Wüste ihn braucht. Den obersten darfst du nehmen, sobald deine Hand leer ist: Nimm ihn.
lesson-aya-reserve-done = Vorrat oder Reserve: Jedes Mal wählst du, woher dein nächster Stein kommt. Zurücklegen kannst du nur in die Reserve, nie in den Vorrat.

lesson-aya-landscape = Eine Landschaft
lesson-aya-landscape-1 = Dieser Stein zeigt eine Kamera: Er darf eine Landschaft oder ein Tier ins Spiel bringen. Wähle die Landschaft.
lesson-aya-landscape-2 = Ein Wald-Plättchen, auf dem ein Fluss endet. Leg es vor den Fluss und stell den Kamerastein vor seinen Zugang, als nächsten im Fluss.
lesson-aya-landscape-done = Fallen Wald-Steine auf jeden Zugang des Plättchens und liegt kein anderes Gelände darauf, hast du die Landschaft fotografiert.

lesson-aya-animal = Ein Tier
lesson-aya-animal-1 = Noch eine Kamera. Wähle das Tier und stell den Stein als nächsten in den Fluss: Das Tier sitzt auf diesem und dem davor.
lesson-aya-animal-done = Ein Okapi, es lebt im Wald. Ist der Fluss gefallen, muss es auf Steinen liegen und nicht auf einem Plättchen, und Wald-Steine müssen von ihm zu einer Wald-Landschaft führen. Ein Tier je Flussabschnitt.

lesson-aya-garden = Der Wundergarten
lesson-aya-garden-1 = Ein Stein des Wundergartens zählt als jedes Gelände. Stell ihn als nächsten in den Fluss; du kannst den Fluss mit ihm auch teilen.
lesson-aya-garden-done = Nach einer Gabelung können zwei Reihen weitergehen, auf jeder Seite eine. Die Abschnitte davor und dahinter sind dann getrennt: Platz für mehr Tiere.

lesson-aya-glasses = Die Pause und die zwei Sanduhren
lesson-aya-glasses-1 = Die erste Sanduhr ist abgelaufen. Jetzt ist Pause: Nichts wird aufgestellt oder bewegt. Besprecht euch, zeichnet einen Plan auf den Tisch; sind alle bereit, dreht die Sanduhr um.
lesson-aya-glasses-done = Die zweite läuft, und sie ist die letzte: Ist sie leer, ist das Bauen vorbei. Ein Erster Fluss hat nur eine, und keine Pause.

lesson-aya-count = Die Welle und die Wertung
lesson-aya-count-1 = Ein fast fertiger kleiner Fluss, mit einem Okapi und am Ende einer Wald-Landschaft. Ein Stein fehlt, und du hältst ihn: Stell ihn dorthin, wo der Fluss ihn braucht.
lesson-aya-count-2 = Das Bauen ist vorbei. Halt den Atem an, und stoß den ersten Stein an.
lesson-aya-count-done = Alles ist gefallen! Ein Punkt für die Landschaft, einer für das Okapi und einer für jeden der zehn übrigen Jetons. Drei Landschaften eines Geländes bringen noch einen dazu. Die Punkte gehören allen gemeinsam.
lesson-aya-count-almost = Diesmal kam die Welle nicht ganz durch; das passiert den Besten. An einem Tisch würdest du hinter der Lücke noch einmal anstoßen. Hier kannst du es einfach noch einmal versuchen oder weitergehen.

## Das Ende, für alle, deren Welle ganz gefallen ist und jedes Foto gewonnen hat

lesson-aya-perfect-title = Eine vollkommene Welle!
lesson-aya-perfect = Jeder Stein ist gefallen, jedes Foto ist gelungen: von deiner eigenen Hand. Du bist bereit für einen eigenen Fluss. Bring Freunde mit: Zusammen ist es noch schöner.
lesson-aya-ending = Du weißt, wie Aya geht. Nicht jede Welle kommt ans Ende, und die nächste läuft immer besser. Die Regeln sind nur einen Klick oder Tipp entfernt.

lesson-aya-stray-far = Dort darf er stehen, aber der Fluss würde ihn nicht erreichen. Nimm es zurück und stell ihn näher: etwa 2 cm vom letzten.
lesson-aya-stray-gap = Die Welle hält an der Lücke und kommt nie bis dort. Nimm es zurück und stell ihn in die Lücke.
lesson-aya-stray-arm = Dort auf dem Startplättchen könnte der Fluss einen zweiten Arm beginnen. Das kommt später: Nimm es zurück.
lesson-aya-stray-reserve = Jetzt liegt er in deiner Reserve, aus der du ihn später nehmen könntest. Nimm es zurück: Dieser Schritt braucht ihn jetzt.
lesson-aya-stray-push = Der erste Anstoß gilt einem Stein auf dem Startplättchen, am besten dem allerersten: Was vor dem angestoßenen steht, bleibt stehen. Nimm es zurück.
lesson-aya-stray-plain = Ein Kamerastein darf einfach als Stein stehen. Aber dann ist seine Kamera verloren, und um die geht es hier. Nimm es zurück.
lesson-aya-stray-lay = Das Plättchen darf dort liegen, aber sein Kamerastein gehört nicht zum Fluss: Nichts würde ihn umwerfen. Nimm es zurück und leg es dorthin, wohin der Fluss führt.
lesson-aya-stray-animal = Das bringt ein Tier. Es kommt gleich dran: Nimm es zurück.
lesson-aya-stray-landscape = Das bringt eine Landschaft. Diesmal geht es um ein Tier: Nimm es zurück.
lesson-aya-stray-draw = Jetzt hältst du einen anderen Stein. In diesem Schritt geht es um einen, der schon da ist: Nimm es zurück.
lesson-aya-stray-turn = Gedreht, aber nicht so, wie dieser Schritt es braucht: Alle Steine eines Flusses blicken flussabwärts. Nimm es zurück.
lesson-aya-stray-foreign = Dort darf er stehen, aber im Wald-Abschnitt hilft er keinem Foto, und auf dem Plättchen würde er eines verderben. Nimm es zurück und leg ihn in deine Reserve.
