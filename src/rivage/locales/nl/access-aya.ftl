### Aya met het toetsenbord en op het gehoor: zijn deel van de pagina over toegankelijkheid.

access-aya-keyboard = Tab brengt je naar de tafel zelf. Wat je vasthoudt, volgt de pijltjes en begint op de eerste goede plek.
access-aya-arrows = verplaats wat je vasthoudt 5 millimeter, met Shift 1, met Alt een tiende
access-aya-turn = draai het 15 graden, met Shift 5, met Alt 1
access-aya-next = naar de volgende goede plek, of met een lege hand naar de volgende domino die je mag draaien; met Shift naar de vorige
access-aya-stand = trekken, neerzetten of neerleggen, de zandloper omdraaien, duwen: wat er nu komt
access-aya-escape = één stap terug
access-aya-reserve = leg de domino in je reserve
access-aya-take = neem er een terug uit je reserve
access-aya-brings = wat een fototoestel meebrengt: een landschap, een dier, niets
access-aya-fork = zet een Tuin neer als splitsing, of verander dat bij de gekozen Tuin
access-aya-raise = zet overeind wat gevallen is
access-aya-look = dichterbij, verder weg, de hele tafel
access-aya-views = kijk van boven, schuin, vrij
access-aya-point = wijs de anderen iets aan
access-aya-helper = zet de hulp, en het schuiven naar goede plekken, aan of uit
access-aya-numbers = coördinaten invullen
access-aya-ear = Zodra je hand stil is, hoor je wat er zou gebeuren als je loslaat. Speel al het andere in tekstmodus: de rivier wordt stuk voor stuk beschreven, en je typt wat je wilt doen. Na een duwtje hoor je wat er viel, wat nog staat en waarom.
access-aya-time = Het zand en de tijd voor een beurt horen bij het spel, en je kunt beide uitzetten: kies onder “Meer opties” geen zand en geen limiet voor een beurt. De rivier is dan klaar als een voorraad op is. De werkplaats heeft helemaal geen tijdslimiet.
