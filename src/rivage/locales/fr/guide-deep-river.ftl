### Comment on joue à Deep River, avec nos mots.

guide-lead-deep-river = Deux joueurs, une rivière. Les Anguilles nagent dans un sens, les Saumons dans l’autre, et chacun cherche à pousser l’Ours jusque dans le Nid de l’autre.
dr-guide-goal-title = Ce que vous cherchez
dr-guide-goal = Quand l’Ours arrive dans un Nid, son propriétaire perd sur-le-champ. Si deux des trois Courants dérivent d’abord jusqu’à la dernière tuile, celui dont le Nid est le plus loin de l’Ours l’emporte ; l’Ours au milieu, c’est l’égalité.
dr-guide-turn-title = Votre tour
dr-guide-turn-1 = Choisissez un Courant qui n’est pas incliné et suivez sa face visible.
dr-guide-turn-2 = Un nombre : un de vos poissons nage d’autant de tuiles. « 1 + ours » : un poisson nage d’une tuile, puis l’Ours fait un pas. « 2 × 1 » : deux nages d’une tuile, par le même poisson ou par deux.
dr-guide-turn-3 = Puis le Courant dérive d’une tuile et se retourne. Sur la dernière tuile, il ne fait que se retourner.
dr-guide-turn-4 = Vous pouvez revenir en arrière autant que vous voulez avant de finir votre tour.
dr-guide-fish-title = Nager
dr-guide-fish-1 = Vous déplacez les poissons de votre Nid, vos pions seuls et les piles dont le dessus est à vous. Une pile nage d’un bloc.
dr-guide-fish-2 = Un pion seul qui arrive sur un ennemi seul lui grimpe dessus, et la pile est à vous. Une pile demande une place vide ; jamais plus de deux pions l’un sur l’autre.
dr-guide-fish-3 = Si la place est prise, le poisson nage jusqu’à la prochaine qui est libre.
dr-guide-fish-4 = Dans le Nid ennemi, chaque poisson montré par les pions qui arrivent pousse l’Ours d’un pas. Puis chaque pion rentre chez lui, sur la même face.
dr-guide-tiles-title = Là où le poisson arrive
dr-guide-tile-bear = Ours : si un double arrive, l’Ours fait un pas vers le Nid ennemi.
dr-guide-tile-advance = Avance : un de vos poissons nage encore d’une tuile, sans autre effet.
dr-guide-tile-swap = Échange : retournez une pile de la rivière, elle change de camp. C’est obligatoire, même si cela fait mal.
dr-guide-tile-tilt = Inclinaison : inclinez un Courant ; votre adversaire ne peut pas le choisir au prochain tour. Il en reste toujours un de libre.
dr-guide-tile-big = La grande tuile du milieu : retournez un de vos poissons simples en double. Un double qui arrive peut aussi faire nager un poisson d’une tuile et profiter de l’effet qu’il y trouve.
dr-guide-tips-title = Trois conseils du vieil ours
dr-guide-tip-1 = Un double montre deux poissons : il pousse l’Ours deux fois plus fort, et lui seul réveille les tuiles Ours.
dr-guide-tip-2 = Porter un ennemi jusque chez lui ne gâche rien : le poisson porté compte aussi.
dr-guide-tip-3 = Surveillez la dernière tuile. Quand un deuxième Courant y arrive, mieux vaut que l’Ours soit du bon côté.
