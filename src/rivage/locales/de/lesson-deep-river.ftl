### Deep River Schritt für Schritt. Wer lernt, spielt die Aale.

lesson-deep-river-swim = Schwimmen
lesson-deep-river-swim-1 = Du gewinnst, wenn der Bär ins Nest der Lachse am anderen Ende geht; auch deine Aale schwimmen dorthin. Jeder Zug beginnt mit einer Strömung. Wähle die blaue: Auf ihr steht eine 2.
lesson-deep-river-swim-2 = Die Strömung sagt, wie weit einer deiner Fische schwimmt. Noch sind alle im Nest: Lass einen losschwimmen.
lesson-deep-river-swim-3 = Zwei Felder, wie es dort stand. Die blaue Strömung ist ein Feld weitergetrieben und hat sich umgedreht: Jetzt steht etwas anderes darauf. Beende deinen Zug.
lesson-deep-river-swim-done = Die Lachse haben von der anderen Seite geantwortet. So geht es Zug um Zug: eine Strömung, ein Fisch, und die Strömung treibt weiter.

lesson-deep-river-stack = Obendrauf
lesson-deep-river-stack-1 = Ein Lachs ist dir im Weg, zwei Felder vor deinem Aal. Wähle eine Strömung mit einer 2.
lesson-deep-river-stack-2 = Lass den Aal im Fluss schwimmen. Er kommt beim Lachs an und klettert auf ihn.
lesson-deep-river-stack-done = Ein Stapel, und wer oben ist, bestimmt: Der Lachs muss mit. Ein Stapel schwimmt als Ganzes, und nur auf einen leeren Platz.

lesson-deep-river-nest = Im anderen Nest
lesson-deep-river-nest-1 = Dein Stapel ist zwei Felder vom Lachsnest entfernt. Wähle eine Strömung, die ihn hinbringt: 2 genügt, bei 3 verfällt der Rest.
lesson-deep-river-nest-2 = Bring den Stapel ins Nest und schau auf den Bären.
lesson-deep-river-nest-done = Der Bär geht einen Schritt für jeden Fisch, der ankommt, und der mitgenommene Lachs zählt auch: zwei Schritte auf die Lachse zu. Danach kehren beide Fische heim und fangen von vorn an.

lesson-deep-river-big = Das große Feld
lesson-deep-river-big-1 = Felder tun etwas, wenn ein Fisch ankommt. Das große in der Mitte lässt Fische wachsen. Wähle die blaue Strömung: Mit 2 ist dein Aal dort.
lesson-deep-river-big-2 = Schwimm auf das große Feld.
lesson-deep-river-big-3 = Wähle, welcher Einzelaal zum Doppelaal wird: dieser oder einer im Nest.
lesson-deep-river-big-done = Ein Doppelaal zählt für zwei. Im anderen Nest geht der Bär für ihn zwei Schritte statt einem.

lesson-deep-river-bear = Das Bärenfeld
lesson-deep-river-bear-1 = Ein Bärenfeld weckt den Bären, aber nur für einen Doppelaal. Deiner ist zwei Felder davon entfernt: Wähle die grüne Strömung.
lesson-deep-river-bear-2 = Schwimm mit dem Doppelaal dorthin.
lesson-deep-river-bear-done = Ein Schritt für den Bären, und unterwegs ein Lachs gefangen. Ein Einzelaal hätte ihn schlafen lassen.

lesson-deep-river-advance = Weiter
lesson-deep-river-advance-1 = Auf einem Weiter-Feld schwimmt einer deiner Fische noch ein Feld. Gleich vor dir liegt eines: Wähle die grüne Strömung.
lesson-deep-river-advance-2 = Schwimm auf das Weiter-Feld.
lesson-deep-river-advance-3 = Jetzt noch ein Feld, mit demselben Aal.
lesson-deep-river-advance-done = Zwei Felder aus einer 1. Wo ein Fisch durch Weiter ankommt, tut das Feld nichts; ein Nest zählt trotzdem.

lesson-deep-river-swap = Tausch
lesson-deep-river-swap-1 = Ein Doppellachs sitzt auf einem deiner Aale. Ein Tausch-Feld dreht Stapel um, und zwei Felder weiter liegt eines. Wähle die blaue Strömung.
lesson-deep-river-swap-2 = Schwimm mit dem freien Aal auf das Tausch-Feld.
lesson-deep-river-swap-3 = Dreh den Stapel um.
lesson-deep-river-swap-done = Dein Aal ist oben und trägt einen Doppellachs: Dieser Stapel ist drei Schritte des Bären wert. Aber Vorsicht: Ist der einzige Stapel deiner, musst du ihn umdrehen.

lesson-deep-river-tilt = Kippen
lesson-deep-river-tilt-1 = Ein Kippen-Feld nimmt der Gegenseite für einen Zug eine Strömung weg. Es liegt zwei Felder weiter: Wähle eine Strömung mit einer 2.
lesson-deep-river-tilt-2 = Schwimm auf das Kippen-Feld.
lesson-deep-river-tilt-3 = Kippe die Strömung, die du den Lachsen nicht gönnst.
lesson-deep-river-tilt-done = In ihrem nächsten Zug können die Lachse sie nicht wählen. Danach richtet sie sich wieder auf.

lesson-deep-river-currents = Zwei Strömungen am Ziel
lesson-deep-river-currents-1 = Eine Partie kann auch enden, ohne dass der Bär ein Nest erreicht: sobald zwei Strömungen auf dem letzten Feld sind. Die blaue ist schon dort. Der Bär ist näher am Lachsnest, das passt dir gut: Wähle die violette.
lesson-deep-river-currents-2 = Schwimm, und die violette treibt auf das letzte Feld.
lesson-deep-river-currents-3 = Zwei Strömungen sind am Ziel. Beende deinen Zug, dann ist die Partie zu Ende.
lesson-deep-river-currents-done = Du gewinnst: Der Bär ist näher an ihrem Nest als an deinem. Stünde er auf dem großen Feld, wäre es unentschieden.

lesson-deep-river-home = Der Bär im Nest
lesson-deep-river-home-1 = Jetzt beende eine Partie. Der Bär ist drei Schritte vom Lachsnest entfernt, dein Stapel ein Feld. Wähle die grüne Strömung.
lesson-deep-river-home-2 = Bring den Stapel ins Nest: Ein Einzelaal und ein Doppellachs sind zusammen drei Fische.
lesson-deep-river-home-done = Der Bär ist im Lachsnest, und damit haben die Lachse auf der Stelle verloren.

lesson-deep-river-alone = Jetzt du
lesson-deep-river-alone-goal = Der Bär ist zwei Schritte vom Lachsnest entfernt. Gewinne die Partie in diesem einen Zug.
lesson-deep-river-alone-missed = Nicht ganz: Der Bär hat das Nest nicht erreicht. Versuch es noch einmal, mit einer anderen Strömung oder einem anderen Fisch.
lesson-deep-river-alone-hint = Welcher deiner Fische zählt doppelt? Und welche Strömung bringt ihn bis ins Nest?
lesson-deep-river-alone-done = Der Doppelaal zählte für zwei, und der Bär ist ins Nest gelaufen. Du hast gewonnen!

lesson-deep-river-stray-current = Gute Idee, aber hier brauchst du eine andere Strömung. Nimm den Zug zurück und versuch es noch einmal.
lesson-deep-river-stray-fish = Gute Idee, aber hier geht es um einen anderen Fisch. Nimm den Zug zurück und wähle noch einmal.
