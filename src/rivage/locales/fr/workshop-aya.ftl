### L’atelier d’Aya : une table sans sablier.

workshop-aya-lead = Dressez des dominos, poussez-en un, et regardez. Ici, pas de points et pas de chrono. Commencez par l’une de ces tables, ou prenez un domino en main.
workshop-aya-panel = Pièces, tables et résultats
workshop-aya-bar = Outils de la table
workshop-aya-keys = N mène au domino suivant, ou au prochain bon endroit pour ce que vous tenez. Les flèches le déplacent, Q et E le tournent, Entrée le dresse ; la main vide, Entrée pousse. Échap le range, G permet d’entrer des coordonnées.

## Le plateau

workshop-aya-palette = Prendre en main
workshop-aya-brings = Ce que le domino apporte
workshop-aya-bring = { $what ->
    [animal] + animal
    [bend] + méandre
    [fork] + bifurcation
    [end] + bout
   *[plain] Juste un domino
}
workshop-aya-full = L’atelier est plein : 200 dominos.

## Ce que l’on fait

workshop-aya-push = { $domino ->
    [0] Rien à pousser
   *[other] Pousser le domino { $domino }
}
workshop-aya-reset = Tout redresser
workshop-aya-remove = L’enlever
workshop-aya-undo = Annuler
workshop-aya-clear = Vider

## Les tables

workshop-aya-shelf = Enregistrer et partager
workshop-aya-examples = Exemples
workshop-aya-example-row = Une ligne droite
workshop-aya-example-turn = Un virage
workshop-aya-example-fork = Un Jardin sépare le fleuve
workshop-aya-example-bend = À travers un méandre
workshop-aya-example-ride = Un animal voyage
workshop-aya-example-start = Depuis la tuile Départ
workshop-aya-shown = Sur la table : { $what }.
workshop-aya-knob = { $what ->
    [turn] Angle d’un domino au suivant :
   *[gap] Écart d’une face à l’autre :
}
workshop-aya-knob-value = { $what ->
    [turn] { $value }°
   *[gap] { $value } mm
}
workshop-aya-name = Enregistrer cette table dans ce navigateur sous le nom
workshop-aya-keep = Enregistrer
workshop-aya-kept = Table enregistrée : { $name }.
workshop-aya-not-kept = Ce navigateur ne peut rien enregistrer, mais le lien ci-dessous contient la table.
workshop-aya-own = Vos tables enregistrées
workshop-aya-drop = Supprimer { $name }
workshop-aya-share = Copier un lien vers cette table
workshop-aya-copied = Copié. Qui ouvre le lien retrouve exactement cette table.
workshop-aya-bad = Ce lien ne contient pas de table lisible. Au caractère { $character } se trouve « { $found } » : { $why ->
    [version] une table commence par v1:
    [name] rien dans la boîte ne s’appelle ainsi.
    [number] il faut là un nombre entier.
    [places] il faut là un endroit, deux ou trois nombres séparés par des virgules.
    [many] c’est plus que n’en contient l’atelier.
   *[part] aucune partie d’une table ne commence ainsi.
}

## Ce qui s’est passé

workshop-aya-results = Ce qui s’est passé
workshop-aya-fell = { $fell ->
    [0] Rien n’est tombé
    [one] { $fell } domino est tombé
   *[other] { $fell } dominos sont tombés
} ; { $stands ->
    [0] plus aucun n’est debout.
    [one] { $stands } est encore debout.
   *[other] { $stands } sont encore debout.
}
workshop-aya-speeds = La vitesse de la vague
workshop-aya-row = Dominos
workshop-aya-gap = Écart
workshop-aya-measured = Ici
workshop-aya-theory = En théorie
workshop-aya-mm = { $value } mm
workshop-aya-mms = { $value } mm/s
workshop-aya-unit = { $value } √(gh)
workshop-aya-speeds-hint = La théorie suppose une longue ligne, des dominos rugueux et une table où rien ne glisse. Plus l’écart est grand, plus la vague est lente ; à partir de 29 mm, le suivant est hors d’atteinte.
workshop-aya-break = Le fleuve est coupé : { $gap } mm séparent le domino { $by } du domino { $domino }.
workshop-aya-whole = Tout est couché, et c’est un seul fleuve.
