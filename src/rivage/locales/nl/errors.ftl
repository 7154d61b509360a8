### Wat geweigerd wordt, naar zijn code, met streepjes in plaats van punten. Elke zin zegt wat je kunt doen.

error-unknown = Dat lukte niet ({ $code }). Probeer het nog eens.
error-internal = Er ging bij ons iets mis. Probeer het nog eens.
error-connection-lost = De server is nu even niet bereikbaar. We blijven het proberen; er gaat niets verloren.
error-connection-unsaved = De verbinding viel weg voordat dit opgeslagen was. Kijk naar de tafel en kies zo nodig opnieuw.

error-game = Dat mag niet volgens de regels.
error-notation-unreadable = Dat kan ik niet lezen (teken { $character }). Typ een zet zoals in het voorbeeld.
error-words-unclear = Ik begrijp “{ $word }” niet (teken { $character }).
error-words-missing = { $wanted ->
    [verb] Wat wil je doen? Begin met een woord als verleng, zet, draai, trek.
    [river] Welke rivier? Bijvoorbeeld: rivier 1.
    [domino] Welke domino? Bijvoorbeeld: domino 12.
    [tile] Welke tegel? Bijvoorbeeld: de Starttegel.
    [side] Naar welke kant? Bijvoorbeeld: links 20.
    [player] Welke speler? Bijvoorbeeld: speler 2.
   *[place] Waar? Bijvoorbeeld: op 100 50 90.
}
error-words-absent = { $wanted ->
    [river] Er is geen rivier { $name }.
    [domino] Er is geen domino { $name }.
    [tile] Die tegel ligt niet op tafel: { $name }.
    [port] Die tegel heeft geen toegang { $name }.
    [player] Er is geen speler { $name }.
    [animal] Op domino { $name } hoort geen dier.
   *[place] Daar is geen plek meer: { $name }.
}
error-action-illegal = Dat mag nu niet volgens de regels. Kies een van de mogelijke zetten.
error-game-unknown = Deze server heeft dat spel niet.
error-option-unknown = Het spel kent de optie “{ $name }” niet.
error-option-value = De optie “{ $name }” kan die waarde niet hebben. Mogelijk: { $choices }.
error-option-seats = Het spel is niet gemaakt voor dat aantal spelers.
error-layout-unreadable = Dat bestand is geen tafel in rust: { $what } (bij { $where }).
error-layout-value = Die tafel kan niet bestaan: { $what } (bij { $where }).

error-layout-too_many = Dat is te veel voor de werkplaats: hoogstens { $most }.
error-layout-refused = { $kind ->
    [tiles] Tegel { $number } kan daar niet liggen.
    [animals] Dier { $number } kan daar niet meerijden.
    [pushes] Domino { $what } kan geen duwtje krijgen.
   *[dominoes] Domino { $number } kan daar niet staan.
}
error-workshop-busy = Je vorige tafel is nog aan het vallen. Een ogenblik.
error-workshop-full = Het is nu druk in de werkplaats. Probeer het zo nog eens.

error-passkey-refused = Die passkey werkte niet. Probeer het nog eens.
error-passkey-unknown = We kennen die passkey niet. Probeer een andere, of je herstelzin.
error-passkey-too_many = Je hebt al { $most } passkeys, het maximum. Verwijder er eerst een.
error-recovery-unreadable = Een herstelzin heeft { $words } woorden van vijf letters. Er ontbreekt een woord, of er staat een schrijffout in.
error-recovery-unknown = We kennen die herstelzin niet. Misschien is hij door een nieuwere vervangen.
error-push-unreadable = We konden het antwoord van deze browser niet lezen. Probeer het opnieuw.
error-notify-target = Het adres moet met https:// beginnen en mag geen naam of wachtwoord bevatten.
error-notify-private = Deze server stuurt niets naar adressen in zijn eigen netwerk, tenzij de beheerder dat toestaat.
error-notify-full = Je kunt er hoogstens { $most } hebben. Verwijder er eerst een.
error-notify-seat = Je hebt aan die tafel geen plaats, dus je bent er nooit aan de beurt.
error-kept-name = Onder de naam “{ $name }” kan niets worden opgeslagen.
error-kept-newer = Dat is intussen op een ander toestel veranderd. Kijk opnieuw, en probeer het dan nog eens.
error-kept-full = Je kunt hoogstens { $most } dingen opslaan.
error-kept-size = Dat is te groot om op te slaan: hoogstens { $limit } bytes.
error-kept-quota = Je hebt te veel opgeslagen: hoogstens { $limit } bytes.
error-kept-address = Vanuit je netwerk is de laatste tijd te veel opgeslagen. Het blijft in deze browser en wordt later opgeslagen.

error-table = Dat kan niet aan deze tafel.
error-table-unknown = Die tafel bestaat niet. Controleer de link.
error-table-conflict = Iemand anders was sneller. Kijk naar de tafel en probeer het nog eens.
error-table-fenced = Deze tafel verhuist naar een andere server. Hij is er zo weer.
error-table-not_now = Niet op dit moment van de partij.
error-table-not_host = Alleen wie de tafel heeft geopend, mag dat doen.
error-seat-wrong = Dat is niet jouw plaats.
error-seat-taken = Iemand anders heeft die plaats net genomen.
error-seat-too_few = Er zijn { $least } spelers nodig om te starten: wacht op iemand, of voeg een bot toe.
error-seat-name = Kies een naam van 1 tot { $longest } letters of emoji’s, allemaal zichtbaar.
error-seat-not_away = Die speler is er, of is nog niet lang genoeg weg.
error-turn-not_yours = Je bent niet aan de beurt.
error-turn-stale = Er is intussen iets gebeurd. Kijk naar het bord en kies opnieuw.
error-turn-late = De tijd voor deze ronde is om; een bot speelt de rest.
error-turn-revealed = Te laat: iedereen is klaar en heeft de ronde gezien.
error-turn-nothing = Er is in je beurt niets om terug te nemen.
error-offer-none = Dat voorstel geldt niet meer.
error-offer-standing = Een ander voorstel wacht nog op antwoord.
error-offer-own = De anderen moeten antwoorden, niet jij.
error-offer-pointless = Hier is niets om te vragen.
error-offer-too_soon = Dat heb je net al gevraagd. Over { $wait } s mag het weer.
error-bot-unknown = Er is geen bot van dat niveau.
error-phrase-unknown = Dat zinnetje bestaat niet.
error-phrase-too_many = Eén zinnetje tegelijk: wacht even.
error-turn-too_many_undos = Je kunt in deze partij geen stap meer terug.
error-talk-too_much = Je hebt in deze partij te veel zinnetjes en vragen gestuurd.
error-table-full = Deze partij heeft haar maximale lengte bereikt. Je kunt alleen nog opgeven.
error-table-too_many = Je hebt al { $most } tafels open. Speel er eerst een paar uit.
error-record-unreadable = Dat bestand is geen opgeslagen partij.
error-record-unsound = Die opgeslagen partij volgt de regels niet.

error-store-failed = De partij kon niet worden opgeslagen, dus er is niets veranderd. Probeer het straks nog eens.
error-store-url = Het adres van de database klopt niet. Zeg het tegen de beheerder van deze server.
error-store-newer = De database is geschreven door een nieuwere Rivage. Zeg het tegen de beheerder van deze server.
error-store-broken = De database is beschadigd. Zeg het tegen de beheerder van deze server.
error-store-missing = De database ontbreekt. Zeg het tegen de beheerder van deze server.
error-store-unwritable = De server kan niet naar zijn schijf schrijven. Zeg het tegen de beheerder; je partij is niet veranderd.
error-store-locked = Een andere server gebruikt dezelfde database. Zeg het tegen de beheerder van deze server.
error-store-in_use = De database heeft een ouder formaat en is in gebruik. Zeg het tegen de beheerder van deze server.
error-store-unreachable = De database antwoordt niet. Je partij blijft bewaard; probeer het straks nog eens.
error-store-slow = De database antwoordt niet op tijd. Je partij blijft bewaard; probeer het straks nog eens.
error-store-present = Er is al een database. Zeg het tegen de beheerder van deze server.
error-store-read_only = Deze server is op dit moment alleen-lezen.
error-store-closed = De server wordt afgesloten. Je partij blijft bewaard.
error-bus-failed = Onze servers bereiken elkaar niet. Ze blijven het proberen.
error-bus-url = De servers zijn niet goed ingesteld. Vertel het de beheerder.
error-bus-trace = De servers zijn niet goed ingesteld. Vertel het de beheerder.
error-bus-away = Onze servers bereiken elkaar niet. Ze blijven het proberen.
error-bus-jetstream = De servers kunnen hun werk niet verdelen. Vertel het de beheerder.
error-bus-cluster = Deze server hoort bij een ander cluster. Vertel het de beheerder.
error-bus-version = De servers hebben verschillende versies. Vertel het de beheerder.
error-bus-clock = De klok van deze server loopt niet gelijk. Zeg het tegen de beheerder.
error-bus-address = De servers zijn niet goed ingesteld. Vertel het de beheerder.
error-bus-relay = Deze verbinding komt niet van een van onze servers.
error-bus-moved = Deze tafel verhuist naar een andere server. Hij is er zo weer.
error-bus-workers = Er is niemand om deze partijen te spelen.

error-server = De server heeft dat geweigerd.
error-advice-none = Voor dit spel zijn hier geen tips.
error-advice-passed = Je hebt intussen iets anders gevraagd.
error-findings-none = Over dit moment is niets te zeggen.
error-server-not_found = Op dit adres is niets.
error-server-method = Dat kan op dit adres niet.
error-server-unexpected = Er ging bij ons iets mis; in het logboek staat het als { $reference }.
error-server-not_ready = De server is nog niet klaar. Probeer het zo nog eens.
error-server-port = Een ander programma gebruikt de poort.
error-server-public_url = Het openbare adres is geen geldig webadres.
error-identity-missing = Deze browser heeft geen gastencookie. Sta cookies toe voor deze site en laad de pagina opnieuw.
error-identity-forged = De gastencookie is niet van deze server. Laad de pagina opnieuw voor een nieuwe.
error-protocol-outdated = Deze pagina is verouderd. Laad hem opnieuw.
error-identity-origin = Dat verzoek kwam van een andere site en is niet aangenomen.
error-message-unreadable = De server kon dat niet lezen. Laad de pagina opnieuw.
error-message-too_large = Dat was te lang voor de server.
error-message-too_many = Dat ging te snel. Wacht even en probeer het nog eens.

error-deal-none = Dit spel heeft geen spel van de dag.
error-daily-unknown = Voor die dag is er geen spel.
error-daily-closed = Die dag is voorbij. Je kunt hem nog bekijken, en het spel van vandaag spelen.
error-games-filter = Dat filter bestaat niet. Laad de pagina opnieuw en probeer het nog eens.
error-games-cursor = Dit deel van de lijst is niet te vinden. Laad de pagina opnieuw en probeer het nog eens.
error-daily-played = Je hebt het spel van vandaag al gespeeld. Kom morgen terug voor het volgende.
error-daily-running = Het spel van vandaag staat nog niet in het archief. Speel het op zijn eigen pagina.
error-daily-old = Het archief begint op { $first }.
error-group-unknown = Deze groep bestaat niet. Controleer de link.
error-group-full = Deze groep is vol: er zijn { $limit } leden.
error-group-too_many = Je zit al in { $limit } groepen. Verlaat er eerst een.
error-group-not_member = Je zit niet in deze groep.
error-group-not_host = Alleen wie de groep beheert, kan dat doen.
error-group-removed = Je kunt niet meer meedoen: je bent uit deze groep verwijderd.
error-group-title = De naam is te lang: hoogstens { $limit } tekens.
error-duplicate-unknown = Die partij bestaat niet. Controleer de link.
error-duplicate-closed = Deze partij is gesloten. De uitslagen kun je nog zien.
error-duplicate-played = Je hebt dit al gespeeld: iedereen speelt het één keer.
error-physics-value = { $what } moet tussen { $low } en { $high } liggen, niet { $value }.
error-physics-domino = Er is geen domino met dat nummer om een duwtje te geven.
error-physics-room = Daar is geen ruimte voor de hand.
error-physics-broken = De domino’s konden deze keer niet bewegen. Er is niets veranderd; probeer het nog eens.
error-file-unreadable = Dit bestand kan niet worden gelezen.
error-game-name = Een nieuw spel kan deze naam niet hebben.
error-engine-missing = Hiervoor is Numba nodig, en dat staat niet op deze server.
error-file-exists = Er bestaat al een bestand met deze naam.
error-file-unwritable = Dit bestand kan niet worden geschreven.
error-simulate-exists = Dit bestand bevat al uitslagen.
error-simulate-busy = Een andere uitvoering schrijft naar dit bestand.
error-simulate-other = In dit bestand staan de uitslagen van een ander experiment.
error-simulate-damaged = Een regel van deze uitslagen is niet te lezen.
error-simulate-failed = Een partij kon niet worden uitgespeeld.
error-identity-expired = Je gastencookie is niet meer geldig. Laad de pagina opnieuw om een nieuwe te krijgen.
error-request-host = Dat verzoek zegt niet voor welke site het is.
error-request-misdirected = Deze server is niet op dat adres.
error-request-path = Dat adres is te lang.
error-request-headers = Je browser stuurde meer headers dan de server aanneemt. De cookies van deze site wissen kan helpen.
error-request-malformed = De server kon dat verzoek niet lezen.
error-request-depth = Dat verzoek is te diep genest.
error-request-slow = Dat kwam te langzaam aan. Probeer het nog eens.
