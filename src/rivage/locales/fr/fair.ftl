### La page qui vérifie les dés d’une partie.

fair-title = Vérifier les dés
fair-lead = Personne n’a pu piper ces dés, et voici comment en être sûr.
fair-how-1 = Avant la partie, le serveur a choisi un nombre secret et montré son empreinte, qui ne correspond à aucun autre nombre.
fair-how-2 = Chaque tirage découle de ce nombre et de sa place dans la partie, par un calcul public. Rien de ce que fait un joueur n’y change quoi que ce soit.
fair-how-3 = Le nombre est maintenant dévoilé. Votre navigateur vérifie l’empreinte et recalcule chaque tirage.
fair-how-3-later = Le nombre sera dévoilé plus tard. Votre navigateur vérifiera alors l’empreinte et recalculera chaque tirage.
fair-not-yet = Le nombre est encore secret : il sera dévoilé à la fin de la partie.
fair-not-before = Le nombre est encore secret, car d’autres peuvent commencer avec les mêmes tirages jusqu’au { $date }. Revenez alors pour tout vérifier.
fair-so-far = Les tirages jusqu’ici :
fair-good = { $count ->
    [0] L’empreinte correspond. Rien n’a été tiré.
    [one] Tout va bien : l’empreinte correspond, et l’unique tirage aussi.
   *[other] Tout va bien : l’empreinte correspond, et les { $count } tirages aussi.
}
fair-bad = Quelque chose ne correspond pas. Voyez ci-dessous.
fair-unsafe = Ce navigateur ne peut le vérifier que sur les pages en https.
fair-fingerprint = Empreinte (SHA-256)
fair-number = Le nombre
fair-draw = Tirage
fair-came = Résultat
fair-again = Recalculé ici
fair-fits = ✓ le même
fair-differs = ✗ { $again }
fair-scripted = repris de la première partie
fair-back = Retour à la table
