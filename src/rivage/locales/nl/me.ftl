### Wat van mij is: bekend op andere toestellen, meegenomen, vergeten.

me-keep = Op al je toestellen
me-keep-text = Met een passkey of een herstelzin kun je je aanmelden op je telefoon, je laptop en je volgende toestel.
passkeys = Passkeys
passkey-text = Een passkey blijft op je toestel; je ontgrendelt hem met je vinger, je gezicht of een code. Je privésleutel krijgen wij nooit te zien.
passkey-impossible = Deze browser kan hier geen passkeys maken. Gebruik dan een herstelzin.
passkey-label = Naam
passkey-example = Mijn telefoon
passkey-make = Passkey maken
passkey-made = Je passkey is klaar. Om je op een ander toestel aan te melden, open je daar je profiel en kies je “Mijn passkey gebruiken”.
passkey-known = Dit toestel heeft al een passkey voor je.
passkey-none = Er is geen passkey gebruikt. Je kunt het opnieuw proberen.
passkey-created = gemaakt op { $day }
passkey-used = laatst gebruikt op { $day }
passkey-remove = Verwijderen
passkey-remove-this = De passkey { $label } verwijderen
passkey-removed = Die passkey werkt niet meer.
recovery = Herstelzin
recovery-text = Acht verzonnen woorden die makkelijk op te schrijven zijn. Wie ze heeft, kan zich aanmelden als jou: bewaar ze goed.
recovery-make = Herstelzin maken
recovery-replace = Nieuwe maken
recovery-drop = Verwijderen
recovery-made = Je hebt er een sinds { $day }.
recovery-once = Schrijf deze woorden nu op. Wij bewaren ze niet, en niemand kan ze nog eens tonen.
recovery-copy = Woorden kopiëren
recovery-copied = De woorden zijn gekopieerd.
me-back = Aanmelden
me-back-text = Meld je aan als de gast die je op een ander toestel bent. Instellingen en albums worden samengevoegd. Tafels waaraan je in deze browser zit, blijven bij de gast die je nu bent: speel ze eerst uit, of maak voor die gast een herstelzin.
me-back-passkey = Mijn passkey gebruiken
me-back-phrase = Mijn herstelzin
me-back-do = Aanmelden
me-take = Je gegevens downloaden
me-take-text = Alles wat we van je weten in één bestand: je naam, je tafels met elke zet, je album, je instellingen.
me-take-do = Downloaden
me-forget = Je gegevens verwijderen
me-forget-text = Je naam, album, instellingen, passkeys en herstelzin worden verwijderd, en je naam verdwijnt van de tafels van anderen. Hun partijen blijven. Dit kan niet ongedaan worden gemaakt.
me-forget-do = Mijn gegevens verwijderen
me-forget-sure = Echt alles verwijderen?
me-forget-yes = Ja, alles verwijderen
me-forget-no = Annuleren

## Profiel

me-account = Toestellen en gegevens
me-offline = Je statistieken komen van de server, en die is nu niet bereikbaar. Ze verschijnen zodra je weer online bent.
me-empty = Nog geen partijen
me-empty-text = Speel je eerste partij: je uitslagen, records en kronen komen hier te staan.
me-empty-do = Spel kiezen
me-played = Gespeelde partijen
me-since = sinds { $date }
me-streak = Dagreeks
me-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
me-best-streak = { $days ->
    [one] langste: { $days } dag
   *[other] langste: { $days } dagen
}
me-records = Je spellen in één oogopslag
me-games-played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
me-won = { $count } gewonnen
me-drawn = { $count } gelijk
me-lost = { $count } verloren
me-goals = { $count ->
    [one] doel één keer gehaald
   *[other] doel { $count } keer gehaald
}
me-best-alone = Beste solo
me-best-bots = Beste tegen bots
me-best-people = Beste met vrienden
me-best-turns = Snelste winst
me-turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
me-ladder = Tegen de bots
me-ladder-goal = Haal samen { $points } punten om de kroon te verdienen.
me-ladder-done = Je hebt alle kronen. Goed gespeeld!
me-crown = Kroon behaald:
me-challenge = Uitdagen
me-dailies = Spel van de dag
me-dailies-none = Iedereen krijgt dezelfde worpen, één keer per dag. Speel het spel van de dag op de dag zelf uit en je reeks begint.
me-dailies-count = { $count ->
    [one] { $count } dag uitgespeeld.
   *[other] { $count } dagen uitgespeeld.
}
me-streak-rule = Een dag telt voor je reeks als je die dag zelf uitspeelt, vóór middernacht UTC.
me-distribution = Je scores
me-dailies-unit = Dagen
me-month-before = Vorige maand
me-month-after = Volgende maand
me-day = { $points ->
    [one] { $date }: { $points } punt
   *[other] { $date }: { $points } punten
}
me-day-late = { $points ->
    [one] { $date }: { $points } punt, later uitgespeeld
   *[other] { $date }: { $points } punten, later uitgespeeld
}
me-late-legend = Gestippeld: op een latere dag uitgespeeld.
me-games = Je partijen
me-filter = Je partijen filteren
me-filter-game = Spel
me-filter-any-game = Alle spellen
me-filter-result = Uitslag
me-filter-any-result = Alle uitslagen
me-filter-against = Gespeeld met
me-filter-anybody = Iedereen
me-filter-none = Geen partijen bij deze filters.
me-filter-clear = Alle partijen tonen
me-result-won = Gewonnen
me-result-lost = Verloren
me-result-drawn = Gelijkspel
me-result-finished = Zonder winnaar geëindigd
me-result-unfinished = Niet afgemaakt
me-against-bots = Bots
me-against-people = Vrienden
me-against-solo = Niemand (solo)
me-more = Meer partijen tonen
me-album = Album openen
