### A Walk in the Park : le plan en mots. Les cases vont de A1 à E5, les bras sont N E S W, le dé montre turn, straight, t ou ibis.

wp-board = Le jardin
wp-close = Fermer
wp-and = { $first } et { $last }
wp-then = { $first } ; { $then }
wp-seat = Crayon { $number }

## Le plan

wp-monument = { $name ->
    [opera-house] l’Opéra
    [macquaries-chair] le Banc de Mrs Macquarie
    [government-house] la Maison du Gouverneur
    [moreton-bay-fig] le Figuier de la baie de Moreton
    [choragic-monument] le Monument choragique
    [lion-gate] le Lion Gate
    [calyx] le Calyx
   *[duck-pond] la Mare aux canards
}
wp-monument-name = { $name ->
    [opera-house] Opéra
    [macquaries-chair] Banc Macquarie
    [government-house] Maison du Gouverneur
    [moreton-bay-fig] Figuier
    [choragic-monument] Choragique
    [lion-gate] Lion Gate
    [calyx] Le Calyx
   *[duck-pond] La Mare
}
wp-kind = { $kind ->
    [turn] virage
    [straight] ligne droite
    [t] intersection en T
    [cross] carrefour
   *[ibis] ibis
}
wp-arm = { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
wp-piece = { $kind }, { $arms }
wp-square = { $square } : { $what }.
wp-empty = vide
wp-joined = mène au carrefour
wp-not-joined = ne mène pas encore au carrefour
wp-square-monument = { $name }, { $state ->
    [visited] monument visité
    [shut] monument bloqué par l’ibis
   *[open] monument à visiter
}{ $first ->
    [mine] , point de première visite à vous.
    [gone] , point de première visite perdu.
   *[free] , point de première visite à prendre.
}
wp-your-sheet = Plan de { $name }
wp-sheet-words = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $visits ->
    [one] { $visits } visite
   *[other] { $visits } visites
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
wp-look-at = Regarder le plan de { $name } : { $sheet }
wp-legend = Légende du plan
wp-rules = Dans les règles
wp-legend-mark = { $mark ->
    [joined] Orange : un chemin relié au carrefour. Il visite le monument de sa case.
    [apart] Pâle : un chemin pas encore relié.
    [circled] Entouré : vous l’avez visité en premier, 1 point.
    [crossed] Barré : quelqu’un d’autre l’a visité avant. La visite reste possible.
    [statue] Une statue : quatre chemins forment une boucle autour d’elle.
   *[ibis] Un ibis prend sa case ; le monument qui s’y trouve est bloqué pour de bon. À plusieurs, le sixième ibis d’un plan met fin à la promenade.
}

## Ce qu’un mot provoque

wp-closes = { $count ->
    [one] ferme une boucle : une statue
   *[other] ferme { $count } boucles : { $count } statues
}
wp-visits = visite { $monument }
wp-visits-first = visite { $monument } en premier
wp-joins = { $count ->
    [one] rejoint le carrefour
   *[other] relie { $count } cases au carrefour
}
wp-shuts = bloque { $monument }
wp-raises = une statue de plus
wp-change-cost = Devient un T : 3 points de moins.
wp-ghost-nothing = Pas encore relié.
wp-ghost-ibis = Un ibis, loin des monuments.

wp-said-draw = { $square } : { $piece }
wp-said-change = { $square } devient un T, ouvert côté { $arm }
wp-said-tick = bonus « { $bonus } »
wp-said-nothing = rien à dessiner
wp-said-causes = { $said } ({ $causes })
wp-told = { $name } : { $text }
wp-did-roll = { $roll ->
    [turn] Lancer : virage
    [straight] Lancer : ligne droite
    [t] Lancer : intersection en T
   *[ibis] Lancer : ibis
}

## Une manche en bref, partout où elle est montrée en passant

wp-short-draw = { $kind ->
    [turn] virage
    [straight] droite
    [t] T
   *[ibis] ibis
} en { $square }
wp-short-squares = { $roll ->
    [turn] virage
    [straight] droite
    [t] T
   *[ibis] ibis
} : { $squares }
wp-short-change = { $square } en T
wp-short-none = plus de place
wp-short-statues = { $count ->
    [one] statue
   *[other] { $count } statues
}
wp-short-shut = bloque { $monument }

## Demander

wp-prompt-draw = { $roll ->
    [turn] Dessinez un virage
    [straight] Dessinez une ligne droite
    [t] Dessinez une intersection en T
   *[ibis] Dessinez un ibis
}
wp-prompt-kinds = Dessinez un T ou un ibis
wp-prompt-change = Transformez un chemin en T
wp-prompt-full = Votre plan est rempli
wp-prompt-tick = { $count ->
    [one] Choisissez un bonus
   *[other] Choisissez un bonus ({ $count } à cocher)
}
wp-prompt-bonus = { $kind ->
    [turn] Bonus : dessinez un virage
   *[straight] Bonus : dessinez une ligne droite
}
wp-prompt-free = Tout est dessiné
wp-hint-draw = { $kind ->
    [ibis] Appuyez sur une case vide pour l’ibis.
   *[other] Appuyez sur une case vide, puis encore pour tourner.
}
wp-ibis-count = Ibis { $count } sur { $of } : le dernier met fin à la promenade.
wp-hint-bonus = { $kind ->
    [turn] Le virage de votre bonus : appuyez sur une case vide.
   *[other] La ligne droite de votre bonus : appuyez sur une case vide.
}
wp-hint-kinds = Un T ou un ibis : choisissez, puis appuyez sur une case vide.
wp-hint-tick = Une visite ! Cochez un bonus.
wp-hint-roll = Le dé va être lancé.
wp-hint-over = La promenade est finie.
wp-hint-waiting = Les dessins seront dévoilés quand tout le monde aura fini.
wp-hint-change = Appuyez sur un chemin encadré pour l’ouvrir d’un côté de plus. Cela coûte 3 points.
wp-change-left = Aucun chemin n’est transformé.
wp-change-lost = La manche est passée : le T n’a pas été dessiné.
wp-die = { $roll ->
    [turn] Le dé : un virage
    [straight] Le dé : une ligne droite
    [t] Le dé : une intersection en T
   *[ibis] Le dé : un ibis
}
wp-die-bonus = { $kind ->
    [turn] Votre bonus : un virage
   *[straight] Votre bonus : une ligne droite
}
wp-kinds = Que dessiner
wp-die-waits = Le dé
wp-write = Dessiner
wp-pass = Rien à dessiner
wp-turn-left = Tourner vers la gauche
wp-turn-right = Tourner vers la droite
wp-change = Transformer un chemin en T, 3 points de moins
wp-change-short = { $now ->
    [changing] Annuler
   *[not] Faire un T
}
wp-change-leave = Ne rien transformer
wp-show-bonuses = Voir les bonus
wp-fold = Retour au plan

## Pourquoi quelque chose ne peut pas s’écrire

wp-why = { $square } : { $answer }
wp-why-free = Vous pouvez dessiner ici maintenant.
walk-in-the-park-refused-not-to-act = Ce n’est pas à vous de dessiner maintenant.
walk-in-the-park-refused-no-such-square = Cette case ou ce bonus n’existe pas.
walk-in-the-park-refused-square-filled = Il y a déjà un chemin ou un ibis sur cette case.
walk-in-the-park-refused-not-rolled = Le dé montre autre chose.
walk-in-the-park-refused-not-the-bonus = Dessinez d’abord la pièce de votre bonus.
walk-in-the-park-refused-tick-first = Cochez d’abord le bonus de votre visite.
walk-in-the-park-refused-draw-first = Dessinez d’abord ce que montre le dé.
walk-in-the-park-refused-drawn-already = Vous avez déjà dessiné dans cette manche.
walk-in-the-park-refused-bonus-not-earned = Un bonus se coche quand on visite un monument.
walk-in-the-park-refused-bonus-ticked = Ce bonus est déjà coché.
walk-in-the-park-refused-change-needs-turn-or-straight = Seuls un virage ou une ligne droite peuvent devenir un T.
walk-in-the-park-refused-kind-changed = Chaque sorte de chemin ne peut devenir un T qu’une fois par partie.
walk-in-the-park-refused-arm-there = Le chemin mène déjà de ce côté.
walk-in-the-park-refused-sheet-not-full = Il reste une case vide, dessinez donc.
walk-in-the-park-refused-round-written = Vous avez déjà fini cette manche.

## Bonus

wp-bonuses = Bonus
wp-bonuses-note = Chaque monument visité permet d’en cocher un.
wp-bonus = { $bonus ->
    [one] Un point
    [two] Deux points
    [ibis] Chaque ibis
    [flocks] Chaque groupe
    [flock] Plus grand groupe
    [statues] Chaque statue
    [statue] Une statue de plus
    [turn] Virage en plus
    [straight] Droite en plus
   *[t-ibis] T ou ibis
}
wp-bonus-hint = { $bonus ->
    [one] à la fin
    [two] à la fin
    [ibis] 1 point chacun
    [flocks] 1 point chacun
    [flock] 1 point par ibis
    [statues] 1 point chacune
    [statue] tout de suite
    [turn] à tracer maintenant
    [straight] à tracer maintenant
   *[t-ibis] un T peut être un ibis
}
wp-ticked = coché
wp-points-now = points pour l’instant
wp-strip-none = Bonus : aucun coché
wp-strip-ticked = Bonus cochés : { $bonuses }

## Score

wp-score = Score
wp-score-note = Comme si la promenade s’arrêtait maintenant. La personne qui a le plus de statues marque un point par statue.
wp-score-note-alone = Comme si la promenade s’arrêtait maintenant. Chaque statue rapporte un point.
wp-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wp-points-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · objectif { $goal }
wp-round = Manche { $round }
wp-counts = Monuments { $visits }/{ $of } · ibis { $ibis }/{ $of }
wp-ends = { $of } monuments visités ou { $of } ibis sur un même plan mettent fin à la promenade.
wp-roll-of = Lancer { $round } sur { $of }
wp-total = Total
wp-done-mark = ✓ fini
wp-writing-mark = dessine…
wp-line = { $key ->
    [firsts] { $count ->
        [one] { $count } monument visité en premier
       *[other] { $count } monuments visités en premier
    }
    [majority] { $count ->
        [0] Le plus de statues
        [one] { $count } statue (pour qui en a le plus)
       *[other] { $count } statues (pour qui en a le plus)
    }
    [one] Bonus : un point
    [two] Bonus : deux points
    [ibis] Bonus : chaque ibis ({ $count })
    [flocks] Bonus : chaque groupe ({ $count })
    [flock] Bonus : plus grand groupe ({ $count } ibis)
    [statues] Bonus : chaque statue ({ $count })
   *[changes] { $count ->
        [one] Un chemin transformé en T
       *[other] { $count } chemins transformés en T
    }
}
wp-line-alone = { $key ->
    [firsts] { $count ->
        [one] { $count } monument visité
       *[other] { $count } monuments visités
    }
   *[majority] { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
}

## La fin

end-walk-in-the-park-six-monuments = Six monuments ont été visités.
end-walk-in-the-park-six-ibis = Six ibis ont été dessinés.
end-walk-in-the-park-full-sheet = Un plan est rempli.
end-walk-in-the-park-last-roll = Le dé a été lancé 18 fois.
wp-alone-won = { $points } points : quelle belle promenade !
wp-alone-missed = { $points ->
    [one] { $points } point cette fois
   *[other] { $points } points cette fois
}
wp-ended = { $reason ->
    [six-monuments] { $count ->
        [one] { $names } a visité six monuments.
       *[other] { $names } ont visité six monuments.
    }
    [six-ibis] { $count ->
        [one] { $names } a dessiné six ibis.
       *[other] { $names } ont dessiné six ibis.
    }
   *[full-sheet] { $count ->
        [one] { $names } n’a plus de case vide.
       *[other] { $names } n’ont plus de case vide.
    }
}
wp-decided = { $decided ->
    [points] { $winners } a le plus de points.
    [ender] { $tied } ont { $points } points. La victoire revient à { $winners }, qui a provoqué la fin.
    [monuments] { $tied } ont { $points } points. La victoire revient à { $winners }, qui a visité plus de monuments.
    [statues] { $tied } ont { $points } points. La victoire revient à { $winners }, qui a plus de statues.
    [shared] { $tied } ont { $points } points et sont à égalité en tout : la victoire est partagée.
    [goal] En solitaire, on gagne à partir de 18 points.
   *[missed] En solitaire, il faut 18 points pour gagner.
}
wp-shared = { $names } se partagent la victoire
wp-near-goal = { $missing ->
    [one] À un point seulement des { $goal } !
   *[other] À { $missing } points seulement des { $goal } !
}
wp-near = { $missing ->
    [0] Autant de points que { $name } : on ne peut pas être plus près.
    [one] Un seul point derrière { $name } !
   *[other] Seulement { $missing } points derrière { $name } !
}
wp-winner = gagne

wp-share-points = { $points ->
    [one] point
   *[other] points
}
wp-share-map = Plan de { $name } : { $met }
wp-share-met = { $visits ->
    [one] { $visits } visite
   *[other] { $visits } visites
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis

set-up-walk-in-the-park = Début

## Jouer avec des mots

walk-in-the-park-say-kind = { $kind ->
    [turn] un virage
    [straight] une ligne droite
    [t] une intersection en T
   *[ibis] un ibis
}
walk-in-the-park-say-bonus = { $bonus ->
    [one] un point
    [two] deux points
    [ibis] un point par ibis
    [flocks] un point par groupe
    [flock] un point par ibis du plus grand groupe
    [statues] un point par statue
    [statue] une statue de plus
    [turn] tracer un virage
    [straight] tracer une ligne droite
   *[t-ibis] un T peut devenir un ibis
}
walk-in-the-park-say-phase = { $phase ->
    [roll] le dé va être lancé
    [draw] dessinez
    [tick] cochez un bonus
    [bonus] dessinez la pièce du bonus
    [free] tout est dessiné
   *[waiting] les autres dessinent encore
}
walk-in-the-park-say-over = La promenade est finie.
walk-in-the-park-say-round = Manche { $round } : { walk-in-the-park-say-phase }.
walk-in-the-park-say-roll = Manche { $round }, { $roll ->
    [turn] un virage
    [straight] une ligne droite
    [t] une intersection en T
   *[ibis] un ibis
} : { walk-in-the-park-say-phase }.
walk-in-the-park-say-row = Ligne { $row } : { $squares }.
walk-in-the-park-say-visited = Monuments visités : { $squares }.
walk-in-the-park-say-left = Monuments à visiter : { $squares }.
walk-in-the-park-say-shut = Monuments bloqués par un ibis : { $squares }.
walk-in-the-park-say-joined = Cases reliées au carrefour : { $squares }.
walk-in-the-park-say-ticked = Coché : { walk-in-the-park-say-bonus }.
walk-in-the-park-say-sheet = { $player } : points { $points }, visites { $visits }, statues { $statues }, ibis { $ibis }.
walk-in-the-park-say-draw = { $square } : { walk-in-the-park-say-kind }{ $arms ->
    [NE] , côtés nord et est
    [ES] , côtés est et sud
    [SW] , côtés sud et ouest
    [NW] , côtés nord et ouest
    [NS] , côtés nord et sud
    [EW] , côtés est et ouest
    [NES] , côtés nord, est et sud
    [ESW] , côtés est, sud et ouest
    [NSW] , côtés nord, sud et ouest
    [NEW] , côtés nord, est et ouest
   *[I] { "" }
}.
walk-in-the-park-say-change = { $square } : en faire un T, ouvert aussi côté { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
walk-in-the-park-say-tick = Cocher un bonus : { walk-in-the-park-say-bonus }.
walk-in-the-park-say-nothing = Rien ne peut être dessiné.
walk-in-the-park-say-done = Tout est dessiné.
walk-in-the-park-say-rolled = Le dé montre { $roll ->
    [turn] un virage
    [straight] une ligne droite
    [t] une intersection en T
   *[ibis] un ibis
}.
