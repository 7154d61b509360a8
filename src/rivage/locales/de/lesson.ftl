### Die Lektionen: was jede neben ihren eigenen Worten sagt.

lesson = Lektion
lesson-loading = Die Lektion wird aufgebaut …
lesson-partner = Übungsbot
lesson-step = Schritt { $step } von { $of }
lesson-minutes = etwa { $minutes } Min.
lesson-steps = Die Schritte der Lektion
lesson-progress = Dein Fortschritt
lesson-next = Weiter
lesson-finish = Fertig
lesson-back = Zurück
lesson-show = Vormachen
lesson-skip = Schritt überspringen
lesson-redo = Noch einmal
lesson-retry = Zurücknehmen und neu versuchen
lesson-stray = Die Regeln erlauben das, aber darum geht es hier gerade nicht. Nimm den Zug zurück und versuch es noch einmal.
lesson-end-title = Mehr brauchst du nicht
lesson-end = Du weißt jetzt, wie { $game } geht. Der Rest kommt beim Spielen, und die Regeln sind immer in Reichweite.
lesson-again = Lektion wiederholen
lesson-home = Zur Startseite
lesson-extra = Noch mehr lernen, Schritt { $step } von { $of }
lesson-hint = Tipp
lesson-restart = Von vorn
lesson-missed = Noch einmal
lesson-ready-title = Jetzt bist du bereit
lesson-ready = Das hast du ganz allein gefunden. Der Rest kommt beim Spielen, und die Regeln sind immer in Reichweite.
lesson-first-game = Erste Partie spielen
lesson-more = { $count ->
    [one] Noch eine Sache lernen
   *[other] Noch { $count } Dinge lernen
}
