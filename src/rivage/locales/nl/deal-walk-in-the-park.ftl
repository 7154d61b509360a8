### De wandeling van de dag en duplicaten: wat A Walk in the Park anders zegt dan de rest van het huis.

deal-loading-walk-in-the-park = De kaart wordt uitgevouwen…
daily-today-walk-in-the-park = De wandeling van vandaag
daily-yesterday-walk-in-the-park = De wandeling van gisteren
daily-of-walk-in-the-park = De wandeling van { $date }
daily-lead-walk-in-the-park = Achttien worpen, voor iedereen dezelfde tot middernacht UTC. Je hebt één poging, dus haal er alles uit.
daily-play-walk-in-the-park = Wandeling van vandaag beginnen
daily-begun-walk-in-the-park = Je bent al aan je wandeling begonnen.
daily-continue-walk-in-the-park = Verder wandelen
daily-over-walk-in-the-park = Deze wandeling is voorbij.
daily-next-walk-in-the-park = Volgende wandeling over
daily-again-look-walk-in-the-park = Je wandeling nog eens bekijken
daily-count-walk-in-the-park = { $count ->
    [0] Nog niemand heeft deze wandeling afgemaakt.
    [one] Eén wandelaar is klaar.
   *[other] { $count } wandelaars zijn klaar.
}
daily-nobody-walk-in-the-park = Die dag is niemand gaan wandelen.
daily-people-walk-in-the-park = Wandelaars
daily-best-walk-in-the-park = De beste kaarten van de dag
daily-best-later-walk-in-the-park = Als je klaar bent, kun je de beste kaarten van de dag bekijken.
daily-copied-walk-in-the-park = Gekopieerd. Het verraadt geen enkel pad.
daily-bots-walk-in-the-park = De bots met dezelfde worpen
daily-bots-sheets-walk-in-the-park = Kaarten van de bots tonen
daily-best-yesterday-walk-in-the-park = De beste kaarten van gisteren
daily-best-spoiler-walk-in-the-park = De beste kaarten van die dag tonen (dit verraadt de worpen)
daily-archive-walk-in-the-park = Eerdere wandelingen
daily-archive-lead-walk-in-the-park = Maak de wandeling van een eerdere dag, zo vaak je wilt. Ze telt niet voor de ranglijst en niet voor je reeks.
daily-archive-play-walk-in-the-park = Deze wandeling maken
group-lead-walk-in-the-park = Iedereen wandelt alleen met dezelfde achttien worpen. Hier vergelijken jullie je punten, dag na dag.
group-invited-by-walk-in-the-park = { $name } nodigt je uit om jullie dagelijkse wandelingen te vergelijken.
group-invited-walk-in-the-park = Je bent uitgenodigd om jullie dagelijkse wandelingen te vergelijken.
group-hidden-walk-in-the-park = Je ziet de punten van vandaag zodra je wandeling klaar is.
group-share-walk-in-the-park = Wandel vandaag met ons mee, en vergelijk je punten met ons!
duplicate-lead-walk-in-the-park = Wie deze pagina opent, wandelt in z’n eentje, met dezelfde achttien worpen. Wie klaar is, ziet alle kaarten naast elkaar.
duplicate-play-walk-in-the-park = Speel deze worpen
duplicate-count-walk-in-the-park = { $count ->
    [0] Nog niemand heeft deze worpen gespeeld.
    [one] Eén vriend heeft ze al gespeeld.
   *[other] { $count } vrienden hebben ze al gespeeld.
}
duplicate-share-walk-in-the-park = Wandel met dezelfde worpen als ik, dan vergelijken we onze kaarten!
duplicate-compare-walk-in-the-park = { $count ->
    [one] Jouw kaart
   *[other] { $count } kaarten naast elkaar
}
