### A Walk in the Park: de kaart in woorden. Vakken zijn A1 tot E5, armen N E S W, worpen turn, straight, t en ibis.

wp-board = De tuin
wp-close = Sluiten
wp-and = { $first } en { $last }
wp-then = { $first }; { $then }
wp-seat = Potlood { $number }

## De kaart

wp-monument = { $name ->
    [opera-house] het Operahuis
    [macquaries-chair] de Stoel van Mrs Macquarie
    [government-house] het Gouverneurshuis
    [moreton-bay-fig] de Moreton Bay-vijg
    [choragic-monument] het Choragisch monument
    [lion-gate] de Leeuwenpoort
    [calyx] de Calyx
   *[duck-pond] de Eendenvijver
}
wp-monument-name = { $name ->
    [opera-house] Operahuis
    [macquaries-chair] Stoel Macquarie
    [government-house] Gouverneurshuis
    [moreton-bay-fig] Vijgenboom
    [choragic-monument] Choragisch
    [lion-gate] Leeuwenpoort
    [calyx] De Calyx
   *[duck-pond] Eendenvijver
}
wp-kind = { $kind ->
    [turn] bocht
    [straight] recht pad
    [t] T-splitsing
    [cross] gedrukt kruispunt
   *[ibis] ibis
}
wp-arm = { $arm ->
    [N] noord
    [E] oost
    [S] zuid
   *[W] west
}
wp-piece = { $kind }, { $arms }
wp-square = { $square }: { $what }.
wp-empty = leeg
wp-joined = verbonden met het kruispunt
wp-not-joined = nog niet verbonden
wp-square-monument = { $name }, { $state ->
    [visited] bezocht
    [shut] versperd door de ibis
   *[open] niet bezocht
}{ $first ->
    [mine] , punt voor het eerste bezoek is van jou.
    [gone] , punt voor het eerste bezoek is weg.
   *[free] , punt voor het eerste bezoek nog te halen.
}
wp-your-sheet = Kaart van { $name }
wp-sheet-words = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $visits ->
    [one] { $visits } bezoek
   *[other] { $visits } bezoeken
}, { $statues ->
    [one] { $statues } standbeeld
   *[other] { $statues } standbeelden
}, { $ibis ->
    [one] { $ibis } ibis
   *[other] { $ibis } ibissen
}, { $free ->
    [one] { $free } vak vrij
   *[other] { $free } vakken vrij
}
wp-look-at = De kaart van { $name } bekijken: { $sheet }
wp-legend = Wat de tekens betekenen
wp-rules = In de regels
wp-legend-mark = { $mark ->
    [joined] Oranje: een pad dat met het kruispunt verbonden is. Het bezoekt het monument van zijn vak.
    [apart] Bleek: een pad dat nog niet verbonden is.
    [circled] Omcirkeld: jij was er als eerste, 1 punt.
    [crossed] Doorgestreept: iemand anders was er eerder. Je kunt er nog steeds op bezoek.
    [statue] Een standbeeld: vier paden sluiten er een lus omheen.
   *[ibis] Een ibis neemt zijn vak in; een monument daar blijft voorgoed versperd. Speel je met anderen, dan eindigt de wandeling met de zesde ibis op één kaart.
}

## Wat een woord teweegbrengt

wp-closes = { $count ->
    [one] sluit een lus: een standbeeld
   *[other] sluit { $count } lussen: { $count } standbeelden
}
wp-visits = bezoekt { $monument }
wp-visits-first = bezoekt { $monument } als eerste
wp-joins = { $count ->
    [one] sluit aan op het kruispunt
   *[other] verbindt { $count } vakken met het kruispunt
}
wp-shuts = verspert { $monument }
wp-raises = nog een standbeeld
wp-change-cost = Maakt er een T van: kost 3 punten.
wp-ghost-nothing = Nog niet verbonden.
wp-ghost-ibis = Een ibis, niet op een monument.

wp-said-draw = { $square }: { $piece }
wp-said-change = { $square } wordt een T, open naar { $arm }
wp-said-tick = bonus “{ $bonus }”
wp-said-nothing = niets te tekenen
wp-said-causes = { $said } ({ $causes })
wp-told = { $name }: { $text }
wp-did-roll = { $roll ->
    [turn] Worp: bocht
    [straight] Worp: recht pad
    [t] Worp: T-splitsing
   *[ibis] Worp: ibis
}

## Een ronde in het kort, overal waar ze in het voorbijgaan staat

wp-short-draw = { $kind ->
    [turn] bocht
    [straight] recht
    [t] T
   *[ibis] ibis
} op { $square }
wp-short-squares = { $roll ->
    [turn] bocht
    [straight] recht
    [t] T
   *[ibis] ibis
}: { $squares }
wp-short-change = { $square } een T
wp-short-none = geen plaats
wp-short-statues = { $count ->
    [one] beeld
   *[other] { $count } beelden
}
wp-short-shut = verspert { $monument }

## Vragen

wp-prompt-draw = { $roll ->
    [turn] Teken een bocht
    [straight] Teken een recht pad
    [t] Teken een T-splitsing
   *[ibis] Teken een ibis
}
wp-prompt-kinds = Teken een T of een ibis
wp-prompt-change = Maak van een pad een T
wp-prompt-full = Je kaart is vol
wp-prompt-tick = { $count ->
    [one] Kies een bonus
   *[other] Kies een bonus, nog { $count } te gaan
}
wp-prompt-bonus = { $kind ->
    [turn] Bonus: teken een bocht
   *[straight] Bonus: teken een recht pad
}
wp-prompt-free = Alles getekend
wp-hint-draw = { $kind ->
    [ibis] Tik op een leeg vak voor de ibis.
   *[other] Tik op een leeg vak, tik nog eens om te draaien.
}
wp-ibis-count = Ibis { $count } van { $of }: de laatste maakt een eind aan de wandeling.
wp-hint-bonus = { $kind ->
    [turn] Nu de bocht van je bonus: tik op een leeg vak.
   *[other] Nu het rechte pad van je bonus: tik op een leeg vak.
}
wp-hint-kinds = Een T of een ibis: kies, en tik dan op een leeg vak.
wp-hint-tick = Een bezoek! Kruis een bonus aan.
wp-hint-roll = De dobbelsteen wordt zo gegooid.
wp-hint-over = De wandeling is voorbij.
wp-hint-waiting = Je ziet alle tekeningen als iedereen klaar is.
wp-hint-change = Tik op een omlijnd pad om het aan nog een kant te openen. Dat kost 3 punten.
wp-change-left = Er is geen pad veranderd.
wp-change-lost = De ronde ging verder: de T is niet getekend.
wp-die = { $roll ->
    [turn] De dobbelsteen: een bocht
    [straight] De dobbelsteen: een recht pad
    [t] De dobbelsteen: een T-splitsing
   *[ibis] De dobbelsteen: een ibis
}
wp-die-bonus = { $kind ->
    [turn] Je bonus: een bocht
   *[straight] Je bonus: een recht pad
}
wp-kinds = Wat je tekent
wp-die-waits = De dobbelsteen
wp-write = Tekenen
wp-pass = Niets te tekenen
wp-turn-left = Naar links draaien
wp-turn-right = Naar rechts draaien
wp-change = Maak van een pad een T, min 3 punten
# Op de knop zelf, voor de prijs.
wp-change-short = { $now ->
    [changing] Annuleren
   *[not] Maak een T
}
wp-change-leave = Geen pad veranderen
wp-show-bonuses = Bonussen tonen
wp-fold = Terug naar de kaart

## Waarom iets niet kan

wp-why = { $square }: { $answer }
wp-why-free = Hier kun je nu tekenen.
walk-in-the-park-refused-not-to-act = Je bent nu niet aan de beurt om te tekenen.
walk-in-the-park-refused-no-such-square = Zo’n vak of bonus is er niet.
walk-in-the-park-refused-square-filled = Op dit vak staat al een pad of een ibis.
walk-in-the-park-refused-not-rolled = De dobbelsteen toont iets anders.
walk-in-the-park-refused-not-the-bonus = Teken eerst het stuk van je bonus.
walk-in-the-park-refused-tick-first = Kruis eerst de bonus van je bezoek aan.
walk-in-the-park-refused-draw-first = Teken eerst wat de dobbelsteen toont.
walk-in-the-park-refused-drawn-already = Je hebt deze ronde al getekend.
walk-in-the-park-refused-bonus-not-earned = Een bonus kruis je aan als je een monument bezoekt.
walk-in-the-park-refused-bonus-ticked = Deze bonus is al aangekruist.
walk-in-the-park-refused-change-needs-turn-or-straight = Alleen een bocht of een recht pad kan een T worden.
walk-in-the-park-refused-kind-changed = Elke soort pad kan maar één keer per partij een T worden.
walk-in-the-park-refused-arm-there = Het pad loopt al die kant op.
walk-in-the-park-refused-sheet-not-full = Er is nog een leeg vak, dus teken.
walk-in-the-park-refused-round-written = Je bent klaar met deze ronde.

## Bonussen

wp-bonuses = Bonussen
wp-bonuses-note = Voor elk monument dat je bezoekt, mag je er één aankruisen.
wp-bonus = { $bonus ->
    [one] Eén punt
    [two] Twee punten
    [ibis] Elke ibis
    [flocks] Elke groep
    [flock] Beste groep
    [statues] Elk standbeeld
    [statue] Extra standbeeld
    [turn] Extra bocht
    [straight] Extra recht pad
   *[t-ibis] T of ibis
}
wp-bonus-hint = { $bonus ->
    [one] aan het eind
    [two] aan het eind
    [ibis] elk 1 punt
    [flocks] elk 1 punt
    [flock] 1 punt per ibis
    [statues] elk 1 punt
    [statue] meteen
    [turn] teken hem nu
    [straight] teken het nu
   *[t-ibis] een T mag een ibis zijn
}
wp-ticked = aangekruist
wp-points-now = punten tot nu toe
wp-strip-none = Bonussen: geen aangekruist
wp-strip-ticked = Aangekruiste bonussen: { $bonuses }

## Punten

wp-score = Punten
wp-score-note = Alsof de wandeling nu eindigt. Wie de meeste standbeelden heeft, krijgt er voor elk één punt.
wp-score-note-alone = Alsof de wandeling nu eindigt. Elk standbeeld is één punt waard.
wp-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
wp-points-goal = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · doel { $goal }
wp-round = Ronde { $round }
wp-counts = Monumenten { $visits }/{ $of } · ibissen { $ibis }/{ $of }
wp-ends = { $of } bezochte monumenten of { $of } ibissen op één kaart maken een eind aan de wandeling.
wp-roll-of = Worp { $round } van { $of }
wp-total = Totaal
wp-done-mark = ✓ klaar
wp-writing-mark = tekent…
wp-line = { $key ->
    [firsts] { $count ->
        [one] { $count } monument als eerste bezocht
       *[other] { $count } monumenten als eerste bezocht
    }
    [majority] { $count ->
        [0] Meeste standbeelden
        [one] { $count } standbeeld (voor wie er de meeste heeft)
       *[other] { $count } standbeelden (voor wie er de meeste heeft)
    }
    [one] Bonus: één punt
    [two] Bonus: twee punten
    [ibis] Bonus: elke ibis ({ $count })
    [flocks] Bonus: elke groep ({ $count })
    [flock] { $count ->
        [one] Bonus: beste groep ({ $count } ibis)
       *[other] Bonus: beste groep ({ $count } ibissen)
    }
    [statues] Bonus: elk standbeeld ({ $count })
   *[changes] { $count ->
        [one] Eén pad in een T veranderd
       *[other] { $count } paden in een T veranderd
    }
}
wp-line-alone = { $key ->
    [firsts] { $count ->
        [one] { $count } monument bezocht
       *[other] { $count } monumenten bezocht
    }
   *[majority] { $count ->
        [one] { $count } standbeeld
       *[other] { $count } standbeelden
    }
}

## Het einde

end-walk-in-the-park-six-monuments = Er zijn zes monumenten bezocht.
end-walk-in-the-park-six-ibis = Er zijn zes ibissen getekend.
end-walk-in-the-park-full-sheet = Er is een kaart vol.
end-walk-in-the-park-last-roll = De dobbelsteen is 18 keer gegooid.
wp-alone-won = { $points } punten: een heerlijke wandeling!
wp-alone-missed = { $points ->
    [one] { $points } punt deze keer
   *[other] { $points } punten deze keer
}
wp-ended = { $reason ->
    [six-monuments] { $count ->
        [one] { $names } heeft zes monumenten bezocht.
       *[other] { $names } hebben zes monumenten bezocht.
    }
    [six-ibis] { $count ->
        [one] { $names } heeft zes ibissen getekend.
       *[other] { $names } hebben zes ibissen getekend.
    }
   *[full-sheet] { $count ->
        [one] { $names } heeft geen leeg vak meer.
       *[other] { $names } hebben geen leeg vak meer.
    }
}
wp-decided = { $decided ->
    [points] { $winners } heeft de meeste punten.
    [ender] { $tied } hebben elk { $points } punten. { $winners } zorgde voor het einde en wint.
    [monuments] { $tied } hebben elk { $points } punten. { $winners } heeft meer monumenten bezocht en wint.
    [statues] { $tied } hebben elk { $points } punten. { $winners } heeft meer standbeelden en wint.
    [shared] { $tied } hebben elk { $points } punten en zijn ook verder gelijk: ze delen de winst.
    [goal] In je eentje win je met 18 punten of meer.
   *[missed] In je eentje win je met 18 punten.
}
wp-shared = { $names } delen de winst
wp-near-goal = { $missing ->
    [one] Maar één punt te weinig voor { $goal }!
   *[other] Maar { $missing } punten te weinig voor { $goal }!
}
wp-near = { $missing ->
    [0] Evenveel punten als { $name }: het kon niet spannender.
    [one] Maar één punt achter { $name }!
   *[other] Maar { $missing } punten achter { $name }!
}
wp-winner = wint

wp-share-points = { $points ->
    [one] punt
   *[other] punten
}
wp-share-map = Kaart van { $name }: { $met }
wp-share-met = { $visits ->
    [one] { $visits } bezoek
   *[other] { $visits } bezoeken
}, { $statues ->
    [one] { $statues } standbeeld
   *[other] { $statues } standbeelden
}, { $ibis ->
    [one] { $ibis } ibis
   *[other] { $ibis } ibissen
}

set-up-walk-in-the-park = Begin

## Met woorden gespeeld

walk-in-the-park-say-kind = { $kind ->
    [turn] een bocht
    [straight] een recht pad
    [t] een T-splitsing
   *[ibis] een ibis
}
walk-in-the-park-say-bonus = { $bonus ->
    [one] één punt
    [two] twee punten
    [ibis] een punt voor elke ibis
    [flocks] een punt voor elke groep
    [flock] een punt voor elke ibis van de beste groep
    [statues] een punt voor elk standbeeld
    [statue] nog een standbeeld
    [turn] teken een bocht
    [straight] teken een recht pad
   *[t-ibis] een gegooide T mag een ibis zijn
}
walk-in-the-park-say-phase = { $phase ->
    [roll] nu komt de dobbelsteen
    [draw] nu tekenen
    [tick] kruis een bonus aan
    [bonus] teken het stuk van de bonus
    [free] alles is getekend
   *[waiting] anderen tekenen nog
}
walk-in-the-park-say-over = De wandeling is voorbij.
walk-in-the-park-say-round = Ronde { $round }: { walk-in-the-park-say-phase }.
walk-in-the-park-say-roll = Ronde { $round }, { $roll ->
    [turn] een bocht
    [straight] een recht pad
    [t] een T-splitsing
   *[ibis] een ibis
}: { walk-in-the-park-say-phase }.
walk-in-the-park-say-row = Rij { $row }: { $squares }.
walk-in-the-park-say-visited = Bezochte monumenten: { $squares }.
walk-in-the-park-say-left = Nog te bezoeken monumenten: { $squares }.
walk-in-the-park-say-shut = Monumenten versperd door een ibis: { $squares }.
walk-in-the-park-say-joined = Verbonden met het kruispunt: { $squares }.
walk-in-the-park-say-ticked = Aangekruist: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-sheet = { $player }: punten { $points }, bezoeken { $visits }, standbeelden { $statues }, ibissen { $ibis }.
walk-in-the-park-say-draw = { $square }: { walk-in-the-park-say-kind }{ $arms ->
    [NE] , open naar noord en oost
    [ES] , open naar oost en zuid
    [SW] , open naar zuid en west
    [NW] , open naar noord en west
    [NS] , open naar noord en zuid
    [EW] , open naar oost en west
    [NES] , open naar noord, oost en zuid
    [ESW] , open naar oost, zuid en west
    [NSW] , open naar noord, zuid en west
    [NEW] , open naar noord, oost en west
   *[I] { "" }
}.
walk-in-the-park-say-change = { $square }: maak er een T van, ook open naar { $arm ->
    [N] noord
    [E] oost
    [S] zuid
   *[W] west
}.
walk-in-the-park-say-tick = Kruis een bonus aan: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-nothing = Er kan niets getekend worden.
walk-in-the-park-say-done = Alles is getekend.
walk-in-the-park-say-rolled = De dobbelsteen toont { $roll ->
    [turn] een bocht
    [straight] een recht pad
    [t] een T-splitsing
   *[ibis] een ibis
}.
