### Comment on joue à A Walk in the Park, dans nos propres mots.

guide-lead-walk-in-the-park = Un dé pour tous, un crayon et un plan chacun. Tracez votre chemin dans le jardin botanique de Sydney, tous en même temps.
wp-guide-round-title = Une manche
wp-guide-round-1 = Le dé est lancé une fois, pour tout le monde. Il montre un virage, une ligne droite, une intersection en T ou un ibis.
wp-guide-round-2 = Chacun le dessine dans une case vide de son plan. Les chemins se tournent dans tous les sens et n’ont pas encore besoin de se rejoindre.
wp-guide-round-3 = Personne ne voit les dessins des autres avant que tous aient fini. Vous pouvez annuler autant de fois que vous voulez, même après avoir fini, tant que quelqu’un dessine encore.
wp-guide-statue-title = Fermez une boucle, dressez une statue
wp-guide-statue = Dès que vos chemins ferment une boucle, une statue s’y dresse. Deux boucles qui partagent un chemin valent deux statues. À la fin, la personne qui a le plus de statues marque un point par statue ; en cas d’égalité, c’est un point chacun.
wp-guide-visit-title = Visitez les monuments
wp-guide-visit = Un monument est visité quand un chemin passe sur sa case et mène au carrefour, au milieu, tout de suite ou plus tard. Tous ceux qui le visitent dans la manche où il reçoit sa première visite marquent 1 point. Et chaque visite permet de cocher un bonus, six au plus.
wp-guide-ibis-title = Gare aux ibis
wp-guide-ibis = L’ibis blanc habite ces jardins et ne bouge plus : il remplit sa case et vous bloque le monument qui s’y trouve. Mais avec les bons bonus, un grand groupe vaut cher.
wp-guide-bonus-title = Les dix bonus
wp-guide-change-title = Dans une impasse ?
wp-guide-change = Une fois par partie vous pouvez ouvrir un de vos virages en T, et une fois une de vos lignes droites. Cela coûte 3 points à chaque fois, mais peut enfin fermer une boucle ou atteindre un monument.
wp-guide-end-title = La fin
wp-guide-end = La promenade s’arrête après une manche où quelqu’un a visité six monuments, dessiné six ibis ou rempli toutes ses cases. Qui a le plus de points gagne. En cas d’égalité, c’est la personne qui a provoqué la fin, puis celle qui a visité plus de monuments, puis celle qui a plus de statues. En solitaire, on joue 18 lancers, et il faut 18 points pour gagner.
wp-guide-keys-title = Au clavier
wp-guide-keys = Les flèches parcourent les cases, Entrée ou Espace pose la pièce, R la tourne, Entrée la dessine. T transforme un chemin en T, I passe du T à l’ibis, 1 à 0 cochent un bonus, U annule, C termine le tour.
wp-guide-places-title = Les lieux, et à qui est cette terre
wp-guide-places = Quand nous ne connaissions pas la place d’un monument, nous l’avons choisie nous-mêmes.
wp-guide-country = Le jardin se trouve sur la terre des Cadigal, qui prennent soin de ce rivage depuis plus longtemps qu’on ne saurait compter, et qui se rassemblaient, pêchaient et tenaient cérémonie dans l’anse que le plan nomme Farm Cove. Ils l’appellent Wuganmagulya. Nous saluons leurs anciens, d’hier et d’aujourd’hui.
