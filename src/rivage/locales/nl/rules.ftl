### De pagina met de regels, dezelfde voor elk spel.

rules-lead = Alle regels, in onze eigen woorden.
rules-short = Zo speel je, in het kort
rules-print = Afdrukken
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-found = { $count ->
    [0] Geen onderdeel
    [one] { $count } onderdeel
   *[other] { $count } onderdelen
}
rules-none = Geen onderdeel bevat deze woorden. Probeer een korter woord.

## Aan tafel

rules-why = Waarom?
rules-more = De regels voor dit moment
rules-select = Kies eerst iets op het bord, dan zie je de regel ervoor.
rules-there = In de regels
rules-all = Alle regels
