### A Walk in the Park, étape par étape. Quelqu’un d’autre se promène à côté, sur son propre plan.

lesson-walk-in-the-park-path = Tracer des chemins
lesson-walk-in-the-park-path-1 = Traçons votre premier chemin. Le dé montre une ligne droite ; chacun la dessine sur son plan. Partez du carrefour, au milieu : appuyez sur une case voisine, tournez le chemin jusqu’à ce que les deux se rejoignent, et tracez-le.
lesson-walk-in-the-park-path-2 = C’est relié ! Ce qui est tracé reste : regardez bien. Puis finissez votre tour.
lesson-walk-in-the-park-path-done = Voici aussi l’autre plan : même lancer, autre endroit. Puis le dé roule de nouveau pour tout le monde. Qui a le plus de points gagne.

lesson-walk-in-the-park-visit = Visiter un monument
lesson-walk-in-the-park-visit-1 = Votre chemin mène au port, et l’Opéra se dresse juste à gauche de son bout, en B1. Tracez-y la ligne droite de façon qu’elle se raccorde.
lesson-walk-in-the-park-visit-2 = Visité ! Personne n’y était avant vous, son « 1 » est donc entouré : un point pour vous. Et chaque visite permet de cocher un bonus. Prenez celui que vous voulez.
lesson-walk-in-the-park-visit-done = Une visite demande deux choses : un chemin sur la case du monument, et un passage de là jusqu’au carrefour. Ce passage peut aussi venir plus tard.

lesson-walk-in-the-park-bonus = Les bonus
lesson-walk-in-the-park-bonus-1 = Certains bonus comptent à la fin, d’autres agissent tout de suite. Vous venez de visiter l’Opéra : cochez la droite en plus.
lesson-walk-in-the-park-bonus-2 = Vous pouvez tracer une ligne droite de plus, dans cette même manche. En D1, à droite, il y a un autre monument : reliez-le.
lesson-walk-in-the-park-bonus-3 = Deuxième visite, donc deuxième bonus. Cochez celui que vous voulez.
lesson-walk-in-the-park-bonus-done = Deux monuments en une manche. Chaque bonus se coche une seule fois, six au plus dans la partie.

lesson-walk-in-the-park-loop = Boucles et statues
lesson-walk-in-the-park-loop-1 = Il ne manque qu’un coin à cette petite boucle. Le dé montre un virage : placez-le en D3 pour la fermer.
lesson-walk-in-the-park-loop-done = Une boucle fermée vaut une statue. À la fin, celui qui en a le plus marque un point par statue ; en cas d’égalité, un seul point chacun.

lesson-walk-in-the-park-ibis = L’ibis
lesson-walk-in-the-park-ibis-1 = Un ibis ! Lui aussi doit être dessiné, et il remplit une case. Gardez-le loin des monuments : posez-le sur n’importe quelle autre case vide.
lesson-walk-in-the-park-ibis-done = Sur un monument, il vous l’aurait bloqué. Certains bonus comptent vos ibis, surtout quand ils forment un grand groupe, et le sixième met fin à la partie.

lesson-walk-in-the-park-end = La fin
lesson-walk-in-the-park-end-1 = Vous avez visité cinq monuments. Le sixième met fin à la partie : reliez le Lion Gate, en E4.
lesson-walk-in-the-park-end-2 = Cochez votre sixième bonus : celui que vous voulez.
lesson-walk-in-the-park-end-3 = Finissez votre tour pour terminer la partie.
lesson-walk-in-the-park-end-done = On compte les « 1 » entourés, les statues et les bonus. Six ibis ou un plan rempli y mettent fin aussi ; en solitaire, la promenade dure dix-huit lancers.

lesson-walk-in-the-park-alone = À vous de jouer
lesson-walk-in-the-park-alone-goal = Le dé montre un virage. Visitez deux monuments dans cette seule manche.
lesson-walk-in-the-park-alone-missed = Pas tout à fait : cela ne fait pas encore deux visites dans cette manche. Réessayez.
lesson-walk-in-the-park-alone-hint = Le chemin du bas est ouvert des deux côtés. Et la première visite permet de cocher un bonus : lequel fait tracer tout de suite ?
lesson-walk-in-the-park-alone-done = Deux monuments en une seule manche : voilà une belle promenade !

lesson-walk-in-the-park-stray-elsewhere = Vous pouvez le tracer là, mais ici il nous le faut ailleurs. Revenez en arrière et trouvez l’endroit où tout se raccorde.
lesson-walk-in-the-park-stray-change = Vous changez ainsi un chemin en T. C’est permis une fois pour un virage et une fois pour une ligne droite, mais cela coûte trois points. Inutile ici : revenez en arrière.
lesson-walk-in-the-park-stray-bonus = Un bon bonus, mais cette étape en demande un qui permet de tracer tout de suite. Revenez en arrière et cochez la droite en plus.
lesson-walk-in-the-park-stray-shut = Il y a là un monument, et l’ibis vient de le bloquer : vous ne pourriez plus le visiter. Revenez en arrière et choisissez une autre case.
