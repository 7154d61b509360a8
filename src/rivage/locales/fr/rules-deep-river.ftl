### Les règles de Deep River, avec nos mots. Mise en page d’une section : web/src/shell/rules/rulesMarkup.ts.

rules-deep-river-aim-title = But du jeu
rules-deep-river-aim-text =
    Anguilles et saumons vivent aux deux bouts d’une même rivière. Chaque camp nage vers le nid de l’autre, et y envoie aussi l’ours.

    Vous gagnez quand l’ours entre dans l’autre nid. Si les courants s’épuisent avant, vous gagnez quand l’ours est plus près de l’autre nid que du vôtre.
rules-deep-river-aim-picture = La rivière au départ : le nid des anguilles à gauche, celui des saumons à droite, sept tuiles entre les deux, l’ours au milieu de sa berge et les trois courants à la tuile 1.

rules-deep-river-table-title = Sur la table
rules-deep-river-table-text =
    – *La rivière* est une ligne : le nid des anguilles, les tuiles 1, 2 et 3, la grande tuile (4), les tuiles 5, 6 et 7, le nid des saumons.
    – *Six tuiles simples*, avec une place chacune : deux Ours, deux Avance, une Échange, une Inclinaison.
    – *La grande tuile* a deux places.
    – *Cinq anguilles et cinq saumons* : une face du pion montre un poisson (simple), l’autre deux (double). Tous commencent simples, dans leur nid.
    – *Trois courants* à deux faces.
    – *L’ours* marche sur la berge, le long des sept tuiles et jusque dans les nids. De la grande tuile, il est à 4 pas de chaque nid.

    Les anguilles nagent de la tuile 1 vers la tuile 7, les saumons de la 7 vers la 1. À votre tour, vous poussez toujours l’ours vers l’autre nid, jamais vers le vôtre.
rules-deep-river-table-picture = Une anguille simple et une double, un saumon simple et un double. Les points comptent les poissons.

rules-deep-river-setup-title = La mise en place
rules-deep-river-setup-text =
    Les six tuiles simples sont mélangées et posées, trois de chaque côté de la grande. Les trois courants sont lancés, le hasard choisit leur face visible, puis ils se placent à la tuile 1. L’ours est à la grande tuile. Le hasard désigne aussi qui commence, sauf si vous avez choisi un camp ; selon la règle imprimée, c’est la dernière personne à s’être baignée.

    Ensuite, plus de hasard et rien de caché.

    Une option est la *règle du gâteau* : l’un voit la table et dit quel camp commence, l’autre choisit alors son camp. Commencer est un avantage : entre amis, une rencontre compte donc en général deux parties sur la même table, en échangeant les camps.

rules-deep-river-turn-title = Votre tour
rules-deep-river-turn-text =
    Choisissez un courant qui n’est pas incliné et suivez sa face visible. Quand tout est fait, le courant dérive jusqu’à la tuile suivante et se retourne. À la tuile 7, il reste et ne fait que se retourner.

    Vous pouvez revenir en arrière autant que vous voulez avant de finir votre tour.

    # Pourquoi je ne peux pas choisir ce courant ?
    Il est incliné : un poisson adverse est arrivé sur Inclinaison. Il se redresse après ce tour. Un courant au moins reste toujours libre.
rules-deep-river-turn-picture = Le courant bleu montre un 2. Il vient d’être joué : il dérive de la tuile 2 à la tuile 3 et se retourne.

rules-deep-river-faces-title = Les faces des courants
rules-deep-river-faces-text =
    – *Un nombre* (1, 2 ou 3) : un de vos poissons avance d’autant de tuiles, puis vous appliquez l’effet de la tuile d’arrivée.
    – *1 + ours* : un de vos poissons avance d’une tuile, vous appliquez l’effet, puis l’ours fait un pas.
    – *Deux fois 1* : un poisson avance d’une tuile et vous appliquez l’effet, puis encore une fois, avec le même poisson ou un autre.

    Un courant porte 2 et 1 + ours, un autre 3 et deux fois 1, le dernier 1 et 2.

    Si aucun poisson ne peut bouger, le déplacement est perdu et le reste de la face s’applique. C’est très rare.
rules-deep-river-faces-picture = Les trois courants et leurs deux faces. Les points les distinguent aussi bien que les couleurs.

rules-deep-river-moving-title = Déplacer un poisson
rules-deep-river-moving-text =
    Vous pouvez déplacer un poisson de votre nid, un de vos poissons seul sur la rivière ou une pile dont le dessus est à vous. Une pile se déplace d’un bloc.

    Avancez du nombre complet de tuiles, vers l’autre nid. Seule la tuile d’arrivée compte, pas ce qui se trouve en chemin. Si votre poisson ne peut pas y entrer, il continue, tuile par tuile, jusqu’à la première où il le peut, ou jusque dans l’autre nid.

    # Pourquoi je ne peux pas déplacer ce poisson ?
    Un poisson adverse est sur lui, et c’est celui du dessus qui mène la pile.

    # Pourquoi mon poisson est-il allé plus loin que le nombre ?
    Il n’y avait pas de place pour lui sur la tuile où il devait s’arrêter.
rules-deep-river-moving-picture = Le saumon de la tuile 7 avance de 2. Sur la tuile 5, une pile ne laisse pas de place : il continue jusqu’à la grande tuile.

rules-deep-river-stacks-title = Grimper sur les autres
rules-deep-river-stacks-text =
    Un poisson qui nage seul peut entrer sur une place vide, ou sur une place où se trouve un poisson adverse seul : il grimpe dessus, et la pile de deux est à vous. S’il y a un tel poisson sur la tuile, il *doit* grimper, même s’il reste une place vide. S’il y en a deux sur la grande tuile, vous choisissez lequel.

    Il ne peut entrer ni là où se trouve un de vos poissons, ni sur une pile. Une pile n’entre que sur une place vide. Une pile n’a jamais plus de deux poissons.

    # Pourquoi je ne peux pas prendre la place vide de la grande tuile ?
    Un poisson adverse seul occupe l’autre place, et qui nage seul doit grimper dessus.
rules-deep-river-stacks-picture = L’anguille grimpe sur le saumon qui est seul : ce sont les anguilles qui mènent cette pile.

rules-deep-river-nest-title = Arriver dans l’autre nid
rules-deep-river-nest-text =
    Quand votre poisson ou votre pile entre dans l’autre nid, l’ours fait 1 pas par simple et 2 par double qui arrive, y compris celui du dessous : de 1 à 4 pas. En option, seul celui du dessus compte.

    Puis chacun rentre chez soi : votre poisson retourne dans votre nid, celui que vous emmeniez reste dans le sien, chacun sur la même face. L’avance en trop est perdue. Un nid n’a pas d’autre effet.
rules-deep-river-nest-picture = Une anguille double amène un saumon simple dans le nid des saumons : 2 + 1, l’ours fait 3 pas.

rules-deep-river-effects-title = Arriver sur une tuile
rules-deep-river-effects-text =
    Quand un poisson arrive sur une tuile grâce à votre courant, appliquez l’effet de la tuile. C’est obligatoire, même quand cela ne vous arrange pas. S’il n’y a rien à quoi l’appliquer, il ne se passe rien.

    Dans une pile, c’est le poisson du dessus qui dit si un simple ou un double est arrivé.

    # Pourquoi ne s’est-il rien passé ?
    Ours demande un double, Échange une pile, Inclinaison un courant qui peut être incliné. Un poisson déplacé par Avance ne déclenche aucune tuile.
rules-deep-river-effects-picture = Les signes : Ours, Avance, Échange, Inclinaison et la grande tuile.

rules-deep-river-bear-title = Ours
rules-deep-river-bear-text =
    Si un double arrive, l’ours fait un pas vers l’autre nid. Un simple ne réveille personne.

rules-deep-river-advance-title = Avance
rules-deep-river-advance-text =
    Un de vos poissons avance d’une tuile : celui qui est arrivé ou un autre. La tuile où il arrive n’a pas d’effet. S’il entre dans l’autre nid, il pousse l’ours comme toujours.

rules-deep-river-swap-title = Échange
rules-deep-river-swap-text =
    Choisissez une pile de la rivière, même celle qui vient de se former, et retournez-la : le poisson du dessous passe dessus, et son camp mène la pile.

    # Pourquoi dois-je retourner ma propre pile ?
    C’est la seule de la rivière. Un effet possible est obligatoire.
rules-deep-river-swap-picture = Avant et après : la pile change de camp.

rules-deep-river-tilt-title = Inclinaison
rules-deep-river-tilt-text =
    Inclinez un courant, même celui que vous jouez : votre adversaire ne peut pas le choisir au tour suivant. Après ce tour, il se redresse.

    Un courant au moins doit rester libre. S’il y en a déjà deux d’inclinés, il ne se passe rien.
rules-deep-river-tilt-picture = Le courant violet est incliné : il ne peut pas être choisi.

rules-deep-river-big-title = La grande tuile
rules-deep-river-big-text =
    – *Un simple arrive* : un de vos simples devient double.
    – *Un double arrive* : faites de même, ou avancez un de vos poissons d’une tuile. Là où il arrive, vous pouvez profiter de l’effet ou y renoncer.

    Vous pouvez retourner tout simple à vous qui est visible : dans votre nid, seul sur la rivière ou au-dessus de votre pile.

    # Pourquoi je ne peux pas rendre ce poisson double ?
    Il l’est déjà, ou un poisson adverse est sur lui.
rules-deep-river-big-picture = Une anguille est arrivée sur la grande tuile. Celle de la tuile 2 devient double.

rules-deep-river-end-title = La fin
rules-deep-river-end-text =
    – *L’ours entre dans un nid* : son propriétaire perd sur-le-champ. Le reste du tour n’a pas lieu.
    – *Deux courants sont à la tuile 7 à la fin d’un tour* : celui dont le nid est le plus loin de l’ours gagne. Si l’ours est à la grande tuile, la partie est nulle.
    – *La même position apparaît pour la troisième fois* : partie nulle.
    – *Soixante tours sont joués* : partie nulle.

    # Pourquoi la partie continue-t-elle alors que le deuxième courant arrive à la tuile 7 ?
    Le tour se termine d’abord. L’ours peut encore bouger.
rules-deep-river-end-picture = Deux courants sont à la tuile 7, et l’ours est plus près du nid des saumons : les anguilles gagnent.

rules-deep-river-here-title = En ligne
rules-deep-river-here-text =
    Avec une pendule, on perd quand on n’a plus de temps. Vous pouvez abandonner, proposer la nulle ou demander à reprendre un tour ; pour ces deux demandes, l’autre doit être d’accord.

    Nous avons dû décider ce que la règle imprimée laisse ouvert : le nombre de tuiles de chaque sorte, les faces des courants, le nombre de pas de l’ours, et la partie nulle à la troisième répétition ou au soixantième tour.
