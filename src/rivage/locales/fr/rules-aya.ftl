### Les règles d’Aya, avec nos mots. Mise en page d’une section : web/src/shell/rules/rulesMarkup.ts.

rules-aya-aim-title = But du jeu
rules-aya-aim-text =
    Vous jouez ensemble. Chacun votre tour, vous bâtissez un fleuve de dominos debout, de paysage en paysage, et des animaux y voyagent. Puis quelqu’un pousse le premier domino, et la vague décide quelles photos sont réussies. Les photos et les jetons gardés valent des points : plus il y en a, mieux c’est.
rules-aya-aim-picture = Un fleuve en route vers un paysage, et un okapi qui voyage dessus.

rules-aya-dominoes-title = Dominos et terrains
rules-aya-dominoes-text =
    Il y a cinq terrains : Forêt, Montagne, Désert, Pôle et Champ, avec 30 dominos chacun. Six autres dominos sont des Jardins extraordinaires et comptent comme n’importe quel terrain. Une face du domino montre de l’eau.

    Dans chaque terrain, 8 dominos portent un appareil photo, 40 en tout. Vous pouvez aussi n’en choisir que 5 par terrain ; on ne peut alors pas gagner toutes les photos.
rules-aya-dominoes-picture = Les cinq terrains, un Jardin, et un domino Forêt avec appareil photo.

rules-aya-tiles-title = Paysages, animaux, jetons
rules-aya-tiles-text =
    – *Les paysages* sont des tuiles rondes, trois par terrain : un méandre à deux accès, une bifurcation à trois, un bout du fleuve à un seul. Un accès est l’endroit où le fleuve entre ou sort ; cela dépend de la façon dont vous tournez la tuile. Chaque tuile a sa photo.
    – *La tuile Départ* n’a pas de terrain. Le fleuve y commence et en sort par deux accès. Des dominos de tous les terrains peuvent s’y dresser.
    – *Les animaux* sont de petits jetons ronds, cinq par terrain, chacun avec sa photo.
    – *Dix jetons* paient les poussées supplémentaires.
rules-aya-tiles-picture = La tuile Départ, puis le méandre, la bifurcation et le bout du fleuve de la Forêt.

rules-aya-setup-title = La mise en place
rules-aya-setup-text =
    Décidez qui commence : le plus jeune, d’après le livret. Cette personne pose la tuile Départ où elle veut. Paysages et animaux sont mélangés et posés face cachée, en piles par terrain. Tous les dominos sont distribués face cachée et forment les stocks : 78 chacun à deux, 52 à trois, 39 à quatre, 31 à cinq avec un de plus pour qui commence. En solitaire, on a les 156.

    La table mesure 120 × 80 cm. Une plus grande laisse plus de place au fleuve ; sur la petite, les quinze paysages ne tiennent pas tous. En option, il n’y a que trois paysages : un méandre en Forêt, un autre dans le Désert et un bout du fleuve au Pôle, et les animaux de ces terrains.

rules-aya-glass-title = Les sabliers
rules-aya-glass-text =
    Vous bâtissez pendant que coulent deux sabliers, de dix minutes chacun sauf si vous avez choisi une autre durée. Entre les deux, on ne pose et on ne déplace rien : concertez-vous, esquissez votre plan sur la table et retournez le sablier quand tout le monde est prêt. Vous pouvez aussi jouer avec un seul sablier et sans pause, ou sans sable du tout.

    La construction s’arrête aussitôt quand le dernier sablier est vide, ou quand un stock est vide. Ce qui reste en réserve n’y change rien.

    # Pourquoi je ne peux rien faire maintenant ?
    La construction n’a pas commencé : il faut d’abord retourner le sablier. Ou bien la construction est terminée.

rules-aya-hand-title = Main, stock et réserve
rules-aya-hand-text =
    Vous jouez chacun votre tour et tenez un domino au plus. Piochez-le dans votre stock sans regarder, ou prenez celui du dessus de votre réserve. Vous pouvez piocher dès que vous avez placé, pour être prêt à votre prochain tour.

    À votre tour, vous dressez le domino sur la table ou le mettez, face visible, dans votre réserve. Il ne retourne jamais dans le stock. Si les tours sont minutés, un domino tenu trop longtemps part à la réserve.

    # Pourquoi je ne peux pas piocher ?
    Vous tenez déjà un domino, ou votre stock est vide.

    # Pourquoi je ne peux pas placer mon domino ?
    C’est le tour de quelqu’un d’autre. En attendant, vous pouvez piocher et relever ce qui est tombé.

rules-aya-standing-title = Dresser un domino
rules-aya-standing-text =
    Vous pouvez dresser un domino n’importe où sur la table, même sur une tuile. Il tombe du côté que montre sa flèche, et doit tomber l’eau vers le haut : c’est ainsi qu’il fait partie du fleuve.

    # Pourquoi ne peut-il pas se tenir ici ?
    Il recouvrirait une autre pièce ou dépasserait du bord de la table.
rules-aya-standing-picture = Deux dominos vus d’en haut : la flèche montre de quel côté ils tombent. Devant eux, un domino tombé, l’eau vers le haut.

rules-aya-river-title = Un fleuve qui coule
rules-aya-river-text =
    Voici ce que nous avons mesuré avec une vraie physique :
    – *20 mm* de milieu à milieu, c’est le mieux. À moins de 16 mm, les dominos s’appuient les uns sur les autres et la vague se coince ; à plus de 26 mm, ils tombent sans se toucher et le fleuve est coupé. Au-delà de 34 mm, le suivant n’est pas atteint du tout.
    – *Tournez* de 15° au plus d’un domino au suivant.
    – *Restez en ligne* : un domino sur le côté est manqué.
    – *Attention au sens* : celui qui regarde à contre-courant tombe sur son eau.
    – Sur une tuile ne devraient tomber que des dominos de son terrain, ou des Jardins.

    # Pourquoi la vague s’est-elle arrêtée ici ?
    L’une de ces règles n’a pas été suivie. Après une poussée, « Pourquoi cet arrêt ? » montre l’endroit et la raison.
rules-aya-river-picture = Une rangée à 20 mm qui tourne de 15° par domino.

rules-aya-camera-title = Les dominos avec appareil photo
rules-aya-camera-text =
    Quand vous placez un domino avec appareil photo, vous pouvez apporter quelque chose de son terrain : un paysage ou un animal. Ou rien : c’est alors un domino comme les autres.

    # Pourquoi je ne peux pas apporter de paysage ou d’animal ?
    Le domino que vous tenez n’a pas d’appareil photo, ou il n’en reste plus de ce terrain.

rules-aya-landscape-title = Poser un paysage
rules-aya-landscape-text =
    Prenez la tuile du dessus de la pile de ce terrain et posez-la n’importe où sur la table, tournée comme vous voulez. Elle ne bougera plus. Le domino appareil photo doit ensuite se tenir hors de la tuile, devant un de ses accès et tourné vers elle, pour tomber dessus. À 20 mm environ du bord, c’est le mieux.

    Laissez à peu près la largeur d’une tuile entre deux paysages : c’est la place qu’il faut au fleuve, et aux animaux qu’il porte.

    Si vous ne trouvez pas de place, remettez la tuile ; le domino part alors à votre réserve.

    # Pourquoi le domino appareil photo ne peut-il pas se tenir ici ?
    De là, il ne tomberait pas sur un accès de la tuile, ou il n’est pas tourné vers elle.
rules-aya-landscape-picture = Un méandre Forêt : le domino appareil photo se tient devant un accès, tourné vers la tuile ; le fleuve la traverse et sort par l’autre accès.

rules-aya-animal-title = Faire voyager un animal
rules-aya-animal-text =
    Prenez l’animal du dessus de la pile de ce terrain. Il se pose à cheval sur le domino appareil photo, que vous placez maintenant, et sur un autre domino debout devant ou derrière. Il ne peut pas voyager au-dessus d’une tuile. Il peut voyager tout près, mais un avertissement s’affiche : s’il finit sur la tuile, sa photo est perdue.

    Un bon endroit : peu après la tuile que le fleuve quitte, et au moins 5 cm avant la suivante, car les dominos l’emportent en tombant.

    # Pourquoi l’animal ne peut-il pas voyager ici ?
    Il ne repose pas sur deux dominos debout, ou il serait au-dessus d’une tuile.
rules-aya-animal-picture = L’okapi voyage sur deux dominos Forêt, bien avant la tuile Forêt.

rules-aya-later-title = À plat, pour plus tard
rules-aya-later-text =
    Pour limiter les dégâts d’un accident, vous pouvez coucher un domino appareil photo et son animal tout près de leur place. N’importe qui peut ensuite relever le domino et remettre l’animal. Il faut le faire avant la fin de la construction : après, ils restent où ils sont et ne comptent pas.

    # Pourquoi je ne peux pas le relever ici ?
    Relevez un domino près de sa place.

rules-aya-garden-title = Les Jardins extraordinaires
rules-aya-garden-text =
    Un Jardin compte comme tous les terrains. Il peut aussi être une bifurcation, qui renverse deux dominos et partage le fleuve : dressez ces deux-là 2 cm devant lui, un peu de chaque côté, tournés vers l’extérieur. Une telle bifurcation coupe aussi le bras en deux, si bien qu’un animal peut voyager de chaque côté.

    En dressant un Jardin, vous pouvez en faire une bifurcation, et à votre tour vous pouvez changer cela pour n’importe quel Jardin. Mais un Jardin qui bifurque est une bifurcation, quel que soit votre choix : le décompte regarde ce qui se touche.

    # Pourquoi ce domino ne peut-il pas être une bifurcation ?
    Seul un Jardin le peut.
rules-aya-garden-picture = Un Jardin en bifurcation : un fleuve en devient deux.

rules-aya-turning-title = Tourner et relever
rules-aya-turning-text =
    À votre tour, vous pouvez tourner n’importe quel domino debout ; il reste à sa place. Les dominos tombés doivent être relevés. Tout le monde peut le faire à tout moment de la construction, même hors de son tour, près de l’endroit où ils étaient. Un animal tombé peut être remis sur ses dominos.

    # Pourquoi je ne peux pas tourner ce domino ?
    Il n’est pas debout, ou ce n’est pas votre tour.

rules-aya-hands-title = Mains sûres, vraies mains
rules-aya-hands-text =
    Avec des *mains sûres*, un domino se tient exactement là où vous le lâchez. Avec de *vraies mains*, la physique décide : il garde le mouvement de votre main, peut vaciller, tomber et déclencher une chaîne.

rules-aya-push-title = La poussée
rules-aya-push-text =
    Quand la construction est finie, quelqu’un pousse le premier domino de la tuile Départ. Quand tout est au repos et qu’il reste des dominos debout, le joueur suivant en pousse un, et ainsi de suite jusqu’à ce qu’il n’en reste plus.

    La première poussée après le départ est gratuite, sauf si vous avez choisi autrement. Chacune des suivantes coûte un jeton. Sans jetons, on continue quand même à pousser. Si tout le monde est d’accord, on peut aussi pousser tout le reste d’un coup : chaque domino compte comme une poussée.

    # Pourquoi je ne peux pas pousser ce domino ?
    Le premier domino poussé doit être sur la tuile Départ. Et un domino qu’on a poussé sans qu’il tombe est laissé en paix jusqu’à ce qu’autre chose soit tombé.
rules-aya-push-picture = La tuile Départ : son premier domino en renverse deux, et le fleuve sort par les deux accès.

rules-aya-fallen-title = Ce qui compte comme fleuve
rules-aya-fallen-text =
    Le décompte regarde la table d’en haut, telle qu’elle est.
    – Un domino est *tombé* quand il penche de plus de 30°.
    – Il *montre de l’eau* quand sa face peinte est vers le haut.
    – Deux dominos *se touchent* quand il y a 1 mm au plus entre eux.
    – Un domino est *sur une tuile* quand il la recouvre ou la touche.

    Les dominos tombés qui montrent de l’eau et se touchent forment le fleuve.

rules-aya-landscape-photo-title = Les photos de paysage
rules-aya-landscape-photo-text =
    Une photo de paysage est gagnée quand
    – chaque domino tombé sur la tuile montre de l’eau et est de son terrain, ou un Jardin, et
    – un tel domino couvre chaque accès, à 2 mm près.

    # Pourquoi ce paysage est-il perdu ?
    Un accès est resté à sec, un domino d’un autre terrain est sur la tuile, ou un domino y a l’eau vers le bas. Le décompte le précise.
rules-aya-landscape-photo-picture = Gagnée : de l’eau d’un accès à l’autre, et pas d’autre terrain sur la tuile.

rules-aya-animal-photo-title = Les photos d’animaux
rules-aya-animal-photo-text =
    Une photo d’animal est gagnée quand
    – l’animal touche un domino du fleuve,
    – de là, un fleuve de son terrain, Jardins compris, mène à un paysage de son terrain (pas à la tuile Départ, qui n’en a pas),
    – il est entièrement en dehors des tuiles, et
    – il est seul sur son bras du fleuve.

    # Pourquoi cet animal est-il perdu ?
    Il est à côté du fleuve, sur une tuile ou tombé de la table, son fleuve est d’un autre terrain, ou il n’est pas seul sur son bras. Le décompte le précise.
rules-aya-animal-photo-picture = Gagnée : l’okapi est sur un fleuve Forêt qui mène à la tuile Forêt.

rules-aya-stretch-title = Seul sur son bras du fleuve
rules-aya-stretch-text =
    Un bras, c’est le fleuve d’une tuile à la suivante. Deux animaux sur un même bras se gâchent la photo : aucune des deux n’est gagnée.

    Un Jardin qui bifurque coupe son bras. Quand tout est tombé, un Jardin posé en bifurcation doit toucher au moins trois dominos du fleuve : celui d’avant et les deux qu’il a renversés. Un Jardin posé autrement coupe aussi son bras s’il en touche trois qui ne se touchent pas entre eux. Entre deux animaux, il faut donc une tuile ou une telle bifurcation.

rules-aya-score-title = Les points
rules-aya-score-text =
    – 1 point par photo d’animal,
    – 1 point par photo de paysage,
    – 1 point par triptyque : trois photos de paysage d’un même terrain,
    – 1 point par jeton gardé.

    Le maximum est 55 : 25 animaux, 15 paysages, 5 triptyques et 10 jetons. À partir de 10 points, chaque palier de cinq a son compliment.

rules-aya-here-title = En ligne
rules-aya-here-text =
    Vous voyez les mains de tous, et pouvez montrer un endroit ou dessiner votre plan entre les sabliers. Le guide montre un bon endroit ; l’atelier permet d’essayer ce qui tombe.

    Nous avons dû décider ce que la règle imprimée laisse ouvert : la taille et le poids des pièces, la place des accès, la distance permise entre un domino et un accès, à quel point un animal doit être seul, et qu’une photo compte même si son fleuve ne remonte pas jusqu’à la tuile Départ.
