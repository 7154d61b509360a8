### Reports for terminals and logs, in English only: Python prints them, and the client does not load this catalogue.

## Why a photo of Aya is lost

terminal-aya-lost-dry-port = port { $port } of the { $tile } is dry: nearest domino { NUMBER($away, useGrouping: 0) } mm away
terminal-aya-lost-dry-port-off = port { $port } of the { $tile } is dry: domino { $domino } is only { NUMBER($away, useGrouping: 0) } mm away but does not lie on the tile
terminal-aya-lost-dry-port-none = port { $port } of the { $tile } is dry: no { $terrain } domino lies on the table with its water up
terminal-aya-lost-foreign = { $domino }, a { $found } domino, lies on the { $tile }
terminal-aya-lost-water-down = domino { $domino } lies on the { $tile } with its water down
terminal-aya-lost-off-river = this animal touches no domino of the river: nearest { NUMBER($away, useGrouping: 0) } mm away
terminal-aya-lost-no-river = this animal touches no domino of the river: there is none
terminal-aya-lost-wrong-terrain = the river that this animal touches is neither { $terrain } nor Garden
terminal-aya-lost-no-path = no river of { $terrain } dominoes or Gardens leads from this animal to a { $terrain } tile
terminal-aya-lost-on-tile = this animal does not lie strictly outside the { $tile } ({ $id })
terminal-aya-lost-off-table = this animal fell off the table
terminal-aya-lost-not-put-on = this animal was not put on its domino in time
terminal-aya-lost-shared = this animal shares its stretch with { $others }

## Where a cascade of Aya stopped

terminal-aya-behind = { $behind ->
    [0] { "" }
   *[other] ; { $behind } more behind it
}
terminal-aya-behind-fell = { $behind ->
    [0] { "" }
   *[other] ; { $behind } more fell the same way after it
}
terminal-aya-stopped-too-far = domino { $domino } was { $over } mm too far from domino { $by }{ terminal-aya-behind }
terminal-aya-stopped-too-close = domino { $domino } could not gather speed: { $row } dominoes are packed together, domino { $next } only { $gap } mm in front of it{ terminal-aya-behind }
terminal-aya-stopped-skewed = domino { $domino } stood { $turn }° out of line with the fall of domino { $by }{ terminal-aya-behind }
terminal-aya-stopped-skewed-aside = domino { $domino } stood { $aside } mm to the side of the fall of domino { $by }{ terminal-aya-behind }
terminal-aya-stopped-skewed-both = domino { $domino } stood { $aside } mm to the side of the fall of domino { $by }, and { $turn }° out of line{ terminal-aya-behind }
terminal-aya-stopped-blocked = domino { $by } hit domino { $domino }, but domino { $held } kept it standing{ terminal-aya-behind }
terminal-aya-stopped-blocked-before = domino { $by } fell onto domino { $held } and did not reach domino { $domino }{ terminal-aya-behind }
terminal-aya-stopped-blocked-animal = domino { $by } fell onto { $animal } and did not reach domino { $domino }{ terminal-aya-behind }
terminal-aya-stopped-skewed-fell = domino { $domino } stood { $turn }° out of line with the fall of domino { $by }, and shows no water{ terminal-aya-behind-fell }
terminal-aya-stopped-wrong-way = domino { $domino } stood the wrong way round: domino { $by } toppled it onto its water{ terminal-aya-behind-fell }
terminal-aya-stopped-wrong-way-would = domino { $domino } stands the wrong way round: domino { $by } would topple it onto its water{ terminal-aya-behind }
terminal-aya-stopped-wrong-way-away = domino { $by } stood the wrong way round: it fell away from domino { $domino }{ terminal-aya-behind }
terminal-aya-stopped-water-down = domino { $domino } lies and shows no water{ terminal-aya-behind-fell }
terminal-aya-stopped-alone = nothing leads to domino { $domino }: the nearest fallen one, domino { $by }, is { NUMBER($away, useGrouping: 0) } mm away{ terminal-aya-behind }
terminal-aya-stopped-alone-none = nothing leads to domino { $domino }: nothing has fallen{ terminal-aya-behind }
terminal-aya-stopped-pushed-stands = domino { $domino } was pushed and did not fall{ terminal-aya-behind }
terminal-aya-stopped-unclear = domino { $domino } still stands, although domino { $by } fell in front of it{ terminal-aya-behind }
