### Aya au clavier et à l’oreille : sa part de la page sur l’accessibilité.

access-aya-keyboard = Tab mène à la table elle-même. Ce que vous tenez suit les flèches et commence au premier bon endroit.
access-aya-arrows = déplacer ce que vous tenez de 5 millimètres, avec Maj de 1, avec Alt d’un dixième
access-aya-turn = le tourner de 15 degrés, avec Maj de 5, avec Alt de 1
access-aya-next = au prochain bon endroit, ou la main vide au prochain domino que vous pouvez tourner ; avec Maj au précédent
access-aya-stand = piocher, poser, retourner le sablier, pousser : ce qui vient ensuite
access-aya-escape = une étape en arrière
access-aya-reserve = mettre le domino dans votre réserve
access-aya-take = en reprendre un dans votre réserve
access-aya-brings = ce que l’appareil photo apporte : un paysage, un animal, rien
access-aya-fork = poser un Jardin en bifurcation, ou le changer pour celui que vous avez choisi
access-aya-raise = relever ce qui est tombé
access-aya-look = plus près, plus loin, toute la table
access-aya-views = vue du dessus, de biais, libre
access-aya-point = montrer quelque chose aux autres
access-aya-helper = activer ou couper le guide, et le glissement vers les bons endroits
access-aya-numbers = entrer des coordonnées
access-aya-ear = Quand votre main s’arrête, vous entendez ce qui arriverait si vous lâchiez. Pour tout le reste, jouez en mode texte : le fleuve est décrit bras par bras, et vous écrivez ce que vous voulez faire. Après une poussée, vous entendez ce qui est tombé, ce qui est encore debout et pourquoi.
access-aya-time = Le sable et le temps d’un tour font partie du jeu, et vous pouvez désactiver les deux : sous « Plus d’options », choisissez « sans sable » et un tour sans limite. Le fleuve est alors fini quand un stock est vide. L’atelier n’a aucune limite de temps.
