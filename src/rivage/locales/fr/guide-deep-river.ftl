### Comment on joue à Deep River, avec nos mots.

guide-lead-deep-river = Deux joueurs, une rivière. Les anguilles vont dans un sens, les saumons dans l’autre, et chacun cherche à pousser l’ours jusque dans le nid de l’autre.
dr-guide-goal-title = But du jeu
dr-guide-goal = Quand l’ours entre dans un nid, son propriétaire perd sur-le-champ. Si deux des trois courants arrivent d’abord à la dernière tuile, celui dont le nid est le plus loin de l’ours l’emporte ; si l’ours est à la tuile du milieu, la partie est nulle.
dr-guide-turn-title = Votre tour
dr-guide-turn-1 = Choisissez un courant qui n’est pas incliné et suivez sa face visible.
dr-guide-turn-2 = Un nombre : un de vos poissons avance d’autant de tuiles. « 1 + ours » : un poisson avance d’une tuile, puis l’ours fait un pas. « Deux fois 1 » : deux déplacements d’une tuile, avec le même poisson ou avec deux.
dr-guide-turn-3 = Puis le courant dérive d’une tuile et se retourne. Sur la dernière tuile, il ne fait que se retourner.
dr-guide-turn-4 = Vous pouvez annuler autant de fois que vous voulez avant de finir votre tour.
dr-guide-fish-title = Les déplacements
dr-guide-fish-1 = Vous déplacez les poissons de votre nid, vos poissons isolés et les piles dont le dessus est à vous. Une pile se déplace d’un bloc.
dr-guide-fish-2 = Un poisson seul qui arrive sur un adversaire seul grimpe dessus, et la pile est à vous. Une pile a besoin d’une place vide ; jamais plus de deux poissons l’un sur l’autre.
dr-guide-fish-3 = Si la place est prise, le poisson continue jusqu’à la prochaine qui est libre.
dr-guide-fish-4 = Dans l’autre nid, chaque simple qui arrive pousse l’ours d’un pas, et chaque double de deux. Puis chaque poisson rentre chez lui, sur la même face.
dr-guide-tiles-title = Là où le poisson arrive
dr-guide-tile-bear = Ours : si un double arrive, l’ours fait un pas vers l’autre nid.
dr-guide-tile-advance = Avance : un de vos poissons avance encore d’une tuile, sans autre effet.
dr-guide-tile-swap = Échange : retournez une pile de la rivière, elle change de camp. C’est obligatoire, même quand cela ne vous arrange pas.
dr-guide-tile-tilt = Inclinaison : inclinez un courant ; votre adversaire ne peut pas le choisir à son prochain tour. Il en reste toujours un de libre.
dr-guide-tile-big = La grande tuile du milieu : un de vos poissons simples devient double. Un double qui arrive peut aussi faire avancer un poisson d’une tuile et profiter de l’effet qu’il y trouve.
dr-guide-tips-title = Trois conseils du vieil ours
dr-guide-tip-1 = Un double compte pour deux : il pousse l’ours deux fois plus loin, et lui seul déclenche les tuiles Ours.
dr-guide-tip-2 = Arriver sur le dos d’un adversaire ne fait rien perdre : le poisson emmené compte aussi.
dr-guide-tip-3 = Surveillez la dernière tuile. Quand un deuxième courant y arrive, mieux vaut que l’ours soit du bon côté.
