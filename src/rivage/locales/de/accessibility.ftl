### Die Seite zur Barrierefreiheit: was für jedes Spiel gilt. Jedes Spiel erzählt seinen Teil in access-<Spiel>.

access-keyboard-title = Mit der Tastatur
access-keyboard = Tab geht von einem zum Nächsten, Umschalt und Tab zurück, Enter drückt. Der erste Druck auf Tab führt an dem vorbei, was auf jeder Seite gleich ist. Zwei Ringe, ein dunkler und ein heller, zeigen, wo du bist. An jedem Tisch gelten auch diese Tasten, solange das Brett selbst nichts anderes mit ihnen vorhat:
access-do-undo = einen Schritt zurück in deinem Zug
access-do-confirm = deinen Zug beenden
access-do-steps = durch die Züge gehen, solange die Tastatur nicht auf dem Brett ist
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
access-ear = Ein Screenreader erfährt jeden Zug, sobald er gemacht ist, wer dran ist, was jemand sagt oder fragt und wenn die Verbindung weg ist. Die Bretter benennen alles, was du wählen kannst, nach dem, was es bewirken würde.
access-ear-words = Jedes Spiel lässt sich auch in Worten spielen: wie es steht, als Text; was du tun kannst, als Liste; dazu eine Zeile zum Schreiben. Setz in den Einstellungen das Häkchen bei „In Worten spielen“, oder wähle es im Menü eines Tisches. Auch die Lektionen gehen so.
access-ear-sound = Ist der Ton an, sagt ein kleiner Klang, dass du dran bist.

access-eye-title = Fürs Auge
access-eye = Die Schrift kann doppelt so groß sein, über die Einstellungen deines Browsers, ohne dass etwas abgeschnitten wird. Es gibt eine Tag- und eine Nachtansicht. Seiten, Gelände und Plätze erkennst du an Form, Muster oder Buchstabe, nicht nur an der Farbe. In den Einstellungen findest du größere Figuren, Knöpfe für die linke Hand, langsamere Bewegung oder gar keine; wer sein System um weniger Bewegung bittet, bekommt sie hier von selbst.

access-time-title = Ohne Eile
access-time = Niemand muss gegen die Zeit spielen: Allein und mit Bots läuft keine Uhr, und unter Freunden nur, wenn beim Eröffnen des Tisches unter „Mehr Optionen“ eine gewählt wird. An einem Tisch mit Uhr können alle im Menü eine Pause vorschlagen; solange sie dauert, läuft keine Zeit. Ein Spiel, das selbst die Zeit misst, sagt weiter unten, wie man das abschaltet.

access-games-title = Spiel für Spiel
access-of-keyboard = Mit der Tastatur
access-of-ear = Nach Gehör
access-of-time = Zeit

access-done-title = Woher wir das wissen
access-done = Unser Ziel sind die WCAG 2.2, Stufe AA. Bei jeder Änderung geht ein Prüfprogramm (axe) die Seiten und Tische bei Tag und bei Nacht durch, Browser spielen jedes Spiel allein mit Tasten, und auf kleinen Bildschirmen und bei großer Schrift wird nachgemessen.
access-not-title = Was noch fehlt
access-not-people = All das haben Programme ausprobiert, in einem einzigen Browser. Noch hat uns niemand, der jeden Tag einen Screenreader benutzt, erzählt, wie es wirklich ist.
access-not-motion = Wo Physik die Figuren bewegt, wird erst danach in Worten erzählt, was geschehen ist, nicht währenddessen.
access-not-voice = Eine eigene Sprachsteuerung gibt es nicht, und ohne Screenreader wird nichts vorgelesen.
access-tell = Wenn dir hier etwas im Weg steht, sag es denen, die diesen Server betreiben: Das Programm ist offen und lässt sich verbessern.
