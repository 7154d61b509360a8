### Aya: der Tisch in Worten. Gelände, Arten von Plättchen, Tiere und Teile des Spiels kommen mit ihrem Schlüssel; $tile, $what, $others
### und $animal kommen als Wörter, aus den Nachrichten hier unten gebildet.

## Gelände, Plättchen, Steine

aya-terrain = { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
    [field] Feld
    [garden] Wundergarten
   *[start] Start
}
aya-kind = { $kind ->
    [bend] Biegung
    [fork] Gabelung
    [end] Mündung
   *[source] Quelle
}
aya-tile = { $terrain ->
    [forest] Wald-Plättchen ({ $kind })
    [mountain] Gebirgs-Plättchen ({ $kind })
    [desert] Wüsten-Plättchen ({ $kind })
    [pole] Pol-Plättchen ({ $kind })
    [field] Feld-Plättchen ({ $kind })
   *[start] Startplättchen
}
aya-domino = { $terrain ->
    [forest] Wald-Stein
    [mountain] Gebirgs-Stein
    [desert] Wüsten-Stein
    [pole] Pol-Stein
    [field] Feld-Stein
   *[garden] Wundergarten
}
aya-domino-camera = { $domino } mit Kamera
aya-domino-number = Stein { $domino }
aya-and = { $first } und { $last }

## Die Tiere

aya-animal = { $animal ->
    [eurasian-lynx] Eurasischer Luchs
    [blue-morpho] Blauer Morphofalter
    [blue-peacock] Blauer Pfau
    [okapi] Okapi
    [poison-dart-frog] Pfeilgiftfrosch
    [bearded-vulture] Bartgeier
    [snow-leopard] Schneeleopard
    [vicuna] Vikunja
    [wild-yak] Wildyak
    [rosalia-longicorn] Alpenbock
    [fennec-fox] Fennek
    [arabian-oryx] Arabische Oryx
    [desert-beetle] Nebeltrinker-Käfer
    [diamondback-rattlesnake] Texas-Klapperschlange
    [greater-roadrunner] Wegekuckuck
    [narwhal] Narwal
    [emperor-penguin] Kaiserpinguin
    [polar-bear] Eisbär
    [harp-seal] Sattelrobbe
    [snowy-owl] Schneeeule
    [buff-tailed-bumblebee] Dunkle Erdhummel
    [european-goldfinch] Stieglitz
    [common-pipistrelle] Zwergfledermaus
    [grove-snail] Garten-Bänderschnecke
   *[european-hare] Feldhase
}

## Die Teile des Spiels

aya-phase-hint = { $phase ->
    [first] Wer fängt an? Das könnt ihr alle wählen.
    [laying] Wer beginnt, legt das Startplättchen.
    [ready] Dreht die Sanduhr um, wenn alle bereit sind.
    [begin] Beginnt zu bauen, wenn alle bereit sind.
    [pause] Hände weg vom Tisch. Besprecht euch, dann dreht die Sanduhr um.
    [toppling] Stoßt einen Stein um, und haltet den Atem an.
   *[over] Welche Fotos sind gelungen?
}

## Der Tisch

aya-board = Der Tisch
aya-elsewhere = { $what ->
    [marked] Dorthin sehen, wohin { $name } zeigt
   *[built] Dorthin sehen, wo { $name } baut
}
aya-table-label =
    Der Tisch von oben: { $dominoes ->
        [one] { $dominoes } Stein
       *[other] { $dominoes } Steine
    }, { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $animals ->
        [one] { $animals } Tier
       *[other] { $animals } Tiere
    }.
aya-felt = Der Tisch: Was du hältst, folgt dem Zeiger oder den Pfeiltasten
aya-keys = Die Pfeiltasten bewegen, was du hältst, um 5 Millimeter, mit Umschalt um 1, mit Alt um ein Zehntel. Q und E drehen es. N geht zum nächsten guten Platz. Enter stellt es auf, Esc geht zurück. D zieht, R legt es in deine Reserve, L, A und P wählen, was eine Kamera bringt, U richtet auf, was gefallen ist. Plus und Minus zoomen, F zeigt den ganzen Tisch, C folgt dem Fluss, mit 1, 2 und 3 wechselst du den Blickwinkel, mit G gibst du Koordinaten ein, mit 6 bis 9 rufst du den anderen etwas zu.
aya-felt-watched = Der Tisch: Du schaust zu
aya-keys-watched = Plus und Minus zoomen, F zeigt den ganzen Tisch, C folgt dem Fluss, mit 1, 2 und 3 wechselst du den Blickwinkel.
aya-seats = Rund um den Tisch
aya-you = Du
aya-sand = { $glasses ->
    [1] Restlicher Sand in der Sanduhr
   *[2] Restlicher Sand, Sanduhr { $glass } von 2
}
aya-glass-of = Sanduhr { $glass } von 2
aya-glass-next = Sanduhr { $glass }: bereit zum Umdrehen
aya-sand-next = Sand in Sanduhr { $glass } von 2, bereit zum Umdrehen
aya-seat-turn = baut gerade
aya-seat-push = stößt gerade an
aya-seat-holds = in der Hand: { $domino }
aya-seat-stock = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
aya-seat-reserve = { $count } in Reserve, { $domino } obenauf

## Werkzeuge daneben

aya-tools = Werkzeuge
aya-near = Näher
aya-far = Weiter weg
aya-fit = Der ganze Tisch
aya-rules = Die Regel dazu
aya-in-rules = In den Regeln
aya-more = Mehr Werkzeuge
aya-follow-river = Dem Fluss folgen
aya-map = Kleine Karte des Tisches
aya-follow = Automatische Kamera
aya-look = Blickwinkel wechseln
aya-flat = Von oben gezeichnet
aya-flat-now = Beim Bauen ist der Tisch von oben zu sehen: Dieses Gerät ist für mehr zu langsam. Unter „{ aya-more }“ lässt sich das ändern.
aya-helper = Helfer: zeigt einen guten Platz
aya-plan = Plan der Bots zeigen
aya-helper-says = Helfer:
aya-snaps = An gute Plätze gleiten
aya-snaps-on = Was du hältst, gleitet an gute Plätze.
aya-snaps-off = Was du hältst, bleibt, wo du es hältst.
aya-ping = Auf etwas zeigen
aya-calls = Den anderen etwas zurufen

## Kurze Sätze beim Bauen

phrase-aya-here = Hier, schau!
phrase-aya-mine = Den übernehme ich!
phrase-aya-wait = Warte!
phrase-aya-gap = Achtet auf den Abstand!
phrase-aya-turn = Dreh den bitte.
phrase-aya-help = Hilf mir, sie aufzurichten!
phrase-aya-ready = Ich bin so weit.
phrase-aya-lovely = Was für ein Fluss!
phrase-aya-bravo = Bravo!
phrase-aya-have-forest = Ich habe einen Wald!
phrase-aya-have-forest-camera = Ich habe einen Wald mit Kamera!
phrase-aya-have-mountain = Ich habe ein Gebirge!
phrase-aya-have-mountain-camera = Ich habe ein Gebirge mit Kamera!
phrase-aya-have-desert = Ich habe eine Wüste!
phrase-aya-have-desert-camera = Ich habe eine Wüste mit Kamera!
phrase-aya-have-pole = Ich habe einen Pol!
phrase-aya-have-pole-camera = Ich habe einen Pol mit Kamera!
phrase-aya-have-field = Ich habe ein Feld!
phrase-aya-have-field-camera = Ich habe ein Feld mit Kamera!
phrase-aya-have-garden = Ich habe einen Wundergarten!

## Nach Zahlen setzen

aya-numbers = Koordinaten eingeben
aya-number = { $name ->
    [x] Nach rechts, mm
    [y] Nach oben, mm
   *[a] Richtung, °
}

## Was gefragt ist

aya-who-begins = Wer beginnt?
aya-i-begin = Ich fange an
aya-prompt-start = Leg das Startplättchen: Hier entspringt der Fluss.
aya-prompt-start-turned = Leg das Startplättchen: Hier entspringt der Fluss. Die runden Pfeile drehen es.
aya-prompt-ping = Klicke oder tippe auf dem Tisch dorthin, wo die anderen hinsehen sollen.
aya-prompt-put = Richte auf, was für später flach liegt, oder setz Tiere wieder auf ihren Platz.
aya-prompt-draw = Zieh einen Stein aus deinem Vorrat.
aya-pushes-all = { $name } stößt alles, was noch steht, auf einmal an.
aya-late = { $what ->
    [domino] Deine Zeit für diesen Zug ist um: Der Stein liegt in deiner Reserve.
   *[nothing] Deine Zeit für diesen Zug ist um.
}
aya-prompt-draw-or-take = Zieh einen Stein oder nimm den obersten aus deiner Reserve.
aya-prompt-help = Steine sind umgefallen: Hilf mit, sie aufzurichten.
aya-prompt-flat = Richte auf, was für später flach liegt: Wenn das Bauen endet, zählt es nicht mehr.
aya-flat-late = { $count ->
    [one] Ein Stein liegt noch flach für später. Wenn der Sand durch ist, zählt sein Tier nicht.
   *[other] { $count } Steine liegen noch flach für später. Wenn der Sand durch ist, zählen ihre Tiere nicht.
}
aya-flat-off = { $count ->
    [one] Ein Tier liegt noch nicht wieder auf seinem Stein. Wenn der Sand durch ist, zählt es nicht.
   *[other] { $count } Tiere liegen noch nicht wieder auf ihren Steinen. Wenn der Sand durch ist, zählen sie nicht.
}
aya-flat-raise = Aufrichten
aya-flat-put = Aufsetzen
aya-prompt-first = Stell deinen { $domino } auf das Startplättchen: Er wird zuerst angestoßen.
aya-prompt-stand = Stell deinen { $domino } etwa 2 cm hinter den letzten Stein eines Flusses.
aya-prompt-hint = Stell deinen { $domino } dorthin, wo der Helfer es zeigt, oder wo es dir besser gefällt.
aya-prompt-fork = Als Gabelung wirft er zwei um: Jede Seite hat Platz für ein eigenes Tier.
aya-prompt-plan = Besprecht euch, skizziert euren Plan auf dem Tisch, dann dreht die Sanduhr um.
aya-prompt-camera = { $domino }: Landschaft, Tier oder nur ein Stein?
aya-prompt-tile = Leg das { $tile }: Dreh es so, dass an jeden Zugang ein Fluss kommen kann.
aya-prompt-camera-stands = Stell jetzt den Kamerastein vor einen Zugang.
aya-prompt-animal = Stell ihn direkt vor oder hinter einen anderen Stein: Das Tier reitet auf beiden.
aya-prompt-buffer = Leg ihn flach neben seinen Platz, und richte ihn auf, bevor das Bauen endet.
aya-prompt-raise = Stell ihn ungefähr dort auf, wo er stand.
aya-wait = { $domino }: Du bist nach { $name } dran
aya-bring-landscape = Landschaft
aya-bring-animal = Tier
aya-bring-plain = Nur ein Stein
aya-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
aya-picked = Stein { $domino }
aya-no-place = Kein guter Platz ist mehr frei: Stell ihn hin, wo du magst.

## Was die Hand kann

aya-hand = Deine Hand
aya-do-draw = Ziehen
aya-do-take = Aus der Reserve
aya-do-flip = Sanduhr umdrehen
aya-do-begin = Zu bauen beginnen
aya-do-wipe = Meine Linien löschen
aya-do-left = Nach links drehen
aya-do-right = Nach rechts drehen
aya-do-around = Andersherum
aya-do-leave = Zurück
aya-do-stand = { $does ->
    [lay] Hinlegen
    [raise] Aufrichten
    [flat] Flach hinlegen
    [animal] Beide stellen
   *[stand] Stellen
}
aya-do-fork = Gabelung
aya-do-buffer = Flach, für später
aya-do-reserve = Reserve
aya-do-back = Zurücklegen
aya-do-raise = Aufrichten ({ $count } gefallen)
aya-do-raise-flat = Aufrichten ({ $count } flach)
aya-do-put = Aufsetzen: { $animal }

## Was geschieht, wenn man loslässt

aya-hand-falls = Fällt, { $pitch } mm hinter Stein { $by }.
aya-hand-waters = Fällt und bewässert das { $tile }.
aya-hand-first = Gut: Hier wird zuerst angestoßen.
aya-hand-leads = Wirft Stein { $next } um, aber ihn selbst wirft noch nichts um.
aya-hand-alone = Noch nicht verbunden.
aya-hand-then = Er wirft Stein { $next } um.
aya-hand-then-far = Stein { $far } ist { $over } mm zu weit weg.
aya-hand-then-wrong = Stein { $next } schaut in die andere Richtung.
aya-hand-too-far = Zu weit weg: { $over } mm außer Reichweite von Stein { $by }.
aya-hand-skewed = Stein { $by } würde ihn nicht umwerfen: Dreh ihn in Flussrichtung.
aya-hand-aside = Stein { $by } fällt daneben, { $aside } mm zur Seite.
aya-hand-too-close = Zu nah an Stein { $by }: { $pitch } mm; besser sind 20.
aya-hand-breaks = Fällt, aber hier würde der Fluss reißen: { $pitch } mm; besser sind 20.
aya-hand-breaks-turn = Fällt, aber hier würde der Fluss reißen: um { $turn }° gedreht; besser sind 15.
aya-hand-wrong-way = Verkehrt herum: Stein { $by } würde ihn auf sein Wasser werfen.
aya-hand-spoils = Er würde auf das { $tile } fallen und es verderben: falsches Gelände.
aya-hand-start-here = Gut: Hier entspringt der Fluss.
aya-hand-port-met = { $ports ->
    [one] Ein Zugang trifft auf einen Fluss.
   *[other] { $ports } Zugänge treffen auf einen Fluss.
}
aya-hand-port-room = Vor jedem Zugang ist Platz.
aya-hand-port-shut = { $ports ->
    [one] Vor einem Zugang ist kein Platz.
   *[other] Vor { $ports } Zugängen ist kein Platz.
}
aya-hand-camera-fed = Stein { $by } wirft ihn auf das Plättchen.
aya-hand-camera-waits = Vor dem Zugang: Führ einen Fluss hierher.
aya-hand-animal-safe = Reitet sicher: Sein Fluss kommt vom { $tile }.
aya-hand-animal-open = Es kann hier reiten. Führ jetzt Steine seines Geländes ({ $terrain }) zu einer passenden Landschaft.
aya-hand-animal-near = Nur { $rim } mm bis zum nächsten Plättchen; besser sind { $wanted }, sonst könnte es daraufrutschen.
aya-hand-animal-beside = Ganz nah am { $tile }: Berührt es das Plättchen am Ende, ist sein Foto verloren.
aya-hand-animal-shares = Auf diesem Abschnitt ist schon ein Tier: { $animal }. Beide Fotos wären verloren.
aya-hand-buffer = Hier wartet er, flach hingelegt.
aya-hand-hint-place = Hier geht der Fluss weiter.
aya-port = { $meets ->
    [river] Fluss
    [room] frei
   *[none] kein Platz
}

## Enden und Punkte

end-aya-glass = Der Sand ist durchgelaufen.
end-aya-stock = Ein Vorrat ist leer: keine Steine mehr.
aya-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aya-headline = { $players ->
    [1] { aya-score }
   *[other] Gemeinsam { aya-score }
}
aya-score-parts = { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
} · { $landscapes ->
    [one] { $landscapes } Landschaft
   *[other] { $landscapes } Landschaften
} · { $triptychs ->
    [one] { $triptychs } Triptychon
   *[other] { $triptychs } Triptychen
} · { $tokens ->
    [one] { $tokens } Jeton
   *[other] { $tokens } Jetons
}
aya-band-0 = Jeder Fluss beginnt als Rinnsal, und eurer hat begonnen.
aya-band-10 = Ein erster Spaziergang am Ufer, und ihr wollt sehen, was hinter der Biegung kommt.
aya-band-15 = Schlamm an den Stiefeln und gute Bilder: Ihr lernt den Fluss kennen.
aya-band-20 = Euer Fluss hat sein Bett gefunden. Da geht noch mehr!
aya-band-25 = Eine Handvoll Bilder, gut genug für die Wand über dem Sofa.
aya-band-30 = Ein Team, das seinen Weg findet: Die Dorfbücherei fragt nach einer Ausstellung.
aya-band-35 = Fast schon Profis. Noch einmal ruhig durchatmen, und die Welt schaut hin.
aya-band-40 = Die Magazine rufen an, und den Preis bestimmt ihr.
aya-band-45 = Euer Fluss hängt an jedem Kiosk von hier bis zum Pol.
aya-band-50 = Gänsehaut. Kaum jemand hat das Wasser je so laufen sehen.
aya-band-55 = Kein Tropfen daneben. Kneift euch gegenseitig: Seid ihr wach?
aya-wave = { $pushes ->
    [1] { $count ->
        [one] Eine einzige Welle aus { $count } Stein.
       *[other] Eine einzige Welle aus { $count } Steinen.
    }
   *[other] { $count ->
        [one] Längste Welle: { $count } Stein.
       *[other] Längste Welle: { $count } Steine.
    }
}
aya-tokens = { $kept } von { $count } Jetons übrig
aya-try = Beim nächsten Mal:
aya-try-join = Verbindet jedes Stück mit dem Fluss, bevor der Sand durch ist. Dann genügt ein Stoß, und ihr behaltet alle Jetons.
aya-try-entrances = Stellt vor jeden Ein- und Ausgang einer Landschaft einen Stein, damit das Wasser den Rand erreicht.
aya-try-terrain = Stellt auf eine Landschaft nur Steine ihres Geländes oder Wundergärten, und lasst sie mit dem Wasser nach oben fallen.
aya-try-animals = Führt von einem Tier aus Steine seines Geländes bis zu einer Landschaft desselben Geländes.
aya-try-apart = Setzt eine Gabelung zwischen zwei Tiere: Jedes möchte sein eigenes Stück Fluss.
aya-try-longer = Baut immer am Ende des Flusses weiter, mit etwa zwei Zentimetern von Stein zu Stein.
aya-try-photos = Nutzt mehr Kameras: Jede bringt eine Landschaft oder ein Tier.

## Warum etwas nicht geht

aya-refused-not-to-act = Du bist nicht an der Reihe.
aya-refused-not-now = Nicht in diesem Teil des Spiels.
aya-refused-not-your-turn = Das geht nur, wenn du dran bist.
aya-refused-hand-full = Du hältst schon einen Stein: höchstens einer auf einmal.
aya-refused-hand-empty = Du hältst keinen Stein.
aya-refused-reserve-empty = Deine Reserve ist leer.
aya-refused-no-seat = Diesen Platz gibt es nicht.
aya-refused-tile-in-hand = Leg erst das Plättchen, das du hältst.
aya-refused-no-tile = Du hältst kein Plättchen.
aya-refused-no-camera = Der Stein in deiner Hand hat keine Kamera.
aya-refused-no-tiles-left = Von diesem Gelände ist kein Plättchen mehr da.
aya-refused-no-animals-left = Von diesem Gelände ist kein Tier mehr da.
aya-refused-no-garden = Nur ein Wundergarten kann eine Gabelung sein.
aya-refused-declared = Stein { $what } hat diese Rolle schon.
aya-refused-off-table = Das liegt nicht ganz auf dem Tisch.
aya-refused-overlaps = Da ist schon etwas: { $what }.
aya-refused-astride = Das Tier muss auf dem Kamerastein und auf einem weiteren stehenden Stein liegen.
aya-refused-on-tile = Ein Tier darf nicht über einem Plättchen liegen: { $what }.
aya-refused-near-tile = Ein Tier darf nicht auf einem Plättchen liegen und auch nicht zu nah daran: { $what }.
aya-refused-before-port = Von dort würde der Kamerastein nicht auf einen Zugang des Plättchens fallen.
aya-refused-facing-in = Der Kamerastein muss zum Plättchen schauen.
aya-refused-no-domino = Es gibt keinen Stein { $what }.
aya-refused-lies = Stein { $what } steht nicht.
aya-refused-stands = Stein { $what } steht schon.
aya-refused-too-far = Richte Stein { $what } nahe bei seinem Platz auf.
aya-refused-no-animal = Dieses Tier liegt nicht auf dem Tisch.
aya-refused-rides = Dieses Tier ist schon auf seinem Platz.
aya-refused-start-first = Stoß zuerst einen Stein auf dem Startplättchen an.
aya-refused-stuck = Stein { $what } wurde schon angestoßen.
aya-refused-pushed-twice = Nenn jeden Stein, den du zugleich anstößt, nur einmal, die kleinste Nummer zuerst.
aya-refused-steady = Mit ruhigen Händen lässt man ohne Schwung los.
aya-refused-no-chance = Darüber entscheidet der Zufall jetzt nicht.
aya-refused-nonsense = So können Steine nicht fallen.

## Warum ein Foto verloren ist

aya-lost-dry-port = Zugang { $port } ist trocken: Der nächste Stein ist { $away } mm entfernt.
aya-lost-dry-port-off = Zugang { $port } ist trocken: Stein { $domino } ist nur { $away } mm entfernt, liegt aber nicht auf dem Plättchen.
aya-lost-dry-port-none = Zugang { $port } ist trocken: { $terrain ->
    [forest] Kein Wald-Stein
    [mountain] Kein Gebirgs-Stein
    [desert] Kein Wüsten-Stein
    [pole] Kein Pol-Stein
   *[field] Kein Feld-Stein
} liegt mit dem Wasser nach oben auf dem Tisch.
aya-lost-foreign = { $found ->
    [forest] Ein Wald-Stein
    [mountain] Ein Gebirgs-Stein
    [desert] Ein Wüsten-Stein
    [pole] Ein Pol-Stein
   *[field] Ein Feld-Stein
} (Nummer { $domino }) liegt auf dem Plättchen.
aya-lost-water-down = Stein { $domino } liegt auf dem Plättchen mit dem Wasser nach unten.
aya-lost-off-river = Dieses Tier berührt keinen Stein des Flusses: Der nächste ist { $away } mm entfernt.
aya-lost-no-river = Dieses Tier berührt keinen Stein des Flusses: Es gibt keinen.
aya-lost-wrong-terrain = Der Fluss, den dieses Tier berührt, ist weder { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
   *[field] Feld
} noch Wundergarten.
aya-lost-no-path = { $terrain ->
    [forest] Kein Fluss aus Wald-Steinen oder Wundergärten führt von diesem Tier zu einem Wald-Plättchen.
    [mountain] Kein Fluss aus Gebirgs-Steinen oder Wundergärten führt von diesem Tier zu einem Gebirgs-Plättchen.
    [desert] Kein Fluss aus Wüsten-Steinen oder Wundergärten führt von diesem Tier zu einem Wüsten-Plättchen.
    [pole] Kein Fluss aus Pol-Steinen oder Wundergärten führt von diesem Tier zu einem Pol-Plättchen.
   *[field] Kein Fluss aus Feld-Steinen oder Wundergärten führt von diesem Tier zu einem Feld-Plättchen.
}
aya-lost-on-tile = Dieses Tier liegt ganz oder zum Teil auf dem { $tile }.
aya-lost-off-table = Dieses Tier ist vom Tisch gefallen.
aya-lost-not-put-on = Dieses Tier wurde nicht rechtzeitig auf seinen Stein gesetzt.
aya-lost-shared = Dieses Tier ist auf seinem Flussabschnitt nicht allein: { $others }.

## Wo die Welle stehen blieb

aya-stopped-too-far = Stein { $domino } stand { $over } mm zu weit von Stein { $by } entfernt.
aya-stopped-too-close = Stein { $domino } bekam keinen Schwung: { $row } Steine stehen zu dicht, Stein { $next } nur { $gap } mm vor ihm.
aya-stopped-skewed = Stein { $domino } war um { $turn }° aus der Richtung gedreht, in die Stein { $by } fiel.
aya-stopped-skewed-aside = Stein { $domino } stand { $aside } mm neben der Bahn, auf der Stein { $by } fiel.
aya-stopped-skewed-both = Stein { $domino } stand { $aside } mm neben der Bahn, auf der Stein { $by } fiel, und war um { $turn }° gedreht.
aya-stopped-skewed-fell = Stein { $domino } war um { $turn }° aus der Richtung gedreht, in die Stein { $by } fiel, und zeigt kein Wasser.
aya-stopped-blocked = Stein { $by } traf Stein { $domino }, aber Stein { $held } hielt ihn auf.
aya-stopped-blocked-before = Stein { $by } fiel auf Stein { $held } und erreichte Stein { $domino } nicht.
aya-stopped-blocked-animal = Stein { $by } fiel auf ein Tier ({ $animal }) und erreichte Stein { $domino } nicht.
aya-stopped-wrong-way = Stein { $domino } stand verkehrt herum: Stein { $by } warf ihn auf sein Wasser.
aya-stopped-wrong-way-would = Stein { $domino } steht verkehrt herum: Stein { $by } würde ihn auf sein Wasser werfen.
aya-stopped-wrong-way-away = Stein { $by } stand verkehrt herum: Er fiel von Stein { $domino } weg.
aya-stopped-water-down = Stein { $domino } liegt und zeigt kein Wasser.
aya-stopped-alone = Zu Stein { $domino } führt nichts: Der nächste gefallene, Stein { $by }, ist { $away } mm entfernt.
aya-stopped-alone-none = Zu Stein { $domino } führt nichts: Es ist nichts gefallen.
aya-stopped-pushed-stands = Stein { $domino } wurde angestoßen, fiel aber nicht.
aya-stopped-unclear = Stein { $domino } steht noch, obwohl Stein { $by } vor ihm fiel.
aya-behind = { $behind ->
    [one] Dahinter steht noch einer.
   *[other] Dahinter stehen noch { $behind }.
}
aya-behind-fell = { $behind ->
    [one] Ein weiterer fiel danach ebenso.
   *[other] { $behind } weitere fielen danach ebenso.
}

## Der Fluss ab Start

aya-river-title = Der Fluss ab Start
aya-river = Fluss ab Start: { $count ->
    [0] noch kein Stein
    [one] { $count } Stein
   *[other] { $count } Steine
}
aya-river-cut = { $count } abgeschnitten
aya-river-show = Zeigen, wo der Fluss endet
aya-river-said = Fluss ab Start: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}.{ $cut ->
    [0] { "" }
    [one] { " " }{ $cut } Stein ist abgeschnitten.
   *[other] { " " }{ $cut } Steine sind abgeschnitten.
}
aya-river-gap = { $how ->
    [none] Noch kein Stein auf dem Startplättchen:
    [passes] Stein { $end } fällt an Stein { $domino } vorbei:
   *[far] { $cm } cm von Stein { $end } zu Stein { $domino }:
} { $count ->
    [one] { $count } Stein würde stehen bleiben.
   *[other] { $count } Steine würden stehen bleiben.
}{ $gaps ->
    [1] { "" }
   *[other] { " " }({ $number } von { $gaps })
}
aya-river-gap-label = { $how ->
    [none] noch kein Fluss
    [passes] verfehlt
   *[far] { $cm } cm
}
aya-fallen = { $count ->
    [one] { $count } gefallen
   *[other] { $count } gefallen
}

## Der Anstoß, die Welle, noch einmal ansehen

aya-breath = Haltet den Atem an …
aya-push-title = Wähle einen Stein zum Anstoßen
aya-push-first = Stein { $domino } anstoßen: { $count } von { $standing } fallen
aya-push-best = Der beste erste Anstoß.
aya-push-better = Bei Stein { $domino } fallen mehr: { $count }.
aya-push-river = Stein { $domino } anstoßen: ein Fluss aus { $count } Steinen
aya-push-one = Stein { $domino } anstoßen, der allein steht
aya-push-cost = { $costs ->
    [free] Dieser Anstoß ist kostenlos.
    [token] { $tokens ->
        [one] Dieser Anstoß kostet euren letzten Jeton.
       *[other] Dieser Anstoß kostet einen eurer { $tokens } Jetons.
    }
   *[none] Ihr habt keine Jetons mehr: Dieser Anstoß kostet nichts.
}
aya-push-how = Wisch durch den Stein, oder halte den Knopf gedrückt.
aya-push-anybody = { $people ->
    [0] Die Bots überlassen das dir.
   *[other] { $bots ->
        [0] Ihr dürft alle anstoßen.
       *[other] Ihr dürft alle anstoßen; die Bots überlassen das euch.
    }
}
aya-push-before = Der davor
aya-push-next = Der nächste
aya-push-do = Anstoßen
aya-push-reach = In Reichweite: { $photos }.
aya-push-reach-none = Kein Foto ist in Reichweite.
aya-push-all = Alle { $count } auf einmal anstoßen: { $tokens ->
    [0] kein Jeton
    [one] { $tokens } Jeton
   *[other] { $tokens } Jetons
}
aya-push-all-idle = Es ist nichts mehr zu gewinnen: alle { $count } auf einmal anstoßen ({ $tokens ->
    [0] kein Jeton
    [one] { $tokens } Jeton
   *[other] { $tokens } Jetons
})
aya-push-all-sure = Ja, alle { $count } anstoßen und { $tokens ->
    [one] einen Jeton abgeben (1 Punkt)
   *[other] { $tokens } Jetons abgeben (je 1 Punkt)
}
aya-push-all-asks = { $who ->
    [people] Die anderen müssen erst zustimmen.
    [both] Die anderen müssen erst zustimmen; Bots tun das immer.
   *[bots] Bots stimmen immer zu.
}
offer-action-aya-mine = Du möchtest den ganzen Rest auf einmal anstoßen. Alle müssen einverstanden sein.
offer-action-aya-theirs = { $name } möchte den ganzen Rest auf einmal anstoßen.
aya-push-pick = Welcher Anstoß
aya-push-that = Anstoß { $first }: { $fell ->
    [one] { $fell } Stein
   *[other] { $fell } Steine
}
aya-push-those = Anstöße { $first } bis { $last }: { $fell ->
    [one] { $fell } Stein
   *[other] { $fell } Steine
}
aya-cascade-told = { $fell ->
    [one] { $fell } Stein ist gefallen,
   *[other] { $fell } Steine sind gefallen,
} { $standing ->
    [0] keiner steht mehr.
    [one] { $standing } steht noch.
   *[other] { $standing } stehen noch.
}
aya-cascade-follow = Der Welle folgen
aya-cascade-skip = Zum Ende
aya-again = Noch mal ansehen
aya-again-play = Abspielen
aya-again-pause = Pause
aya-again-close = Schließen
aya-again-moment = Moment der Kaskade
aya-again-at = { $second } von { $seconds } Sekunden
aya-again-speed = Tempo
aya-again-times = { $speed }×
aya-again-slow = Zeitlupe
aya-clip = Video speichern
aya-clip-recording = Aufnahme: { $percent } %
aya-clip-cancel = Abbrechen
aya-clip-saved = Video gespeichert: { $file } liegt bei deinen Downloads.
aya-clip-missing = Dieser Browser kann keine Videos aufnehmen. Versuch es mit Firefox, Chrome oder Safari.
aya-building = Zeitraffer
aya-building-at = { $shown } von { $count } Steinen
aya-why = Warum gestoppt?
aya-why-wait = Ein Blick auf den Tisch …
aya-why-none = Nichts hat diese Welle aufgehalten: Sie lief bis ans Ende.
aya-why-missing = Das können wir gerade nicht erklären.
aya-why-at = { $at } von { $count }
aya-why-before = Die Stelle davor
aya-why-next = Die nächste Stelle

## Die Wertung

aya-count = Wertung
aya-count-won = gelungen
aya-count-lost = diesmal nicht
aya-count-fresh = neu in deinem Album
aya-count-plus = +{ $points }
aya-count-triptych = Triptychon: { $terrain }
aya-count-tokens = { $tokens ->
    [0] Kein Jeton übrig
    [one] Ein Jeton übrig
   *[other] { $tokens } Jetons übrig
}
aya-count-skip = Überspringen
aya-count-done = Fertig
aya-album = Gelungene Fotos
aya-to-album = Zum Album
aya-wave-new = Neuer Rekord: { $team ->
    [yes] eure längste Welle im Team!
   *[no] deine längste Welle allein!
}
aya-wave-best = { $team ->
    [yes] Eure längste Welle im Team
   *[no] Deine längste Welle allein
}: { $count ->
    [one] { $count } Stein.
   *[other] { $count } Steine.
}
aya-best = Bisheriger Rekord: { aya-score }.
aya-best-new = Neuer Punkterekord!
aya-result-won = Im Album ({ $count })
aya-result-lost = Verpasst ({ $count }) – tippe eins an, um zu sehen, warum

## Das nächste Ziel des Plans

goal-aya-fill-start = Zuerst das Startplättchen füllen: { $dominoes ->
        [one] ein Stein
       *[other] { $dominoes } Steine
    }.
goal-aya-fill-tile =
    { $terrain ->
        [forest] Das Wald-Plättchen mit Wald füllen
        [mountain] Das Gebirgs-Plättchen mit Gebirge füllen
        [desert] Das Wüsten-Plättchen mit Wüste füllen
        [pole] Das Pol-Plättchen mit Pol füllen
       *[field] Das Feld-Plättchen mit Feld füllen
    }: { $dominoes ->
        [one] ein Stein
       *[other] { $dominoes } Steine
    }.
goal-aya-join-tile =
    { $terrain ->
        [forest] Zuerst zum Wald-Plättchen bauen
        [mountain] Zuerst zum Gebirgs-Plättchen bauen
        [desert] Zuerst zum Wüsten-Plättchen bauen
        [pole] Zuerst zum Pol-Plättchen bauen
       *[field] Zuerst zum Feld-Plättchen bauen
    }: { $dominoes ->
        [one] ein Stein
       *[other] { $dominoes } Steine
    }.
goal-aya-join-piece = Das abgetrennte Stück anschließen: { $dominoes ->
        [one] ein Stein
       *[other] { $dominoes } Steine
    }.
goal-aya-close-gap = Die Lücke im Fluss schließen: { $dominoes ->
        [one] ein Stein
       *[other] { $dominoes } Steine
    }.
goal-aya-extend = Der Fluss ist komplett: Macht ihn länger.

## Rat für den Anfang, aus dem Plan der Bots

advice-aya-start = Von diesem Rand aus ist Platz für alle Landschaften.
advice-aya-draw = Zieh immer sofort: Dann bist du bereit, wenn du an der Reihe bist.
advice-aya-take = Den obersten Stein deiner Reserve kannst du jetzt gebrauchen.
advice-aya-opens-landscape = { $terrain ->
    [forest] Hier ist Platz für eine Wald-Landschaft: Lass die Kamera sie bringen.
    [mountain] Hier ist Platz für eine Gebirgs-Landschaft: Lass die Kamera sie bringen.
    [desert] Hier ist Platz für eine Wüsten-Landschaft: Lass die Kamera sie bringen.
    [pole] Hier ist Platz für eine Pol-Landschaft: Lass die Kamera sie bringen.
   *[field] Hier ist Platz für eine Feld-Landschaft: Lass die Kamera sie bringen.
}
advice-aya-lays-landscape = Hier kann der Fluss hineinfließen, und jeder Zugang hat Platz.
advice-aya-back = Für diese Landschaft gibt es keinen guten Platz mehr.
advice-aya-waters-landscape = { $terrain ->
    [forest] Diese Wald-Landschaft gelingt nur mit lauter Wald-Steinen.
    [mountain] Diese Gebirgs-Landschaft gelingt nur mit lauter Gebirgs-Steinen.
    [desert] Diese Wüsten-Landschaft gelingt nur mit lauter Wüsten-Steinen.
    [pole] Diese Pol-Landschaft gelingt nur mit lauter Pol-Steinen.
   *[field] Diese Feld-Landschaft gelingt nur mit lauter Feld-Steinen.
}
advice-aya-leads-home = { $terrain ->
    [forest] Hier kann ein Tier reiten, wenn der Fluss bis zu seiner Landschaft Wald ist.
    [mountain] Hier kann ein Tier reiten, wenn der Fluss bis zu seiner Landschaft Gebirge ist.
    [desert] Hier kann ein Tier reiten, wenn der Fluss bis zu seiner Landschaft Wüste ist.
    [pole] Hier kann ein Tier reiten, wenn der Fluss bis zu seiner Landschaft Pol ist.
   *[field] Hier kann ein Tier reiten, wenn der Fluss bis zu seiner Landschaft Feld ist.
}
advice-aya-carries-animal = { $terrain ->
    [forest] Hier ist das Tier allein auf einem Fluss, der zu einer Wald-Landschaft führt.
    [mountain] Hier ist das Tier allein auf einem Fluss, der zu einer Gebirgs-Landschaft führt.
    [desert] Hier ist das Tier allein auf einem Fluss, der zu einer Wüsten-Landschaft führt.
    [pole] Hier ist das Tier allein auf einem Fluss, der zu einer Pol-Landschaft führt.
   *[field] Hier ist das Tier allein auf einem Fluss, der zu einer Feld-Landschaft führt.
}
advice-aya-fork-for-animals = Ein Wundergarten als Gabelung schafft hier Platz für ein weiteres Tier.
advice-aya-garden-bridges = { $terrain ->
    [forest] Ein Wundergarten ersetzt hier einen Wald-Stein.
    [mountain] Ein Wundergarten ersetzt hier einen Gebirgs-Stein.
    [desert] Ein Wundergarten ersetzt hier einen Wüsten-Stein.
    [pole] Ein Wundergarten ersetzt hier einen Pol-Stein.
   *[field] Ein Wundergarten ersetzt hier einen Feld-Stein.
}
advice-aya-joins-river = Er schließt die Lücke im Fluss.
advice-aya-extends-river = Hier geht der Fluss weiter – jedes Gelände passt.
advice-aya-keeps-running = Besseres kommt für diese Stelle nicht mehr, und so läuft die Welle weiter.
advice-aya-keep-in-reserve = Er hat noch keinen guten Platz: Behalt ihn in deiner Reserve.
advice-aya-turn = Dreh ihn so, dann erreicht ihn der Fluss.
advice-aya-raise = Richte auf, was gefallen ist, bevor das Bauen endet.
advice-aya-put-animal = Dieses Tier ist heruntergerutscht: Setz es wieder auf seinen Stein.
advice-aya-push = Stößt du hier an, fallen die meisten Steine.
advice-aya-push-all = Nur noch einzelne Steine stehen: Stoß sie alle auf einmal an.

## Dieselben Gründe noch einmal, in wenigen Worten

aya-brief-opens-landscape = { $terrain ->
    [forest] Platz für eine Wald-Landschaft.
    [mountain] Platz für eine Gebirgs-Landschaft.
    [desert] Platz für eine Wüsten-Landschaft.
    [pole] Platz für eine Pol-Landschaft.
   *[field] Platz für eine Feld-Landschaft.
}
aya-brief-lays-landscape = Hier kann der Fluss hineinfließen.
aya-brief-waters-landscape = { $terrain ->
    [forest] Wald, damit die Landschaft gelingt.
    [mountain] Gebirge, damit die Landschaft gelingt.
    [desert] Wüste, damit die Landschaft gelingt.
    [pole] Pol, damit die Landschaft gelingt.
   *[field] Feld, damit die Landschaft gelingt.
}
aya-brief-leads-home = { $terrain ->
    [forest] Wald, für ein Tier, das hier reiten wird.
    [mountain] Gebirge, für ein Tier, das hier reiten wird.
    [desert] Wüste, für ein Tier, das hier reiten wird.
    [pole] Pol, für ein Tier, das hier reiten wird.
   *[field] Feld, für ein Tier, das hier reiten wird.
}
aya-brief-carries-animal = { $terrain ->
    [forest] Allein auf dem Weg zu einer Wald-Landschaft.
    [mountain] Allein auf dem Weg zu einer Gebirgs-Landschaft.
    [desert] Allein auf dem Weg zu einer Wüsten-Landschaft.
    [pole] Allein auf dem Weg zu einer Pol-Landschaft.
   *[field] Allein auf dem Weg zu einer Feld-Landschaft.
}
aya-brief-joins-river = Schließt die Lücke.
aya-brief-extends-river = Hier geht der Fluss weiter.
aya-brief-keeps-running = So läuft die Welle weiter.

## Was jemand getan hat, nach dem ersten Wort der Aktion; $what ist das zweite

did-aya-first = { $name } wählt, wer beginnt.
did-aya-start = { $name } legt das Startplättchen.
did-aya-flip = { $name } gibt das Startsignal.
did-aya-draw = { $name } zieht einen Stein.
did-aya-take = { $name } nimmt einen Stein aus der Reserve.
did-aya-reserve = { $name } legt einen Stein in die Reserve.
did-aya-place = { $name } stellt einen Stein auf.
did-aya-fork = { $name } stellt einen Wundergarten als Gabelung auf.
did-aya-landscape = { $name } nimmt ein Plättchen vom Stapel.
did-aya-lay = { $name } legt das Plättchen und stellt seinen Stein auf.
did-aya-back = { $name } legt das Plättchen zurück.
did-aya-animal = { $name } stellt einen Stein mit einem Tier auf.
did-aya-buffer = { $name } legt einen Stein für später flach hin.
did-aya-turn = { $name } dreht Stein { $what }.
did-aya-declare = { $name } gibt Wundergarten { $what } eine andere Rolle.
did-aya-raise = { $name } richtet Stein { $what } auf.
did-aya-put = { $name } setzt ein Tier wieder auf seinen Platz.
did-aya-push = { $name } stößt Stein { $what } an.
did-aya-drew = Ein Stein wurde gezogen.
did-aya-tile = Ein Plättchen wurde aufgedeckt.
did-aya-meet = Ein Tier kommt auf den Tisch.
did-aya-rest = Alles ist zur Ruhe gekommen.
did-aya-fell = Steine sind umgefallen.
did-aya-glass = Der Sand ist durchgelaufen.
did-aya-late = Die Zeit für den Zug ist um.

## Eine Szene der Wiederholung in Kürze

aya-scene-glass = Sanduhr { $glass } läuft
aya-scene-sand = Sand durch: { $dominoes ->
    [one] 1 Stein
   *[other] { $dominoes } Steine
}, { $tiles ->
    [one] 1 Landschaft
   *[other] { $tiles } Landschaften
}
aya-scene-built = der Fluss steht: { $dominoes ->
    [one] 1 Stein
   *[other] { $dominoes } Steine
}
aya-scene-push = Anstoß { $push }: { $fell ->
    [0] nichts gefallen
    [one] 1 Stein gefallen
   *[other] { $fell } Steine gefallen
}
aya-scene-count = { $photos ->
    [0] kein Foto
    [one] 1 Foto
   *[other] { $photos } Fotos
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Was schreibt, wer in Worten spielt: Was so geschrieben ist, wird verstanden (die Wörter stehen in src/rivage/games/aya/speech/vocabulary.py)

aya-phrase-named = { $what ->
    [domino] Stein { $number }
   *[river] Fluss { $number }
}
aya-phrase-first = Spieler { $number } beginnt
aya-phrase-start = Start
aya-phrase-start-at = Start bei { $x } { $y } { $heading }
aya-phrase-flip = dreh die Sanduhr um
aya-phrase-draw = zieh
aya-phrase-take = nimm aus der Reserve
aya-phrase-reserve = Reserve
aya-phrase-extend = verlängere { aya-phrase-named }
aya-phrase-extend-turned = verlängere { aya-phrase-named } { $way ->
    [left] nach links um { $turn }
   *[right] nach rechts um { $turn }
}
aya-phrase-fork = Gabelung an { aya-phrase-named }
aya-phrase-cross = überquere das Plättchen { aya-say-tile-name }
aya-phrase-leave = verlasse das Plättchen { aya-say-tile-name } durch Zugang { $port }
aya-phrase-landscape = Landschaft
aya-phrase-lay = leg es ans Ende von { aya-phrase-named }, Zugang { $port }
aya-phrase-lay-beyond = leg es hinter das Plättchen { aya-say-tile-name }, Zugang { $port }
aya-phrase-back = gib das Plättchen zurück
aya-phrase-animal = Tier auf { aya-phrase-named }
aya-phrase-buffer = leg ihn flach neben { aya-phrase-named }
aya-phrase-turn = dreh Stein { $domino } { $way ->
    [left] nach links um { $turn }
   *[right] nach rechts um { $turn }
}
aya-phrase-declare =
    mach Stein { $domino } { $fork ->
        [yes] zur Gabelung
       *[no] zum normalen Stein
    }
aya-phrase-raise = richte Stein { $domino } auf
aya-phrase-put = setz das Tier auf Stein { $domino }
aya-phrase-push = stoß Stein { $domino } an
aya-phrase-push-all = stoß alles an

## In Worten gespielt

aya-say-kind = { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
    [field] Feld
    [garden] Wundergarten
   *[none] nichts
}{ $camera ->
    [yes] { " " }mit Kamera
   *[no] { "" }
}
aya-say-tile-name = { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
    [field] Feld
   *[start] Start
}, { aya-kind }
aya-say-way = { $way ->
    [straight] geradeaus
    [left] um { $turn }° nach links gedreht
   *[right] um { $turn }° nach rechts gedreht
}
aya-say-sand = Der Sand rinnt: Sanduhr { $glass } von { $glasses }.
aya-say-phase = { $phase ->
    [first] Als Nächstes: Jemand wählt, wer beginnt.
    [laying] Als Nächstes: Jemand legt das Startplättchen. Die Sanduhr ist noch nicht umgedreht.
    [ready] Als Nächstes: Jemand dreht die Sanduhr um, wenn alle bereit sind.
    [begin] Als Nächstes: Jemand beginnt zu bauen, wenn alle bereit sind.
    [placing] Ihr baut ohne Sanduhr.
    [pause] Die Pause zwischen den beiden Sanduhren.
    [toppling] Der Fluss wird angestoßen.
   *[over] Alles ist gewertet.
}
aya-say-turn = { $player } ist an der Reihe.
aya-say-player = { $player }: in der Hand { aya-say-kind }, Vorrat { $stock }, Reserve { $reserve }.
aya-say-player-reserve = { $player }: in der Hand { aya-say-kind }, Vorrat { $stock }, Reserve { $reserve }, obenauf { $top_terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
    [field] Feld
    [garden] Wundergarten
   *[none] nichts
}{ $top_camera ->
    [yes] { " " }mit Kamera
   *[no] { "" }
}.
aya-say-tile-in-hand = Noch zu legen: Plättchen { aya-say-tile-name }.
aya-say-first-wave = Fluss ab Start: { $count ->
    [0] noch kein Stein
    [one] ein Stein
   *[other] { $count } Steine
}{ $cut ->
    [0] { "" }
   *[other] ; { $cut } abgeschnitten
}.
aya-say-cut-off = Abgeschnitten: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}, ab Stein { $domino }, { $gap } mm von Stein { $end }.
aya-say-river-one = Fluss { $river }: nur Stein { $last }, bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-river = Fluss { $river }: { $count } Steine, von Stein { $first } bis Stein { $last } bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-river-ends = Fluss { $river }: { $count } Steine, von Stein { $first } bis Stein { $last } bei x { $x } mm, y { $y } mm, Richtung { $heading }°; er endet auch mit { $others }.
aya-say-terrain = { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
    [field] Feld
   *[garden] Wundergarten
}
aya-say-river-terrain = Fluss { $river }: { $count ->
    [one] Der letzte Stein ist
   *[other] Die letzten { $count } Steine sind
} { aya-say-terrain }.
aya-say-ahead = Von Stein { $domino } zu Zugang { $port } des Plättchens { aya-say-tile-name }: { $away } mm, { $way ->
    [straight] geradeaus
    [left] { $turn }° nach links
   *[right] { $turn }° nach rechts
}.
aya-say-rivers = Weitere Flüsse: { $count }.
aya-say-tile = Plättchen { aya-say-tile-name }, bei x { $x } mm, y { $y } mm: Zugänge { $ports }, frei { $free ->
    [none] keiner
   *[other] { $free }
}.
aya-say-animal = Tier { $animal ->
    [none] unbekannt
   *[other] { aya-animal }
}: { $now ->
    [rides] reitet auf Stein
    [aside] wurde vom Tisch genommen, gehört auf Stein
   *[lies] liegt da, gehört auf Stein
} { $domino }.
aya-say-animal-home = { aya-animal }: Ein Fluss führt zu einem Plättchen { aya-say-terrain }.
aya-say-animal-tile = { aya-animal }: Es fehlt ein Plättchen { aya-say-terrain }, keines liegt auf dem Tisch.
aya-say-animal-river = { aya-animal }: Es fehlt ein Fluss { aya-say-terrain } zu einem Plättchen { aya-say-terrain }, noch { $away } mm.
aya-say-animal-shares = { aya-animal }: teilt sich den Abschnitt mit einem anderen Tier, { aya-say-other }; eine Gabelung muss sie trennen.
aya-say-animal-rim = { aya-animal }: liegt ganz nah am Plättchen { aya-say-tile-name }; berührt es das Plättchen am Ende, ist sein Foto verloren.
aya-say-other = { $other ->
    [eurasian-lynx] Eurasischer Luchs
    [blue-morpho] Blauer Morphofalter
    [blue-peacock] Blauer Pfau
    [okapi] Okapi
    [poison-dart-frog] Pfeilgiftfrosch
    [bearded-vulture] Bartgeier
    [snow-leopard] Schneeleopard
    [vicuna] Vikunja
    [wild-yak] Wildyak
    [rosalia-longicorn] Alpenbock
    [fennec-fox] Fennek
    [arabian-oryx] Arabische Oryx
    [desert-beetle] Nebeltrinker-Käfer
    [diamondback-rattlesnake] Texas-Klapperschlange
    [greater-roadrunner] Wegekuckuck
    [narwhal] Narwal
    [emperor-penguin] Kaiserpinguin
    [polar-bear] Eisbär
    [harp-seal] Sattelrobbe
    [snowy-owl] Schneeeule
    [buff-tailed-bumblebee] Dunkle Erdhummel
    [european-goldfinch] Stieglitz
    [common-pipistrelle] Zwergfledermaus
    [grove-snail] Garten-Bänderschnecke
   *[european-hare] Feldhase
}
aya-say-animals = Weitere Tiere: { $count }.
aya-say-fallen = Umgefallene Steine: { $count } ({ $dominoes }).
aya-say-buffer = Flach für später hingelegte Steine: { $count } ({ $dominoes }).
aya-say-tokens = Jetons übrig: { $tokens }.
aya-say-score = Punkte: { $score }; Tiere { $animals }, Landschaften { $landscapes }, Triptychen { $triptychs }, Jetons { $tokens }.
aya-say-first = { $player } beginnt.
aya-say-start = Das Startplättchen legen bei x { $x } mm, y { $y } mm, um { $heading }° gedreht.
aya-say-flip = Die Sanduhr umdrehen.
aya-say-begin = Zu bauen beginnen.
aya-say-draw = Einen Stein ziehen.
aya-say-take = Den obersten aus deiner Reserve nehmen: { aya-say-kind }.
aya-say-reserve = In deine Reserve legen.
aya-say-place-beyond = Aufstellen, { $away } mm hinter Stein { $domino } von Fluss { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-place-on-tile = Aufstellen auf dem Plättchen { aya-say-tile-name } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-place-there = Aufstellen bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-fork-beyond = Als Gabelung aufstellen, { $away } mm hinter Stein { $domino } von Fluss { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-fork-on-tile = Als Gabelung aufstellen auf dem Plättchen { aya-say-tile-name } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-fork-there = Als Gabelung aufstellen bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-animal-beyond = Mit einem Tier aufstellen, { $away } mm hinter Stein { $domino } von Fluss { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-animal-on-tile = Mit einem Tier aufstellen auf dem Plättchen { aya-say-tile-name } (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-animal-there = Mit einem Tier aufstellen bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-animal-near = Mit einem Tier aufstellen bei x { $x } mm, y { $y } mm, Richtung { $heading }°. Das Tier liegt ganz nah am Plättchen { aya-say-tile-name }: Berührt es das Plättchen am Ende, ist sein Foto verloren.
aya-say-landscape = Das oberste Plättchen vom Stapel nehmen: { $terrain ->
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [pole] Pol
   *[field] Feld
}.
aya-say-lay = Das Plättchen legen bei x { $x } mm, y { $y } mm, um { $heading }° gedreht, und den Stein vor Zugang { $port } aufstellen.
aya-say-back = Das Plättchen zurücklegen, den Stein in deine Reserve legen.
aya-say-lay-flat = Flach für später hinlegen, mit seinem Tier (x { $x } mm, y { $y } mm, Richtung { $heading }°).
aya-say-turn-domino = Stein { $domino } drehen: { $way ->
    [straight] wie er steht
    [left] { $turn }° nach links
   *[right] { $turn }° nach rechts
}.
aya-say-declare =
    Stein { $domino } { $fork ->
        [yes] zur Gabelung
       *[no] zum normalen Stein
    } machen.
aya-say-raise = Stein { $domino } an seinem Platz aufrichten.
aya-say-raise-there = Stein { $domino } aufrichten bei x { $x } mm, y { $y } mm, Richtung { $heading }°.
aya-say-put = Das Tier wieder aufsetzen bei x { $x } mm, y { $y } mm: { aya-animal }.
aya-say-push = Stein { $domino } von Fluss { $river } anstoßen: { $count ->
    [one] ein Stein fällt
   *[other] { $count } Steine fallen
}.
aya-say-push-all = { $count } Steine zusammen anstoßen ({ $dominoes }): Jeder zählt als ein Anstoß.
aya-say-drew = Gezogener Stein: { aya-say-kind }.
aya-say-turned-up = Das oberste Plättchen: { aya-kind }.
aya-say-meet = Das oberste Tier: { aya-animal }.
aya-say-moved = Steine, die sich bewegt haben: { $count } ({ $dominoes }).
aya-say-glass = Der Sand ist durchgelaufen.
aya-say-late = Die Zeit von { $player } für diesen Zug ist um.
