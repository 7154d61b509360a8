### Die Seite, die die Würfel einer Partie nachprüft.

fair-title = Die Würfel nachprüfen
fair-lead = Niemand konnte an diesen Würfeln drehen, und so kannst du dich davon überzeugen.
fair-how-1 = Vor der Partie hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt, der zu keiner anderen Zahl passt.
fair-how-2 = Jede Ziehung ergibt sich aus dieser Zahl und aus der Stelle in der Partie, nach einem öffentlichen Rechenweg. Nichts, was jemand spielt, kann das ändern.
fair-how-3 = Jetzt wird die Zahl gezeigt. Dein Browser prüft den Fingerabdruck und rechnet jede Ziehung nach.
fair-how-3-later = Später wird die Zahl gezeigt. Dann prüft dein Browser den Fingerabdruck und rechnet jede Ziehung nach.
fair-not-yet = Die Zahl ist noch geheim: Sie wird gezeigt, wenn die Partie zu Ende ist.
fair-not-before = Die Zahl ist noch geheim, weil andere bis zum { $date } mit demselben Glück beginnen können. Komm dann wieder, um jede Ziehung nachzuprüfen.
fair-so-far = Was bisher gezogen wurde:
fair-good = { $count ->
    [0] Der Fingerabdruck passt. Es wurde nichts gezogen.
    [one] Alles in Ordnung: Der Fingerabdruck passt, und die eine Ziehung auch.
   *[other] Alles in Ordnung: Der Fingerabdruck passt, und alle { $count } Ziehungen auch.
}
fair-bad = Etwas passt nicht. Siehe unten.
fair-unsafe = Dieser Browser kann das nur auf https-Seiten prüfen.
fair-fingerprint = Fingerabdruck (SHA-256)
fair-number = Die Zahl
fair-draw = Ziehung
fair-came = Ergebnis
fair-again = Hier nachgerechnet
fair-fits = ✓ dasselbe
fair-differs = ✗ { $again }
fair-scripted = aus der ersten Partie übernommen
fair-back = Zurück zum Tisch
