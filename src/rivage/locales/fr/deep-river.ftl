### Deep River : la table en mots. Les camps sont e (les Anguilles) et s (les Saumons) ; les pièces e E s S, majuscule pour les doubles.

## Camps, pièces, lieux

dr-side = { $side ->
    [e] Anguilles
   *[s] Saumons
}
dr-pawn = { $pawn ->
    [e] une anguille simple
    [E] une anguille double
    [s] un saumon simple
   *[S] un saumon double
}
dr-stack = { $top } qui porte { $bottom }
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
    [0] jusque dans le nid des Anguilles
    [4] à la grande tuile
    [8] jusque dans le nid des Saumons
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
    [T] Bascule
   *[big] Grande tuile
}
dr-tile-letter = { $kind ->
    [B] O
    [A] A
    [S] É
    [T] B
   *[big] ★
}
dr-tile-text = { $kind ->
    [B] Quand un double arrive ici, l’ours fait 1 pas vers le nid adverse.
    [A] On continue : un de vos poissons nage d’une tuile. Là où il arrive, rien de plus ; dans le nid adverse, il fait tout de même marcher l’ours.
    [S] Retournez une pile de la rivière : le poisson du dessous passe dessus, et son camp prend la pile.
    [T] Faites basculer un courant : l’adversaire ne pourra pas le choisir au prochain tour. Il en reste toujours un de libre.
   *[big] Un simple : retournez un de vos poissons simples en double. Un double : faites cela, ou nagez d’une tuile avec un poisson et utilisez l’effet à l’arrivée si vous voulez. Il y a de la place pour deux pièces.
}
dr-tile-short = { $kind ->
    [B] double : ours, 1 pas
    [A] nager d’une tuile
    [S] retourner une pile
    [T] basculer un courant
   *[big] simple en double
}
dr-effect = { $tile } : { $effect }
dr-tile-name = { $place ->
    [4] Grande tuile
   *[other] Tuile { $place }, { $kind }
}
dr-tile-about = Que fait { $kind } ? ({ $place ->
    [4] la grande tuile
   *[other] tuile { $place }
})
dr-nest-about = Que se passe-t-il dans le nid { $side ->
    [e] des Anguilles
   *[s] des Saumons
} ?
dr-nest-text = { $side ->
    [e] Les anguilles partent d’ici, et les saumons veulent y venir.
   *[s] Les saumons partent d’ici, et les anguilles veulent y venir.
} Un poisson qui arrive dans le nid adverse y pousse l’ours, 1 pas par poisson visible, puis rentre chez lui. Quand l’ours lui-même y entre, le propriétaire du nid a perdu.

## Courants

dr-face = { $face ->
    [bear] 1 + ours
    [twice] deux fois 1
   *[other] { $number }
}
dr-face-text = { $face ->
    [bear] un poisson nage d’une tuile, puis l’ours fait 1 pas
    [twice] deux fois, un poisson nage d’une tuile
   *[other] un poisson nage { $number ->
        [one] d’une tuile
       *[other] de { $number } tuiles
    }
}
dr-current-name = Courant { $number } à la tuile { $tile } : { $face }, au dos { $back }
dr-current-tilted = basculé, on ne peut pas le choisir ce tour-ci
dr-current-marked = basculé, on ne pourra pas le choisir au prochain tour
dr-current-playing = en train d’être joué

## Ce qui se passe

dr-did-drawn = { $what ->
    [tiles] La rivière est posée : { $value }
    [throw] Les courants sont lancés : { $value }
   *[first] { $side ->
        [e] Les Anguilles commencent
       *[s] Les Saumons commencent
    }
}
dr-did-named = { $side ->
    [e] les Anguilles commenceront
   *[s] les Saumons commenceront
}
dr-did-took = { $name } { $you ->
    [yes] jouez
   *[no] joue
} { $side ->
    [e] les Anguilles
   *[s] les Saumons
}
dr-did-chose = joue le courant { $number } ({ $face })
dr-did-swam = { $piece } nage { $from } { $to }
dr-did-swam-onto = { $piece } nage { $from } { $to } et recouvre { $onto }
dr-did-skipped = { $count ->
    [one] en passant une tuile sans place
   *[other] en passant { $count } tuiles sans place
}
dr-did-walked = l’ours fait { $count ->
    [one] 1 pas
   *[other] { $count } pas
} vers { $nest } (encore { $left } pas)
dr-did-walked-home = l’ours fait { $count ->
    [one] 1 pas
   *[other] { $count } pas
} et entre dans { $nest }
dr-did-swapped = la pile { $on } se retourne : à présent { $piece }
dr-did-doubled = { $pawn } { $on } devient double
dr-did-tilted = le courant { $number } bascule
dr-will-tilted = le courant { $number } bascule : l’adversaire ne pourra pas le choisir au prochain tour
dr-did-passed = l’effet de { $place } n’est pas utilisé
dr-did-voided = { $what ->
    [move] il n’y a aucun poisson à déplacer
    [B] l’ours ne bouge pas : seul un double le réveille
    [A] aucun poisson ne peut continuer
    [S] il n’y a aucune pile à retourner
    [T] plus aucun courant ne peut basculer
   *[other] il n’y a plus de simple à retourner
}
dr-did-ended = la partie est finie
dr-clauses = { $first } ; { $rest }
## Ce qu’il faut décider

dr-ask-name = Dites quel camp commence
dr-ask-take = Choisissez votre camp
dr-ask-current = Choisissez un courant
dr-ask-fish = { $steps ->
    [one] Choisissez un poisson qui nage d’une tuile
   *[other] Choisissez un poisson qui nage de { $steps } tuiles
}
dr-ask-fish-first = Choisissez le premier poisson qui nage d’une tuile
dr-ask-fish-again = Choisissez un poisson, le même ou un autre, qui nage encore d’une tuile
dr-ask-advance = Avance : choisissez un poisson qui nage d’une tuile
dr-ask-bonus = Choisissez un poisson qui nage d’une tuile
dr-ask-cover = Choisissez le poisson à recouvrir
dr-ask-swap = Échange : choisissez une pile à retourner
dr-ask-tilt = Bascule : choisissez un courant à refuser à l’adversaire
dr-ask-double = Grande tuile : retournez un de vos poissons simples en double
dr-ask-big = Grande tuile : retournez un poisson en double, ou nagez d’une tuile
dr-ask-effect = Utiliser l’effet de cette tuile ?
dr-ask-done = Votre tour est complet : confirmez-le, ou revenez en arrière

dr-begin = { $side ->
    [e] Les Anguilles commencent
   *[s] Les Saumons commencent
}
dr-take = { $side ->
    [e] Jouer les Anguilles
   *[s] Jouer les Saumons
}
dr-use = L’utiliser
dr-pass = Le laisser
dr-way-double = Retourner
dr-way-swim = Nager d’une tuile
dr-other-action = Faire { $action }

## La table

dr-board = La rivière
dr-choices = Ce que vous pouvez choisir
dr-reading = La position, tuile par tuile
dr-reading-bear = L’ours : { $eels } pas jusqu’au nid des Anguilles, { $salmon } pas jusqu’au nid des Saumons
dr-reading-nest = { $nest } : { $fish }
dr-reading-tile = { $tile } : { $piece }
dr-reading-big = { $tile } : { $first } ; { $second }
dr-empty = vide
dr-and = { $first } et { $second }
dr-steps-left = Chemin de l’ours : { $eels } vers les Anguilles, { $salmon } vers les Saumons
dr-tap-again = Touchez encore pour choisir.
dr-pick-label = { $thing }. { $what }
dr-close = Fermer
dr-legend = Ce que disent les signes
dr-legend-tiles = Quand votre poisson arrive sur une tuile
dr-legend-more = Le courant, les poissons et l’ours
dr-legend-current = Choisissez un courant debout. Ensuite il dérive d’une tuile et se retourne.
dr-legend-stack = Un poisson seul recouvre un ennemi seul : celui du dessus mène la pile.
dr-legend-bear = Dans le nid adverse, vos poissons poussent l’ours. Qui le trouve dans son nid a perdu.
dr-legend-end = Quand deux courants sont à la tuile 7, le nid le plus loin de l’ours gagne.

## Fins de partie

end-deep-river-bear-home = { $winner ->
    [e] L’ours est entré dans le nid des Saumons : les Anguilles gagnent.
   *[s] L’ours est entré dans le nid des Anguilles : les Saumons gagnent.
}
end-deep-river-currents-home = { $winner ->
    [e] Deux courants sont au bout de la rivière, et l’ours est plus près du nid des Saumons : les Anguilles gagnent.
   *[s] Deux courants sont au bout de la rivière, et l’ours est plus près du nid des Anguilles : les Saumons gagnent.
}
end-deep-river-currents-home-draw = Deux courants sont au bout de la rivière, et l’ours est au beau milieu : partie nulle.
dr-near-middle = { $steps ->
    [one] Si près ! L’ours n’était qu’à un pas du milieu.
   *[other] Si près ! L’ours n’était qu’à { $steps } pas du milieu.
}
end-deep-river-repetition = La même position est revenue une troisième fois : partie nulle.
end-deep-river-too-long = Soixante tours ont été joués : partie nulle.

set-up-deep-river = La rivière est en place

## Jouer avec des mots

deep-river-say-piece = { $piece ->
    [none] vide
    [e] une anguille simple
    [E] une anguille double
    [s] un saumon simple
    [S] un saumon double
    [es] un saumon simple qui porte une anguille simple
    [eS] un saumon double qui porte une anguille simple
    [Es] un saumon simple qui porte une anguille double
    [ES] un saumon double qui porte une anguille double
    [se] une anguille simple qui porte un saumon simple
    [sE] une anguille double qui porte un saumon simple
    [Se] une anguille simple qui porte un saumon double
   *[SE] une anguille double qui porte un saumon double
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
deep-river-say-pie = Avant la partie : { $phase ->
    [name] dites quel camp commence
   *[take] prenez un camp
}.
deep-river-say-turn = { $side ->
    [e] Aux Anguilles
   *[s] Aux Saumons
} de jouer : { $phase ->
    [current] choisir un courant
    [fish] choisir un poisson
    [advance] nager encore avec un poisson
    [bonus] nager avec un poisson
    [cover] dire quel poisson couvrir
    [swap] retourner une pile
    [tilt] basculer un courant
    [big] utiliser la grande tuile
    [effect] utiliser la tuile ou non
   *[done] confirmer le tour
}.
deep-river-say-bear = L’ours : pas jusqu’au nid des Anguilles { $eels }, jusqu’au nid des Saumons { $salmon }.
deep-river-say-slot = Tuile { $tile }, { $kind ->
    [B] Ours
    [A] Avance
    [S] Échange
    [T] Bascule
   *[big] grande tuile
}{ deep-river-say-place } : { deep-river-say-piece }.
deep-river-say-nest = Nid { $side ->
    [e] des Anguilles
   *[s] des Saumons
} : simples { $singles }, doubles { $doubles }.
deep-river-say-current = Courant { $current } à la tuile { $tile } : { deep-river-say-face }, au dos { $back ->
    [bear] 1 et l’ours
    [twice] deux fois 1
   *[plain] { $back_steps }
} ; { $now ->
    [playing] en train d’être joué
    [marked] basculé pour le prochain tour
    [tilted] basculé
   *[free] libre
}.
deep-river-say-play = Jouer le courant { $current } : { deep-river-say-face }.
deep-river-say-tilt = Basculer le courant { $current }.
deep-river-say-swim = Nager avec { deep-river-say-piece } sur la tuile { $tile }{ deep-river-say-place }.
deep-river-say-swim-nest = Nager avec { deep-river-say-piece } du nid.
deep-river-say-cover = Couvrir { deep-river-say-piece }.
deep-river-say-swap = Retourner { deep-river-say-piece } sur la tuile { $tile }{ deep-river-say-place }.
deep-river-say-double = Doubler { deep-river-say-piece } sur la tuile { $tile }{ deep-river-say-place }.
deep-river-say-double-nest = Doubler { deep-river-say-piece } du nid.
deep-river-say-use = Utiliser la tuile.
deep-river-say-pass = Laisser la tuile.
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
deep-river-say-throw = Les courants tombent { $value }.
