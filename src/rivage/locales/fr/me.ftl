### Ce qui est à moi : retrouvé sur d’autres appareils, emporté, oublié.

me-keep = Sur tous vos appareils
me-keep-text = Avec une clé d’accès ou une phrase de secours, vous vous connectez sur votre téléphone, votre ordinateur et votre prochain appareil.
passkeys = Clés d’accès
passkey-text = Une clé d’accès reste sur votre appareil ; vous la déverrouillez avec le doigt, le visage ou un code. Nous ne voyons jamais votre clé privée.
passkey-impossible = Ce navigateur ne peut pas créer de clé d’accès ici. Prenez plutôt une phrase de secours.
passkey-label = Nom
passkey-example = Mon téléphone
passkey-make = Créer une clé d’accès
passkey-made = Votre clé d’accès est prête. Pour vous connecter sur un autre appareil, ouvrez-y votre profil et choisissez « Utiliser ma clé d’accès ».
passkey-known = Cet appareil a déjà une clé d’accès pour vous.
passkey-none = Aucune clé d’accès n’a servi. Vous pouvez réessayer.
passkey-created = créée le { $day }
passkey-used = dernier usage le { $day }
passkey-remove = Retirer
passkey-remove-this = Retirer la clé d’accès { $label }
passkey-removed = Cette clé d’accès ne fonctionne plus.
recovery = Phrase de secours
recovery-text = Huit mots inventés, faciles à noter. Qui les connaît peut se connecter à votre place : gardez-les en lieu sûr.
recovery-make = Créer une phrase de secours
recovery-replace = En créer une nouvelle
recovery-drop = La supprimer
recovery-made = Vous en avez une depuis le { $day }.
recovery-once = Notez ces mots maintenant. Nous ne les gardons pas : personne ne pourra vous les redonner.
recovery-copy = Copier les mots
recovery-copied = Les mots sont copiés.
me-back = Se connecter
me-back-text = Connectez-vous comme l’invité que vous êtes sur un autre appareil. Réglages et albums sont fusionnés. Les tables rejointes dans ce navigateur restent à l’invité actuel : finissez-les d’abord, ou créez-lui une phrase de secours.
me-back-passkey = Utiliser ma clé d’accès
me-back-phrase = Ma phrase de secours
me-back-do = Se connecter
me-take = Télécharger vos données
me-take-text = Tout ce que nous savons de vous, en un fichier : votre nom, vos tables avec chaque coup, votre album, vos réglages.
me-take-do = Télécharger
me-forget = Supprimer vos données
me-forget-text = Votre nom, votre album, vos réglages, vos clés et votre phrase sont supprimés, et votre nom disparaît des tables des autres. Leurs parties restent. C’est définitif.
me-forget-do = Supprimer mes données
me-forget-sure = Vraiment tout supprimer ?
me-forget-yes = Oui, tout supprimer
me-forget-no = Annuler

## Profil

me-account = Appareils et données
me-offline = Vos statistiques viennent du serveur, injoignable pour le moment. Elles s’afficheront dès que vous serez de nouveau en ligne.
me-empty = Pas encore de partie
me-empty-text = Jouez une première partie : vos résultats, vos records et vos couronnes seront réunis ici.
me-empty-do = Choisir un jeu
me-played = Parties jouées
me-since = depuis { $date }
me-streak = Série quotidienne
me-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
me-best-streak = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
me-records = Vos jeux en un coup d’œil
me-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
me-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
me-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
me-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
me-goals = { $count ->
    [one] objectif atteint une fois
   *[other] objectif atteint { $count } fois
}
me-best-alone = Record en solo
me-best-bots = Record contre les robots
me-best-people = Record entre amis
me-best-turns = Victoire la plus rapide
me-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
me-ladder = Contre les robots
me-ladder-goal = Marquez { $points } points ensemble pour gagner la couronne.
me-ladder-done = Vous avez toutes les couronnes. Bravo !
me-crown = Couronne gagnée :
me-challenge = Défier
me-dailies = Parties du jour
me-dailies-none = Chaque jour, les mêmes lancers pour tout le monde. Terminez la partie du jour le jour même : votre série commence.
me-dailies-count = { $count ->
    [one] { $count } partie du jour terminée.
   *[other] { $count } parties du jour terminées.
}
me-streak-rule = Un jour compte pour votre série si vous terminez sa partie le jour même, avant minuit UTC.
me-distribution = Vos scores
me-dailies-unit = Parties
me-month-before = Mois précédent
me-month-after = Mois suivant
me-day = { $points ->
    [one] { $date } : { $points } point
   *[other] { $date } : { $points } points
}
me-day-late = { $points ->
    [one] { $date } : { $points } point, terminée plus tard
   *[other] { $date } : { $points } points, terminée plus tard
}
me-late-legend = En pointillé : terminée un autre jour.
me-games = Vos parties
me-filter = Filtrer vos parties
me-filter-game = Jeu
me-filter-any-game = Tous les jeux
me-filter-result = Résultat
me-filter-any-result = Tous les résultats
me-filter-against = Avec
me-filter-anybody = Tout le monde
me-filter-none = Aucune partie ne correspond à ces filtres.
me-filter-clear = Afficher toutes les parties
me-result-won = Gagnée
me-result-lost = Perdue
me-result-drawn = Nulle
me-result-finished = Terminée sans vainqueur
me-result-unfinished = Inachevée
me-against-bots = Des robots
me-against-people = Des amis
me-against-solo = Personne (solo)
me-more = Afficher plus de parties
me-album = Ouvrir l’album
