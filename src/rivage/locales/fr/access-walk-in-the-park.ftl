### A Walk in the Park au clavier et à l’oreille : sa part de la page sur l’accessibilité.

access-walk-in-the-park-keyboard = Le plan est une grille de cases. Allez sur une case, posez-y la pièce, tournez-la, dessinez-la.
access-walk-in-the-park-arrows = de case en case
access-walk-in-the-park-put = poser la pièce sur la case ; une seconde fois, la tourner
access-walk-in-the-park-turn = la tourner à droite ; avec Maj à gauche
access-walk-in-the-park-write = poser la pièce ; une seconde fois, la dessiner
access-walk-in-the-park-kind = l’autre pièce, quand vous avez le choix entre deux
access-walk-in-the-park-change = changer un chemin en T, ou annuler
access-walk-in-the-park-tick = cocher un bonus : 1 est le premier de la liste, 0 le dixième
access-walk-in-the-park-escape = reprendre la pièce
access-walk-in-the-park-ear = Chaque case dit ce qui s’y trouve et ce qu’on peut y visiter. Une pièce posée dit ce qu’elle relierait, visiterait et rapporterait, avant que vous la dessiniez.
access-walk-in-the-park-time = Pas de pendule, sauf si vous en choisissez une pour une table entre amis. La promenade du jour n’en a pas non plus : vous avez toute la journée.
