### Aya : la table en mots. Terrains, sortes de tuiles, animaux et moments du jeu arrivent par leur clé ; $tile, $what, $others et
### Aya : la table en mots. Terrains, sortes de tuiles, animaux et moments du jeu arrivent par leur clé ; $tile, $what, $others et
### $animal arrivent en mots, formés avec les messages ci-dessous.

## Terrains, tuiles, dominos

aya-terrain = { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
    [field] Champ
    [garden] Jardin extraordinaire
   *[start] Départ
}
aya-kind = { $kind ->
    [bend] méandre
    [fork] bifurcation
    [end] bout du fleuve
   *[source] source
}
aya-tile = { $terrain ->
    [forest] tuile Forêt ({ $kind })
    [mountain] tuile Montagne ({ $kind })
    [desert] tuile Désert ({ $kind })
    [pole] tuile Pôle ({ $kind })
    [field] tuile Champ ({ $kind })
   *[start] tuile Départ
}
aya-domino = { $terrain ->
    [forest] domino Forêt
    [mountain] domino Montagne
    [desert] domino Désert
    [pole] domino Pôle
    [field] domino Champ
   *[garden] Jardin extraordinaire
}
aya-domino-camera = { $domino } avec appareil photo
aya-domino-number = le domino { $domino }
aya-and = { $first } et { $last }

## Les animaux

aya-animal = { $animal ->
    [eurasian-lynx] lynx boréal
    [blue-morpho] morpho bleu
    [blue-peacock] paon bleu
    [okapi] okapi
    [poison-dart-frog] dendrobate
    [bearded-vulture] gypaète barbu
    [snow-leopard] léopard des neiges
    [vicuna] vigogne
    [wild-yak] yak sauvage
    [rosalia-longicorn] rosalie des Alpes
    [fennec-fox] fennec
    [arabian-oryx] oryx d’Arabie
    [desert-beetle] scarabée du désert
    [diamondback-rattlesnake] crotale diamantin
    [greater-roadrunner] grand géocoucou
    [narwhal] narval
    [emperor-penguin] manchot empereur
    [polar-bear] ours polaire
    [harp-seal] phoque du Groenland
    [snowy-owl] harfang des neiges
    [buff-tailed-bumblebee] bourdon terrestre
    [european-goldfinch] chardonneret élégant
    [common-pipistrelle] pipistrelle commune
    [grove-snail] escargot des jardins
   *[european-hare] lièvre d’Europe
}

## Les moments du jeu

aya-phase-hint = { $phase ->
    [first] Qui commence ? N’importe qui peut choisir.
    [laying] Le premier joueur pose la tuile Départ.
    [ready] Retournez le sablier quand tout le monde est prêt.
    [begin] Commencez à construire quand tout le monde est prêt.
    [pause] On ne touche plus à rien. Concertez-vous, puis retournez le sablier.
    [toppling] Faites tomber un domino, et retenez votre souffle.
   *[over] Quelles photos sont réussies ?
}

## La table

aya-board = La table
aya-elsewhere = { $what ->
    [marked] Regarder ce que montre { $name }
   *[built] Regarder où construit { $name }
}
aya-table-label =
    La table vue d’en haut : { $dominoes ->
        [one] { $dominoes } domino
       *[other] { $dominoes } dominos
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    }.
aya-felt = La table : ce que vous tenez suit le pointeur ou les flèches du clavier
aya-keys = Les flèches déplacent ce que vous tenez de 5 millimètres, avec Maj de 1, avec Alt d’un dixième. Q et E le tournent. N va au prochain bon endroit. Entrée le pose debout, Échap revient. D pioche, R le met dans votre réserve, L, A et P choisissent ce que l’appareil photo apporte, U relève ce qui est tombé. Plus et moins règlent le zoom, F montre toute la table, C suit le fleuve, 1, 2 et 3 changent le point de vue, G permet d’entrer des coordonnées, 6 à 9 appellent les autres.
aya-felt-watched = La table : vous regardez
aya-keys-watched = Plus et moins règlent le zoom, F montre toute la table, C suit le fleuve, 1, 2 et 3 changent le point de vue.
aya-seats = Autour de la table
aya-you = Vous
aya-sand = { $glasses ->
    [1] Sable restant dans le sablier
   *[2] Sable restant, sablier { $glass } sur 2
}
aya-glass-of = sablier { $glass } sur 2
aya-glass-next = sablier { $glass } : à retourner
aya-sand-next = Sable du sablier { $glass } sur 2, prêt à être retourné
aya-seat-turn = place maintenant
aya-seat-push = pousse maintenant
aya-seat-holds = en main : { $domino }
aya-seat-stock = { $count ->
    [one] { $count } domino en stock
   *[other] { $count } dominos en stock
}
aya-seat-reserve = { $count } en réserve, { $domino } dessus

## Les outils à côté

aya-tools = Outils
aya-near = Plus près
aya-far = Plus loin
aya-fit = Toute la table
aya-rules = La règle à ce sujet
aya-in-rules = Dans les règles
aya-more = Autres outils
aya-follow-river = Suivre le fleuve
aya-map = Petit plan de la table
aya-follow = Caméra automatique
aya-look = Changer de vue
aya-flat = Dessin vu d’en haut
aya-flat-now = Pendant la construction, la table est dessinée vue d’en haut : cet appareil est trop lent pour le relief. « { aya-more } » permet de changer cela.
aya-helper = Guide : montre un bon endroit
aya-plan = Montrer le plan des robots
aya-helper-says = Guide :
aya-snaps = Glisser vers les bons endroits
aya-snaps-on = Ce que vous tenez glisse vers les bons endroits.
aya-snaps-off = Ce que vous tenez reste où vous le tenez.
aya-ping = Montrer un endroit
aya-calls = Appels aux autres

## Petites phrases de bâtisseurs

phrase-aya-here = Ici, regardez !
phrase-aya-mine = Je m’en occupe !
phrase-aya-wait = Attendez !
phrase-aya-gap = Attention à l’écart !
phrase-aya-turn = Tournez celui-là, s’il vous plaît.
phrase-aya-help = Aidez-moi à les relever !
phrase-aya-ready = C’est bon pour moi.
phrase-aya-lovely = Quel beau fleuve !
phrase-aya-bravo = Bravo !
phrase-aya-have-forest = J’ai une Forêt !
phrase-aya-have-forest-camera = J’ai une Forêt avec appareil photo !
phrase-aya-have-mountain = J’ai une Montagne !
phrase-aya-have-mountain-camera = J’ai une Montagne avec appareil photo !
phrase-aya-have-desert = J’ai un Désert !
phrase-aya-have-desert-camera = J’ai un Désert avec appareil photo !
phrase-aya-have-pole = J’ai un Pôle !
phrase-aya-have-pole-camera = J’ai un Pôle avec appareil photo !
phrase-aya-have-field = J’ai un Champ !
phrase-aya-have-field-camera = J’ai un Champ avec appareil photo !
phrase-aya-have-garden = J’ai un Jardin extraordinaire !

## Placer avec des nombres

aya-numbers = Entrer des coordonnées
aya-number = { $name ->
    [x] Vers la droite, mm
    [y] Vers le haut, mm
   *[a] Orientation, °
}

## Ce qui est demandé

aya-who-begins = Qui commence ?
aya-i-begin = Je commence
aya-prompt-start = Posez la tuile Départ : le fleuve naît ici.
aya-prompt-start-turned = Posez la tuile Départ : le fleuve naît ici. Les flèches rondes la tournent.
aya-prompt-ping = Montrez sur la table l’endroit que les autres doivent regarder.
aya-prompt-put = Relevez ce qui attend couché, ou remettez les animaux en place.
aya-prompt-draw = Piochez un domino dans votre stock.
aya-pushes-all = { $name } pousse d’un coup tout ce qui est encore debout.
aya-late = { $what ->
    [domino] Le temps de votre tour est écoulé : le domino est dans votre réserve.
   *[nothing] Le temps de votre tour est écoulé.
}
aya-prompt-draw-or-take = Piochez un domino, ou reprenez celui du dessus de votre réserve.
aya-prompt-help = Des dominos sont tombés : aidez à les relever.
aya-prompt-flat = Relevez ce qui a été couché pour plus tard : à la fin de la construction, cela ne compte plus.
aya-flat-late = { $count ->
    [one] Un domino est encore couché. Une fois le sable écoulé, son animal ne comptera pas.
   *[other] { $count } dominos sont encore couchés. Une fois le sable écoulé, leurs animaux ne compteront pas.
}
aya-flat-off = { $count ->
    [one] Un animal n’est pas encore remis sur son domino. Une fois le sable écoulé, il ne comptera pas.
   *[other] { $count } animaux ne sont pas encore remis sur leur domino. Une fois le sable écoulé, ils ne compteront pas.
}
aya-flat-raise = Le relever
aya-flat-put = Le remettre
aya-prompt-first = Posez votre { $domino } debout sur la tuile Départ : c’est lui qu’on poussera d’abord.
aya-prompt-stand = Posez votre { $domino } debout, à 2 cm environ du dernier d’un fleuve.
aya-prompt-hint = Posez votre { $domino } où le guide le montre, ou ailleurs si vous préférez.
aya-prompt-fork = En bifurcation, il en fait tomber deux : chaque bras a de la place pour son animal.
aya-prompt-plan = Concertez-vous, esquissez votre plan sur la table, puis retournez le sablier.
aya-prompt-camera = { $domino } : paysage, animal, ou juste un domino ?
aya-prompt-tile = Posez la { $tile } : tournez-la pour qu’un fleuve puisse atteindre chacun de ses accès.
aya-prompt-camera-stands = Posez maintenant le domino appareil photo devant un accès.
aya-prompt-animal = Posez-le juste avant ou après un autre domino : l’animal voyage sur les deux.
aya-prompt-buffer = Couchez-le près de sa place, et relevez-le avant la fin de la construction.
aya-prompt-raise = Redressez-le près de sa place.
aya-wait = Votre { $domino } : c’est à vous après { $name }
aya-bring-landscape = Paysage
aya-bring-animal = Animal
aya-bring-plain = Juste un domino
aya-left = { $count ->
    [0] plus aucun
    [one] { $count } restant
   *[other] { $count } restants
}
aya-picked = Domino { $domino }
aya-no-place = Il ne reste aucun bon endroit : posez-le où vous voulez.

## Ce que la main peut faire

aya-hand = Votre main
aya-do-draw = Piocher
aya-do-take = De la réserve
aya-do-flip = Retourner le sablier
aya-do-begin = Commencer à construire
aya-do-wipe = Effacer mes lignes
aya-do-left = Tourner à gauche
aya-do-right = Tourner à droite
aya-do-around = Demi-tour
aya-do-leave = Retour
aya-do-stand = { $does ->
    [lay] La poser
    [raise] Le redresser
    [flat] Le coucher
    [animal] Poser les deux
   *[stand] Le poser
}
aya-do-fork = Bifurcation
aya-do-buffer = Couché, pour plus tard
aya-do-reserve = Réserve
aya-do-back = Remettre la tuile
aya-do-raise = Relever ({ $count } à terre)
aya-do-raise-flat = Relever ({ $count } couchés)
aya-do-put = Remettre : { $animal }

## Ce qui arrivera si on lâche

aya-hand-falls = Il tombe, à { $pitch } mm du domino { $by }.
aya-hand-waters = Il tombe et arrose la { $tile }.
aya-hand-first = Bien : c’est ici qu’on poussera d’abord.
aya-hand-leads = Il renverse le domino { $next }, mais rien ne le renverse lui-même.
aya-hand-alone = Pas encore relié.
aya-hand-then = Il renverse le domino { $next }.
aya-hand-then-far = Le domino { $far } est trop loin de { $over } mm.
aya-hand-then-wrong = Le domino { $next } est tourné dans l’autre sens.
aya-hand-too-far = Trop loin : { $over } mm de trop pour que le domino { $by } le renverse.
aya-hand-skewed = Le domino { $by } ne le renverserait pas : tournez-le dans le sens du fleuve.
aya-hand-aside = Le domino { $by } tombe à côté, à { $aside } mm.
aya-hand-too-close = Trop près du domino { $by } : { $pitch } mm, mieux vaut 20.
aya-hand-breaks = Il tombe, mais le fleuve se couperait ici : { $pitch } mm, mieux vaut 20.
aya-hand-breaks-turn = Il tombe, mais le fleuve se couperait ici : tourné de { $turn }°, mieux vaut 15.
aya-hand-wrong-way = À l’envers : le domino { $by } le ferait tomber sur son eau.
aya-hand-spoils = Il tomberait sur la { $tile } et la gâcherait : mauvais terrain.
aya-hand-start-here = Bien : le fleuve naît ici.
aya-hand-port-met = { $ports ->
    [one] Un accès rejoint un fleuve.
   *[other] { $ports } accès rejoignent un fleuve.
}
aya-hand-port-room = De la place devant chaque accès.
aya-hand-port-shut = { $ports ->
    [one] Il n’y a pas de place devant un accès.
   *[other] Il n’y a pas de place devant { $ports } accès.
}
aya-hand-camera-fed = Le domino { $by } le fait tomber sur la tuile.
aya-hand-camera-waits = Devant l’accès : amenez-y un fleuve.
aya-hand-animal-safe = Il voyage sans risque : son fleuve vient de la { $tile }.
aya-hand-animal-open = Il peut voyager ici. Menez maintenant des dominos { $terrain } à un paysage { $terrain }.
aya-hand-animal-near = À { $rim } mm seulement de la tuile suivante ; mieux vaut { $wanted }, sinon il pourrait y glisser.
aya-hand-animal-beside = Tout près de la { $tile } : s’il la touche à la fin, sa photo est perdue.
aya-hand-animal-shares = Il partagerait son bras du fleuve ({ $animal }) : les deux photos seraient perdues.
aya-hand-buffer = Il attend ici, couché.
aya-hand-hint-place = Le fleuve continue ici.
aya-port = { $meets ->
    [river] fleuve
    [room] libre
   *[none] bouché
}

## Fins et score

end-aya-glass = Le sable s’est écoulé.
end-aya-stock = Un stock est vide : plus de dominos.
aya-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aya-headline = { $players ->
    [1] { aya-score }
   *[other] { aya-score } pour votre équipe
}
aya-score-parts = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
} · { $landscapes ->
    [one] { $landscapes } paysage
   *[other] { $landscapes } paysages
} · { $triptychs ->
    [one] { $triptychs } triptyque
   *[other] { $triptychs } triptyques
} · { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
aya-band-0 = Tout fleuve commence par un filet d’eau, et le vôtre a commencé.
aya-band-10 = Une première promenade sur la rive, et l’envie de voir ce qui vient après le méandre.
aya-band-15 = De la boue aux bottes et de belles images : vous apprivoisez le fleuve.
aya-band-20 = Votre fleuve a trouvé son lit. Il peut aller plus loin encore !
aya-band-25 = De quoi accrocher une jolie série au-dessus du canapé.
aya-band-30 = Une équipe qui trouve son cours : la bibliothèque du village veut vos photos.
aya-band-35 = Presque des professionnels. Encore un peu de sang-froid, et le monde regardera.
aya-band-40 = Les magazines téléphonent, et c’est vous qui fixez le prix.
aya-band-45 = Votre fleuve est dans tous les kiosques, d’ici jusqu’au Pôle.
aya-band-50 = La chair de poule. Presque personne n’a jamais vu l’eau courir ainsi.
aya-band-55 = Pas une goutte perdue. Pincez-vous : êtes-vous bien réveillés ?
aya-wave = { $pushes ->
    [1] { $count ->
        [one] Une seule vague de { $count } domino.
       *[other] Une seule vague de { $count } dominos.
    }
   *[other] { $count ->
        [one] La plus longue vague : { $count } domino.
       *[other] La plus longue vague : { $count } dominos.
    }
}
aya-tokens = { $kept } jetons gardés sur { $count }
aya-try = La prochaine fois :
aya-try-join = Reliez chaque morceau au fleuve avant la fin du sable. Une seule poussée suffit alors, et vous gardez tous vos jetons.
aya-try-entrances = Placez un domino juste devant chaque entrée et chaque sortie d’un paysage, pour que l’eau touche le bord.
aya-try-terrain = Sur un paysage, ne mettez que des dominos de son terrain ou des Jardins, et faites-les tomber l’eau vers le haut.
aya-try-animals = À partir d’un animal, menez des dominos de son terrain jusqu’à un paysage du même terrain.
aya-try-apart = Mettez une bifurcation entre deux animaux : chacun veut un bras du fleuve pour lui seul.
aya-try-longer = Continuez toujours au bout du fleuve, à environ deux centimètres d’un domino à l’autre.
aya-try-photos = Servez-vous de plus d’appareils photo : chacun amène un paysage ou un animal.

## Pourquoi un geste est refusé

aya-refused-not-to-act = Ce n’est pas votre tour.
aya-refused-not-now = Pas à ce moment du jeu.
aya-refused-not-your-turn = Cela ne se fait que pendant votre tour.
aya-refused-hand-full = Vous avez déjà un domino en main : un seul à la fois.
aya-refused-hand-empty = Vous n’avez pas de domino en main.
aya-refused-reserve-empty = Votre réserve est vide.
aya-refused-no-seat = Cette place n’existe pas.
aya-refused-tile-in-hand = Posez d’abord la tuile que vous tenez.
aya-refused-no-tile = Vous ne tenez pas de tuile.
aya-refused-no-camera = Le domino que vous tenez n’a pas d’appareil photo.
aya-refused-no-tiles-left = Il ne reste pas de tuile de ce terrain.
aya-refused-no-animals-left = Il ne reste pas d’animal de ce terrain.
aya-refused-no-garden = Seul un Jardin extraordinaire peut créer une bifurcation.
aya-refused-declared = Le domino { $what } a déjà ce rôle.
aya-refused-off-table = Cela dépasserait de la table.
aya-refused-overlaps = La place est prise : { $what }.
aya-refused-astride = L’animal doit être à cheval sur le domino appareil photo et un autre domino debout.
aya-refused-on-tile = Un animal ne se pose pas au-dessus d’une tuile : { $what }.
aya-refused-near-tile = Un animal ne se pose ni sur une tuile ni trop près : { $what }.
aya-refused-before-port = De là, le domino appareil photo ne tomberait pas sur un accès de la tuile.
aya-refused-facing-in = Le domino appareil photo doit être tourné vers la tuile.
aya-refused-no-domino = Il n’y a pas de domino { $what }.
aya-refused-lies = Le domino { $what } n’est pas debout.
aya-refused-stands = Le domino { $what } est déjà debout.
aya-refused-too-far = Redressez le domino { $what } près de sa place.
aya-refused-no-animal = Cet animal n’est pas sur la table.
aya-refused-rides = Cet animal est déjà à sa place.
aya-refused-start-first = Poussez d’abord un domino de la tuile Départ.
aya-refused-stuck = Le domino { $what } a déjà été poussé.
aya-refused-pushed-twice = Nommez chaque domino poussé avec les autres une seule fois, le plus petit numéro d’abord.
aya-refused-steady = Avec des mains sûres, on lâche sans élan.
aya-refused-no-chance = Le hasard ne décide pas de cela maintenant.
aya-refused-nonsense = Des dominos ne peuvent pas tomber ainsi.

## Pourquoi une photo est perdue

aya-lost-dry-port = L’accès { $port } est à sec : le domino le plus proche est à { $away } mm.
aya-lost-dry-port-off = L’accès { $port } est à sec : le domino { $domino } n’est qu’à { $away } mm, mais il ne touche pas la tuile.
aya-lost-dry-port-none = L’accès { $port } est à sec : { $terrain ->
    [forest] aucun domino Forêt
    [mountain] aucun domino Montagne
    [desert] aucun domino Désert
    [pole] aucun domino Pôle
   *[field] aucun domino Champ
} ne montre son eau sur la table.
aya-lost-foreign = { $found ->
    [forest] Un domino Forêt
    [mountain] Un domino Montagne
    [desert] Un domino Désert
    [pole] Un domino Pôle
   *[field] Un domino Champ
} (le { $domino }) est sur la tuile.
aya-lost-water-down = Le domino { $domino } est couché sur la tuile, l’eau en dessous.
aya-lost-off-river = Cet animal ne touche aucun domino du fleuve : le plus proche est à { $away } mm.
aya-lost-no-river = Cet animal ne touche aucun domino du fleuve : il n’y en a pas.
aya-lost-wrong-terrain = Le fleuve que touche cet animal n’est { $terrain ->
    [forest] ni Forêt
    [mountain] ni Montagne
    [desert] ni Désert
    [pole] ni Pôle
   *[field] ni Champ
} ni Jardin extraordinaire.
aya-lost-no-path = { $terrain ->
    [forest] Aucun fleuve de dominos Forêt ou Jardin ne mène de cet animal à une tuile Forêt.
    [mountain] Aucun fleuve de dominos Montagne ou Jardin ne mène de cet animal à une tuile Montagne.
    [desert] Aucun fleuve de dominos Désert ou Jardin ne mène de cet animal à une tuile Désert.
    [pole] Aucun fleuve de dominos Pôle ou Jardin ne mène de cet animal à une tuile Pôle.
   *[field] Aucun fleuve de dominos Champ ou Jardin ne mène de cet animal à une tuile Champ.
}
aya-lost-on-tile = Cet animal empiète sur une tuile : { $tile }.
aya-lost-off-table = Cet animal est tombé de la table.
aya-lost-not-put-on = Cet animal n’a pas été posé à temps sur son domino.
aya-lost-shared = Cet animal partage son bras du fleuve : { $others }.

## Où la cascade s’est arrêtée

aya-stopped-too-far = Le domino { $domino } était trop loin du domino { $by }, de { $over } mm.
aya-stopped-too-close = Le domino { $domino } n’a pas pu prendre d’élan : { $row } dominos sont serrés, le domino { $next } à { $gap } mm à peine devant lui.
aya-stopped-skewed = Le domino { $domino } était tourné de { $turn }° par rapport à la chute du domino { $by }.
aya-stopped-skewed-aside = Le domino { $domino } était à { $aside } mm sur le côté de la chute du domino { $by }.
aya-stopped-skewed-both = Le domino { $domino } était à { $aside } mm sur le côté de la chute du domino { $by }, et tourné de { $turn }°.
aya-stopped-skewed-fell = Le domino { $domino } était tourné de { $turn }° par rapport à la chute du domino { $by }, et ne montre pas son eau.
aya-stopped-blocked = Le domino { $by } a frappé le domino { $domino }, mais le domino { $held } l’a retenu.
aya-stopped-blocked-before = Le domino { $by } est tombé sur le domino { $held } et n’a pas atteint le domino { $domino }.
aya-stopped-blocked-animal = Le domino { $by } est tombé sur un animal ({ $animal }) et n’a pas atteint le domino { $domino }.
aya-stopped-wrong-way = Le domino { $domino } était à l’envers : le domino { $by } l’a couché sur son eau.
aya-stopped-wrong-way-would = Le domino { $domino } est à l’envers : le domino { $by } le coucherait sur son eau.
aya-stopped-wrong-way-away = Le domino { $by } était à l’envers : il est tombé du côté opposé au domino { $domino }.
aya-stopped-water-down = Le domino { $domino } est couché et ne montre pas son eau.
aya-stopped-alone = Rien ne mène au domino { $domino } : le domino tombé le plus proche, le { $by }, est à { $away } mm.
aya-stopped-alone-none = Rien ne mène au domino { $domino } : rien n’est tombé.
aya-stopped-pushed-stands = Le domino { $domino } a été poussé mais n’est pas tombé.
aya-stopped-unclear = Le domino { $domino } est encore debout, bien que le domino { $by } soit tombé devant lui.
aya-behind = { $behind ->
    [one] Un autre est encore debout derrière lui.
   *[other] { $behind } autres sont encore debout derrière lui.
}
aya-behind-fell = { $behind ->
    [one] Un autre est tombé de la même façon après lui.
   *[other] { $behind } autres sont tombés de la même façon après lui.
}

## Le fleuve depuis le Départ

aya-river-title = Le fleuve du Départ
aya-river = Fleuve du Départ : { $count ->
    [0] aucun domino
    [one] { $count } domino
   *[other] { $count } dominos
}
aya-river-cut = { $count ->
    [one] { $count } coupé
   *[other] { $count } coupés
}
aya-river-show = Montrer où le fleuve s’arrête
aya-river-said = Fleuve du Départ : { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}.{ $cut ->
    [0] { "" }
    [one] { " " }{ $cut } domino est coupé du fleuve.
   *[other] { " " }{ $cut } dominos sont coupés du fleuve.
}
aya-river-gap = { $how ->
    [none] Pas encore de domino sur la tuile Départ :
    [passes] Le domino { $end } tombe à côté du domino { $domino } :
   *[far] { $cm } cm du domino { $end } au domino { $domino } :
} { $count ->
    [one] { $count } domino restera debout.
   *[other] { $count } dominos resteront debout.
}{ $gaps ->
    [1] { "" }
   *[other] { " " }({ $number } sur { $gaps })
}
aya-river-gap-label = { $how ->
    [none] pas encore de fleuve
    [passes] manqué
   *[far] { $cm } cm
}
aya-fallen = { $count ->
    [one] { $count } est tombé
   *[other] { $count } sont tombés
}

## La poussée, la vague, la revoir

aya-breath = On retient son souffle…
aya-push-title = Choisissez un domino à pousser
aya-push-first = Pousser le domino { $domino } : { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
} sur { $standing }
aya-push-best = La meilleure première poussée.
aya-push-better = Le domino { $domino } en fait tomber davantage : { $count }.
aya-push-river = Pousser le domino { $domino } : un fleuve de { $count }
aya-push-one = Pousser le domino { $domino }, qui est tout seul
aya-push-cost = { $costs ->
    [free] Cette poussée est gratuite.
    [token] { $tokens ->
        [one] Cette poussée coûte votre dernier jeton.
       *[other] Cette poussée coûte un de vos { $tokens } jetons.
    }
   *[none] Vous n’avez plus de jetons : cette poussée ne coûte rien.
}
aya-push-how = Balayez le domino d’un geste, ou maintenez le bouton appuyé.
aya-push-anybody = { $people ->
    [0] Les robots vous laissent faire.
   *[other] { $bots ->
        [0] Chacun de vous peut pousser.
       *[other] Chacun de vous peut pousser ; les robots vous laissent faire.
    }
}
aya-push-before = Le précédent
aya-push-next = Le suivant
aya-push-do = Pousser
aya-push-reach = À sa portée : { $photos }.
aya-push-reach-none = Aucune photo n’est à sa portée.
aya-push-all = Pousser les { $count } d’un coup : { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
aya-push-all-idle = Plus rien à gagner : pousser les { $count } d’un coup ({ $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
})
aya-push-all-sure = Oui, pousser les { $count } et perdre { $tokens ->
    [one] un jeton (1 point)
   *[other] { $tokens } jetons (1 point chacun)
}
aya-push-all-asks = { $who ->
    [people] Il faut d’abord l’accord des autres.
    [both] Il faut d’abord l’accord des autres joueurs ; les robots sont toujours d’accord.
   *[bots] Les robots sont toujours d’accord.
}
offer-action-aya-mine = Vous proposez de pousser tout le reste d’un coup. Tout le monde doit être d’accord.
offer-action-aya-theirs = { $name } propose de pousser tout le reste d’un coup.
aya-push-pick = Quelle poussée
aya-push-that = Poussée { $first } : { $fell ->
    [one] { $fell } domino
   *[other] { $fell } dominos
}
aya-push-those = Poussées { $first } à { $last } : { $fell ->
    [one] { $fell } domino
   *[other] { $fell } dominos
}
aya-cascade-told = { $fell ->
    [one] { $fell } domino est tombé,
   *[other] { $fell } dominos sont tombés,
} { $standing ->
    [0] plus aucun n’est debout.
    [one] { $standing } est encore debout.
   *[other] { $standing } sont encore debout.
}
aya-cascade-follow = Suivre la vague
aya-cascade-skip = Aller à la fin
aya-again = Revoir
aya-again-play = Lecture
aya-again-pause = Pause
aya-again-close = Fermer
aya-again-moment = Instant de la cascade
aya-again-at = { $second } sur { $seconds } secondes
aya-again-speed = Vitesse
aya-again-times = { $speed }×
aya-again-slow = Ralenti
aya-clip = Enregistrer une vidéo
aya-clip-recording = Enregistrement : { $percent } %
aya-clip-cancel = Annuler
aya-clip-saved = Vidéo enregistrée : { $file } est dans vos téléchargements.
aya-clip-missing = Ce navigateur ne peut pas enregistrer de vidéo. Essayez Firefox, Chrome ou Safari.
aya-building = En accéléré
aya-building-at = { $shown } dominos sur { $count }
aya-why = Pourquoi cet arrêt ?
aya-why-wait = On regarde la table…
aya-why-none = Rien n’a arrêté cette vague : elle est allée au bout.
aya-why-missing = Nous ne pouvons pas l’expliquer pour l’instant.
aya-why-at = { $at } sur { $count }
aya-why-before = L’endroit précédent
aya-why-next = L’endroit suivant

## Le décompte

aya-count = Le décompte
aya-count-won = gagnée
aya-count-lost = pas cette fois
aya-count-fresh = nouvelle dans votre album
aya-count-plus = +{ $points }
aya-count-triptych = Triptyque : { $terrain }
aya-count-tokens = { $tokens ->
    [0] Aucun jeton gardé
    [one] Un jeton gardé
   *[other] { $tokens } jetons gardés
}
aya-count-skip = Passer
aya-count-done = Terminé
aya-album = Photos gagnées
aya-to-album = Ouvrir l’album
aya-wave-new = Nouveau record : { $team ->
    [yes] votre plus longue vague en équipe !
   *[no] votre plus longue vague en solo !
}
aya-wave-best = { $team ->
    [yes] Votre plus longue vague en équipe
   *[no] Votre plus longue vague en solo
} : { $count ->
    [one] { $count } domino.
   *[other] { $count } dominos.
}
aya-best = Votre meilleur score jusqu’ici : { aya-score }.
aya-best-new = Votre meilleur score jusqu’ici !
aya-result-won = Dans l’album ({ $count })
aya-result-lost = Manquées ({ $count }) – appuyez sur une photo pour savoir pourquoi

## Le prochain but du plan

goal-aya-fill-start = Remplissez d’abord la tuile Départ : { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
    }.
goal-aya-fill-tile =
    { $terrain ->
        [forest] Remplissez la tuile Forêt de dominos Forêt
        [mountain] Remplissez la tuile Montagne de dominos Montagne
        [desert] Remplissez la tuile Désert de dominos Désert
        [pole] Remplissez la tuile Pôle de dominos Pôle
       *[field] Remplissez la tuile Champ de dominos Champ
    } : { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
    }.
goal-aya-join-tile =
    { $terrain ->
        [forest] Rejoignez d’abord la tuile Forêt
        [mountain] Rejoignez d’abord la tuile Montagne
        [desert] Rejoignez d’abord la tuile Désert
        [pole] Rejoignez d’abord la tuile Pôle
       *[field] Rejoignez d’abord la tuile Champ
    } : { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
    }.
goal-aya-join-piece = Reliez la partie isolée : { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
    }.
goal-aya-close-gap = Comblez le trou dans le fleuve : { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
    }.
goal-aya-extend = Le fleuve est complet : prolongez-le.

## Conseils aux débutants, d’après le plan des robots

advice-aya-start = De ce bord, il y a de la place pour tous les paysages.
advice-aya-draw = Piochez toujours tout de suite : vous serez prêt quand viendra votre tour.
advice-aya-take = Vous pouvez maintenant utiliser le domino du dessus de votre réserve.
advice-aya-opens-landscape = { $terrain ->
    [forest] Il y a de la place pour un paysage Forêt : laissez l’appareil photo le faire venir.
    [mountain] Il y a de la place pour un paysage Montagne : laissez l’appareil photo le faire venir.
    [desert] Il y a de la place pour un paysage Désert : laissez l’appareil photo le faire venir.
    [pole] Il y a de la place pour un paysage Pôle : laissez l’appareil photo le faire venir.
   *[field] Il y a de la place pour un paysage Champ : laissez l’appareil photo le faire venir.
}
advice-aya-lays-landscape = Le fleuve peut entrer ici, et chaque accès a de la place.
advice-aya-back = Il n’y a plus de bonne place pour ce paysage.
advice-aya-waters-landscape = { $terrain ->
    [forest] Ce paysage Forêt n’est gagné qu’avec des dominos Forêt de bout en bout.
    [mountain] Ce paysage Montagne n’est gagné qu’avec des dominos Montagne de bout en bout.
    [desert] Ce paysage Désert n’est gagné qu’avec des dominos Désert de bout en bout.
    [pole] Ce paysage Pôle n’est gagné qu’avec des dominos Pôle de bout en bout.
   *[field] Ce paysage Champ n’est gagné qu’avec des dominos Champ de bout en bout.
}
advice-aya-leads-home = { $terrain ->
    [forest] Un animal peut voyager ici si le fleuve est Forêt jusqu’à son paysage.
    [mountain] Un animal peut voyager ici si le fleuve est Montagne jusqu’à son paysage.
    [desert] Un animal peut voyager ici si le fleuve est Désert jusqu’à son paysage.
    [pole] Un animal peut voyager ici si le fleuve est Pôle jusqu’à son paysage.
   *[field] Un animal peut voyager ici si le fleuve est Champ jusqu’à son paysage.
}
advice-aya-carries-animal = { $terrain ->
    [forest] Ici, l’animal est seul sur un fleuve qui mène à un paysage Forêt.
    [mountain] Ici, l’animal est seul sur un fleuve qui mène à un paysage Montagne.
    [desert] Ici, l’animal est seul sur un fleuve qui mène à un paysage Désert.
    [pole] Ici, l’animal est seul sur un fleuve qui mène à un paysage Pôle.
   *[field] Ici, l’animal est seul sur un fleuve qui mène à un paysage Champ.
}
advice-aya-fork-for-animals = Un Jardin posé en bifurcation fait de la place pour un animal de plus.
advice-aya-garden-bridges = { $terrain ->
    [forest] Un Jardin remplace ici un domino Forêt.
    [mountain] Un Jardin remplace ici un domino Montagne.
    [desert] Un Jardin remplace ici un domino Désert.
    [pole] Un Jardin remplace ici un domino Pôle.
   *[field] Un Jardin remplace ici un domino Champ.
}
advice-aya-joins-river = Il comble le trou dans le fleuve.
advice-aya-extends-river = Continuez le fleuve ici : tous les terrains vont.
advice-aya-keeps-running = Rien de mieux ne viendra ici, et ainsi la vague continue.
advice-aya-keep-in-reserve = Il n’a pas encore de bonne place : gardez-le dans votre réserve.
advice-aya-turn = Tournez-le ainsi : le fleuve l’atteindra.
advice-aya-raise = Relevez ce qui est tombé avant la fin de la construction.
advice-aya-put-animal = Cet animal a glissé : reposez-le sur son domino.
advice-aya-push = En poussant ici, on fait tomber le plus de dominos.
advice-aya-push-all = Il ne reste que des dominos isolés : poussez-les tous ensemble.

## Les mêmes raisons encore une fois, en peu de mots

aya-brief-opens-landscape = { $terrain ->
    [forest] De la place pour un paysage Forêt.
    [mountain] De la place pour un paysage Montagne.
    [desert] De la place pour un paysage Désert.
    [pole] De la place pour un paysage Pôle.
   *[field] De la place pour un paysage Champ.
}
aya-brief-lays-landscape = Le fleuve peut entrer ici.
aya-brief-waters-landscape = { $terrain ->
    [forest] Forêt, pour gagner ce paysage.
    [mountain] Montagne, pour gagner ce paysage.
    [desert] Désert, pour gagner ce paysage.
    [pole] Pôle, pour gagner ce paysage.
   *[field] Champ, pour gagner ce paysage.
}
aya-brief-leads-home = { $terrain ->
    [forest] Forêt, pour un animal qui voyagera ici.
    [mountain] Montagne, pour un animal qui voyagera ici.
    [desert] Désert, pour un animal qui voyagera ici.
    [pole] Pôle, pour un animal qui voyagera ici.
   *[field] Champ, pour un animal qui voyagera ici.
}
aya-brief-carries-animal = { $terrain ->
    [forest] Seul sur le chemin d’un paysage Forêt.
    [mountain] Seul sur le chemin d’un paysage Montagne.
    [desert] Seul sur le chemin d’un paysage Désert.
    [pole] Seul sur le chemin d’un paysage Pôle.
   *[field] Seul sur le chemin d’un paysage Champ.
}
aya-brief-joins-river = Comble le trou.
aya-brief-extends-river = Le fleuve continue ici.
aya-brief-keeps-running = Ainsi, la vague continue.

## Ce que quelqu’un a fait, d’après le premier mot de l’action ; $what est le deuxième

did-aya-first = { $name } choisit qui commence.
did-aya-start = { $name } pose la tuile Départ.
did-aya-flip = { $name } donne le signal du départ.
did-aya-draw = { $name } pioche un domino.
did-aya-take = { $name } reprend un domino de la réserve.
did-aya-reserve = { $name } met un domino en réserve.
did-aya-place = { $name } dresse un domino.
did-aya-fork = { $name } dresse un Jardin en bifurcation.
did-aya-landscape = { $name } prend une tuile dans une pile.
did-aya-lay = { $name } pose la tuile et dresse son domino.
did-aya-back = { $name } remet la tuile dans sa pile.
did-aya-animal = { $name } dresse un domino avec un animal dessus.
did-aya-buffer = { $name } couche un domino pour plus tard.
did-aya-turn = { $name } tourne le domino { $what }.
did-aya-declare = { $name } change le rôle du Jardin { $what }.
did-aya-raise = { $name } relève le domino { $what }.
did-aya-put = { $name } remet un animal à sa place.
did-aya-push = { $name } pousse le domino { $what }.
did-aya-drew = Un domino a été pioché.
did-aya-tile = Une tuile a été retournée.
did-aya-meet = Un animal arrive sur la table.
did-aya-rest = Plus rien ne bouge.
did-aya-fell = Des dominos sont tombés.
did-aya-glass = Le sable s’est écoulé.
did-aya-late = Le temps du tour est écoulé.

## Une scène de la reprise en bref

aya-scene-glass = le sablier { $glass } démarre
aya-scene-sand = sable écoulé : { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } dominos
}, { $tiles ->
    [one] 1 paysage
   *[other] { $tiles } paysages
}
aya-scene-built = le fleuve est debout : { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } dominos
}
aya-scene-push = poussée { $push } : { $fell ->
    [0] rien n’est tombé
    [one] 1 domino tombé
   *[other] { $fell } dominos tombés
}
aya-scene-count = { $photos ->
    [0] aucune photo
    [one] 1 photo
   *[other] { $photos } photos
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’écrit qui joue avec des mots : tout ce qui est écrit ainsi est compris (les mots sont ceux de src/rivage/games/aya/speech/vocabulary.py)

aya-phrase-named = { $what ->
    [domino] domino { $number }
   *[river] fleuve { $number }
}
aya-phrase-first = le joueur { $number } commence
aya-phrase-start = départ
aya-phrase-start-at = départ en { $x } { $y } { $heading }
aya-phrase-flip = retourne le sablier
aya-phrase-draw = pioche
aya-phrase-take = prends dans la réserve
aya-phrase-reserve = réserve
aya-phrase-extend = prolonge le { aya-phrase-named }
aya-phrase-extend-turned = prolonge le { aya-phrase-named } { $way ->
    [left] à gauche de { $turn }
   *[right] à droite de { $turn }
}
aya-phrase-fork = bifurcation sur le { aya-phrase-named }
aya-phrase-cross = traverse la tuile { aya-say-tile-name }
aya-phrase-leave = quitte la tuile { aya-say-tile-name } par l’accès { $port }
aya-phrase-landscape = paysage
aya-phrase-lay = pose-la au bout du { aya-phrase-named }, accès { $port }
aya-phrase-lay-beyond = pose-la au-delà de la tuile { aya-say-tile-name }, accès { $port }
aya-phrase-back = remets la tuile
aya-phrase-animal = animal sur le { aya-phrase-named }
aya-phrase-buffer = couche-le à côté du { aya-phrase-named }
aya-phrase-turn = tourne le domino { $domino } { $way ->
    [left] à gauche de { $turn }
   *[right] à droite de { $turn }
}
aya-phrase-declare =
    fais du domino { $domino } { $fork ->
        [yes] une bifurcation
       *[no] un domino ordinaire
    }
aya-phrase-raise = relève le domino { $domino }
aya-phrase-put = remets l’animal sur le domino { $domino }
aya-phrase-push = pousse le domino { $domino }
aya-phrase-push-all = pousse tout

## Jouer avec des mots

aya-say-kind = { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
    [field] Champ
    [garden] Jardin
   *[none] rien
}{ $camera ->
    [yes] { " " }avec appareil photo
   *[no] { "" }
}
aya-say-tile-name = { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
    [field] Champ
   *[start] Départ
}, { aya-kind }
aya-say-way = { $way ->
    [straight] tout droit
    [left] tourné de { $turn }° à gauche
   *[right] tourné de { $turn }° à droite
}
aya-say-sand = Le sable coule : sablier { $glass } sur { $glasses }.
aya-say-phase = { $phase ->
    [first] Ensuite : quelqu’un choisit qui commence.
    [laying] Ensuite : quelqu’un pose la tuile Départ. Le sablier n’a pas encore été retourné.
    [ready] Ensuite : quelqu’un retourne le sablier, quand tout le monde est prêt.
    [begin] Ensuite : quelqu’un lance la construction, quand tout le monde est prêt.
    [placing] Vous construisez sans sablier.
    [pause] La pause entre les deux sabliers.
    [toppling] On fait tomber le fleuve.
   *[over] Tout est compté.
}
aya-say-turn = À { $player } de jouer.
aya-say-player = { $player } : en main { aya-say-kind }, stock { $stock }, réserve { $reserve }.
aya-say-player-reserve = { $player } : en main { aya-say-kind }, stock { $stock }, réserve { $reserve }, au-dessus { $top_terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
    [field] Champ
    [garden] Jardin
   *[none] rien
}{ $top_camera ->
    [yes] { " " }avec appareil photo
   *[no] { "" }
}.
aya-say-tile-in-hand = Tuile à poser : { aya-say-tile-name }.
aya-say-first-wave = Fleuve depuis le Départ : { $count ->
    [0] encore aucun domino
    [one] un domino
   *[other] { $count } dominos
}{ $cut ->
    [0] { "" }
   *[other]  ; coupés : { $cut }
}.
aya-say-cut-off = { $count ->
    [one] Un domino coupé
   *[other] { $count } dominos coupés
} du fleuve, à partir du domino { $domino }, à { $gap } mm du domino { $end }.
aya-say-river-one = Fleuve { $river } : le domino { $last } seul, en x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-river = Fleuve { $river } : { $count } dominos, du domino { $first } au domino { $last } en x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-river-ends = Fleuve { $river } : { $count } dominos, du domino { $first } au domino { $last } en x { $x } mm, y { $y } mm, cap { $heading }° ; il finit aussi par { $others }.
aya-say-terrain = { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
    [field] Champ
   *[garden] Jardin
}
aya-say-river-terrain = Le fleuve { $river } finit par { $count ->
    [one] un domino { aya-say-terrain }
   *[other] { $count } dominos { aya-say-terrain }
}.
aya-say-ahead = Du domino { $domino } à l’accès { $port } de la tuile { aya-say-tile-name } : { $away } mm, { $way ->
    [straight] tout droit
    [left] { $turn }° à gauche
   *[right] { $turn }° à droite
}.
aya-say-rivers = Autres fleuves : { $count }.
aya-say-tile = Tuile { aya-say-tile-name }, à x { $x } mm, y { $y } mm : accès { $ports }, libres { $free ->
    [none] aucun
   *[other] { $free }
}.
aya-say-animal = Animal { $animal ->
    [none] inconnu
   *[other] { aya-animal }
} : { $now ->
    [rides] sur le domino
    [aside] retiré de la table, sa place est sur le domino
   *[lies] couché, sa place est sur le domino
} { $domino }.
aya-say-animal-home = Un fleuve mène l’animal ({ aya-animal }) à une tuile { aya-say-terrain }.
aya-say-animal-tile = Il faut à l’animal ({ aya-animal }) une tuile { aya-say-terrain } : aucune n’est sur la table.
aya-say-animal-river = Il faut à l’animal ({ aya-animal }) un fleuve { aya-say-terrain } jusqu’à une tuile { aya-say-terrain } : il manque { $away } mm.
aya-say-animal-shares = L’animal ({ aya-animal }) partage son bras du fleuve avec un autre ({ aya-say-other }) : une bifurcation doit les séparer.
aya-say-animal-rim = L’animal ({ aya-animal }) est tout près de la tuile { aya-say-tile-name } : s’il la touche à la fin, sa photo est perdue.
aya-say-other = { $other ->
    [eurasian-lynx] lynx boréal
    [blue-morpho] morpho bleu
    [blue-peacock] paon bleu
    [okapi] okapi
    [poison-dart-frog] dendrobate
    [bearded-vulture] gypaète barbu
    [snow-leopard] léopard des neiges
    [vicuna] vigogne
    [wild-yak] yak sauvage
    [rosalia-longicorn] rosalie des Alpes
    [fennec-fox] fennec
    [arabian-oryx] oryx d’Arabie
    [desert-beetle] scarabée du désert
    [diamondback-rattlesnake] crotale diamantin
    [greater-roadrunner] grand géocoucou
    [narwhal] narval
    [emperor-penguin] manchot empereur
    [polar-bear] ours polaire
    [harp-seal] phoque du Groenland
    [snowy-owl] harfang des neiges
    [buff-tailed-bumblebee] bourdon terrestre
    [european-goldfinch] chardonneret élégant
    [common-pipistrelle] pipistrelle commune
    [grove-snail] escargot des jardins
   *[european-hare] lièvre d’Europe
}
aya-say-animals = Autres animaux : { $count }.
aya-say-fallen = Dominos tombés : { $count } ({ $dominoes }).
aya-say-buffer = Dominos couchés pour plus tard : { $count } ({ $dominoes }).
aya-say-tokens = Jetons de relance gardés : { $tokens }.
aya-say-score = Points : { $score } ; animaux { $animals }, paysages { $landscapes }, triptyques { $triptychs }, jetons { $tokens }.
aya-say-first = { $player } commence.
aya-say-start = Poser la tuile Départ à x { $x } mm, y { $y } mm, tournée de { $heading }°.
aya-say-flip = Retourner le sablier.
aya-say-begin = Commencer à construire.
aya-say-draw = Piocher un domino.
aya-say-take = Prendre le dessus de votre réserve : { aya-say-kind }.
aya-say-reserve = Le mettre dans votre réserve.
aya-say-place-beyond = Le dresser à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-place-on-tile = Le dresser sur la tuile { aya-say-tile-name } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-place-there = Le dresser à x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-fork-beyond = Le dresser en bifurcation à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-fork-on-tile = Le dresser en bifurcation sur la tuile { aya-say-tile-name } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-fork-there = Le dresser en bifurcation à x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-animal-beyond = Le dresser avec un animal dessus à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-animal-on-tile = Le dresser avec un animal dessus sur la tuile { aya-say-tile-name } (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-animal-there = Le dresser avec un animal dessus à x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-animal-near = Le dresser avec un animal dessus à x { $x } mm, y { $y } mm, cap { $heading }°. L’animal est tout près de la tuile { aya-say-tile-name } : s’il la touche à la fin, sa photo est perdue.
aya-say-landscape = Prendre la tuile du dessus de la pile { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
   *[field] Champ
}.
aya-say-lay = Poser la tuile à x { $x } mm, y { $y } mm, tournée de { $heading }°, et dresser le domino devant l’accès { $port }.
aya-say-back = Remettre la tuile, et le domino dans votre réserve.
aya-say-lay-flat = Le coucher pour plus tard, son animal dessus (x { $x } mm, y { $y } mm, cap { $heading }°).
aya-say-turn-domino = Tourner le domino { $domino } : { $way ->
    [straight] comme il est
    [left] { $turn }° à gauche
   *[right] { $turn }° à droite
}.
aya-say-declare =
    Faire du domino { $domino } { $fork ->
        [yes] une bifurcation
       *[no] un domino ordinaire
    }.
aya-say-raise = Relever le domino { $domino } à sa place.
aya-say-raise-there = Relever le domino { $domino } à x { $x } mm, y { $y } mm, cap { $heading }°.
aya-say-put = Remettre l’animal ({ aya-animal }) à x { $x } mm, y { $y } mm.
aya-say-push = Pousser le domino { $domino } du fleuve { $river } : { $count ->
    [one] un domino tombera
   *[other] { $count } dominos tomberont
}.
aya-say-push-all = Pousser { $count } dominos ensemble ({ $dominoes }) : chacun compte pour une poussée.
aya-say-drew = Domino pioché : { aya-say-kind }.
aya-say-turned-up = La tuile du dessus : { aya-kind }.
aya-say-meet = L’animal du dessus : { aya-animal }.
aya-say-moved = Dominos qui ont bougé : { $count } ({ $dominoes }).
aya-say-glass = Le sable s’est écoulé.
aya-say-late = Temps écoulé pour { $player } à ce tour.
