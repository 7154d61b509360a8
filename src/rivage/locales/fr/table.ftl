### Une table : places, tours, propositions, liste des coups, fin.

loading = On dresse la table…
board = Plateau
table-tools = À la table
menu = Menu
rules-now = Pourquoi je ne peux pas… ?
leg = Partie { $leg } sur 2
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
line-silent = Le serveur ne répond pas pour l’instant.
line-lost = Connexion perdue. Reconnexion…
line-unsaved = Votre dernier coup n’est pas encore enregistré.
line-back = La connexion est rétablie.
unsaved = Pas encore enregistré…
gone-title = Il n’y a pas de table ici
gone-text = Ce lien ne mène à aucune table. Est-il complet ?
outdated-title = Cette page n’est plus à jour
outdated-text = Le serveur a été mis à jour. La page se recharge dans un instant ; rien n’est perdu.
reload = Recharger

## Avant la partie

invite-title = { $count ->
    [2] On attend votre ami
   *[other] On attend vos amis
}
invite-lead = { $count ->
    [2] Envoyez ce lien pour jouer à { $game }. La personne qui l’ouvre et choisit « Rejoindre » prend la place libre, et la partie commence.
   *[other] Envoyez ce lien pour jouer à { $game }. Chaque personne qui l’ouvre et choisit « Rejoindre » prend une place libre. La partie commence quand il n’en reste plus, ou quand { $host ->
        [yes] vous le décidez
       *[no] l’hôte la lance
    }.
}
invite-name = Vos amis verront ce nom.
invite-link = Lien d’invitation
invite-text = Viens jouer avec moi au bord de l’eau !
copy-link = Copier le lien
link-copied = Le lien est copié.
share = Partager
qr = Code QR du lien d’invitation
invited-by = { $name } vous invite à jouer à { $game }
invited = On vous invite à jouer à { $game }
local-link = Seul cet ordinateur peut ouvrir ce lien. Pour inviter, relancez avec { $option }.
sit-lead = { $count ->
    [one] Choisissez « Rejoindre » à la place libre : la partie commence aussitôt.
   *[other] Choisissez « Rejoindre » à une place libre : la partie commence quand tout le monde est là, ou quand l’hôte la lance.
}
sit = Rejoindre
stand = Quitter
send-away = Retirer
seat-open = Place libre
seat-bot = Ajouter un robot
begin-now = Commencer à { $count }
waiting-mark = en attente…
level = Niveau du robot

## Places

# The heading of the page: the game, and who plays it.
table-title = { $game } : { $names }
seat-label = { $name }, { $side }
you-mark = vous
lent-mark = un robot joue
left-mark = a quitté, un robot joue
you-left = Vous avez quitté la partie. Un robot joue à votre place.
busy-mark = serveur chargé : réfléchit moins
away-mark = pas là
away-since = pas là depuis { $time }
here-mark = là
turn-mark = c’est son tour
turn-mark-you = c’est à vous
clock-left = Temps restant : { $time }
clock-waits = La pendule démarre après le premier tour de chacun.
clock-days-left = { $days } j { $hours } h

## Tours

undo = Annuler
undo-done = Reprendre mon tour
confirm-turn = Finir mon tour
turn-ending = Votre tour va finir. Vous pouvez encore l’annuler.
turn-ended = Votre tour est fini.
taken-back = C’est annulé.
# On a narrow button.
undo-turn = Reprendre mon tour
undo-turn-hint = Reprendre mon dernier tour, avec la réponse des robots
turn-taken-back = Votre tour est annulé.
undo-turn-none = Vous n’avez pas encore joué.
undo-turn-rolled = Le dé a été relancé : les manches précédentes restent.
undo-turn-over = La partie est finie.
confirm-prompt = Ce tour vous convient ?
prompt-of = { $name } : { $asked }
name-and-side = { $name } ({ $side })
name-and-number = { $name } { $number }
waiting-for = { $count ->
    [one] { $name } réfléchit…
   *[other] On attend { $name }
}
waiting-turn = { $count ->
    [one] C’est à { $name } de jouer
   *[other] On attend { $name }
}
waiting-away = { $count ->
    [one] { $name } n’est plus là depuis { $time }
   *[other] { $name } ne sont plus là depuis { $time }
}
paused = La partie est en pause.
ending = Voyons comment cela finit…
resume = Reprendre

## Regarder en arrière

moves = Coups
scenes = Scènes
no-moves = Rien n’a encore été joué.
set-up = La table est prête
steps = Parcourir la partie
step-first = Au début
step-back = { $of ->
    [step] Une étape en arrière
    [scene] Scène précédente
    [round] Manche précédente
   *[turn] Tour précédent
}
step-forward = { $of ->
    [step] Une étape en avant
    [scene] Scène suivante
    [round] Manche suivante
   *[turn] Tour suivant
}
step-last = Au dernier coup
step-at = { $at ->
    [0] Début
   *[other] { $of ->
        [scene] Scène
        [round] Manche
       *[turn] Tour
    } { $at } sur { $count }
}
step-every = Chaque étape
step-within = étape { $step } sur { $steps }
step-at-within = { step-at }, { step-within }
told-by = { $name } : { $text }
back-to-now = Revenir à la partie
show-move = { $at ->
    [0] Début
   *[other] { $of ->
        [scene] Scène
        [round] Manche
       *[turn] Tour
    } { $at }
}
show-end = Aller à la fin
replay-play = { $of ->
    [scene] Faire défiler les scènes
    [round] Faire défiler les manches
   *[turn] Faire défiler les tours
}
replay-pause = { $of ->
    [scene] Mettre les scènes en pause
    [round] Mettre les manches en pause
   *[turn] Mettre les tours en pause
}
replay-pace = { $pace ->
    [slow] Vitesse de lecture : lente, ½×
    [fast] Vitesse de lecture : rapide, 2×
   *[normal] Vitesse de lecture : normale, 1×
}
replay-pace-sign = { $pace ->
    [slow] ½×
    [fast] 2×
   *[normal] 1×
}
copy-move-link = Copier un lien vers ce moment

## Demander et répondre

talk = Un mot
said = { $name } dit : { $phrase }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-oops = Oups…
phrase-thinking = Je réfléchis…
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = On remet ça ?

ask-takeback = Demander à reprendre un tour
ask-draw = Proposer la nulle
ask-pause = Proposer une pause
take-pause = Faire une pause
quit-resign = Abandonner
quit-title-resign = Abandonner ?
quit-text-resign = Votre adversaire gagne.
quit-leave = Quitter
quit-title-leave = Quitter la partie ?
quit-text-leave = Un robot prend votre place et les autres continuent.
quit-end = Arrêter la partie
quit-title-end = Arrêter cette partie ?
quit-text-end = Vous ne pourrez pas la reprendre plus tard.
keep-playing = Continuer à jouer
offer = Proposition
offer-takeback-mine = Vous avez demandé à reprendre votre dernier tour.
offer-takeback-theirs = { $name } voudrait reprendre le dernier tour.
offer-draw-mine = Vous avez proposé la nulle.
offer-draw-theirs = { $name } propose la nulle.
offer-pause-mine = Vous avez proposé une pause.
offer-pause-theirs = { $name } propose une pause.
offer-rematch-mine = Vous avez proposé une autre partie.
offer-rematch-theirs = { $name } voudrait rejouer.
offer-next-mine = Vous avez proposé la deuxième partie.
offer-next-theirs = { $name } voudrait jouer la deuxième partie, camps échangés.
offer-declined = { $what ->
    [takeback] { $name } préfère garder le tour tel quel.
    [draw] { $name } refuse la nulle.
    [pause] { $name } préfère continuer.
    [action] { $name } n’est pas d’accord. Vous pourrez redemander dans une minute.
    [next] { $name } ne veut pas jouer la deuxième partie pour l’instant.
   *[rematch] { $name } ne veut pas rejouer pour l’instant.
}
offer-passed = { $what ->
    [takeback] La partie a continué : votre tour reste joué.
    [action] La partie a continué : votre proposition ne tient plus.
   *[draw] La partie a continué : votre proposition de nulle ne tient plus.
}
offer-withdrawn = { $name } a retiré sa proposition.
offer-again = à nouveau dans { $time }
accept = Accepter
decline = Non, merci
withdraw = Retirer

## Quelqu’un n’est plus là

absent-title = Continuer sans attendre ?
absent-do = { $name } n’est pas là : continuer sans attendre ?
absent-since = { $name } n’est plus là depuis { $time }.
absent-stop = Ne plus attendre
absent-wait = Attendre encore un peu
absent-later = Si personne n’est revenu à { $time }, vous pourrez aussi arrêter la partie.
absent-end = Personne n’est revenu depuis longtemps : vous pouvez arrêter la partie ici.
claim-win = Réclamer la victoire
close-table = Fermer sans résultat
lend = Laisser un robot jouer
lend-for = Un robot pour { $name }
lend-hint = Un robot peut prendre la suite tout de suite. La personne absente pourra reprendre sa place à son retour.
lent-you = Un robot a joué à votre place.
reclaim = Reprendre ma place
download = Télécharger la partie

## La fin

end-you-win = Vous gagnez !
end-you-lose = Perdu. On remet ça ?
end-wins = { $name } gagne
end-draw = Partie nulle
end-share = Ex æquo : { $names } se partagent la victoire
end-you-share = Ex æquo : vous partagez la victoire avec { $names }
near-points = { $points ->
    [0] À égalité de points : on ne peut pas être plus près !
    [one] Si près ! Il ne manquait qu’un point.
   *[other] Si près ! Il ne manquait que { $points } points.
}
end-alone = La partie s’arrête là
end-resigned = { $name } a abandonné.
end-you-resigned = Vous avez abandonné.
end-left = { $name } a quitté la partie.
end-time = { $name } n’avait plus de temps.
end-agreed = Partie nulle, d’un commun accord.
end-abandoned = Personne n’est revenu pendant longtemps : la table a été fermée.
end-absent = { $name } n’a pas repris la partie.
end-closed = Les autres ne sont pas revenus : la table a été fermée sans résultat.
fold-result = Masquer le résultat
show-result = Voir le résultat
rematch = Rejouer
play-stronger = Plus fort : { $level }
watch-another = En regarder une autre
next-game = Deuxième partie, camps échangés
picture-share = Partager une image
picture-save = Enregistrer l’image
go-following = Vers la partie suivante
go-previous = La partie précédente
match-score = Match :
match-half = C’était la première de deux parties.
fair-dice = Vérifier les dés
fair-dice-text = L’empreinte était affichée avant la partie ; voici maintenant le nombre auquel elle correspond. L’empreinte est le SHA-256 de ce nombre, et chaque tirage de la partie en découle.
fair-dice-sealed = L’empreinte était affichée avant la partie. Le nombre auquel elle correspond sera dévoilé dès que plus personne ne pourra commencer avec les mêmes tirages. L’empreinte est le SHA-256 de ce nombre, et chaque tirage en découle.
fair-commit = Empreinte
fair-seed = Nombre
late-mark = temps écoulé, un robot joue cette manche
late-note = { $name } a manqué de temps : un robot a joué cette manche.
late-round = Un robot a joué pour { $names } : temps écoulé
deal-results = Voir les résultats
fair-check = Vérifier chaque tirage dans ce navigateur
