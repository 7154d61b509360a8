### La page sur l’accessibilité : ce qui vaut pour tous les jeux. Chaque jeu dit sa part dans access-<jeu>.

access-keyboard-title = Au clavier
access-keyboard = Tab passe d’un élément au suivant, Maj et Tab reviennent en arrière, Entrée valide. Le premier Tab d’une page mène au-delà de ce qui est pareil partout. Deux anneaux, un sombre et un clair, montrent où vous êtes. À chaque table, ces touches servent aussi, là où le plateau n’en fait pas autre chose :
access-do-undo = revenir d’une étape dans votre tour
access-do-confirm = finir votre tour
access-do-steps = parcourir les coups, quand le clavier n’est pas sur le plateau
access-do-ends = au premier coup, retour au présent
access-do-play = dérouler les coups, ou faire une pause
access-do-pace = plus lentement, plus vite

key-arrows = Flèches
key-left-right = Gauche, Droite
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-shift = Maj
key-alt = Alt
key-home = Début
key-end = Fin
key-digits = Chiffres

access-ear-title = À l’oreille
access-ear = Un lecteur d’écran annonce chaque coup au moment où il est joué, à qui c’est le tour, ce que quelqu’un dit ou demande, et la connexion quand elle se coupe. Sur le plateau, chaque choix porte le nom de ce qu’il ferait.
access-ear-words = Chaque jeu se joue aussi avec des mots : où en est la partie sous forme de texte, ce que vous pouvez faire sous forme de liste, et une ligne où écrire. Cochez « Jouer avec des mots » dans les réglages, ou choisissez-le dans le menu d’une table. Les leçons se suivent aussi de cette façon.
access-ear-sound = Avec le son, une petite note dit que c’est à vous.

access-eye-title = Pour les yeux
access-eye = Le texte peut être deux fois plus grand, grâce aux réglages de votre navigateur, sans que rien ne soit coupé. Il y a une apparence de jour et une de nuit. Camps, terrains et places se reconnaissent à une forme, un motif ou une lettre autant qu’à une couleur. Dans les réglages : des pièces plus grandes, les commandes pour la main gauche, des mouvements plus lents ou aucun ; si votre système demande déjà moins de mouvement, il en va de même ici.

access-time-title = Sans se presser
access-time = Personne n’est tenu de jouer contre la montre : en solitaire ou avec des robots, aucune pendule ne tourne ; entre amis, il n’y en a une que si la personne qui ouvre la table en choisit une sous « Plus d’options ». À une table avec pendule, chacun peut proposer une pause dans le menu ; tant qu’elle dure, le temps s’arrête. Un jeu qui mesure lui-même le temps dit plus bas comment s’en passer.

access-games-title = Jeu par jeu
access-of-keyboard = Au clavier
access-of-ear = À l’oreille
access-of-time = Le temps

access-done-title = Comment nous le savons
access-done = Nous visons les WCAG 2.2, niveau AA. À chaque changement, un vérificateur (axe) parcourt pages et tables de jour et de nuit, des navigateurs jouent à chaque jeu au clavier seul, et les tailles sont mesurées sur petits écrans et en gros caractères.
access-not-title = Ce qui manque
access-not-people = Tout cela a été essayé par des programmes, dans un seul navigateur. Personne, parmi celles et ceux qui se servent chaque jour d’un lecteur d’écran, ne nous a encore dit ce que cela vaut.
access-not-motion = Là où la physique fait bouger les pièces, ce qui s’est passé est raconté une fois fini, pas pendant.
access-not-voice = Nous n’avons pas notre propre commande vocale, et rien n’est lu à haute voix sans lecteur d’écran.
access-tell = Si quelque chose vous gêne ici, dites-le à qui gère ce serveur : le programme est libre et peut être réparé.
