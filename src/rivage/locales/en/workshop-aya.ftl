### Aya's workshop: a table without a clock.

workshop-aya-lead = Stand dominoes, push one, and see what happens. Nothing is scored here, and there is no clock. Start with one of these tables, or pick up a domino.
workshop-aya-panel = Pieces, tables and results
workshop-aya-bar = Table tools
workshop-aya-keys = N goes to the next domino, or to the next good place for what you hold. Arrows move it, Q and E rotate it, Enter stands it; with an empty hand, Enter pushes. Escape puts it away, G takes coordinates.

## The tray

workshop-aya-palette = Pick up
workshop-aya-brings = What the domino brings
workshop-aya-bring = { $what ->
    [animal] + animal
    [bend] + bend
    [fork] + fork
    [end] + end
   *[plain] Domino only
}
workshop-aya-full = The workshop is full: 200 dominoes.

## What is done

workshop-aya-push = { $domino ->
    [0] Nothing to push
   *[other] Push domino { $domino }
}
workshop-aya-reset = Set up again
workshop-aya-remove = Remove
workshop-aya-undo = Undo
workshop-aya-clear = Clear

## Tables

workshop-aya-shelf = Save and share
workshop-aya-examples = Examples
workshop-aya-example-row = A straight row
workshop-aya-example-turn = A curve
workshop-aya-example-fork = A Garden splits the river
workshop-aya-example-bend = Over a bend
workshop-aya-example-ride = An animal rides
workshop-aya-example-start = From the Start tile
workshop-aya-shown = On the table: { $what }.
workshop-aya-knob = { $what ->
    [turn] Angle from one domino to the next:
   *[gap] Gap from face to face:
}
workshop-aya-knob-value = { $what ->
    [turn] { $value }°
   *[gap] { $value } mm
}
workshop-aya-name = Save this table in this browser as
workshop-aya-keep = Save
workshop-aya-kept = { $name } saved.
workshop-aya-not-kept = This browser can’t save tables, but the link below contains this one.
workshop-aya-own = Your saved tables
workshop-aya-drop = Delete { $name }
workshop-aya-share = Copy a link to this table
workshop-aya-copied = Copied. Whoever opens the link gets exactly this table.
workshop-aya-bad = We can’t read the table in this link. At character { $character } it says “{ $found }”: { $why ->
    [version] a table begins with v1:
    [name] nothing in the box has that name.
    [number] a whole number is expected there.
    [places] a place is expected there, two or three numbers with commas.
    [many] that is more than the workshop holds.
   *[part] no part of a table begins like that.
}

## What happened

workshop-aya-results = What happened
workshop-aya-fell = { $fell ->
    [0] Nothing fell
    [one] { $fell } domino fell
   *[other] { $fell } dominoes fell
}; { $stands ->
    [0] none is left standing.
    [one] { $stands } is still standing.
   *[other] { $stands } are still standing.
}
workshop-aya-speeds = How fast the wave ran
workshop-aya-row = Dominoes
workshop-aya-gap = Gap
workshop-aya-measured = Here
workshop-aya-theory = In theory
workshop-aya-mm = { $value } mm
workshop-aya-mms = { $value } mm/s
workshop-aya-unit = { $value } √(gh)
workshop-aya-speeds-hint = The theory assumes a long row, rough dominoes and a table on which nothing slips. Wider gaps are slower; from 29 mm on the next one is out of reach.
workshop-aya-break = The river is broken: { $gap } mm between domino { $by } and domino { $domino }.
workshop-aya-whole = Everything fell, and it is one river.
