### La maison : accueil, réglages, ce que dit la page de chaque jeu. Chargé sur chaque page.

skip = Aller au contenu
close = Fermer
to-home = Accueil
home-link = Rivage : { to-home }
footer = Autres pages
notes = Messages
note-dismiss = Effacer ce message
about = À propos de Rivage
me-title = Votre profil
me-lead = Vous êtes ici en invité : ni compte, ni mot de passe, ni adresse e-mail. Vos places, votre nom, votre album et vos réglages restent dans ce navigateur, à moins de les sauvegarder de l’une des façons suivantes.
accessibility-title = Accessibilité
accessibility-lead = Ici, chaque jeu se joue au clavier seul, à l’oreille, en gros caractères et à votre rythme. Cette page explique comment, et dit ce qui manque encore.
independent = Rivage est un projet indépendant. La page de chaque jeu cite ses auteurs, ses illustrateurs et son éditeur.
how-to-play = Comment jouer
how-to-play-game = Comment jouer à { $game }
rules = Règles
rules-of-game = { $game } : les règles

## Réglages

settings = Réglages
settings-title = Réglages
settings-lead = Ces réglages vous suivent sur chaque appareil où vous vous connectez.
wishes-playing = En jeu
wishes-motion = Mouvement et son
language = Langue
theme = Apparence
theme-system = Selon le système
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des animations
speed-calm = Lente
speed-normal = Normale
speed-quick = Rapide
speed-none = Sans animation
confirm-wish = Confirmer chaque coup
confirm-wish-hint = Le premier appui montre seulement le coup, et votre tour finit quand vous appuyez sur « Finir mon tour ». Sinon, il finit tout seul quand il n’y a plus rien à faire ; vous avez deux secondes pour l’annuler.
large-pieces = Plateau et boutons plus grands
large-pieces-hint = Le plateau occupe tout l’espace autour de lui.
left-handed = Disposition pour gauchers
left-handed-hint = Boutons et panneaux passent à gauche.
by-words-wish = Jouer en mode texte
by-words-wish-hint = Chaque table sous forme de texte et d’une liste de choix, pensée pour les lecteurs d’écran.
still = Aucun mouvement
sound = Son
volume = Volume
sign-out = Se déconnecter partout ailleurs
sign-out-text = Tout autre navigateur connecté à votre nom perd vos places. Celui-ci les garde. C’est définitif.
sign-out-yes = Déconnecter les autres
sign-out-no = Annuler
sign-out-done = Seul ce navigateur reste connecté à votre nom.

## Accueil

home-title = Des jeux au bord de l’eau
home-lead = Choisissez un jeu et jouez tout de suite : en solitaire, avec un ami ou contre un robot. Sans compte.
games-loading = On sort les jeux…
try-again = Réessayer
offline-note = Vous êtes hors ligne. Vous pouvez lire les règles et l’album, et revoir les parties enregistrées dans ce navigateur. Vous pourrez rejouer dès que la connexion sera revenue.
players-exactly = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
players-range = { $least } à { $most } joueurs
designed-by = par { $names }
board-coming = Ce jeu n’a pas encore son plateau ici : pour l’instant, on y joue en mode texte.
nickname = Votre nom
playing-as = Vous jouez sous le nom de
change-name = Changer
level-legend = { $players ->
    [2] Votre adversaire
   *[other] Niveau des robots
}
play = Jouer
play-alone = en solitaire
play-against = contre { $name }
play-bots = { $count ->
    [1] avec un robot
    [2] avec deux robots
    [3] avec trois robots
   *[other] avec { $count } robots
}
play-again = Rejouer
more-ways = Autres façons de jouer
welcome-back = Bon retour
welcome-back-name = Bon retour, { $name }
left-off = Là où vous en étiez
today = Aujourd’hui

way-alone = En solitaire
way-alone-hint = à votre rythme
way-bots = Avec des robots
way-bots-hint = tout de suite
way-friends = { $players ->
    [2] Inviter un ami
   *[other] Inviter des amis
}
way-friends-hint = par un lien
preset-full = Jouer la partie complète
preset-friends = Entre amis
preset-friends-hint = jusqu’à { $count } personnes et un robot
way-device = { $players ->
    [2] À deux sur un écran
   *[other] Sur un seul écran
}
way-device-hint = { $players ->
    [2] chacun son tour
   *[other] à tour de rôle
}
way-watch = { $players ->
    [2] Regarder deux robots
   *[other] Regarder les robots
}
way-watch-hint = et apprendre
way-daily = La partie du jour
way-daily-hint = les mêmes tirages pour tout le monde, un seul essai
way-daily-begun = Reprendre la partie du jour
way-daily-begun-hint = elle vous attend
way-daily-done = { $points ->
    [one] La partie du jour : { $points } point
   *[other] La partie du jour : { $points } points
}
way-daily-done-hint = voir les résultats de tout le monde
group-untitled = Le défi du jour entre amis
way-daily-done-rank = Place { $rank } sur { $count } : voir tous les résultats
way-duplicate = Mêmes tirages, chacun à son heure
way-duplicate-hint = chacun de son côté, puis comparez vos résultats

guest-otter = Loutre
guest-heron = Héron
guest-kingfisher = Martin-pêcheur
guest-beaver = Castor
guest-dragonfly = Libellule
guest-dipper = Cincle

my-tables = Mes tables
my-past-tables = Terminées
all-my-tables = Toutes mes tables ({ $count })
mine-with = avec { $names }
mine-alone = en solitaire
mine-daily = la partie du { $date }
mine-device = { $names } sur un même écran
mine-bot = { $name } (robot)
mine-turn = à { $name } de jouer
mine-others-turn = aux autres de jouer
mine-score = Vous { $mine } – { $others }
mine-points = { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}
mine-together = { $points ->
    [one] { $points } point en équipe
   *[other] { $points } points en équipe
}
mine-just-now = à l’instant
mine-won = Gagnée
mine-won-by = { $name } a gagné
mine-lost = Perdue
mine-draw = Partie nulle
someone = quelqu’un
your-turn-mark = À vous
table-waiting = attend un joueur
table-playing = en cours
table-paused = en pause
table-over = terminée

## Options d’une table

more-options = Plus d’options
option-usual = par défaut
option-alone = À plusieurs : { $usual }. En solitaire ou avec des robots : { $value }.
option-side = Mon camp
side-any = Peu importe
option-players = Joueurs
option-clock = { $timing ->
    [rounds] Temps par manche
   *[turns] Pendule
}
clock-with-friends = Seulement avec des amis invités par un lien. Les robots, eux, ne font attendre personne.
clock-none = Sans pendule
clock-real = { $minutes } min + { $seconds } s par tour
clock-custom = Personnalisée…
clock-rounds = { $seconds ->
    [60] 1 minute par manche
    [120] 2 minutes par manche
   *[other] { $seconds } secondes par manche
}
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par { $timing ->
    [rounds] manche
   *[turns] tour
}
clock-minutes = Minutes pour la partie
clock-increment = Secondes gagnées à chaque tour
option-games = Durée
games-usual = Deux parties entre amis, une contre un robot
games-one = Une partie
games-two = Deux parties, en échangeant les camps
option-other-name = Second joueur sur cet écran

## La page d’un jeu

play-game = Jouer à { $game }
all-ways = Toutes les façons de jouer
workshop = Atelier
workshop-of = { $game } : l’atelier
lesson-of = { $game } : la leçon
lesson-offer = { $minutes ->
    [0] Apprendre en jouant
   *[other] Apprendre en { $minutes } minutes
}
lesson-go-on = Reprendre la leçon en cours
lesson-link = Leçon
crown = Couronne : victoire contre { $level }
album = Album
album-of = { $game } : l’album
guide-coming = Le guide complet est encore en cours d’écriture. Voici ce qu’on sait déjà :
guide-players = Nombre de joueurs
guide-options = Options
credits-title = Crédits
credits-design = Créé par
credits-art = Illustré par
credits-advice = Conseil scientifique
credits-publisher = Édité par
credits-love = Si ce jeu vous plaît ici, vous l’aimerez encore plus autour d’une vraie table.
credits-rights = Ceci est une réalisation indépendante, ni faite ni approuvée par l’éditeur. Aucune image ni aucune phrase du jeu imprimé n’y figure.

## À propos, et pages absentes

about-title = À propos de Rivage
about-lead = Rivage est une maison pour les jeux de société au bord de l’eau. Règles, robots, serveur et dessins tiennent dans un seul programme libre, que chacun peut héberger.
about-private-title = Ce que nous savons de vous
about-private = Un cookie d’invité qui garde votre place, le nom que vous choisissez et les coups que vous jouez. Ni compte, ni e-mail, ni publicité, ni pistage.
about-fair-title = Des dés honnêtes
about-fair = Avant la partie, le serveur montre l’empreinte d’un nombre secret ; chaque tirage découle de ce nombre. Une fois la partie finie, le nombre est dévoilé à son tour : chacun peut vérifier que rien n’était arrangé.
about-rights-title = À qui appartiennent ces jeux
about-rights = Ces jeux ont été inventés par leurs auteurs et leur appartiennent, ainsi qu’à leurs éditeurs. Ceci est une réalisation indépendante, faite avec admiration : les règles sont racontées avec nos mots, et chaque image est de notre main.
about-source = Le programme est libre, sous licence MIT. Les caractères sont Fraunces et Nunito Sans, tous deux sous licence SIL Open Font.
lost-title = Ce chemin finit dans les roseaux
lost-text = Il n’y a pas de page à cette adresse. Le lien est-il complet ?
unreached-title = Le serveur est injoignable
unreached-text = Cette page s’ouvrira d’elle-même dès que la connexion sera rétablie.
