### Een tafel die met woorden gespeeld wordt, voor elk spel.

words-play = In tekstmodus spelen
words-show-board = Bord tonen
words-choices = Wat je kunt doen
words-stands = Hoe het ervoor staat
words-last = Wat er het laatst gebeurde
words-seats = Aan tafel
words-to-act = (aan zet)
words-prompt = Jouw beurt
words-seat = Plaats { $number }
words-player = Speler { $number }
words-you = { $name } (jij)
words-did = { $name }: { $action }
words-chance = Toeval: { $action }
words-over = De partij is afgelopen.
words-watching = Je kijkt toe: er valt niets te kiezen.
words-wait = Een ogenblik…
words-confirm = Er valt niets meer te kiezen: bevestig hieronder.
words-not-now = Niets te doen tot je aan de beurt bent.
words-earlier = Dit is een eerder moment. In de lijst met zetten zie je hoe het er toen voor stond.
words-write = Typ een zet, of kies hieronder
words-unclear = Ik begrijp “{ $text }” niet.
words-try = Probeer { $example }.
words-try-notation = Probeer { $example } ({ $label }).
words-ways = { $count ->
    [one] { $count } manier
   *[other] { $count } manieren
}
words-do = Spelen
words-all = In de notatie van het spel zelf, zoals { $example }.
words-some = De lijst toont maar een deel van je keuzes. Alles wat de regels toestaan, kun je typen in de notatie van het spel zelf, zoals { $example }.
words-say = In woorden, zoals { $examples }; of in de notatie van het spel zelf.
words-quoted = “{ $phrase }”
words-later = In de notatie van het spel zelf, als je aan de beurt bent.
words-failed = De tekst kon niet worden geladen. We proberen het opnieuw…
words-no-client = Het bord van dit spel kon niet worden geladen, dus speel je het in tekstmodus.
