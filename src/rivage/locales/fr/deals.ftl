### La partie du jour et les parties en double.

deal-loading = On prépare la table…
deal-points = { $points ->
    [one] point
   *[other] points
}
deal-you = vous

daily-days = Autres jours
daily-before = La veille
daily-after = Le lendemain
daily-today = Vers la partie du jour
daily-lead = Le même hasard pour tous jusqu’à minuit UTC. Un seul essai : ce que vous faites compte.
daily-play = Commencer la partie du jour
daily-begun = Votre partie est commencée et vous attend.
daily-continue = Reprendre
daily-over = Cette partie est finie.
daily-next = Prochaine partie dans
daily-rank = { $count ->
    [one] Vous êtes le premier arrivé.
   *[other] Place { $rank } sur { $count }
}
daily-again-look = Revoir votre partie
daily-fair = Vérifier les dés
daily-count = { $count ->
    [0] Personne n’a encore fini.
    [one] Un joueur a fini.
   *[other] { $count } joueurs ont fini.
}
daily-distribution = Points de tout le monde
daily-points = Points
daily-people = Joueurs
daily-best = Les meilleurs du jour
daily-best-later = Une fois la partie finie, vous pourrez regarder les meilleurs du jour.

share-title = À montrer
daily-share = { $game }, { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copier le texte
daily-copied = Copié. Rien n’est dévoilé.
daily-save = Enregistrer l’image
daily-share-now = Partager…

## En double

duplicate-lead = Qui ouvre cette page joue seul avec le même hasard. Qui a fini voit tous les résultats côte à côte.
duplicate-play = La jouer
duplicate-begun = Vous avez commencé et pouvez reprendre où vous en étiez.
duplicate-count = { $count ->
    [0] Personne ne l’a encore jouée.
    [one] Un ami l’a déjà jouée.
   *[other] { $count } amis l’ont déjà jouée.
}
duplicate-closes = On peut la commencer jusqu’au { $date } ; ensuite le nombre derrière son hasard est montré.
duplicate-closed = Elle est close depuis le { $date } : on ne peut plus la commencer.
duplicate-invite = Envoyez-la à vos amis
duplicate-share = Joue avec le même hasard que moi, et comparons !
duplicate-compare = { $count ->
    [one] Votre résultat
   *[other] { $count } résultats côte à côte
}
