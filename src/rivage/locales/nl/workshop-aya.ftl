### De werkplaats van Aya: een tafel zonder klok.

workshop-aya-lead = Zet domino’s neer, geef er één een duwtje en kijk wat er gebeurt. Hier zijn geen punten en geen klok. Begin met een van deze tafels, of neem een domino in je hand.
workshop-aya-panel = Stukken, tafels en resultaten
workshop-aya-bar = Gereedschap voor de tafel
workshop-aya-keys = N gaat naar de volgende domino, of naar de volgende goede plek voor wat je in de hand hebt. De pijltjes verplaatsen het, Q en E draaien het, Enter zet het neer; met een lege hand geeft Enter een duwtje. Escape legt het weg, met G vul je coördinaten in.

## Het dienblad

workshop-aya-palette = Oppakken
workshop-aya-brings = Wat de domino meebrengt
workshop-aya-bring = { $what ->
    [animal] + dier
    [bend] + bocht
    [fork] + splitsing
    [end] + monding
   *[plain] Alleen een domino
}
workshop-aya-full = De werkplaats is vol: 200 domino’s.

## Wat er gedaan wordt

workshop-aya-push = { $domino ->
    [0] Niets om te duwen
   *[other] Domino { $domino } duwen
}
workshop-aya-reset = Opnieuw opzetten
workshop-aya-remove = Weghalen
workshop-aya-undo = Stap terug
workshop-aya-clear = Leegmaken

## Tafels

workshop-aya-shelf = Opslaan en delen
workshop-aya-examples = Voorbeelden
workshop-aya-example-row = Een rechte rij
workshop-aya-example-turn = Een bocht
workshop-aya-example-fork = Een Tuin splitst de rivier
workshop-aya-example-bend = Over een bochttegel
workshop-aya-example-ride = Een dier rijdt mee
workshop-aya-example-start = Vanaf de Starttegel
workshop-aya-shown = Op tafel: { $what }.
workshop-aya-knob = { $what ->
    [turn] Hoek van domino tot domino:
   *[gap] Ruimte tussen de domino’s:
}
workshop-aya-knob-value = { $what ->
    [turn] { $value }°
   *[gap] { $value } mm
}
workshop-aya-name = Deze tafel in deze browser opslaan als
workshop-aya-keep = Opslaan
workshop-aya-kept = { $name } is opgeslagen.
workshop-aya-not-kept = Deze browser kan niets opslaan, maar de link hieronder bevat de tafel.
workshop-aya-own = Je opgeslagen tafels
workshop-aya-drop = { $name } verwijderen
workshop-aya-share = Link naar deze tafel kopiëren
workshop-aya-copied = Gekopieerd. Wie de link opent, krijgt precies deze tafel.
workshop-aya-bad = In deze link zit geen leesbare tafel. Bij teken { $character } staat “{ $found }”: { $why ->
    [version] een tafel begint met v1:
    [name] zo heet niets in de doos.
    [number] daar hoort een heel getal.
    [places] daar hoort een plek, twee of drie getallen met komma’s.
    [many] dat is meer dan er in de werkplaats past.
   *[part] zo begint geen deel van een tafel.
}

## Wat er gebeurde

workshop-aya-results = Wat er gebeurde
workshop-aya-fell = { $fell ->
    [0] Er viel niets
    [one] { $fell } domino viel
   *[other] { $fell } domino’s vielen
}; { $stands ->
    [0] er staat er geen meer.
    [one] { $stands } staat nog.
   *[other] { $stands } staan nog.
}
workshop-aya-speeds = Hoe snel de golf liep
workshop-aya-row = Domino’s
workshop-aya-gap = Ruimte
workshop-aya-measured = Hier
workshop-aya-theory = In theorie
workshop-aya-mm = { $value } mm
workshop-aya-mms = { $value } mm/s
workshop-aya-unit = { $value } √(gh)
workshop-aya-speeds-hint = De theorie gaat over een lange rij, ruwe domino’s en een tafel waarop niets glijdt. Met meer ruimte gaat het langzamer; vanaf 29 mm is de volgende buiten bereik.
workshop-aya-break = De rivier ligt in tweeën: tussen domino { $by } en domino { $domino } zit { $gap } mm.
workshop-aya-whole = Alles ligt, en het is één rivier.
