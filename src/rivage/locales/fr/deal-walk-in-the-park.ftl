### La promenade du jour et les parties en double : ce que A Walk in the Park dit autrement que la maison.

deal-loading-walk-in-the-park = On déplie le plan…
daily-today-walk-in-the-park = La promenade du jour
daily-yesterday-walk-in-the-park = La promenade d’hier
daily-of-walk-in-the-park = La promenade du { $date }
daily-lead-walk-in-the-park = Dix-huit lancers, les mêmes pour tout le monde jusqu’à minuit UTC. Un seul essai : c’est celui qui compte.
daily-play-walk-in-the-park = Commencer la promenade
daily-begun-walk-in-the-park = Vous avez déjà commencé votre promenade.
daily-continue-walk-in-the-park = Continuer
daily-over-walk-in-the-park = Cette promenade est finie.
daily-next-walk-in-the-park = Prochaine promenade dans
daily-again-look-walk-in-the-park = Revoir votre promenade
daily-count-walk-in-the-park = { $count ->
    [0] Personne n’a encore fini cette promenade.
    [one] Un promeneur a fini.
   *[other] { $count } promeneurs ont fini.
}
daily-nobody-walk-in-the-park = Personne ne s’est promené ce jour-là.
daily-people-walk-in-the-park = Promeneurs
daily-best-walk-in-the-park = Les meilleurs plans du jour
daily-best-later-walk-in-the-park = Quand vous aurez fini, vous pourrez regarder les meilleurs plans du jour.
daily-copied-walk-in-the-park = Copié. Aucun chemin n’est dévoilé.
daily-bots-walk-in-the-park = Les robots, avec les mêmes lancers
daily-bots-sheets-walk-in-the-park = Voir les plans des robots
daily-best-yesterday-walk-in-the-park = Les meilleurs plans d’hier
daily-best-spoiler-walk-in-the-park = Voir les meilleurs plans du jour (cela dévoile les lancers)
daily-archive-walk-in-the-park = Promenades passées
daily-archive-lead-walk-in-the-park = Faites la promenade d’un jour passé, autant de fois que vous voulez. Elle ne compte ni pour le classement ni pour votre série.
daily-archive-play-walk-in-the-park = Faire cette promenade
group-lead-walk-in-the-park = Chacun se promène seul avec les mêmes dix-huit lancers. Ici, vous comparez vos points, jour après jour.
group-invited-by-walk-in-the-park = { $name } vous invite à comparer vos promenades du jour.
group-invited-walk-in-the-park = On vous invite à comparer vos promenades du jour.
group-hidden-walk-in-the-park = Vous verrez les points du jour quand vous aurez fini votre promenade.
group-share-walk-in-the-park = Fais la promenade du jour avec nous, et comparons nos points !
duplicate-lead-walk-in-the-park = Chacun se promène de son côté, avec les mêmes dix-huit lancers. Dès que vous avez fini, vous voyez tous les plans côte à côte.
duplicate-play-walk-in-the-park = Jouer ces lancers
duplicate-count-walk-in-the-park = { $count ->
    [0] Personne n’a encore joué ces lancers.
    [one] Un ami les a déjà joués.
   *[other] { $count } amis les ont déjà joués.
}
duplicate-share-walk-in-the-park = Promène-toi avec les mêmes lancers que moi, et comparons nos plans !
duplicate-compare-walk-in-the-park = { $count ->
    [one] Votre plan
   *[other] { $count } plans côte à côte
}
