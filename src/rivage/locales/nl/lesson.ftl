### De lessen: wat elke les zegt naast haar eigen woorden.

lesson = Les
lesson-loading = De les wordt klaargezet…
lesson-partner = Gids
lesson-step = Stap { $step } van { $of }
lesson-minutes = ongeveer { $minutes } min
lesson-steps = De stappen van de les
lesson-progress = Je voortgang
lesson-next = Verder
lesson-finish = Klaar
lesson-back = Terug
lesson-show = Voordoen
lesson-skip = Stap overslaan
lesson-redo = Opnieuw proberen
lesson-retry = Terugnemen en opnieuw proberen
lesson-stray = Het mag volgens de regels, maar het is niet wat we nu oefenen. Neem je zet terug en probeer het nog eens.
lesson-end-title = Meer heb je niet nodig
lesson-end = Je weet nu hoe { $game } gaat. De rest leer je al spelend, en de regels zijn altijd dichtbij.
lesson-again = Les herhalen
lesson-home = Terug naar de startpagina
lesson-extra = Nog meer leren, stap { $step } van { $of }
lesson-hint = Hint
lesson-restart = Opnieuw beginnen
lesson-missed = Opnieuw proberen
lesson-ready-title = Je bent er klaar voor
lesson-ready = Dat heb je helemaal zelf gevonden. De rest leer je al spelend, en de regels zijn altijd dichtbij.
lesson-first-game = Speel je eerste partij
lesson-more = { $count ->
    [one] Nog één ding om te leren
   *[other] Nog { $count } dingen om te leren
}
