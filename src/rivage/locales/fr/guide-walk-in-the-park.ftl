### Comment on joue à A Walk in the Park, dans nos propres mots.

guide-lead-walk-in-the-park = Un dé pour tous, un crayon et un plan chacun. Tracez votre chemin dans le jardin botanique de Sydney, tous en même temps.
wp-guide-round-title = Un tour
wp-guide-round-1 = Le dé est lancé une fois, pour tout le monde. Il montre un virage, une ligne droite, un carrefour en T ou un ibis.
wp-guide-round-2 = Chacun le dessine dans une case vide de son plan. Les chemins se tournent comme on veut et n’ont pas besoin de toucher quoi que ce soit.
wp-guide-round-3 = Personne ne voit les dessins des autres avant que tous aient fini. Vous pouvez revenir en arrière tant que vous n’avez pas confirmé.
wp-guide-statue-title = Fermez une boucle, dressez une statue
wp-guide-statue = Dès que vos chemins ferment un anneau, une statue s’y dresse. Deux anneaux qui partagent un chemin valent deux statues. À la fin, qui a seul le plus de statues marque un point pour chacune ; en cas d’égalité, les premiers marquent un point chacun.
wp-guide-visit-title = Visitez les monuments
wp-guide-visit = Un monument est visité quand un chemin passe sur sa case et mène à la croisée du milieu, tout de suite ou plus tard. Tous ceux qui le visitent au premier tour où quelqu’un le fait marquent 1 point. Et chaque visite permet de cocher un bonus, six au plus.
wp-guide-ibis-title = Gare aux ibis
wp-guide-ibis = L’ibis blanc habite ces jardins et ne bouge plus : il remplit sa case et, sur un monument, il vous le ferme. Mais avec les bons bonus, une volée vaut cher.
wp-guide-bonus-title = Les dix bonus
wp-guide-change-title = Bloqué ?
wp-guide-change = Une fois par partie vous pouvez ouvrir un de vos virages en T, et une fois une de vos lignes droites. Chacun coûte 3 points, et peut enfin fermer une boucle ou atteindre un monument.
wp-guide-end-title = La fin
wp-guide-end = La promenade s’arrête après un tour où quelqu’un a visité six monuments, dessiné six ibis, ou n’a plus de case vide. Le plus de points gagne ; l’égalité revient à qui a provoqué la fin, puis à qui a plus de monuments, puis plus de statues. Seul, on joue 18 lancers, et 18 points font une victoire.
wp-guide-keys-title = Au clavier
wp-guide-keys = Les flèches parcourent les cases, Entrée ou Espace pose la pièce, R la tourne, Entrée la dessine. T fait d’un chemin un T, 1 à 0 cochent un bonus, U revient en arrière, C confirme.
wp-guide-places-title = Les lieux, et à qui est cette terre
wp-guide-places = Là où la place des monuments nous était inconnue, nous avons choisi la nôtre.
wp-guide-country = Le jardin se trouve sur la terre des Cadigal, qui prennent soin de ce rivage depuis plus longtemps qu’on ne saurait compter, et qui se rassemblaient, pêchaient et tenaient cérémonie dans l’anse que le plan nomme Farm Cove. Ils l’appellent Wuganmagulya. Nous saluons leurs anciens, d’hier et d’aujourd’hui.
