### Was abgelehnt wird, nach seinem Code, mit Strichen statt Punkten. Jeder Satz sagt, was zu tun ist.

error-unknown = Das hat nicht geklappt ({ $code }). Bitte versuch es noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-connection-lost = Der Server ist gerade nicht erreichbar. Wir versuchen es weiter; nichts ist verloren.
error-connection-unsaved = Die Verbindung brach ab, bevor das gespeichert war. Schau auf den Tisch und wähle, wenn nötig, noch einmal.

error-game = Die Regeln erlauben das nicht.
error-notation-unreadable = Das kann ich nicht lesen (Zeichen { $character }). Schreib einen Zug wie im Beispiel.
error-words-unclear = Ich verstehe „{ $word }“ nicht (Zeichen { $character }).
error-words-missing = { $wanted ->
    [verb] Was möchtest du tun? Beginne mit einem Wort wie verlängere, stell, dreh, zieh.
    [river] Welcher Fluss? Zum Beispiel: Fluss 1.
    [domino] Welcher Stein? Zum Beispiel: Stein 12.
    [tile] Welches Plättchen? Zum Beispiel: das Startplättchen.
    [side] Auf welche Seite? Zum Beispiel: links 20.
    [player] Wer? Zum Beispiel: Spieler 2.
   *[place] Wo? Zum Beispiel: bei 100 50 90.
}
error-words-absent = { $wanted ->
    [river] Es gibt keinen Fluss { $name }.
    [domino] Es gibt keinen Stein { $name }.
    [tile] Dieses Plättchen liegt nicht auf dem Tisch: { $name }.
    [port] Dieses Plättchen hat keinen Zugang { $name }.
    [player] Es gibt keinen Spieler { $name }.
    [animal] Auf Stein { $name } gehört kein Tier.
   *[place] Dort ist kein Platz mehr: { $name }.
}
error-action-illegal = Das erlauben die Regeln gerade nicht. Wähle einen der angebotenen Züge.
error-game-unknown = Dieser Server hat dieses Spiel nicht.
error-option-unknown = Das Spiel hat keine Option „{ $name }“.
error-option-value = Die Option „{ $name }“ kann diesen Wert nicht haben. Möglich: { $choices }.
error-option-seats = Für so viele Personen ist das Spiel nicht gemacht.
error-layout-unreadable = Diese Datei enthält keinen ruhenden Tisch: { $what } (bei { $where }).
error-layout-value = So einen Tisch kann es nicht geben: { $what } (bei { $where }).

error-layout-too_many = Das ist zu viel für die Werkstatt: höchstens { $most }.
error-layout-refused = { $kind ->
    [tiles] Plättchen { $number } kann dort nicht liegen.
    [animals] Tier { $number } kann dort nicht reiten.
    [pushes] Stein { $what } lässt sich nicht anstoßen.
   *[dominoes] Stein { $number } kann dort nicht stehen.
}
error-workshop-busy = Dein letzter Tisch fällt noch. Einen Moment.
error-workshop-full = In der Werkstatt ist gerade viel los. Bitte versuch es gleich noch einmal.
error-passkey-refused = Dieser Passkey hat nicht funktioniert. Bitte versuch es noch einmal.
error-passkey-unknown = Wir kennen diesen Passkey nicht. Versuch einen anderen oder deine Rettungswörter.
error-passkey-too_many = Du hast schon { $most } Passkeys, mehr geht nicht. Entferne zuerst einen.
error-recovery-unreadable = Es sind { $words } Rettungswörter mit je fünf Buchstaben. Eines fehlt oder ist falsch geschrieben.
error-recovery-unknown = Wir kennen diese Rettungswörter nicht. Vielleicht wurden sie durch neuere ersetzt.
error-push-unreadable = Wir konnten die Antwort dieses Browsers nicht lesen. Bitte versuch es noch einmal.
error-notify-target = Die Adresse muss mit https:// beginnen und darf weder Namen noch Passwort enthalten.
error-notify-private = Dieser Server schickt nichts an Adressen im eigenen Netz, außer der Betreiber erlaubt es.
error-notify-full = Du kannst höchstens { $most } haben. Entferne zuerst eins.
error-notify-seat = Du hast an diesem Tisch keinen Platz, also bist du dort nie dran.
error-kept-name = Unter dem Namen „{ $name }“ lässt sich nichts speichern.
error-kept-newer = Das wurde inzwischen auf einem anderen Gerät geändert. Sieh es dir an und versuch es dann noch einmal.
error-kept-full = Du kannst höchstens { $most } Dinge speichern.
error-kept-size = Das ist zu groß zum Speichern: höchstens { $limit } Byte.
error-kept-quota = Du hast zu viel gespeichert: höchstens { $limit } Byte.
error-kept-address = Aus deinem Netz wurde zuletzt zu viel gespeichert. Es bleibt in diesem Browser und wird später gespeichert.

error-table = Das geht an diesem Tisch nicht.
error-table-unknown = Diesen Tisch gibt es nicht. Prüf den Link.
error-table-conflict = Jemand anders war schneller. Schau auf den Tisch und versuch es noch einmal.
error-table-fenced = Dieser Tisch zieht auf einen anderen Server um. Er ist gleich wieder da.
error-table-not_now = Nicht an dieser Stelle der Partie.
error-table-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-seat-wrong = Das ist nicht dein Platz.
error-seat-taken = Diesen Platz hat gerade jemand anders genommen.
error-seat-too_few = Zum Starten braucht ihr { $least } Personen: Warte auf jemanden, oder füg einen Bot hinzu.
error-seat-name = Bitte wähle einen Namen aus 1 bis { $longest } sichtbaren Buchstaben oder Emojis.
error-seat-not_away = Diese Person ist da oder noch nicht lange genug weg.
error-turn-not_yours = Du bist nicht dran.
error-turn-stale = Inzwischen ist etwas passiert. Schau aufs Brett und wähle noch einmal.
error-turn-late = Die Zeit dieser Runde ist um; ein Bot spielt den Rest.
error-turn-revealed = Zu spät: Alle sind fertig, und die Runde ist aufgedeckt.
error-turn-nothing = In deinem Zug gibt es nichts rückgängig zu machen.
error-offer-none = Dieses Angebot gilt nicht mehr.
error-offer-standing = Ein anderes Angebot wartet noch auf Antwort.
error-offer-own = Antworten müssen die anderen, nicht du.
error-offer-pointless = Hier gibt es nichts zu erbitten.
error-offer-too_soon = Darum hast du gerade erst gebeten. Wieder möglich in { $wait } s.
error-bot-unknown = Einen Bot dieser Stärke gibt es nicht.
error-phrase-unknown = Diesen Spruch gibt es nicht.
error-phrase-too_many = Ein Spruch nach dem anderen: Warte einen Moment.
error-turn-too_many_undos = Du kannst in dieser Partie nichts mehr rückgängig machen.
error-talk-too_much = Du hast in dieser Partie zu viele Sprüche und Bitten geschickt.
error-table-full = Diese Partie hat ihre maximale Länge erreicht. Du kannst nur noch aufgeben.
error-table-too_many = Du hast schon { $most } offene Tische. Beende einige davon, bevor du einen neuen eröffnest.
error-record-unreadable = Diese Datei ist keine gespeicherte Partie.
error-record-unsound = Diese gespeicherte Partie folgt nicht den Regeln.

error-store-failed = Die Partie ließ sich nicht speichern, darum wurde nichts geändert. Bitte versuch es bald noch einmal.
error-store-url = Die Adresse der Datenbank ist falsch. Sag es den Betreibern dieses Servers.
error-store-newer = Die Datenbank stammt von einem neueren Rivage. Sag es den Betreibern dieses Servers.
error-store-broken = Die Datenbank ist beschädigt. Sag es den Betreibern dieses Servers.
error-store-missing = Die Datenbank fehlt. Sag es den Betreibern dieses Servers.
error-store-unwritable = Der Server kann nicht auf seine Festplatte schreiben. Sag es seinen Betreibern; deine Partie ist unverändert.
error-store-locked = Ein anderer Server benutzt dieselbe Datenbank. Sag es den Betreibern dieses Servers.
error-store-in_use = Die Datenbank hat ein älteres Format und wird gerade benutzt. Sag es den Betreibern dieses Servers.
error-store-unreachable = Die Datenbank antwortet nicht. Deine Partie bleibt erhalten; versuch es bald noch einmal.
error-store-slow = Die Datenbank antwortet nicht rechtzeitig. Deine Partie bleibt erhalten; versuch es bald noch einmal.
error-store-present = Es gibt schon eine Datenbank. Sag es den Betreibern dieses Servers.
error-store-read_only = Dieser Server ist im Moment schreibgeschützt.
error-store-closed = Der Server fährt herunter. Deine Partie bleibt erhalten.
error-bus-failed = Unsere Server erreichen einander nicht. Sie versuchen es weiter.
error-bus-url = Die Server sind nicht richtig eingerichtet. Sag es den Betreibern.
error-bus-trace = Die Server sind nicht richtig eingerichtet. Sag es den Betreibern.
error-bus-away = Unsere Server erreichen einander nicht. Sie versuchen es weiter.
error-bus-jetstream = Die Server können ihre Arbeit nicht aufteilen. Sag es den Betreibern.
error-bus-cluster = Dieser Server gehört zu einem anderen Verbund. Sag es den Betreibern.
error-bus-version = Die Server haben verschiedene Versionen. Sag es den Betreibern.
error-bus-clock = Die Uhr dieses Servers geht falsch. Sag es den Betreibern.
error-bus-address = Die Server sind nicht richtig eingerichtet. Sag es den Betreibern.
error-bus-relay = Diese Verbindung kommt nicht von einem unserer Server.
error-bus-moved = Dieser Tisch zieht auf einen anderen Server um. Er ist gleich wieder da.
error-bus-workers = Es ist niemand da, der diese Partien spielt.

error-server = Der Server hat das abgelehnt.
error-advice-none = Für dieses Spiel gibt es hier keine Tipps.
error-advice-passed = Du hast inzwischen etwas anderes gefragt.
error-findings-none = Zu diesem Moment gibt es nichts zu sagen.
error-server-not_found = Unter dieser Adresse gibt es nichts.
error-server-method = Das nimmt diese Adresse nicht an.
error-server-unexpected = Bei uns ist etwas schiefgegangen; im Protokoll steht es als { $reference }.
error-server-not_ready = Der Server ist noch nicht bereit. Versuch es gleich noch einmal.
error-server-port = Ein anderes Programm benutzt den Port.
error-server-public_url = Die öffentliche Adresse ist keine gültige Webadresse.
error-identity-missing = Dieser Browser hat kein Gast-Cookie. Erlaube Cookies für diese Seite und lade sie neu.
error-identity-forged = Das Gast-Cookie ist nicht von diesem Server. Lade die Seite neu, um ein neues zu bekommen.
error-protocol-outdated = Diese Seite ist veraltet. Lade sie neu.
error-identity-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht angenommen.
error-message-unreadable = Das konnte der Server nicht lesen. Lade die Seite neu.
error-message-too_large = Das war zu lang für den Server.
error-message-too_many = Das war zu schnell. Warte einen Moment und versuch es noch einmal.

error-deal-none = Für dieses Spiel gibt es kein Spiel des Tages.
error-daily-unknown = Für diesen Tag gibt es kein Spiel.
error-daily-closed = Dieser Tag ist vorbei. Du kannst ihn noch ansehen und das Spiel von heute spielen.
error-daily-played = Das Spiel von heute hast du schon gespielt. Komm morgen für das nächste wieder.
error-games-filter = Diesen Filter gibt es nicht. Lade die Seite neu und versuch es noch einmal.
error-games-cursor = Dieser Teil der Liste ist nicht zu finden. Lade die Seite neu und versuch es noch einmal.
error-daily-running = Das Spiel von heute ist noch nicht im Archiv. Spiel es auf seiner eigenen Seite.
error-daily-old = Das Archiv beginnt am { $first }.
error-group-unknown = Diese Gruppe gibt es nicht. Prüf den Link.
error-group-full = Diese Gruppe ist voll: Sie hat { $limit } Mitglieder.
error-group-too_many = Du bist schon in { $limit } Gruppen. Verlass zuerst eine davon.
error-group-not_member = Du bist nicht in dieser Gruppe.
error-group-not_host = Das kann nur, wer die Gruppe leitet.
error-group-removed = Du kannst nicht wieder beitreten: Du wurdest aus dieser Gruppe entfernt.
error-group-title = Der Name ist zu lang: höchstens { $limit } Zeichen.
error-duplicate-unknown = Diese Partie gibt es nicht. Prüf den Link.
error-duplicate-closed = Diese Partie ist geschlossen. Die Ergebnisse kannst du noch sehen.
error-duplicate-played = Das hast du schon gespielt: Alle spielen es nur einmal.
error-physics-value = { $what } muss zwischen { $low } und { $high } liegen, nicht bei { $value }.
error-physics-domino = Diesen Stein zum Anstoßen gibt es nicht.
error-physics-room = Dort ist kein Platz für die Hand.
error-physics-broken = Die Steine ließen sich diesmal nicht bewegen. Nichts hat sich geändert; versuch es noch einmal.
error-file-unreadable = Diese Datei lässt sich nicht lesen.
error-game-name = Ein neues Spiel kann diesen Namen nicht haben.
error-engine-missing = Dafür wird Numba gebraucht, das auf diesem Server fehlt.
error-file-exists = Es gibt schon eine Datei mit diesem Namen.
error-file-unwritable = Diese Datei lässt sich nicht schreiben.
error-simulate-exists = Diese Datei enthält schon Ergebnisse.
error-simulate-busy = Ein anderer Lauf schreibt in diese Datei.
error-simulate-other = In dieser Datei stehen die Ergebnisse eines anderen Versuchs.
error-simulate-damaged = Eine Zeile dieser Ergebnisse ist nicht zu lesen.
error-simulate-failed = Eine Partie konnte nicht zu Ende gespielt werden.
error-identity-expired = Dein Gast-Cookie gilt nicht mehr. Lade die Seite neu, um ein neues zu bekommen.
error-request-host = Diese Anfrage sagt nicht, für welche Website sie ist.
error-request-misdirected = Dieser Server ist nicht unter dieser Adresse.
error-request-path = Diese Adresse ist zu lang.
error-request-headers = Dein Browser hat mehr Kopfzeilen geschickt, als der Server annimmt. Vielleicht hilft es, die Cookies dieser Seite zu löschen.
error-request-malformed = Der Server konnte diese Anfrage nicht lesen.
error-request-depth = Diese Anfrage ist zu tief verschachtelt.
error-request-slow = Das kam zu langsam an. Versuch es noch einmal.
