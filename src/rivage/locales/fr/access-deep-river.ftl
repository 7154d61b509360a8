### Deep River au clavier et à l’oreille : sa part de la page sur l’accessibilité.

access-deep-river-keyboard = Tout ce que vous pouvez choisir est un bouton sur le plateau. Tab y mène, et après chaque choix la sélection passe au suivant.
access-deep-river-arrows = au prochain choix dans cette direction
access-deep-river-enter = le choisir
access-deep-river-escape = cacher ce qu’il ferait
access-deep-river-ear = Chaque choix porte le nom de son poisson, de son courant ou de sa tuile, et vous entendez ce qu’il ferait tant qu’il est sélectionné. Sous le plateau, « La position, tuile par tuile » se lit d’un nid à l’autre.
access-deep-river-time = Pas de pendule, sauf si vous en choisissez une pour une table entre amis.
