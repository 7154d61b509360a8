### Het huis zelf: startpagina, instellingen, wat op de pagina van elk spel staat. Geladen op elke pagina.

skip = Naar de inhoud
close = Sluiten
to-home = Startpagina
home-link = Rivage: { to-home }
footer = Meer pagina’s
notes = Berichten
note-dismiss = Dit bericht sluiten
about = Over Rivage
me-title = Je profiel
me-lead = Je bent hier te gast: geen account, geen wachtwoord, geen e-mail. Je plaatsen, naam, album en instellingen blijven in deze browser, tenzij je ze op een van deze manieren bewaart.
accessibility-title = Toegankelijkheid
accessibility-lead = Elk spel hier kun je spelen met alleen het toetsenbord, op het gehoor, met grote letters en in je eigen tempo. Op deze pagina lees je hoe, en wat er nog ontbreekt.
independent = Rivage is een onafhankelijk project. Op de pagina van elk spel staan de makers, de illustratoren en de uitgever.
how-to-play = Zo speel je
how-to-play-game = Zo speel je { $game }
rules = Regels
rules-of-game = { $game }: de regels

## Instellingen

settings = Instellingen
settings-title = Instellingen
settings-lead = Deze instellingen gelden op elk toestel waarop je je aanmeldt.
wishes-playing = Tijdens het spelen
wishes-motion = Beweging en geluid
language = Taal
theme = Weergave
theme-system = Volgt het systeem
theme-light = Licht
theme-dark = Donker
speed = Snelheid van de animaties
speed-calm = Langzaam
speed-normal = Normaal
speed-quick = Snel
speed-none = Geen animatie
still = Geen beweging
confirm-wish = Elke zet bevestigen
confirm-wish-hint = De eerste tik laat een zet alleen zien, en je beurt eindigt pas met “Einde beurt”. Zonder vinkje eindigt hij vanzelf als er niets meer te doen is; je kunt hem dan nog twee seconden terugnemen.
large-pieces = Groter bord, grotere knoppen
large-pieces-hint = Het bord vult alle ruimte eromheen.
left-handed = Indeling voor linkshandigen
left-handed-hint = Knoppen en zijpanelen staan links.
by-words-wish = In tekstmodus spelen
by-words-wish-hint = Elke tafel als tekst met een lijst van keuzes, gemaakt voor schermlezers.
sound = Geluid
volume = Volume
sign-out = Overal elders afmelden
sign-out-text = Elke andere browser waarin je bent aangemeld, raakt je plaatsen kwijt. In deze browser houd je ze. Dit kan niet ongedaan worden gemaakt.
sign-out-yes = De andere afmelden
sign-out-no = Annuleren
sign-out-done = Je bent nu alleen nog in deze browser aangemeld.

## Startpagina

home-title = Spellen aan het water
home-lead = Kies een spel en speel meteen: alleen, met een vriend of tegen een bot. Zonder account.
games-loading = De spellen komen op tafel…
try-again = Opnieuw proberen
offline-note = Je bent offline. Je kunt de regels en het album lezen en de partijen terugkijken die in deze browser bewaard zijn. Zodra de verbinding terug is, kun je weer spelen.
players-exactly = { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
}
players-range = { $least } tot { $most } spelers
designed-by = van { $names }
board-coming = Dit spel heeft hier nog geen eigen bord: je speelt het in tekstmodus.
nickname = Je naam
playing-as = Je speelt als
change-name = Wijzigen
level-legend = { $players ->
    [2] Je tegenstander
   *[other] Niveau van de bots
}
play = Spelen
play-alone = alleen
play-against = tegen { $name }
play-bots = { $count ->
    [1] met een bot
    [2] met twee bots
    [3] met drie bots
   *[other] met { $count } bots
}
play-again = Nog eens spelen
more-ways = Meer manieren om te spelen
welcome-back = Welkom terug
welcome-back-name = Welkom terug, { $name }
left-off = Hier was je gebleven
today = Vandaag

way-alone = Alleen
way-alone-hint = in je eigen tempo
way-bots = Met bots
way-bots-hint = meteen
way-friends = { $players ->
    [2] Nodig een vriend uit
   *[other] Nodig vrienden uit
}
way-friends-hint = met een link
preset-full = Het hele spel spelen
preset-friends = Met vrienden
preset-friends-hint = tot { $count } mensen en een bot
way-device = { $players ->
    [2] Samen op één toestel
   *[other] Op één toestel
}
way-device-hint = { $players ->
    [2] om de beurt
   *[other] geef het door
}
way-watch = { $players ->
    [2] Kijk naar twee bots
   *[other] Kijk naar de bots
}
way-watch-hint = en leer ervan
way-daily = Het spel van vandaag
way-daily-hint = hetzelfde geluk voor iedereen, één poging
way-daily-begun = Verder met het spel van vandaag
way-daily-begun-hint = het wacht op je
way-daily-done = { $points ->
    [one] Het spel van vandaag: { $points } punt
   *[other] Het spel van vandaag: { $points } punten
}
way-daily-done-hint = kijk hoe iedereen het deed
group-untitled = Elke dag samen met vrienden
way-daily-done-rank = Plaats { $rank } van { $count }: bekijk alle uitslagen
way-duplicate = Hetzelfde geluk, ieder op een eigen moment
way-duplicate-hint = speel apart, vergelijk de uitslagen

guest-otter = Otter
guest-heron = Reiger
guest-kingfisher = IJsvogel
guest-beaver = Bever
guest-dragonfly = Libel
guest-dipper = Waterspreeuw

my-tables = Mijn tafels
my-past-tables = Afgelopen
all-my-tables = Al mijn tafels ({ $count })
mine-with = met { $names }
mine-alone = alleen
mine-daily = het spel van { $date }
mine-device = { $names } op één toestel
mine-bot = { $name } (bot)
mine-turn = { $name } is aan de beurt
mine-others-turn = de anderen zijn aan de beurt
mine-score = Jij { $mine } – { $others }
mine-points = { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
}
mine-together = { $points ->
    [one] Samen { $points } punt
   *[other] Samen { $points } punten
}
mine-just-now = zojuist
mine-won = Gewonnen
mine-won-by = { $name } heeft gewonnen
mine-lost = Verloren
mine-draw = Gelijkspel
someone = iemand
your-turn-mark = Jouw beurt
table-waiting = wacht op een speler
table-playing = bezig
table-paused = gepauzeerd
table-over = afgelopen

## Opties van een tafel

more-options = Meer opties
option-usual = standaard
option-alone = Met anderen: { $usual }. Alleen of met bots: { $value }.
option-side = Mijn kant
side-any = Maakt niet uit
option-players = Spelers
option-clock = { $timing ->
    [rounds] Tijd per ronde
   *[turns] Klok
}
clock-with-friends = Alleen met vrienden via een link. Op bots hoef je nooit te wachten.
clock-none = Geen klok
clock-real = { $minutes } min + { $seconds } s per beurt
clock-custom = Zelf kiezen…
clock-rounds = { $seconds ->
    [60] 1 minuut per ronde
    [120] 2 minuten per ronde
   *[other] { $seconds } seconden per ronde
}
clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $timing ->
    [rounds] per ronde
   *[turns] per beurt
}
clock-minutes = Minuten voor de partij
clock-increment = Seconden erbij per beurt
option-games = Lengte
games-usual = Twee partijen met een vriend, één tegen een bot
games-one = Eén partij
games-two = Twee partijen, met gewisselde kanten
option-other-name = Tweede speler op dit toestel

## De pagina van een spel

play-game = { $game } spelen
all-ways = Alle manieren om te spelen
workshop = Werkplaats
workshop-of = { $game }: werkplaats
lesson-of = { $game }: de les
lesson-offer = { $minutes ->
    [0] Leer het al spelend
   *[other] Leer het in { $minutes } minuten
}
lesson-go-on = Verder met de les
lesson-link = Les
crown = Kroon: je hebt { $level } verslagen
album = Album
album-of = { $game }: het album
guide-coming = De volledige uitleg wordt nog geschreven. Dit is al bekend:
guide-players = Wie er kan meespelen
guide-options = Opties
credits-title = Makers
credits-design = Bedacht door
credits-art = Geïllustreerd door
credits-advice = Wetenschappelijk advies
credits-publisher = Uitgegeven door
credits-love = Vind je het hier leuk, dan is het op een echte tafel nog mooier.
credits-rights = Dit is een onafhankelijke uitwerking, niet gemaakt of goedgekeurd door de uitgever. Er is geen plaatje en geen zin uit het gedrukte spel overgenomen.

## Over, en pagina’s die er niet zijn

about-title = Over Rivage
about-lead = Rivage is een thuis voor bordspellen aan het water. Regels, bots, server en tekeningen zitten in één open programma dat iedereen mag draaien.
about-private-title = Wat we van je weten
about-private = Een gastencookie die je plaats bewaart, de naam die je kiest en de zetten die je doet. Geen account, geen e-mail, geen reclame en niemand die je volgt.
about-fair-title = Eerlijke dobbelstenen
about-fair = Voor een partij begint, toont de server de vingerafdruk van een geheim getal; elke trekking volgt uit dat getal. Na afloop wordt ook het getal getoond, zodat iedereen kan nagaan dat er niet mee is geknoeid.
about-rights-title = Van wie deze spellen zijn
about-rights = De spellen zijn door hun makers bedacht en zijn van hen en hun uitgevers. Dit is een onafhankelijke uitwerking, met bewondering gemaakt: de regels zijn in onze eigen woorden verteld en elke tekening is van onszelf.
about-source = Het programma is vrije software onder de MIT-licentie. De letters zijn Fraunces en Nunito Sans, beide onder de SIL Open Font License.
lost-title = Dit pad loopt dood in het riet
lost-text = Op dit adres is geen pagina. Is de link wel compleet?
unreached-title = De server is niet bereikbaar
unreached-text = Deze pagina gaat vanzelf open zodra de verbinding er weer is.
