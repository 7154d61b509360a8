### Aya : la table en mots. Terrains, sortes de tuiles, animaux et moments du jeu arrivent par leur clé ; $tile, $what, $others et
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
aya-kind-hint = { $kind ->
    [bend] deux accès : le fleuve tourne
    [fork] trois accès : le fleuve se partage
    [end] un accès : le fleuve arrive
   *[source] deux accès : le fleuve naît
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

aya-phase = { $phase ->
    [first] Qui commence ?
    [laying] La tuile Départ
    [ready] Prêts
    [placing] Pose
    [pause] Entre deux sabliers
    [toppling] Cascade
   *[over] Décompte
}
aya-phase-hint = { $phase ->
    [first] N’importe qui dit qui commence.
    [laying] Le premier joueur pose la tuile Départ.
    [ready] Retournez le sablier quand tout le monde est prêt.
    [placing] Construisez le fleuve avant que le sable ne soit écoulé.
    [pause] On ne touche plus à rien. Parlez-en, puis retournez le sablier.
    [toppling] Un bout de doigt, et chacun retient son souffle.
   *[over] Quelles photos sont réussies ?
}

## Fins et score

end-aya-glass = Le second sablier s’est écoulé.
end-aya-stock = Un stock est vide : plus de dominos.
aya-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
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
aya-band-0 = La valise n’a pas quitté l’entrée. Le fleuve vous attendra.
aya-band-10 = Une courte promenade sur la rive : le cache était resté sur l’objectif.
aya-band-15 = De la boue aux bottes, et quelques portraits de vos pouces.
aya-band-20 = Du courage, du flou. Il y a un animal là-dedans, c’est sûr.
aya-band-25 = De quoi accrocher une jolie série au-dessus du canapé.
aya-band-30 = Une équipe qui trouve son cours : la bibliothèque du village veut exposer.
aya-band-35 = Presque des professionnels. Encore un souffle de calme, et le monde regardera.
aya-band-40 = Les magazines téléphonent, et c’est vous qui fixez le prix.
aya-band-45 = Votre fleuve est dans tous les kiosques, d’ici jusqu’au Pôle.
aya-band-50 = La chair de poule. Presque personne n’a jamais vu l’eau courir ainsi.
aya-band-55 = Pas une goutte perdue. Pincez-vous : êtes-vous bien réveillés ?

## Pourquoi un geste est refusé

aya-refused-not-to-act = Ce n’est pas à vous d’agir maintenant.
aya-refused-not-now = Pas à ce moment du jeu.
aya-refused-not-your-turn = Cela se fait à son tour.
aya-refused-hand-full = Vous avez déjà un domino en main : un seul à la fois.
aya-refused-hand-empty = Vous n’avez pas de domino en main.
aya-refused-reserve-empty = Votre réserve est vide.
aya-refused-no-seat = Cette place n’existe pas.
aya-refused-tile-in-hand = Posez d’abord la tuile que vous tenez.
aya-refused-no-tile = Vous ne tenez pas de tuile.
aya-refused-no-camera = Le domino en main ne montre pas d’appareil photo.
aya-refused-no-tiles-left = Il ne reste pas de tuile de ce terrain.
aya-refused-no-animals-left = Il ne reste pas d’animal de ce terrain.
aya-refused-no-garden = Seul un Jardin extraordinaire peut créer une bifurcation.
aya-refused-off-table = Cela dépasserait de la table.
aya-refused-overlaps = La place est prise : { $what }.
aya-refused-astride = L’animal doit être à cheval sur le domino appareil photo et un autre domino debout.
aya-refused-near-tile = Un animal ne se pose ni sur une tuile ni trop près : { $what }.
aya-refused-before-port = De là, le domino appareil photo ne tomberait pas sur un accès de la tuile.
aya-refused-facing-in = Le domino appareil photo doit regarder vers la tuile.
aya-refused-no-domino = Il n’y a pas de domino { $what }.
aya-refused-lies = Le domino { $what } est couché.
aya-refused-stands = Le domino { $what } est déjà debout.
aya-refused-too-far = Le domino { $what } se redresse près de sa place.
aya-refused-no-animal = Cet animal n’est pas sur la table.
aya-refused-rides = Cet animal est à sa place.
aya-refused-start-first = La première impulsion va à un domino de la tuile Départ.
aya-refused-stuck = Le domino { $what } a déjà reçu une impulsion.
aya-refused-steady = Des mains sûres lâchent sans bouger.
aya-refused-no-chance = Autre chose doit se décider, ou rien.
aya-refused-nonsense = Aucun domino n’est jamais tombé ainsi.

## Pourquoi une photo est perdue

aya-lost-dry-port = { $tile } : l’accès { $port } est à sec, le domino le plus proche est à { $away } mm.
aya-lost-dry-port-off = { $tile } : l’accès { $port } est à sec ; le domino { $domino } n’est qu’à { $away } mm, mais il ne touche pas la tuile.
aya-lost-dry-port-none = { $tile } : l’accès { $port } est à sec, { $terrain ->
    [forest] aucun domino Forêt
    [mountain] aucun domino Montagne
    [desert] aucun domino Désert
    [pole] aucun domino Pôle
   *[field] aucun domino Champ
} ne montre son eau sur la table.
aya-lost-foreign = { $tile } : { $found ->
    [forest] un domino Forêt
    [mountain] un domino Montagne
    [desert] un domino Désert
    [pole] un domino Pôle
   *[field] un domino Champ
} (le { $domino }) s’y trouve.
aya-lost-water-down = { $tile } : le domino { $domino } y est couché, l’eau dessous.
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
aya-lost-on-tile = Cet animal n’est pas tout à fait en dehors d’une tuile : { $tile }.
aya-lost-off-table = Cet animal est tombé de la table.
aya-lost-not-put-on = Cet animal n’a pas été posé à temps sur son domino.
aya-lost-shared = Cet animal n’est pas seul sur son bras du fleuve : { $others }.

## Où la cascade s’est arrêtée

aya-stopped-too-far = Le domino { $domino } était { $over } mm trop loin du domino { $by }.
aya-stopped-too-close = Le domino { $domino } n’a pas pu prendre d’élan : { $row } dominos sont serrés, le domino { $next } à { $gap } mm à peine devant lui.
aya-stopped-skewed = Le domino { $domino } était tourné de { $turn }° par rapport à la chute du domino { $by }.
aya-stopped-skewed-aside = Le domino { $domino } était décalé de { $aside } mm sur le côté de la chute du domino { $by }.
aya-stopped-skewed-both = Le domino { $domino } était décalé de { $aside } mm sur le côté de la chute du domino { $by }, et tourné de { $turn }°.
aya-stopped-skewed-fell = Le domino { $domino } était tourné de { $turn }° par rapport à la chute du domino { $by }, et ne montre pas son eau.
aya-stopped-blocked = Le domino { $by } a frappé le domino { $domino }, mais le domino { $held } l’a retenu.
aya-stopped-blocked-before = Le domino { $by } est tombé sur le domino { $held } et n’a pas atteint le domino { $domino }.
aya-stopped-blocked-animal = Le domino { $by } est tombé sur un animal ({ $animal }) et n’a pas atteint le domino { $domino }.
aya-stopped-wrong-way = Le domino { $domino } était à l’envers : le domino { $by } l’a couché sur son eau.
aya-stopped-wrong-way-would = Le domino { $domino } est à l’envers : le domino { $by } le coucherait sur son eau.
aya-stopped-wrong-way-away = Le domino { $by } était à l’envers : il est tombé en tournant le dos au domino { $domino }.
aya-stopped-water-down = Le domino { $domino } est couché et ne montre pas son eau.
aya-stopped-alone = Rien ne mène au domino { $domino } : le domino tombé le plus proche, le { $by }, est à { $away } mm.
aya-stopped-alone-none = Rien ne mène au domino { $domino } : rien n’est tombé.
aya-stopped-pushed-stands = Le domino { $domino } a reçu une impulsion et n’est pas tombé.
aya-stopped-unclear = Le domino { $domino } est debout, bien que le domino { $by } soit tombé devant lui.
aya-behind = { $behind ->
    [one] Un autre attend derrière lui.
   *[other] { $behind } autres attendent derrière lui.
}
aya-behind-fell = { $behind ->
    [one] Un autre est tombé ainsi après lui.
   *[other] { $behind } autres sont tombés ainsi après lui.
}

## Conseils aux débutants, d’après le plan des robots

advice-aya-start = D’ici, il y a de la place pour tous les paysages.
advice-aya-draw = Piochez maintenant, pour être prêt quand viendra votre tour.
advice-aya-take = Le dessus de votre réserve peut servir à présent.
advice-aya-opens-landscape = { $terrain ->
    [forest] Il y a de la place pour un autre paysage Forêt : laissez l’appareil photo le faire venir.
    [mountain] Il y a de la place pour un autre paysage Montagne : laissez l’appareil photo le faire venir.
    [desert] Il y a de la place pour un autre paysage Désert : laissez l’appareil photo le faire venir.
    [pole] Il y a de la place pour un autre paysage Pôle : laissez l’appareil photo le faire venir.
   *[field] Il y a de la place pour un autre paysage Champ : laissez l’appareil photo le faire venir.
}
advice-aya-lays-landscape = Le fleuve y arrive, et peut repartir par les autres accès.
advice-aya-back = Il n’y a plus de bonne place pour ce paysage.
advice-aya-waters-landscape = { $terrain ->
    [forest] Ce paysage Forêt n’est gagné que si son fleuve est Forêt de bout en bout.
    [mountain] Ce paysage Montagne n’est gagné que si son fleuve est Montagne de bout en bout.
    [desert] Ce paysage Désert n’est gagné que si son fleuve est Désert de bout en bout.
    [pole] Ce paysage Pôle n’est gagné que si son fleuve est Pôle de bout en bout.
   *[field] Ce paysage Champ n’est gagné que si son fleuve est Champ de bout en bout.
}
advice-aya-leads-home = { $terrain ->
    [forest] Un animal pourra se poser ici : son fleuve doit être Forêt jusqu’à son paysage.
    [mountain] Un animal pourra se poser ici : son fleuve doit être Montagne jusqu’à son paysage.
    [desert] Un animal pourra se poser ici : son fleuve doit être Désert jusqu’à son paysage.
    [pole] Un animal pourra se poser ici : son fleuve doit être Pôle jusqu’à son paysage.
   *[field] Un animal pourra se poser ici : son fleuve doit être Champ jusqu’à son paysage.
}
advice-aya-carries-animal = { $terrain ->
    [forest] L’animal y est seul sur un fleuve qui mène à un paysage Forêt.
    [mountain] L’animal y est seul sur un fleuve qui mène à un paysage Montagne.
    [desert] L’animal y est seul sur un fleuve qui mène à un paysage Désert.
    [pole] L’animal y est seul sur un fleuve qui mène à un paysage Pôle.
   *[field] L’animal y est seul sur un fleuve qui mène à un paysage Champ.
}
advice-aya-fork-for-animals = Un Jardin qui bifurque ici fait de la place pour un animal de plus.
advice-aya-garden-bridges = { $terrain ->
    [forest] Un Jardin remplace ici un domino Forêt.
    [mountain] Un Jardin remplace ici un domino Montagne.
    [desert] Un Jardin remplace ici un domino Désert.
    [pole] Un Jardin remplace ici un domino Pôle.
   *[field] Un Jardin remplace ici un domino Champ.
}
advice-aya-extends-river = Le fleuve continue ici, et n’importe quel terrain convient.
advice-aya-keeps-running = Rien de mieux ne viendra pour cette place : ainsi, la vague continue.
advice-aya-spare = Personne n’en a besoin ailleurs, et il ne gêne pas ici.
advice-aya-keep-in-reserve = Il n’a pas encore de bonne place : gardez-le dans votre réserve.
advice-aya-turn = Tourné ainsi, il tombe sans rien gâcher.
advice-aya-raise = Ce qui est tombé doit se relever avant la fin du sable.
advice-aya-put-animal = Cet animal a glissé : reposez-le sur son domino.
advice-aya-push = Poussé ici, le plus grand nombre de dominos tombe.

## Ce que quelqu’un a fait, d’après le premier mot de l’action ; $what est le deuxième

did-aya-first = { $name } dit qui commence.
did-aya-start = { $name } pose la tuile Départ.
did-aya-flip = { $name } retourne le sablier.
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
did-aya-raise = { $name } relève le domino { $what }.
did-aya-put = { $name } remet un animal à sa place.
did-aya-push = { $name } pousse le domino { $what }.
did-aya-drew = Un domino a été pioché.
did-aya-tile = Une tuile a été retournée.
did-aya-meet = Un animal arrive sur la table.
did-aya-rest = Plus rien ne bouge.
did-aya-fell = Des dominos sont tombés.
did-aya-glass = Le sable est écoulé.
did-aya-late = Le temps du tour est écoulé.

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
aya-say-phase = { $phase ->
    [first] Quelqu’un dit qui commence
    [laying] On pose la tuile Départ
    [ready] On retourne le sablier quand tout le monde est prêt
    [placing] Le sable coule
    [pause] Entre les deux sabliers
    [toppling] On fait tomber le fleuve
   *[over] On compte
} ; sablier { $glass } sur 2.
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
aya-say-tile-in-hand = Une tuile est à poser : { aya-say-tile-name }.
aya-say-river-one = Fleuve { $river } : le domino { $last } seul, en { $x }, { $y }, cap { $heading }°.
aya-say-river = Fleuve { $river } : dominos { $count }, du domino { $first } au domino { $last } en { $x }, { $y }, cap { $heading }°.
aya-say-river-ends = Fleuve { $river } : dominos { $count }, du domino { $first } au domino { $last } en { $x }, { $y }, cap { $heading }° ; il finit aussi par { $others }.
aya-say-rivers = Autres fleuves : { $count }.
aya-say-tile = Tuile { aya-say-tile-name }, en { $x }, { $y } : accès { $ports }, libres { $free ->
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
aya-say-animals = Autres animaux : { $count }.
aya-say-fallen = Dominos tombés : { $count } ({ $dominoes }).
aya-say-buffer = Dominos couchés pour plus tard : { $count } ({ $dominoes }).
aya-say-tokens = Jetons de relance gardés : { $tokens }.
aya-say-score = Points : { $score } ; animaux { $animals }, paysages { $landscapes }, triptyques { $triptychs }, jetons { $tokens }.
aya-say-first = { $player } commence.
aya-say-start = Poser la tuile Départ en { $x }, { $y }, tournée de { $heading }°.
aya-say-flip = Retourner le sablier.
aya-say-draw = Piocher un domino.
aya-say-take = Prendre le dessus de votre réserve : { aya-say-kind }.
aya-say-reserve = Le mettre dans votre réserve.
aya-say-place-beyond = Le dresser à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } ({ $x }, { $y }, cap { $heading }°).
aya-say-place-on-tile = Le dresser sur la tuile { aya-say-tile-name } ({ $x }, { $y }, cap { $heading }°).
aya-say-place-there = Le dresser là ({ $x }, { $y }, cap { $heading }°).
aya-say-fork-beyond = Le dresser en bifurcation à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } ({ $x }, { $y }, cap { $heading }°).
aya-say-fork-on-tile = Le dresser en bifurcation sur la tuile { aya-say-tile-name } ({ $x }, { $y }, cap { $heading }°).
aya-say-fork-there = Le dresser en bifurcation là ({ $x }, { $y }, cap { $heading }°).
aya-say-animal-beyond = Le dresser avec un animal dessus à { $away } mm au-delà du domino { $domino } du fleuve { $river }, { aya-say-way } ({ $x }, { $y }, cap { $heading }°).
aya-say-animal-on-tile = Le dresser avec un animal dessus sur la tuile { aya-say-tile-name } ({ $x }, { $y }, cap { $heading }°).
aya-say-animal-there = Le dresser avec un animal dessus là ({ $x }, { $y }, cap { $heading }°).
aya-say-landscape = Prendre la tuile du dessus de la pile { $terrain ->
    [forest] Forêt
    [mountain] Montagne
    [desert] Désert
    [pole] Pôle
   *[field] Champ
}.
aya-say-lay = Poser la tuile en { $x }, { $y }, tournée de { $heading }°, et dresser le domino devant l’accès { $port }.
aya-say-back = Remettre la tuile, et le domino dans votre réserve.
aya-say-lay-flat = Le coucher pour plus tard, son animal dessus ({ $x }, { $y }, { $heading }°).
aya-say-turn-domino = Tourner le domino { $domino } : { $way ->
    [straight] comme il est
    [left] { $turn }° à gauche
   *[right] { $turn }° à droite
}.
aya-say-raise = Relever le domino { $domino } à sa place.
aya-say-raise-there = Relever le domino { $domino } en { $x }, { $y }, cap { $heading }°.
aya-say-put = Remettre l’animal ({ aya-animal }) en { $x }, { $y }.
aya-say-push = Pousser le domino { $domino } : fleuve { $river }, dominos { $count }.
aya-say-drew = Domino pioché : { aya-say-kind }.
aya-say-turned-up = La tuile du dessus : { aya-kind }.
aya-say-meet = L’animal du dessus : { aya-animal }.
aya-say-moved = Dominos qui ont bougé : { $count } ({ $dominoes }).
aya-say-glass = Le sable est écoulé.
aya-say-late = On n’attend plus { $player }.
