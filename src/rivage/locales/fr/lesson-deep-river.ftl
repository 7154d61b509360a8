### Deep River, étape par étape. L’élève joue les anguilles.

lesson-deep-river-swim = Nager
lesson-deep-river-swim-1 = Vous gagnez quand l’ours entre dans le nid des saumons, tout au bout ; vos anguilles y nagent aussi. Chaque tour commence par un courant. Choisissez le bleu : il indique 2.
lesson-deep-river-swim-2 = Le courant dit de combien avance l’un de vos poissons. Les vôtres sont encore tous au nid : faites-en sortir un.
lesson-deep-river-swim-3 = Deux tuiles, comme prévu. Le courant bleu a dérivé d’une tuile et s’est retourné : il indique maintenant autre chose. Finissez votre tour.
lesson-deep-river-swim-done = Les saumons ont répondu de l’autre côté. Ainsi va la partie : un courant, un poisson, et le courant dérive.

lesson-deep-river-stack = Grimper dessus
lesson-deep-river-stack-1 = Un saumon vous barre la route, deux tuiles devant votre anguille. Choisissez un courant qui indique 2.
lesson-deep-river-stack-2 = Faites avancer l’anguille qui est dans la rivière. Elle arrive sur le saumon et grimpe dessus.
lesson-deep-river-stack-done = Voilà une pile, et c’est le poisson du dessus qui commande : le saumon ira où vous irez. Une pile avance d’un bloc, et seulement vers une place vide.

lesson-deep-river-nest = Dans l’autre nid
lesson-deep-river-nest-1 = Votre pile est à deux tuiles du nid des saumons. Choisissez un courant qui l’y mène : 2 suffit, et avec 3 le reste est perdu.
lesson-deep-river-nest-2 = Menez la pile dans le nid, et regardez l’ours.
lesson-deep-river-nest-done = L’ours fait un pas par poisson arrivé, et le saumon emmené compte aussi : deux pas vers les saumons. Chacun rentre ensuite chez soi et repart de là.

lesson-deep-river-big = La grande tuile
lesson-deep-river-big-1 = Une tuile agit quand un poisson y arrive. La grande, au milieu, fait grandir les poissons. Choisissez le courant bleu : avec 2, votre anguille y est.
lesson-deep-river-big-2 = Nagez jusqu’à la grande tuile.
lesson-deep-river-big-3 = Choisissez un de vos simples, il devient double : celui-ci, ou un autre resté au nid.
lesson-deep-river-big-done = Un double compte pour deux. Dans l’autre nid, il fait faire à l’ours deux pas au lieu d’un.

lesson-deep-river-bear = La tuile Ours
lesson-deep-river-bear-1 = Une tuile Ours réveille l’ours, mais seulement pour un double. Le vôtre en est à deux tuiles : choisissez le courant vert.
lesson-deep-river-bear-2 = Allez-y avec le double.
lesson-deep-river-bear-done = Un pas pour l’ours, et un saumon attrapé au passage. Un simple l’aurait laissé dormir.

lesson-deep-river-advance = Avance
lesson-deep-river-advance-1 = Sur une tuile Avance, un de vos poissons avance encore d’une tuile. Il y en a une juste devant : choisissez le courant vert.
lesson-deep-river-advance-2 = Nagez jusqu’à la tuile Avance.
lesson-deep-river-advance-3 = Encore une tuile, avec la même anguille.
lesson-deep-river-advance-done = Deux tuiles avec un 1. Là où l’on arrive par Avance, la tuile n’agit pas ; mais un nid compte toujours.

lesson-deep-river-swap = Échange
lesson-deep-river-swap-1 = Un saumon double est assis sur une de vos anguilles. Une tuile Échange retourne les piles : il y en a une deux tuiles plus loin. Choisissez le courant bleu.
lesson-deep-river-swap-2 = Allez sur la tuile Échange avec l’anguille libre.
lesson-deep-river-swap-3 = Retournez la pile.
lesson-deep-river-swap-done = Votre anguille est dessus et emmène un double : cette pile vaut trois pas de l’ours. Attention : si la seule pile est la vôtre, c’est elle qu’il faut retourner.

lesson-deep-river-tilt = Inclinaison
lesson-deep-river-tilt-1 = Une tuile Inclinaison prive l’adversaire d’un courant pendant un tour. Elle est deux tuiles plus loin : choisissez un courant qui indique 2.
lesson-deep-river-tilt-2 = Nagez jusqu’à la tuile Inclinaison.
lesson-deep-river-tilt-3 = Inclinez le courant que vous ne voulez pas laisser aux saumons.
lesson-deep-river-tilt-done = À leur prochain tour, les saumons ne pourront pas le choisir. Ensuite il se redresse.

lesson-deep-river-currents = Quand deux courants sont au bout
lesson-deep-river-currents-1 = La partie peut aussi finir sans que l’ours arrive à un nid : dès que deux courants sont sur la dernière tuile. Le bleu y est déjà. L’ours est plus près du nid des saumons, tant mieux : choisissez le violet.
lesson-deep-river-currents-2 = Nagez, et le violet dérive sur la dernière tuile.
lesson-deep-river-currents-3 = Deux courants sont arrivés au bout. Finissez votre tour pour terminer la partie.
lesson-deep-river-currents-done = Vous gagnez : l’ours est plus près de leur nid que du vôtre. Avec l’ours sur la grande tuile, la partie aurait été nulle.

lesson-deep-river-home = L’ours au nid
lesson-deep-river-home-1 = Finissez maintenant une partie. L’ours est à trois pas du nid des saumons, et votre pile à une tuile. Choisissez le courant vert.
lesson-deep-river-home-2 = Menez la pile au nid : un simple et un double font trois poissons.
lesson-deep-river-home-done = L’ours est dans le nid des saumons : ils ont perdu sur-le-champ.

lesson-deep-river-alone = À vous de jouer
lesson-deep-river-alone-goal = L’ours est à deux pas du nid des saumons. Gagnez la partie en un seul tour.
lesson-deep-river-alone-missed = Pas tout à fait : l’ours n’est pas arrivé au nid. Réessayez, avec un autre courant ou un autre poisson.
lesson-deep-river-alone-hint = Lequel de vos poissons compte pour deux ? Et quel courant le mène jusqu’au nid ?
lesson-deep-river-alone-done = Le double a compté pour deux, et l’ours est entré dans le nid. Vous gagnez !

lesson-deep-river-stray-current = Bonne idée, mais cette étape demande un autre courant. Revenez en arrière et réessayez.
lesson-deep-river-stray-fish = Bonne idée, mais cette étape concerne un autre poisson. Revenez en arrière et choisissez de nouveau.
