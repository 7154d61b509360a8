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
deal-replay = Revoir la partie
daily-streak = { $days ->
    [one] Votre série : un jour.
   *[other] Votre série : { $days } jours.
}
daily-bots = Les robots, avec les mêmes tirages
daily-bots-computing = Les robots jouent encore. Leurs scores s’afficheront ici.
daily-bots-sheets = Voir les parties des robots
daily-best-yesterday = Les meilleures parties d’hier
daily-best-spoiler = Voir les meilleures parties du jour (cela dévoile les tirages)
daily-archive = Parties passées
daily-archive-lead = Jouez la partie d’un jour passé, autant de fois que vous voulez. Elle ne compte ni pour le classement ni pour votre série.
daily-archive-play = Jouer cette partie
daily-archive-again = Rejouer
daily-archive-rank = { $count ->
    [0] Hors classement. Personne n’a joué ce jour-là.
   *[other] Hors classement. Ce jour-là, cela aurait donné la place { $rank } (participants : { $count }).
}
archive-ranked = votre score du jour même
archive-unranked = jouée plus tard, hors classement
archive-day-open = { $date }, pas jouée
archive-day-ranked = { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
archive-day-unranked = { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, hors classement

share-title = Partager
daily-share = { $game }, { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copier le texte
daily-copied = Copié. Rien n’est dévoilé.
daily-save = Enregistrer l’image
daily-share-now = Partager…

## Groups of friends

group-lead = Chacun joue seul avec les mêmes tirages. Ici, vous comparez vos points, jour après jour.
group-new = Nouveau groupe
group-title = Nom du groupe (facultatif)
group-create = Créer un groupe
group-invited-by = { $name } vous invite à comparer vos parties du jour.
group-invited = On vous invite à comparer vos parties du jour.
group-join = Rejoindre le groupe
group-members = { $count ->
    [one] un membre
   *[other] { $count } membres
}
group-hidden = Vous verrez les points du jour quand vous aurez fini.
group-weeks = Autres semaines
group-week = Du { $from } au { $to }
group-week-before = La semaine d’avant
group-week-after = La semaine d’après
group-member = Joueur
group-total = Semaine
group-done = terminée
group-not-played = pas jouée
group-invite = Invitez vos amis
group-share = Joue la partie du jour avec nous, et comparons nos points !
group-manage = Gérer le groupe
group-rename = Renommer
group-remove = Retirer { $name }
group-remove-sure = { $name } quittera le groupe et ne pourra plus le rejoindre.
group-remove-yes = Retirer
group-leave = Quitter le groupe
group-leave-sure = Vous quittez le groupe. Vos résultats restent.
group-no = Annuler
group-leave-yes = Quitter

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
