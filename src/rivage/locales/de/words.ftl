### Ein Tisch, in Worten gespielt, für jedes Spiel.

words-play = Im Textmodus spielen
words-show-board = Das Brett zeigen
words-choices = Was du tun kannst
words-stands = Wie es steht
words-last = Was zuletzt geschah
words-seats = Am Tisch
words-to-act = (ist dran)
words-prompt = Du bist dran
words-seat = Platz { $number }
words-player = Spieler { $number }
words-you = { $name } (du)
words-did = { $name }: { $action }
words-chance = Zufall: { $action }
words-over = Die Partie ist zu Ende.
words-watching = Du siehst zu: Es gibt nichts zu wählen.
words-wait = Einen Moment …
words-confirm = Nichts mehr zu wählen: Bestätige unten.
words-not-now = Nichts zu tun, bis du dran bist.
words-earlier = Das ist ein früherer Moment. In der Liste der Züge siehst du, wie es damals stand.
words-write = Gib einen Zug ein oder wähle unten aus
words-unclear = „{ $text }“ verstehe ich nicht.
words-try = Versuch es mit { $example }.
words-try-notation = Versuch es mit { $example } ({ $label }).
words-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
words-do = Ausführen
words-all = In der Schreibweise des Spiels, zum Beispiel { $example }.
words-some = Die Liste zeigt nur einen Teil deiner Möglichkeiten. Alles, was die Regeln erlauben, kannst du hier in der Schreibweise des Spiels eingeben, zum Beispiel { $example }.
words-say = In Worten, zum Beispiel { $examples }; oder in der Schreibweise des Spiels.
words-quoted = „{ $phrase }“
words-later = In der Schreibweise des Spiels, wenn du dran bist.
words-failed = Der Text ließ sich nicht laden. Neuer Versuch …
words-no-client = Das Brett dieses Spiels ließ sich nicht laden, darum spielst du es im Textmodus.
