### L’album des animaux du monde d’Aya. Animaux, terrains et tuiles ont leur nom dans aya.ftl ; tailles, poids et dates arrivent écrits
### comme on les lit ici.

## L’album

album-lead-aya = Vingt-cinq animaux vivent au bord des fleuves d’Aya. Chaque photo gagnée dans une partie entre dans cet album, avec derrière elle une page sur l’animal.
aya-album-count = { $what ->
    [animals] Animaux
    [landscapes] Paysages
   *[triptychs] Triptyques
}
aya-album-of = { $count } sur { $all }
aya-album-wave = { $team ->
    [yes] Plus longue vague en équipe
   *[no] Plus longue vague en solo
}
aya-album-wave-count = { $count ->
    [0] aucune encore
    [one] { $count } domino
   *[other] { $count } dominos
}
aya-album-longest = { $count ->
    [one] plus longue vague : { $count } domino
   *[other] plus longue vague : { $count } dominos
}
aya-album-read-all = Tout lire
aya-album-read-all-hint = Ouvre toutes les pages, même celles dont vous n’avez pas encore gagné la photo.
aya-album-newer = Une version plus récente de Rivage a enregistré cet album. Celle-ci montre ce qu’elle comprend et n’y change rien.
aya-album-adviser = Les fiches animalières du jeu imprimé ont été préparées par son conseiller scientifique, { $name }. Les faits réunis ici leur doivent beaucoup ; les phrases sont les nôtres.
aya-album-print = Imprimer
aya-album-empty = pas encore de photo
aya-album-times = { $times ->
    [one] gagnée une fois
   *[other] gagnée { $times } fois
}
aya-album-landscapes = Paysages : { $terrain }
aya-album-land = { $terrain ->
    [forest] Du Nord glacé aux tropiques humides, les arbres offrent de l’ombre, à manger et mille cachettes.
    [mountain] Peu d’air, des rochers à pic et de longs hivers : pour vivre ici, il faut un manteau épais ou des ailes solides.
    [desert] Brûlant le jour, froid la nuit, et presque rien à boire. Ici, chaque animal a son astuce.
    [pole] La mer, la neige et la glace, aux deux bouts du monde. Graisse, fourrure et plumes gardent la chaleur.
   *[field] Des prés, des haies et des jardins, juste devant la porte. Regardez bien : la plupart de ceux qui vivent ici sont petits.
}

## Une page

aya-album-back = Tout l’album
aya-album-before = Page précédente :
aya-album-next = Page suivante :
aya-album-missing = Vous n’avez pas encore cette photo. Gagnez-la dans une partie, ou lisez la page dès maintenant.
aya-album-landscape = { $terrain } : { $kind }
aya-album-triptych-hint = Gagnez les trois paysages d’un terrain dans une même partie, et ils s’accrochent ici en triptyque.
aya-album-names = Dans d’autres langues
aya-album-home = Son territoire
aya-album-map = Carte du monde. En couleur : { $home }.
aya-album-size = Sa taille
aya-album-measure = { $measure ->
    [length] Jusqu’à { $size } de long
    [height] Jusqu’à { $size } de haut
    [shoulder] Jusqu’à { $size } à l’épaule
   *[wingspan] Jusqu’à { $size } d’un bout d’aile à l’autre
}
aya-album-weight = Jusqu’à { $weight }
aya-album-beside = { $what ->
    [child] L’animal à côté d’un enfant de { $size }
   *[hand] L’animal à côté d’une main d’enfant
}
aya-album-status = Sa situation
aya-album-status-is = { $status ->
    [least-concern] Préoccupation mineure
    [near-threatened] Quasi menacé
    [vulnerable] Vulnérable
    [endangered] En danger
   *[none] Non classé
}
aya-album-status-year = D’après la liste rouge de l’UICN, telle que l’imprimait le livret du jeu en { $year }.
aya-album-wonder = Le saviez-vous ?
aya-album-photo = Votre photo
aya-album-taken = Prise pour la première fois le { $date }
aya-album-with = avec { $names }
aya-album-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
aya-album-table = Revoir la partie
aya-album-unwritten = Nous ne savons pas quand elle a été prise la première fois.

## Forêt

aya-album-eurasian-lynx-home = Les forêts fraîches et nordiques d’Europe et d’Asie
aya-album-eurasian-lynx-tells = Le lynx vit seul et chasse sans bruit, surtout des chevreuils et d’autres petits animaux à sabots. Au bout de ses oreilles se dressent des pinceaux de poils noirs.
aya-album-eurasian-lynx-wonder = Au Moyen Âge, on le craignait comme un loup féroce. En vérité, il est si timide que presque personne ne le croise jamais.
aya-album-blue-morpho-home = Les forêts tropicales d’Amérique centrale et d’Amérique du Sud
aya-album-blue-morpho-tells = Un géant parmi les papillons. Ouvertes, ses ailes brillent comme du métal bleu ; fermées, elles n’en montrent rien.
aya-album-blue-morpho-wonder = Une légende raconte que son bleu attire les gens toujours plus loin dans la forêt, jusqu’à ce qu’ils s’y perdent. Ce n’est qu’une légende.
aya-album-blue-peacock-home = L’Inde, le Pakistan, le Sri Lanka et le Bangladesh
aya-album-blue-peacock-tells = Il vit dans les forêts de feuillus, jamais loin d’un ruisseau. Son corps mesure 1,1 m ; la traîne y ajoute jusqu’à 1,5 m.
aya-album-blue-peacock-wonder = Les paons sont arrivés en Europe il y a peut-être trois mille ans. On raconte que le roi Salomon fit venir les premiers.
aya-album-okapi-home = Les forêts tropicales au cœur de l’Afrique
aya-album-okapi-tells = Il vit bien caché dans la forêt dense et mange des feuilles, des fruits et toutes sortes d’autres plantes. Un grand okapi pèse autant que trois personnes.
aya-album-okapi-wonder = Avec des pattes pareilles, pensaient ceux qui l’ont décrit les premiers, c’est forcément un zèbre. Son plus proche parent est la girafe !
aya-album-poison-dart-frog-home = Les forêts tropicales d’Amérique centrale
aya-album-poison-dart-frog-tells = Cette grenouille tiendrait dans une boîte d’allumettes. Son vert vif taché de noir est un avertissement : pas touche !
aya-album-poison-dart-frog-wonder = Sa peau contient un poison puissant. Dans le poison de ces grenouilles, on a trouvé une substance qui calme la douleur deux cents fois mieux que la morphine.

## Montagne

aya-album-bearded-vulture-home = Les hautes montagnes, de l’Europe à l’Asie
aya-album-bearded-vulture-tells = Ailes déployées, il est plus large qu’une pièce n’est haute. On le reconnaît à sa barbe, une touffe de plumes sous le bec, et à son ventre orangé.
aya-album-bearded-vulture-wonder = Il se nourrit surtout d’os. Il les lâche de très haut sur les rochers, jusqu’à ce qu’ils se brisent et livrent leur moelle.
aya-album-snow-leopard-home = Les montagnes d’Asie centrale et orientale
aya-album-snow-leopard-tells = Son pelage long et épais est gris clair et gris foncé, comme la roche sous la neige. Quand il ne bouge pas, on le voit à peine.
aya-album-snow-leopard-wonder = Les lions et les tigres rugissent. Ce grand félin-là ronronne, comme le chat sur le canapé.
aya-album-vicuna-home = Les hauts plateaux des Andes
aya-album-vicuna-tells = La vigogne est de la famille des chameaux, mais petite et fine : son épaule arrive à la hauteur d’un enfant de quatre ans. Elle pèse de 40 à 60 kg.
aya-album-vicuna-wonder = Sa laine est merveilleusement fine et chaude. On en fait des vêtements très chers.
aya-album-wild-yak-home = Les hauts plateaux du Tibet
aya-album-wild-yak-tells = Un bœuf des hautes montagnes qui peut peser une tonne entière, autant qu’une petite voiture. Sa longue toison arrête le vent glacé.
aya-album-wild-yak-wonder = Ses cousins domestiques vivent avec les humains depuis des milliers d’années. Ils portent charges et cavaliers, et donnent du lait, de la viande et de la laine.
aya-album-rosalia-longicorn-home = Les forêts de montagne, de l’Europe au Caucase
aya-album-rosalia-longicorn-tells = Un grand insecte gris-bleu à taches noires, aux antennes plus longues que lui. On ne peut pas le confondre.
aya-album-rosalia-longicorn-wonder = Ses larves grandissent dans les troncs morts des vieux hêtres. Là où l’on enlève ces arbres, la rosalie disparaît aussi.

## Désert

aya-album-fennec-fox-home = Le Sahara
aya-album-fennec-fox-tells = C’est le plus petit des renards, et de toute la famille des chiens : il pèse moins que deux paquets de sucre. Ses oreilles, elles, sont immenses.
aya-album-fennec-fox-wonder = Des poils épais poussent sous ses pattes. Ainsi le sable chaud ne les brûle pas, et personne ne l’entend venir.
aya-album-arabian-oryx-home = Les déserts d’Arabie saoudite et d’Oman
aya-album-arabian-oryx-tells = Il parcourait autrefois toute la péninsule arabique. Aujourd’hui, il ne vit plus que là où on l’a réintroduit.
aya-album-arabian-oryx-wonder = Il peut se passer de boire pendant des semaines. Et il sent la pluie qui tombe très, très loin.
aya-album-desert-beetle-home = Le désert de Namibie
aya-album-desert-beetle-tells = Sur ses très longues pattes, il file à toute vitesse, le corps bien au-dessus du sable chaud. Il ne vit nulle part ailleurs au monde.
aya-album-desert-beetle-wonder = Il boit le brouillard ! Au matin, le brouillard se dépose sur son corps en petites gouttes.
aya-album-diamondback-rattlesnake-home = Le sud des États-Unis et le nord du Mexique
aya-album-diamondback-rattlesnake-tells = Il porte une sonnette au bout de la queue. Quand il se sent menacé, il la secoue : n’approchez pas !
aya-album-diamondback-rattlesnake-wonder = Aucun serpent d’Amérique du Nord n’est plus redouté, car sa morsure est très venimeuse.
aya-album-greater-roadrunner-home = Les déserts du sud des États-Unis et du nord du Mexique
aya-album-greater-roadrunner-tells = Cet oiseau aime mieux courir que voler. Il est chez lui là où il fait chaud et sec, et pèse à peu près autant qu’une canette de limonade.
aya-album-greater-roadrunner-wonder = Le monde entier le connaît grâce à un dessin animé : un coyote le poursuit et ne l’attrape jamais, jamais.

## Pôle

aya-album-narwhal-home = Les eaux de l’Arctique
aya-album-narwhal-tells = On l’appelle la licorne de mer. La défense des mâles est une dent : elle pousse à gauche de la mâchoire supérieure, jusqu’à 3 m.
aya-album-narwhal-wonder = Des millions de minuscules canaux pleins de nerfs traversent cette défense. Elle lui sert sans doute à sentir sa nourriture et à trouver les femelles.
aya-album-emperor-penguin-home = L’Antarctique
aya-album-emperor-penguin-tells = Aucun manchot n’est plus grand ni plus lourd. Femelles et mâles ont la même taille : celle d’un enfant de sept ans.
aya-album-emperor-penguin-wonder = Il nage à merveille. Il plonge à 500 m et reste sous l’eau près de vingt minutes.
aya-album-polar-bear-home = L’Arctique, du nord du Canada au nord de la Russie
aya-album-polar-bear-tells = Sur terre, aucun mangeur de viande n’est plus grand. Debout, un mâle regarde par-dessus un but de football.
aya-album-polar-bear-wonder = Ours polaires et grizzlis sont cousins et peuvent avoir des petits ensemble. Ils ne forment deux espèces que depuis 200 000 ans, peut-être.
aya-album-harp-seal-home = Les mers glacées du Grand Nord
aya-album-harp-seal-tells = Ses petits naissent avec un pelage blanc tout doux : on les appelle blanchons. Adulte, le phoque pèse autant que deux personnes.
aya-album-harp-seal-wonder = On tuait autrefois des dizaines de milliers de blanchons pour leur fourrure. Beaucoup de gens ont protesté, et c’est aujourd’hui interdit presque partout.
aya-album-snowy-owl-home = La toundra arctique d’Amérique, d’Asie et d’Europe
aya-album-snowy-owl-tells = Des plumes blanches et de grands yeux jaunes : on ne peut pas le confondre. Il vit dans le Grand Nord, là où aucun arbre ne pousse.
aya-album-snowy-owl-wonder = Depuis qu’un jeune sorcier en a un dans des livres et des films, beaucoup de gens en veulent un chez eux. C’est mauvais pour ces oiseaux rares et fragiles.

## Champ

aya-album-buff-tailed-bumblebee-home = L’Europe, là où il ne fait ni trop chaud ni trop froid
aya-album-buff-tailed-bumblebee-tells = Un insecte tout velu au bout blanc. On l’entend bourdonner dans les jardins dès les premiers jours du printemps.
aya-album-buff-tailed-bumblebee-wonder = Au-dessous de 15 degrés et par temps gris, les abeilles restent à la ruche. Le bourdon, lui, sort : les fleurs du printemps lui doivent beaucoup.
aya-album-european-goldfinch-home = L’Europe, l’Afrique du Nord et une partie de l’Asie
aya-album-european-goldfinch-tells = Un petit oiseau chanteur aux couleurs vives : du rouge sur la face, du jaune sur les ailes. Il ne pèse pas plus qu’une lettre.
aya-album-european-goldfinch-wonder = Cherchez-le dans les vieux tableaux italiens ! Il vit parmi les chardons et leurs épines, et les peintres en ont fait un symbole de la souffrance du Christ.
aya-album-common-pipistrelle-home = L’Europe, souvent juste sous le toit
aya-album-common-pipistrelle-tells = La plus petite chauve-souris d’Europe aime vivre dans les maisons et les greniers. Elle ne pèse pas plus que deux morceaux de sucre.
aya-album-common-pipistrelle-wonder = Quand naissent les petits, beaucoup de mères s’installent ensemble dans une nurserie et s’en occupent là.
aya-album-grove-snail-home = Les bois, les haies et les jardins d’Europe de l’Ouest et du Centre
aya-album-grove-snail-tells = Jaunes ou brunes, avec ou sans bandes : il n’y a presque pas deux coquilles pareilles. Difficile de le reconnaître !
aya-album-grove-snail-wonder = Pour l’hiver, il s’enterre, ferme sa coquille d’une porte de mucus durci, et dort.
aya-album-european-hare-home = De l’Europe aux plaines d’Asie centrale
aya-album-european-hare-tells = De longues oreilles à bout noir le trahissent. Il est plus grand et plus élancé que le lapin.
aya-album-european-hare-wonder = Autrefois, il y avait des lièvres partout. Le poison dans les champs, le manque d’endroits où vivre et de nouvelles maladies les rendent rares.
