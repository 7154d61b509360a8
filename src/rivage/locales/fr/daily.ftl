### La promenade du jour, les parties en double et la page qui vérifie les dés.

daily-loading = On déplie le plan…
daily-days = Autres jours
daily-before = La veille
daily-after = Le lendemain
daily-today = Vers la promenade du jour
daily-lead = Dix-huit lancers, les mêmes pour tous jusqu’à minuit UTC. Un seul essai : ce que vous dessinez compte.
daily-play = Commencer la promenade
daily-begun = Votre promenade est commencée et vous attend.
daily-continue = Continuer
daily-over = Cette promenade est finie.
daily-next = Prochaine promenade dans
daily-your-points = { $points ->
    [one] point
   *[other] points
}
daily-rank = { $count ->
    [one] Vous êtes le premier arrivé.
   *[other] Place { $rank } sur { $count }
}
daily-again-look = Revoir votre promenade
daily-fair = Vérifier les dés
daily-count = { $count ->
    [0] Personne n’a encore fini cette promenade.
    [one] Un promeneur a fini.
   *[other] { $count } promeneurs ont fini.
}
daily-distribution = Points de tout le monde
daily-points = Points
daily-people = Promeneurs
daily-you = vous
daily-best = Les meilleurs plans du jour
daily-best-later = Une fois arrivé, vous pourrez regarder les meilleurs plans du jour.

share-title = À montrer
daily-share = A Walk in the Park, { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copier le texte
daily-copied = Copié. Aucun chemin n’est dévoilé.
daily-save = Enregistrer l’image
daily-share-now = Partager…
daily-picture-points = { $points ->
    [one] point
   *[other] points
}
daily-picture-met = { $visits ->
    [one] { $visits } visite
   *[other] { $visits } visites
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis

## En double

duplicate-title = Mêmes lancers, chacun à son heure
duplicate-lead = Qui ouvre cette page se promène seul avec les mêmes dix-huit lancers. Qui a fini voit tous les plans côte à côte.
duplicate-play = Jouer ces lancers
duplicate-begun = Vous avez commencé et pouvez reprendre où vous en étiez.
duplicate-count = { $count ->
    [0] Personne n’a encore joué ces lancers.
    [one] Un ami les a déjà joués.
   *[other] { $count } amis les ont déjà joués.
}
duplicate-invite = Envoyez-la à vos amis
duplicate-share = Promène-toi avec les mêmes lancers que moi, et comparons nos plans !
duplicate-compare = { $count ->
    [one] Votre plan
   *[other] { $count } plans côte à côte
}

## Des dés honnêtes

fair-title = Le tirage était-il honnête ?
fair-lead = Personne n’a pu piper ces dés, et voici comment en être sûr.
fair-how-1 = Avant la partie, le serveur a choisi un nombre secret et montré son empreinte, qui ne convient à aucun autre nombre.
fair-how-2 = Chaque tirage découle de ce nombre et de sa place dans la partie, par un calcul public. Rien de ce que fait un joueur n’y change quoi que ce soit.
fair-how-3 = Maintenant le nombre est montré. Votre navigateur vérifie l’empreinte et refait chaque tirage.
fair-not-yet = Le nombre est encore secret : il est montré quand la partie, ou le jour d’une promenade du jour, est fini.
fair-good = { $count ->
    [0] L’empreinte convient. Rien n’a été tiré.
    [one] Tout va bien : l’empreinte convient, et l’unique tirage aussi.
   *[other] Tout va bien : l’empreinte convient, et les { $count } tirages aussi.
}
fair-bad = Quelque chose ne convient pas. Voyez ci-dessous.
fair-unsafe = Ce navigateur ne fait ces calculs que sur les pages en https.
fair-fingerprint = Empreinte (SHA-256)
fair-number = Le nombre
fair-draw = Tirage
fair-came = Sorti
fair-again = Refait ici
fair-fits = ✓ le même
fair-differs = ✗ { $again }
fair-scripted = repris de la première partie
fair-back = Retour à la table
