### Die Seite zur Barrierefreiheit: was für jedes Spiel gilt. Jedes Spiel erzählt seinen Teil in access-<Spiel>.

access-keyboard-title = Mit der Tastatur
access-keyboard = Tab geht zum nächsten Element, Umschalt und Tab zum vorigen, Enter drückt es. Das erste Tab auf einer Seite überspringt, was auf jeder Seite gleich ist. Zwei Ringe, ein dunkler und ein heller, zeigen, wo du bist. An jedem Tisch gelten auch diese Tasten, außer das Brett benutzt sie selbst:
access-do-undo = einen Schritt zurück in deinem Zug, gegen Bots auch deinen letzten Zug
access-do-confirm = deinen Zug beenden
access-do-steps = durch die Züge blättern, solange der Fokus nicht auf dem Brett ist
access-do-ends = zum ersten Zug, zum letzten Zug
access-do-play = die Züge abspielen oder anhalten
access-do-pace = langsamer, schneller

key-arrows = Pfeiltasten
key-left-right = Links, Rechts
key-enter = Enter
key-escape = Esc
key-space = Leertaste
key-shift = Umschalt
key-alt = Alt
key-home = Pos 1
key-end = Ende
key-digits = Ziffern

access-ear-title = Nach Gehör
access-ear = Ein Screenreader meldet jeden Zug, wer dran ist, was jemand sagt oder fragt und wenn die Verbindung abbricht. Auf einem Brett sagt der Name jeder Wahl, was sie bewirken würde.
access-ear-words = Du kannst jedes Spiel auch im Textmodus spielen: den Stand als Text, deine Möglichkeiten als Liste, dazu ein Eingabefeld. Setz in den Einstellungen das Häkchen bei „Im Textmodus spielen“, oder wähle es im Menü eines Tisches. Auch die Lektionen gibt es im Textmodus.
access-ear-sound = Ist der Ton an, sagt dir ein kurzer Klang, dass du dran bist.

access-eye-title = Fürs Auge
access-eye = Die Schrift kann doppelt so groß sein, über die Einstellungen deines Browsers, ohne dass etwas abgeschnitten wird. Es gibt eine helle und eine dunkle Darstellung. Seiten, Gelände und Plätze unterscheiden sich durch Form, Muster oder Buchstaben, nicht nur durch die Farbe. In den Einstellungen findest du ein größeres Brett, ein Linkshänder-Layout, langsamere Bewegung oder gar keine. Verlangt dein System schon weniger Bewegung, bekommst du sie auch hier.

access-time-title = Ohne Eile
access-time = Niemand muss gegen die Zeit spielen: Allein und mit Bots läuft keine Uhr, und unter Freunden nur, wenn beim Eröffnen des Tisches unter „Mehr Optionen“ eine gewählt wird. An einem Tisch mit Uhr können alle im Menü eine Pause vorschlagen; solange sie dauert, steht die Uhr. Misst ein Spiel selbst die Zeit, liest du weiter unten, wie du das abschaltest.

access-games-title = Spiel für Spiel
access-of-keyboard = Mit der Tastatur
access-of-ear = Nach Gehör
access-of-time = Zeit

access-done-title = Woher wir das wissen
access-done = Unser Ziel sind die WCAG 2.2, Stufe AA. Bei jeder Änderung geht ein Prüfprogramm (axe) die Seiten und Tische in Hell und Dunkel durch, Browser spielen jedes Spiel allein mit Tasten, und auf kleinen Bildschirmen und bei großer Schrift wird nachgemessen.
access-not-title = Was noch fehlt
access-not-people = All das haben Programme getestet, in einem einzigen Browser. Noch hat uns niemand, der jeden Tag einen Screenreader benutzt, gesagt, wie gut es funktioniert.
access-not-motion = Wo Physik die Teile bewegt, hörst du erst danach, was passiert ist, nicht währenddessen.
access-not-voice = Eine eigene Sprachsteuerung gibt es nicht, und ohne Screenreader wird nichts vorgelesen.
access-tell = Wenn dir hier etwas im Weg steht, sag es den Betreibern dieses Servers: Das Programm ist offen und lässt sich verbessern.
