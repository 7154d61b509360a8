### Het spel van de dag, en duplicaten.

deal-loading = Alles wordt klaargelegd…
deal-points = { $points ->
    [one] punt
   *[other] punten
}
deal-you = jij

daily-days = Andere dagen
daily-before = De dag ervoor
daily-after = De dag erna
daily-today = Het spel van vandaag
daily-yesterday = Het spel van gisteren
daily-of = Het spel van { $date }
daily-lead = Hetzelfde geluk voor iedereen, tot middernacht UTC. Je hebt één poging, dus haal er alles uit.
daily-play = Spel van vandaag beginnen
daily-begun = Je partij is begonnen en wacht op je.
daily-continue = Verder spelen
daily-over = Dit spel is voorbij.
daily-next = Volgende spel over
daily-rank = { $count ->
    [one] Je bent als eerste klaar.
   *[other] Plaats { $rank } van { $count }
}
daily-again-look = Je partij nog eens bekijken
daily-dice = De dobbelstenen van de dag
daily-dice-secret = Alle trekkingen komen uit één geheim getal, gekozen voor de dag begon. Dit is de vingerafdruk ervan; het getal zelf volgt als de dag voorbij is (middernacht UTC).
daily-dice-shown = Alle trekkingen kwamen uit dit getal. De SHA-256 ervan is de vingerafdruk die hier de hele dag stond.
daily-fingerprint = Vingerafdruk (SHA-256)
daily-number = Het getal
daily-fair = Dobbelstenen controleren
daily-fair-later = Hoe je de dobbelstenen morgen kunt controleren
daily-count = { $count ->
    [0] Nog niemand is klaar.
    [one] Eén speler is klaar.
   *[other] { $count } spelers zijn klaar.
}
daily-nobody = Die dag heeft niemand gespeeld.
daily-distribution = De scores van iedereen
daily-points = Punten
daily-people = Spelers
daily-best = De beste partijen van de dag
daily-best-later = Als je klaar bent, kun je de beste partijen van de dag bekijken.
deal-replay = Partij bekijken
daily-streak = { $days ->
    [one] Je reeks: één dag.
   *[other] Je reeks: { $days } dagen.
}
daily-bots = De bots met hetzelfde geluk
daily-bots-computing = De bots spelen nog. Hun scores verschijnen hier vanzelf.
daily-bots-sheets = Partijen van de bots tonen
daily-best-yesterday = De beste partijen van gisteren
daily-best-spoiler = De beste partijen van die dag tonen (dit verraadt de worpen)
daily-archive = Eerdere spellen
daily-archive-lead = Speel het spel van een eerdere dag, zo vaak je wilt. Het telt niet voor de ranglijst en niet voor je reeks.
daily-archive-play = Dit spel spelen
daily-archive-again = Nog eens spelen
daily-archive-rank = { $count ->
    [0] Buiten de ranglijst. Die dag heeft niemand gespeeld.
   *[other] Buiten de ranglijst. Op die dag was dit plaats { $rank } geweest ({ $count } gespeeld).
}
archive-ranked = je score van die dag
archive-unranked = later gespeeld, buiten de ranglijst
archive-day-open = { $date }, niet gespeeld
archive-day-ranked = { $date }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
archive-day-unranked = { $date }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, buiten de ranglijst

share-title = Delen
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
daily-copy = Tekst kopiëren
daily-copied = Gekopieerd. Het verraadt niets.
daily-save = Plaatje opslaan
daily-share-now = Delen…

## Groups of friends

group-lead = Iedereen speelt alleen met hetzelfde geluk. Hier vergelijken jullie je punten, dag na dag.
group-new = Nieuwe groep
group-title = Naam van de groep (niet verplicht)
group-create = Groep maken
group-invited-by = { $name } nodigt je uit om jullie dagelijkse spellen te vergelijken.
group-invited = Je bent uitgenodigd om jullie dagelijkse spellen te vergelijken.
group-join = Lid worden van de groep
group-members = { $count ->
    [one] één lid
   *[other] { $count } leden
}
group-hidden = Je ziet de punten van vandaag zodra je klaar bent.
group-weeks = Andere weken
group-week = { $from } tot { $to }
group-week-before = De week ervoor
group-week-after = De week erna
group-member = Speler
group-total = Week
group-done = klaar
group-not-played = niet gespeeld
group-invite = Nodig je vrienden uit
group-share = Speel mee met het spel van de dag, en vergelijk je punten met ons!
group-manage = Groep beheren
group-rename = Hernoemen
group-remove = { $name } verwijderen
group-remove-sure = { $name } gaat uit de groep en kan niet meer meedoen.
group-remove-yes = Verwijderen
group-leave = Groep verlaten
group-leave-sure = Je verlaat de groep. Je uitslagen blijven staan.
group-no = Annuleren
group-leave-yes = Verlaten

## Duplicaten

duplicate-lead = Wie deze pagina opent, speelt in z’n eentje, met hetzelfde geluk. Wie klaar is, ziet alle uitslagen naast elkaar.
duplicate-play = Spelen
duplicate-begun = Je bent begonnen en kunt verder waar je was gebleven.
duplicate-count = { $count ->
    [0] Nog niemand heeft het gespeeld.
    [one] Eén vriend heeft het al gespeeld.
   *[other] { $count } vrienden hebben het al gespeeld.
}
duplicate-closes = Je kunt aan deze partij beginnen tot { $date }. Daarna tonen we het getal waar alles uit volgt.
duplicate-closed = Deze partij is sinds { $date } gesloten: beginnen kan niet meer.
duplicate-invite = Nodig je vrienden uit
duplicate-share = Speel met hetzelfde geluk als ik, dan vergelijken we!
duplicate-compare = { $count ->
    [one] Jouw uitslag
   *[other] { $count } uitslagen naast elkaar
}
