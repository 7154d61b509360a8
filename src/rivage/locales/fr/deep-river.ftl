### Deep River : la table en mots. Les camps sont e (les Anguilles) et s (les Saumons) ; les pièces e E s S, majuscule pour les doubles.

## Camps, pièces, lieux

dr-side = { $side ->
    [e] Anguilles
    [s] Saumons
   *[none] camp à choisir
}
dr-pawn = { $pawn ->
    [e] une anguille simple
    [E] une anguille double
    [s] un saumon simple
   *[S] un saumon double
}
dr-stack = { $top } qui emmène { $bottom }
dr-pawn-name = { $pawn ->
    [e] anguille simple
    [E] anguille double
    [s] saumon simple
   *[S] saumon double
}
dr-stack-name = pile, { $top } sur { $bottom }
dr-heap = { $pawn ->
    [e] { $count ->
        [one] une anguille simple
       *[other] { $count } anguilles simples
    }
    [E] { $count ->
        [one] une anguille double
       *[other] { $count } anguilles doubles
    }
    [s] { $count ->
        [one] un saumon simple
       *[other] { $count } saumons simples
    }
   *[S] { $count ->
        [one] un saumon double
       *[other] { $count } saumons doubles
    }
}
dr-nest = { $side ->
    [e] Nid des Anguilles
   *[s] Nid des Saumons
}
dr-place = { $place ->
    [0] le nid des Anguilles
    [4] la grande tuile
    [8] le nid des Saumons
   *[other] la tuile { $place }
}
dr-from = { $place ->
    [0] du nid des Anguilles
    [4] de la grande tuile
    [8] du nid des Saumons
   *[other] de la tuile { $place }
}
dr-to = { $place ->
    [0] jusqu’au nid des Anguilles
    [4] à la grande tuile
    [8] jusqu’au nid des Saumons
   *[other] à la tuile { $place }
}
dr-on = { $place ->
    [0] dans le nid des Anguilles
    [4] sur la grande tuile
    [8] dans le nid des Saumons
   *[other] sur la tuile { $place }
}

## Tuiles

dr-tile = { $kind ->
    [B] Ours
    [A] Avance
    [S] Échange
    [T] Inclinaison
   *[big] Grande tuile
}
dr-tile-letter = { $kind ->
    [B] O
    [A] A
    [S] É
    [T] I
   *[big] ★
}
dr-tile-text = { $kind ->
    [B] Quand un double arrive ici, l’ours fait 1 pas vers l’autre nid.
    [A] Un de vos poissons avance encore d’une tuile. Là où il arrive, rien de plus ; mais s’il entre dans l’autre nid, il fait quand même marcher l’ours.
    [S] Retournez une pile de la rivière : le poisson du dessous passe dessus, et la pile change de camp.
    [T] Inclinez un courant : l’adversaire ne pourra pas le choisir à son prochain tour. Il en reste toujours un de libre.
   *[big] Un simple arrive : un de vos poissons simples devient double. Un double arrive : faites de même, ou avancez un poisson d’une tuile ; vous pouvez alors utiliser l’effet de cette tuile. Il y a de la place pour deux pièces.
}
dr-tile-short = { $kind ->
    [B] double : l’ours fait 1 pas
    [A] avancer d’une tuile
    [S] retourner une pile
    [T] incliner un courant
   *[big] un simple devient double
}
dr-effect = { $tile } : { $effect }
dr-tile-name = { $place ->
    [4] Grande tuile
   *[other] Tuile { $place }, { $kind }
}
dr-tile-about = { $kind } : quel effet ? ({ $place ->
    [4] la grande tuile
   *[other] tuile { $place }
})
dr-nest-about = Que se passe-t-il dans le nid { $side ->
    [e] des Anguilles
   *[s] des Saumons
} ?
dr-nest-text = { $side ->
    [e] Les anguilles partent d’ici, et les saumons cherchent à y entrer.
   *[s] Les saumons partent d’ici, et les anguilles cherchent à y entrer.
} Un poisson qui arrive dans l’autre nid pousse l’ours vers ce nid, 1 pas par poisson visible, puis rentre chez lui. Si l’ours lui-même y entre, le propriétaire du nid a perdu.

## Courants

dr-face = { $face ->
    [bear] 1 + ours
    [twice] deux fois 1
   *[other] { $number }
}
dr-face-text = { $face ->
    [bear] un poisson avance d’une tuile, puis l’ours fait 1 pas
    [twice] deux fois de suite, un poisson avance d’une tuile
   *[other] un poisson avance { $number ->
        [one] d’une tuile
       *[other] de { $number } tuiles
    }
}
dr-current = { $number ->
    [1] le courant bleu
    [2] le courant violet
   *[3] le courant vert
}
dr-colour = { $number ->
    [1] bleu
    [2] violet
   *[3] vert
}
dr-current-name = Courant { $number ->
    [1] bleu
    [2] violet
   *[3] vert
}, tuile { $tile } : { $face }, au dos { $back }
dr-current-tilted = incliné, on ne peut pas le choisir ce tour-ci
dr-why-turn = Ce n’est pas votre tour.
dr-why-free = Vous pouvez le choisir maintenant.
dr-why-first = Autre chose vient d’abord : { $asked }
dr-why-tilted = Votre adversaire a incliné { $current } : vous ne pouvez pas le choisir à ce tour.
dr-why-marked = Impossible d’incliner { $current } : il l’est déjà.
dr-why-playing = Vous jouez { $current }. Annulez pour en choisir un autre.
dr-why-swap = Seule une pile peut être retournée.
dr-why-cover = Votre poisson doit monter sur un poisson adverse seul de la grande tuile.
dr-why-under = Votre poisson de la tuile { $tile } est sous un autre : c’est celui du dessus qui mène la pile.
dr-why-theirs = Ce poisson est de l’autre camp ({ $side }).
dr-why-double = Ce poisson est déjà double.
dr-tilted-text = Votre adversaire a incliné ce courant : vous ne pouvez pas le choisir à ce tour. Ensuite il se redresse.
dr-current-marked = incliné, on ne pourra pas le choisir au prochain tour
dr-current-playing = joué en ce moment

## Ce qui se passe

dr-did-drawn = { $what ->
    [tiles] la rivière : { $value }
    [throw] les courants sont lancés : { $value }
   *[first] { $side ->
        [e] les Anguilles commencent
       *[s] les Saumons commencent
    }
}
dr-thrown = { $colour } { $face }
dr-did-named = { $name } fait commencer { $side ->
    [e] les Anguilles
   *[s] les Saumons
}
dr-did-took = { $name } prend { $side ->
    [e] les Anguilles ; { $other } joue donc les Saumons
   *[s] les Saumons ; { $other } joue donc les Anguilles
}
dr-did-chose = { $name } joue { $current } ({ $face })
dr-did-swam = { $piece } va { $from } { $to }
dr-did-swam-onto = { $piece } va { $from } { $to } et grimpe sur { $onto }
dr-did-skipped = { $count ->
    [one] en sautant une tuile déjà occupée
   *[other] en sautant { $count } tuiles déjà occupées
}
dr-did-walked = { $why ->
    [current] le courant fait faire à l’ours
   *[other] l’ours fait
} { $count ->
    [one] 1 pas
   *[other] { $count } pas
} vers { $nest } (il en reste { $left })
dr-did-walked-home = l’ours fait { $count ->
    [one] 1 pas
   *[other] { $count } pas
} et entre dans { $nest }
dr-did-swapped = la pile { $on } se retourne : c’est maintenant { $piece }
dr-did-doubled = { $pawn } { $on } devient double
dr-did-tilted = { $current } est incliné
dr-will-tilted = { $current } sera incliné : l’adversaire ne pourra pas le choisir à son prochain tour
dr-did-passed = l’effet de { $place } n’est pas utilisé
dr-did-voided = { $what ->
    [move] il n’y a aucun poisson à déplacer
    [B] la tuile Ours ne fait rien pour un simple
    [A] aucun poisson ne peut avancer
    [S] il n’y a aucune pile à retourner
    [T] on ne peut plus incliner de courant
   *[other] il n’y a plus de simple à rendre double
}
dr-did-ended = la partie est finie
dr-clauses = { $first } ; { $rest }

## Un tour en bref, partout où un coup est montré en passant

dr-short-swam = { $side ->
    [e] anguille { $to }{ $onto ->
        [yes] , sur un saumon
       *[no] { "" }
    }
   *[s] saumon { $to }{ $onto ->
        [yes] , sur une anguille
       *[no] { "" }
    }
}
# Plusieurs trajets dans un tour ; les lieux sont des numéros de tuiles.
dr-short-swims = { $side ->
    [e] anguille
   *[s] saumon
} en { $places }
dr-short-then = { $first }, puis { $then }
dr-short-place = { $place ->
    [0] nid
    [8] nid
   *[other] { $place }
}
dr-short-bear = ours { $count } pas
dr-short-bear-home = l’ours entre dans le nid
dr-short-swapped = { $dense ->
    [yes] pile
   *[no] pile retournée { $on }
}
dr-short-doubled = { $dense ->
    [yes] double
   *[no] { $side ->
        [e] { $count ->
            [one] anguille doublée
           *[other] { $count } anguilles doublées
        }
       *[s] { $count ->
            [one] saumon doublé
           *[other] { $count } saumons doublés
        }
    }
}
dr-short-tilted = { $colour } incliné
dr-short-chose = { $number ->
    [1] courant bleu
    [2] courant violet
   *[3] courant vert
} : { $face }
dr-short-tiles = la rivière est posée
dr-short-throw = les courants sont lancés
dr-short-took = { $side ->
    [e] prend les Anguilles
   *[s] prend les Saumons
}
dr-short-passed = effet de la tuile non utilisé
dr-short-voided = sans effet
dr-short-done = fin du tour

## Où en est la partie, et comment elle peut finir

dr-fate = { $who ->
    [you] vous gagnez
    [them] vous perdez
    [e] les Anguilles gagnent
    [s] les Saumons gagnent
   *[none] partie nulle
}
dr-goal = L’ours ici :
dr-stand-even = L’ours est au milieu : personne n’a l’avantage.
dr-stand-ahead = { $who ->
    [you] L’ours est plus près de l’autre nid : vous avez l’avantage.
    [them] L’ours est plus près de votre nid : l’adversaire a l’avantage.
    [e] L’ours est plus près du nid des Saumons : avantage aux Anguilles.
   *[s] L’ours est plus près du nid des Anguilles : avantage aux Saumons.
}
dr-stand-bear = { $steps ->
    [one] Encore un pas de l’ours : { $fate }.
   *[other] Encore { $steps } pas de l’ours : { $fate }.
}
dr-stand-current = Encore un courant au bout : { $fate }.
dr-stand-last = Dernier tour. Si l’ours en reste là : { $fate }.
dr-stand-turns = { $left ->
    [one] Encore un tour, puis partie nulle.
   *[other] Encore { $left } tours, puis partie nulle.
}
dr-stand-again = Cette position revient pour la deuxième fois ; à la troisième, partie nulle.
dr-will-end = fin de la partie : { $fate }
dr-will-play = { $current } : { $play }
dr-will-last = ce courant arrive au bout et la partie finit avec votre tour (si l’ours en reste là : { $fate })
dr-done-ends = Finir votre tour met fin à la partie : { $fate }.

## Ce qu’il faut décider

dr-ask-name = Choisissez quel camp commence ; l’adversaire prendra ensuite un camp
dr-ask-take = { $side ->
    [e] Les Anguilles commencent. Quel camp prenez-vous ?
   *[s] Les Saumons commencent. Quel camp prenez-vous ?
}
dr-ask-current = Choisissez un courant
dr-ask-fish = { $steps ->
    [one] Avancez un poisson d’une tuile
   *[other] Avancez un poisson de { $steps } tuiles
}
dr-ask-fish-first = Avancez un premier poisson d’une tuile
dr-ask-fish-again = Avancez encore un poisson d’une tuile, le même ou un autre
dr-ask-advance = Avance : choisissez le poisson qui avance d’une tuile
dr-ask-bonus = Avancez un poisson d’une tuile
dr-ask-cover = Choisissez sur quel poisson grimper
dr-ask-swap = Échange : choisissez une pile à retourner
dr-ask-tilt = Inclinaison : choisissez le courant à refuser à l’adversaire
dr-ask-double = Grande tuile : choisissez un de vos simples, il devient double
dr-ask-big = Grande tuile : rendez un poisson double, ou avancez d’une tuile
dr-ask-effect = Utiliser l’effet de cette tuile ?
dr-ask-done = Votre tour est joué : finissez-le, ou annulez

dr-begin = { $side ->
    [e] Les Anguilles commencent
   *[s] Les Saumons commencent
}
dr-take = { $side ->
    [e] Jouer les Anguilles
   *[s] Jouer les Saumons
}
dr-use = L’utiliser
dr-pass = Ne pas l’utiliser
dr-way-double = Rendre double
dr-way-swim = Avancer d’une tuile
dr-other-action = Faire { $action }

## La table

dr-board = La rivière
dr-choices = Ce que vous pouvez choisir
dr-reading = La position, tuile par tuile
dr-reading-bear = L’ours : { $eels } pas jusqu’au nid des Anguilles, { $salmon } pas jusqu’au nid des Saumons
dr-reading-nest = { $nest } : { $fish }
dr-reading-tile = { $tile } : { $piece }
dr-reading-big = { $tile } : { $first } ; { $second }
dr-empty = vide
dr-and = { $first } et { $second }
dr-tap-again = Appuyez encore une fois pour choisir.
dr-pick-label = { $thing }. { $what }
dr-close = Fermer
dr-legend = La légende
dr-rules = Dans les règles
dr-legend-tiles = Quand votre poisson arrive sur une tuile
dr-legend-more = Le courant, les poissons et l’ours
dr-legend-current = Choisissez un courant qui n’est pas incliné. Ensuite il dérive d’une tuile et se retourne.
dr-legend-stack = Un poisson seul grimpe sur un adversaire seul : celui du dessus mène la pile.
dr-legend-bear = Vos poissons poussent toujours l’ours vers l’autre nid. S’il entre dans un nid, son propriétaire a perdu.
dr-legend-end = Quand deux courants sont à la tuile 7 à la fin d’un tour, la partie est finie : le nid le plus loin de l’ours gagne.

## Fins de partie

end-deep-river-bear-home = { $winner ->
    [e] L’ours est entré dans le nid des Saumons : les Anguilles gagnent.
   *[s] L’ours est entré dans le nid des Anguilles : les Saumons gagnent.
}
end-deep-river-currents-home = { $winner ->
    [e] Deux courants sont au bout de la rivière, et l’ours est plus près du nid des Saumons : les Anguilles gagnent.
   *[s] Deux courants sont au bout de la rivière, et l’ours est plus près du nid des Anguilles : les Saumons gagnent.
}
end-deep-river-currents-home-draw = Deux courants sont au bout de la rivière, et l’ours est au beau milieu : partie nulle.
dr-near-middle = { $steps ->
    [one] Si près ! L’ours n’était qu’à un pas du milieu.
   *[other] Si près ! L’ours n’était qu’à { $steps } pas du milieu.
}
end-deep-river-repetition = La même position est revenue une troisième fois : partie nulle.
end-deep-river-too-long = Soixante tours ont été joués : partie nulle.

set-up-deep-river = Début

## Jouer avec des mots

deep-river-say-piece = { $piece ->
    [none] vide
    [e] une anguille simple
    [E] une anguille double
    [s] un saumon simple
    [S] un saumon double
    [es] un saumon simple qui emmène une anguille simple
    [eS] un saumon double qui emmène une anguille simple
    [Es] un saumon simple qui emmène une anguille double
    [ES] un saumon double qui emmène une anguille double
    [se] une anguille simple qui emmène un saumon simple
    [sE] une anguille double qui emmène un saumon simple
    [Se] une anguille simple qui emmène un saumon double
   *[SE] une anguille double qui emmène un saumon double
}
deep-river-say-place = { $place ->
    [1] , première place
    [2] , seconde place
   *[0] { "" }
}
deep-river-say-face = { $face ->
    [bear] 1 et l’ours
    [twice] deux fois 1
   *[plain] { $steps }
}
deep-river-say-setup = On prépare la rivière.
deep-river-say-over = La partie est finie.
deep-river-say-pie = Avant la partie : { $phase ->
    [name] choisissez quel camp commence
   *[take] prenez un camp
}.
deep-river-say-turn = { $side ->
    [e] Aux Anguilles
   *[s] Aux Saumons
} de jouer : { $phase ->
    [current] choisir un courant
    [fish] choisir un poisson
    [advance] avancer encore un poisson
    [bonus] avancer un poisson
    [cover] choisir sur quel poisson grimper
    [swap] retourner une pile
    [tilt] incliner un courant
    [big] utiliser la grande tuile
    [effect] utiliser la tuile ou non
   *[done] confirmer le tour
}.
deep-river-say-bear = L’ours : { $eels } pas jusqu’au nid des Anguilles, { $salmon } pas jusqu’au nid des Saumons.
deep-river-say-slot = Tuile { $tile }, { $kind ->
    [B] Ours
    [A] Avance
    [S] Échange
    [T] Inclinaison
   *[big] grande tuile
}{ deep-river-say-place } : { deep-river-say-piece }.
deep-river-say-nest = Nid { $side ->
    [e] des Anguilles
   *[s] des Saumons
} : simples { $singles }, doubles { $doubles }.
deep-river-say-colour = { $current ->
    [1] bleu
    [2] violet
   *[3] vert
}
deep-river-say-current = Le courant { deep-river-say-colour }, tuile { $tile } : { deep-river-say-face }, au dos { $back ->
    [bear] 1 et l’ours
    [twice] deux fois 1
   *[plain] { $back_steps }
} ; { $now ->
    [playing] joué en ce moment
    [marked] incliné pour le prochain tour
    [tilted] incliné
   *[free] libre
}.
deep-river-say-play = Jouer le courant { deep-river-say-colour } : { deep-river-say-face }.
deep-river-say-tilt = Incliner le courant { deep-river-say-colour }.
deep-river-say-swim = Avancer { deep-river-say-piece } depuis la tuile { $tile }{ deep-river-say-place }.
deep-river-say-swim-nest = Faire sortir { deep-river-say-piece } du nid.
deep-river-say-cover = Grimper sur { deep-river-say-piece }.
deep-river-say-swap = Retourner { deep-river-say-piece } sur la tuile { $tile }{ deep-river-say-place }.
deep-river-say-double = Rendre double { deep-river-say-piece } sur la tuile { $tile }{ deep-river-say-place }.
deep-river-say-double-nest = Rendre double { deep-river-say-piece } dans le nid.
deep-river-say-use = Utiliser la tuile.
deep-river-say-pass = Ne pas utiliser la tuile.
deep-river-say-done = Confirmer le tour.
deep-river-say-begin = Faire commencer { $side ->
    [e] les Anguilles
   *[s] les Saumons
}.
deep-river-say-take = Prendre { $side ->
    [e] les Anguilles
   *[s] les Saumons
}.
deep-river-say-first = { $side ->
    [e] Les Anguilles
   *[s] Les Saumons
} commencent.
deep-river-say-tiles = Les tuiles sont { $value }.
deep-river-say-throw = Les courants tombent ainsi : { $value }.
