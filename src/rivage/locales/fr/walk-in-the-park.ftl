### A Walk in the Park : la feuille en mots. Les cases vont de A1 à E5, les bras sont N E S W, le dé montre turn, straight, t ou ibis.

wp-board = Le jardin
wp-close = Fermer
wp-and = { $first } et { $last }
wp-seat = Crayon { $number }

## La feuille

wp-monument = { $name ->
    [opera-house] l’Opéra
    [macquaries-chair] le Banc de Mrs Macquarie
    [government-house] la Maison du Gouverneur
    [moreton-bay-fig] le Figuier de Moreton Bay
    [choragic-monument] le Monument choragique
    [lion-gate] la Porte du Lion
    [calyx] le Calyx
   *[duck-pond] la Mare aux canards
}
wp-monument-name = { $name ->
    [opera-house] Opéra
    [macquaries-chair] Banc Macquarie
    [government-house] Maison du Gouverneur
    [moreton-bay-fig] Figuier
    [choragic-monument] Choragique
    [lion-gate] Porte du Lion
    [calyx] Le Calyx
   *[duck-pond] La Mare
}
wp-kind = { $kind ->
    [turn] virage
    [straight] ligne droite
    [t] carrefour en T
    [cross] croisée imprimée
   *[ibis] ibis
}
wp-arm = { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
wp-piece = { $kind }, { $arms }
wp-square = { $square } : { $what }.
wp-empty = vide
wp-joined = reliée à la croisée
wp-not-joined = pas encore reliée
wp-square-monument = { $name }, { $state ->
    [visited] visité
    [shut] fermé par l’ibis
   *[open] pas visité
}{ $first ->
    [mine] , son 1 est à vous.
    [gone] , son 1 est barré.
   *[free] , son 1 est libre.
}
wp-your-sheet = Feuille de { $name }
wp-sheet-words = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $visits ->
    [one] { $visits } visite
   *[other] { $visits } visites
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis, { $free } cases libres
wp-look-at = Regarder la feuille de { $name } : { $sheet }
wp-legend = Ce que veulent dire les marques
wp-legend-mark = { $mark ->
    [joined] Orange : un chemin relié à la croisée. Il visite le monument de sa case.
    [apart] Pâle : un chemin pas encore relié.
    [circled] Entouré : vous êtes venu en premier, 1 point.
    [crossed] Barré : un autre est venu en premier. La visite reste possible.
    [statue] Une statue : quatre chemins forment une boucle autour d’elle.
   *[ibis] Un ibis prend sa case ; le monument qui s’y trouve est fermé pour de bon.
}

## Ce qu’un mot provoque

wp-closes = { $count ->
    [one] ferme une boucle : une statue
   *[other] ferme { $count } boucles : { $count } statues
}
wp-visits = visite { $monument }
wp-visits-first = visite { $monument } en premier
wp-joins = { $count ->
    [one] rejoint la croisée
   *[other] relie { $count } cases à la croisée
}
wp-shuts = ferme { $monument } pour de bon
wp-raises = une statue de plus
wp-change-cost = En fait un T, pour 3 points.
wp-ghost-nothing = Ne rejoint encore rien.
wp-ghost-ibis = Un ibis, loin des monuments.

wp-said-draw = { $square } : { $piece }
wp-said-change = { $square } devient un T, ouvert côté { $arm }
wp-said-tick = bonus « { $bonus } »
wp-said-nothing = rien à dessiner
wp-said-causes = { $said } ({ $causes })
wp-told = { $name } : { $text }
wp-did-roll = { $roll ->
    [turn] Lancer : virage
    [straight] Lancer : ligne droite
    [t] Lancer : carrefour en T
   *[ibis] Lancer : ibis
}

## Demander

wp-prompt-draw = { $roll ->
    [turn] Dessinez un virage
    [straight] Dessinez une ligne droite
    [t] Dessinez un carrefour en T
   *[ibis] Dessinez un ibis
}
wp-prompt-full = Votre feuille est pleine
wp-prompt-tick = { $count ->
    [one] Choisissez un bonus
   *[other] Choisissez un bonus, { $count } à venir
}
wp-prompt-bonus = { $kind ->
    [turn] Bonus : dessinez un virage
   *[straight] Bonus : dessinez une ligne droite
}
wp-prompt-free = Tout est écrit
wp-hint-draw = { $kind ->
    [ibis] Touchez une case vide pour l’ibis.
   *[other] Touchez une case vide, encore pour tourner.
}
wp-hint-bonus = { $kind ->
    [turn] Le virage de votre bonus : touchez une case vide.
   *[other] La ligne droite de votre bonus : touchez une case vide.
}
wp-hint-tick = Une visite ! Cochez un bonus.
wp-hint-roll = Le dé va être lancé.
wp-hint-over = La promenade est finie.
wp-hint-waiting = Les dessins de tous se montrent quand chacun a fini.
wp-hint-change = Touchez un chemin encadré pour ouvrir un bras de plus. Cela coûte 3 points.
wp-die = { $roll ->
    [turn] Le dé : un virage
    [straight] Le dé : une ligne droite
    [t] Le dé : un carrefour en T
   *[ibis] Le dé : un ibis
}
wp-die-waits = Le dé
wp-write = Dessiner
wp-pass = Rien à dessiner
wp-turn-left = Tourner à gauche
wp-turn-right = Tourner à droite
wp-change = Faire d’un chemin un T, moins 3 points
wp-show-bonuses = Voir les bonus
wp-fold = Voir la feuille

## Bonus

wp-bonuses = Bonus
wp-bonus = { $bonus ->
    [one] Un point
    [two] Deux points
    [ibis] Chaque ibis
    [flocks] Chaque volée
    [flock] Belle volée
    [statues] Chaque statue
    [statue] Une statue de plus
    [turn] Tracer un virage
    [straight] Tracer tout droit
   *[t-ibis] T ou ibis
}
wp-bonus-hint = { $bonus ->
    [one] à la fin
    [two] à la fin
    [ibis] 1 point chacun
    [flocks] 1 point par groupe
    [flock] 1 point par ibis
    [statues] 1 point chacune
    [statue] tout de suite
    [turn] tout de suite
    [straight] tout de suite
   *[t-ibis] un T peut être un ibis
}
wp-ticked = coché
wp-points-now = points pour l’instant
wp-strip-none = aucun coché
wp-strip-ticked = cochés : { $bonuses }

## Score

wp-score = Score
wp-score-note = Comme si la promenade s’arrêtait ici. Qui a le plus de statues marque un point pour chacune.
wp-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wp-points-goal = { $points } points sur { $goal }
wp-round = Tour { $round }
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
        [one] Le plus de statues : { $count }
       *[other] Le plus de statues : { $count }
    }
    [one] Bonus : un point
    [two] Bonus : deux points
    [ibis] Bonus : chaque ibis ({ $count })
    [flocks] Bonus : chaque volée ({ $count })
    [flock] Bonus : plus belle volée ({ $count } ibis)
    [statues] Bonus : chaque statue ({ $count })
   *[changes] { $count ->
        [one] Un chemin devenu T
       *[other] { $count } chemins devenus T
    }
}

## La fin

end-walk-in-the-park-six-monuments = Six monuments sont visités.
end-walk-in-the-park-six-ibis = Six ibis sont dessinés.
end-walk-in-the-park-full-sheet = Une feuille est pleine.
end-walk-in-the-park-last-roll = Le dé a été lancé 18 fois.
wp-alone-won = { $points } points : quelle belle promenade !
wp-alone-missed = { $points ->
    [one] { $points } point cette fois
   *[other] { $points } points cette fois
}
wp-decided = { $decided ->
    [points] Le plus de points gagne.
    [ender] Égalité aux points : qui a provoqué la fin gagne.
    [monuments] Égalité aux points : le plus de monuments visités décide.
    [statues] Égalité aux points et aux monuments : le plus de statues décide.
    [shared] Égalité en tout : la victoire est partagée.
    [goal] Seul, on gagne avec 18 points ou plus.
   *[missed] Seul, on gagne à partir de 18 points.
}
wp-won-by = Victoire de { $names }
wp-winner = gagne

set-up-walk-in-the-park = Les plans sont prêts

## Jouer avec des mots

walk-in-the-park-say-kind = { $kind ->
    [turn] un virage
    [straight] une ligne droite
    [t] un carrefour en T
   *[ibis] un ibis
}
walk-in-the-park-say-bonus = { $bonus ->
    [one] un point
    [two] deux points
    [ibis] un point par ibis
    [flocks] un point par volée
    [flock] un point par ibis de la plus belle volée
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
    [free] tout est écrit
   *[waiting] les autres écrivent encore
}
walk-in-the-park-say-over = La promenade est finie.
walk-in-the-park-say-round = Tour { $round } : { walk-in-the-park-say-phase }.
walk-in-the-park-say-roll = Tour { $round }, { $roll ->
    [turn] un virage
    [straight] une ligne droite
    [t] un carrefour en T
   *[ibis] un ibis
} : { walk-in-the-park-say-phase }.
walk-in-the-park-say-row = Rangée { $row } : { $squares }.
walk-in-the-park-say-visited = Monuments visités : { $squares }.
walk-in-the-park-say-left = Monuments à visiter : { $squares }.
walk-in-the-park-say-shut = Monuments fermés par un ibis : { $squares }.
walk-in-the-park-say-joined = Reliées à la croisée : { $squares }.
walk-in-the-park-say-ticked = Coché : { walk-in-the-park-say-bonus }.
walk-in-the-park-say-sheet = { $player } : points { $points }, visites { $visits }, statues { $statues }, ibis { $ibis }.
walk-in-the-park-say-draw = { $square } : { walk-in-the-park-say-kind }{ $arms ->
    [NE] , ouvert nord est
    [ES] , ouvert est sud
    [SW] , ouvert sud ouest
    [NW] , ouvert nord ouest
    [NS] , ouvert nord sud
    [EW] , ouvert est ouest
    [NES] , ouvert nord est sud
    [ESW] , ouvert est sud ouest
    [NSW] , ouvert nord sud ouest
    [NEW] , ouvert nord est ouest
   *[I] { "" }
}.
walk-in-the-park-say-change = { $square } : en faire un T, ouvert aussi côté { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
walk-in-the-park-say-tick = Cocher un bonus : { walk-in-the-park-say-bonus }.
walk-in-the-park-say-nothing = Rien ne peut être dessiné.
walk-in-the-park-say-done = Tout est écrit.
walk-in-the-park-say-rolled = Le dé montre { $roll ->
    [turn] un virage
    [straight] une ligne droite
    [t] un carrefour en T
   *[ibis] un ibis
}.
