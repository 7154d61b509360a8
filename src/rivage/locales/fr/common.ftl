### La maison : accueil, réglages, noms des robots. Chargé sur chaque page.

skip = Aller au contenu
close = Fermer
to-home = Accueil
footer = Autres pages
about = À propos de Rivage
independent = Rivage est un projet indépendant. La page de chaque jeu cite ses auteurs, ses illustrateurs et son éditeur.
title-aya = Aya
title-deep-river = Deep River
title-walk-in-the-park = A Walk in the Park
how-to-play-walk-in-the-park = Comment jouer à A Walk in the Park
how-to-play = Comment jouer
how-to-play-deep-river = Comment jouer à Deep River

## Réglages

settings = Réglages
language = Langue
theme = Lumière
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
speed = Vitesse des pions
speed-calm = Tranquille
speed-normal = Normale
speed-quick = Vive
speed-none = Sans animation
still = Tout garder immobile
sound = Son
volume = Volume

## Accueil

home-title = Des jeux au bord de l’eau
home-lead = Ouvrez un lien, prenez place et jouez : entre amis, à deux sur un écran ou contre un robot. Sans compte.
deep-river-facts = 2 joueurs · environ 20 minutes · de Jonathan Favre-Godal et Corentin Lebrat
deep-river-pitch = Saumons et Anguilles se partagent une rivière, et un ours affamé rôde sur la berge. Suivez les courants, grimpez sur le dos de vos rivaux et renvoyez l’Ours vers l’autre Nid.
nickname = Votre nom
level-legend = Votre adversaire
play-now = Jouer tout de suite
way-friend = Inviter un ami
way-friend-hint = par un lien
way-hotseat = À deux sur un écran
way-hotseat-hint = chacun son tour
way-watch = Regarder deux robots
way-watch-hint = et apprendre
coming = Un autre jeu au bord de l’eau, Aya, est en route vers ici.

bot-first-steps = Premiers pas
bot-first-steps-hint = pour débuter
bot-river-guide = Guide de rivière
bot-river-guide-hint = connaît les courants
bot-old-bear = Vieil ours
bot-old-bear-hint = voit très loin

guest-otter = Loutre
guest-heron = Héron
guest-kingfisher = Martin-pêcheur
guest-beaver = Castor
guest-dragonfly = Libellule
guest-dipper = Cincle

my-tables = Mes tables
someone = quelqu’un
your-turn-mark = À vous
table-waiting = attend un joueur
table-playing = en cours
table-paused = en pause
table-over = terminée

## Options d’une table

more-options = Plus d’options
option-side = Je joue
side-random = Peu importe
side-eels = les Anguilles
side-salmon = les Saumons
option-clock = Pendule
clock-none = Sans pendule
clock-real = { $minutes } min + { $seconds } s par tour
clock-custom = À ma façon…
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-minutes = Minutes pour la partie
clock-increment = Secondes gagnées à chaque tour
option-games = Durée
games-usual = Deux parties entre amis, sinon une
games-one = Une partie
games-two = Deux parties, en changeant de côté
option-stack = Poissons comptés quand une pile atteint le Nid
stack-both = Les deux pions
stack-top = Seulement le pion du dessus
option-other-name = Second joueur sur cet écran
option-pie = Partager équitablement le premier tour
option-pie-hint = L’un dit quel camp commence, l’autre choisit son camp.

## À propos, et pages absentes

about-title = À propos de Rivage
about-lead = Rivage est une maison pour les jeux de société au bord de l’eau. Règles, robots, serveur et dessins tiennent dans un seul programme libre, que chacun peut héberger.
about-private-title = Ce que nous savons de vous
about-private = Un cookie d’invité qui garde votre place, le nom que vous choisissez et les coups que vous jouez. Ni compte, ni courriel, ni publicité, ni pistage.
about-fair-title = Des dés honnêtes
about-fair = Avant la partie, le serveur montre l’empreinte d’un nombre secret ; chaque tirage découle de ce nombre. Une fois la partie finie, le nombre est montré à son tour : chacun peut vérifier que rien n’était arrangé.
about-rights-title = À qui sont ces jeux
about-rights = Ces jeux ont été inventés par leurs auteurs et leur appartiennent, ainsi qu’à leurs éditeurs. Ceci est une réalisation indépendante, faite avec admiration : les règles sont racontées avec nos mots, et chaque image est de notre main.
about-source = Le programme est libre, sous licence MIT. Les caractères sont Fraunces et Nunito Sans, tous deux sous licence SIL Open Font.
lost-title = Ce chemin finit dans les roseaux
lost-text = Il n’y a pas de page à cette adresse. Une lettre du lien s’est peut-être perdue ?

## A Walk in the Park

walk-facts = 1 à 8 joueurs · environ 15 minutes · de David Harding
walk-pitch = Un dé, un crayon, un jardin au bord du port. Chacun dessine le même chemin sur son plan : fermez des boucles, gare aux ibis, et soyez le premier à flâner jusqu’à l’Opéra.
walk-daily = La promenade du jour
walk-daily-hint = les mêmes 18 lancers pour tous, une fois par jour
walk-alone = Seul
walk-alone-hint = 18 lancers, 18 points
walk-bots = Avec des robots
walk-bots-hint = tout de suite
walk-friends = Inviter des amis
walk-friends-hint = par un lien
walk-device = Sur un seul écran
walk-device-hint = on se le passe
walk-duplicate = Mêmes lancers, chacun à son heure
walk-duplicate-hint = jouez à part, comparez vos plans
walk-count = Promeneurs
walk-level = Niveau des robots
walk-clock = Temps par tour
walk-tie = Égalité aux statues
walk-tie-one = un point chacun
walk-tie-each = chaque statue compte
clock-rounds = { $seconds ->
    [60] 1 minute par tour
    [120] 2 minutes par tour
   *[other] { $seconds } secondes par tour
}
bot-stroller = Flâneur
bot-stroller-hint = profite de la vue
bot-gardener = Jardinier
bot-gardener-hint = connaît les massifs
bot-botanist = Botaniste
bot-botanist-hint = voit un lancer d’avance
