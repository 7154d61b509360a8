### La page sur l’accessibilité : ce qui vaut pour tous les jeux. Chaque jeu dit sa part dans access-<jeu>.

access-keyboard-title = Au clavier
access-keyboard = Tab passe à l’élément suivant, Maj et Tab au précédent, Entrée l’active. Le premier Tab d’une page saute ce qui est identique sur toutes les pages. Deux anneaux, un sombre et un clair, montrent où vous êtes. À chaque table, ces touches fonctionnent aussi, sauf si le plateau s’en sert lui-même :
access-do-undo = revenir d’une étape dans votre tour ; contre des robots, aussi votre dernier tour
access-do-confirm = finir votre tour
access-do-steps = parcourir les coups, quand le plateau n’est pas sélectionné
access-do-ends = au premier coup, au dernier coup
access-do-play = faire défiler les coups, ou mettre en pause
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
access-ear = Un lecteur d’écran annonce chaque coup, le joueur dont c’est le tour, ce que les joueurs disent ou demandent, et les coupures de connexion. Sur le plateau, le nom de chaque choix dit ce qu’il ferait.
access-ear-words = Vous pouvez aussi jouer à chaque jeu en mode texte : la position sous forme de texte, vos choix sous forme de liste, et un champ où écrire. Cochez « Jouer en mode texte » dans les réglages, ou choisissez-le dans le menu d’une table. Les leçons se suivent aussi en mode texte.
access-ear-sound = Avec le son, une courte note vous prévient que c’est à vous.

access-eye-title = Pour les yeux
access-eye = Le texte peut être deux fois plus grand, grâce aux réglages de votre navigateur, sans que rien ne soit coupé. Il y a une apparence claire et une sombre. Camps, terrains et places se distinguent par une forme, un motif ou une lettre autant que par une couleur. Dans les réglages, vous trouvez un plateau plus grand, une disposition pour gauchers, des mouvements plus lents ou aucun mouvement. Si votre système demande déjà moins de mouvement, c’est aussi le cas ici.

access-time-title = Sans se presser
access-time = Personne n’est tenu de jouer contre la montre : en solitaire ou avec des robots, aucune pendule ne tourne ; entre amis, il n’y en a une que si la personne qui ouvre la table en choisit une sous « Plus d’options ». À une table avec pendule, chacun peut proposer une pause dans le menu ; tant qu’elle dure, la pendule s’arrête. Si un jeu mesure lui-même le temps, vous lirez plus bas comment le désactiver.

access-games-title = Jeu par jeu
access-of-keyboard = Au clavier
access-of-ear = À l’oreille
access-of-time = Le temps

access-done-title = Comment nous le savons
access-done = Nous visons les WCAG 2.2, niveau AA. À chaque changement, un vérificateur (axe) parcourt les pages et les tables en clair et en sombre, des navigateurs jouent à chaque jeu au clavier seul, et les tailles sont mesurées sur petits écrans et en gros caractères.
access-not-title = Ce qui manque
access-not-people = Tout cela a été testé par des programmes, dans un seul navigateur. Personne qui utilise chaque jour un lecteur d’écran ne nous a encore dit si cela marche bien.
access-not-motion = Là où la physique fait bouger les pièces, vous entendez ce qui s’est passé une fois que c’est fini, pas pendant.
access-not-voice = Nous n’avons pas notre propre commande vocale, et rien n’est lu à haute voix sans lecteur d’écran.
access-tell = Si quelque chose vous gêne ici, dites-le à qui gère ce serveur : le programme est libre et peut être réparé.
