### Les leçons : ce que chacune dit à côté de ses propres mots.

lesson = Leçon
lesson-loading = La leçon se met en place…
lesson-partner = Entraîneur
lesson-step = Étape { $step } sur { $of }
lesson-minutes = environ { $minutes } min
lesson-steps = Les étapes de la leçon
lesson-progress = Votre progression
lesson-next = Suite
lesson-finish = Terminer
lesson-back = Retour
lesson-show = Montrer
lesson-skip = Passer l’étape
lesson-redo = Réessayer
lesson-retry = Revenir en arrière et réessayer
lesson-stray = Les règles le permettent, mais ce n’est pas ce que nous cherchons ici. Revenez en arrière et réessayez.
lesson-end-title = Vous en savez assez
lesson-end = Vous savez jouer à { $game }. Le reste vient en jouant, et les règles sont toujours à portée de main.
lesson-again = Refaire la leçon
lesson-home = Retour à l’accueil
lesson-extra = Pour aller plus loin, étape { $step } sur { $of }
lesson-hint = Indice
lesson-restart = Recommencer
lesson-missed = Réessayer
lesson-ready-title = Vous savez jouer !
lesson-ready = Vous avez trouvé sans aide. Le reste vient en jouant, et les règles sont toujours à portée de main.
lesson-first-game = Jouer une première partie
lesson-more = { $count ->
    [one] Encore une chose à apprendre
   *[other] Encore { $count } choses à apprendre
}
