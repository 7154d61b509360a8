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
daily-today = La partie du jour
daily-yesterday = La partie d’hier
daily-of = La partie du { $date }
daily-lead = Les mêmes tirages pour tout le monde jusqu’à minuit UTC. Un seul essai : c’est celui qui compte.
daily-play = Commencer la partie du jour
daily-begun = Votre partie a commencé et vous attend.
daily-continue = Reprendre
daily-over = Cette partie est finie.
daily-next = Prochaine partie dans
daily-rank = { $count ->
    [one] Personne n’a fini avant vous.
   *[other] Place { $rank } sur { $count }
}
daily-again-look = Revoir votre partie
daily-dice = Les dés du jour
daily-dice-secret = Tous les tirages viennent d’un nombre secret, choisi avant le début du jour. Voici son empreinte ; le nombre sera dévoilé quand le jour sera fini (minuit UTC).
daily-dice-shown = Tous les tirages venaient de ce nombre. Son SHA-256 est l’empreinte affichée ici toute la journée.
daily-fingerprint = Empreinte (SHA-256)
daily-number = Le nombre
daily-fair = Vérifier les dés
daily-fair-later = Comment vérifier les dés demain
daily-count = { $count ->
    [0] Personne n’a encore fini.
    [one] Un joueur a fini.
   *[other] { $count } joueurs ont fini.
}
daily-nobody = Personne n’a joué ce jour-là.
daily-distribution = Les scores de tout le monde
daily-points = Points
daily-people = Joueurs
daily-best = Les meilleures parties du jour
daily-best-later = Quand vous aurez fini, vous pourrez regarder les meilleures parties du jour.

share-title = Partager
daily-share = { $game }, { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copier le texte
daily-copied = Copié. Rien n’est dévoilé.
daily-save = Enregistrer l’image
daily-share-now = Partager…

## En double

duplicate-lead = Chacun joue de son côté, avec les mêmes tirages. Dès que vous avez fini, vous voyez tous les résultats côte à côte.
duplicate-play = Jouer
duplicate-begun = Vous avez commencé : reprenez où vous en étiez.
duplicate-count = { $count ->
    [0] Personne n’a encore joué cette partie.
    [one] Un ami a déjà joué cette partie.
   *[other] { $count } amis ont déjà joué cette partie.
}
duplicate-closes = On peut commencer cette partie jusqu’au { $date }. Ensuite, nous dévoilons le nombre d’où viennent ses tirages.
duplicate-closed = Cette partie est close depuis le { $date } : on ne peut plus la commencer.
duplicate-invite = Invitez vos amis
duplicate-share = Joue avec les mêmes tirages que moi, et comparons !
duplicate-compare = { $count ->
    [one] Votre résultat
   *[other] { $count } résultats côte à côte
}
