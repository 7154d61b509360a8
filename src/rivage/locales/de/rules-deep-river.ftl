### Die Regeln von Deep River, mit unseren eigenen Worten. So ist ein Abschnitt gesetzt: web/src/shell/rules/rulesMarkup.ts.

rules-deep-river-aim-title = Ziel des Spiels
rules-deep-river-aim-text =
    Aale und Lachse leben an den beiden Enden eines Flusses. Jede Seite schwimmt zum Nest der anderen und schickt auch den Bären dorthin.

    Du gewinnst, wenn der Bär ins andere Nest läuft. Sind vorher die Strömungen am Ende, gewinnst du, wenn der Bär näher am anderen Nest steht als an deinem.
rules-deep-river-aim-picture = Der Fluss am Anfang: links das Aalnest, rechts das Lachsnest, dazwischen sieben Felder, der Bär in der Mitte seines Ufers und die drei Strömungen bei Feld 1.

rules-deep-river-table-title = Auf dem Tisch
rules-deep-river-table-text =
    – *Der Fluss* ist eine Linie: das Aalnest, die Felder 1, 2 und 3, das große Feld (4), die Felder 5, 6 und 7, das Lachsnest.
    – *Sechs einfache Felder* haben je einen Platz: zweimal Bär, zweimal Weiter, einmal Tausch, einmal Kippen.
    – *Das große Feld* hat zwei Plätze.
    – *Fünf Aale und fünf Lachse*: Die eine Seite zeigt einen Fisch (Einzelfisch), die andere zwei (Doppelfisch). Alle beginnen als Einzelfische in ihrem Nest.
    – *Drei Strömungen* mit je zwei Seiten.
    – *Der Bär* geht am Ufer entlang, an den sieben Feldern vorbei und bis in die Nester. Vom großen Feld sind es 4 Schritte zu jedem Nest.

    Aale schwimmen von Feld 1 nach Feld 7, Lachse von Feld 7 nach Feld 1. In deinem Zug schiebst du den Bären immer auf das andere Nest zu, nie auf deines.
rules-deep-river-table-picture = Ein Einzelaal und ein Doppelaal, ein Einzellachs und ein Doppellachs. Die Punkte zählen die Fische.

rules-deep-river-setup-title = Aufbau
rules-deep-river-setup-text =
    Die sechs einfachen Felder werden gemischt und ausgelegt, drei auf jeder Seite des großen. Die drei Strömungen werden geworfen, sodass der Zufall ihre Oberseite bestimmt, und kommen zu Feld 1. Der Bär steht am großen Feld. Auch wer beginnt, entscheidet der Zufall, falls ihr keine Seite gewählt habt; laut Anleitung beginnt, wer zuletzt baden war.

    Danach gibt es keinen Zufall mehr, und nichts ist verborgen.

    Eine Option ist die *Kuchenregel*: Eine Person sieht den Tisch und sagt, welche Seite beginnt, die andere sucht sich dann eine Seite aus. Zu beginnen ist ein Vorteil; unter Freunden spielt man deshalb meist zwei Partien auf demselben Tisch, mit getauschten Seiten.

rules-deep-river-turn-title = Dein Zug
rules-deep-river-turn-text =
    Wähle eine Strömung, die nicht gekippt ist, und tu, was ihre Oberseite sagt. Ist alles getan, treibt die Strömung zum nächsten Feld und dreht sich um. Bei Feld 7 bleibt sie liegen und dreht sich nur um.

    Bis du deinen Zug beendest, darfst du so oft einen Schritt zurückgehen, wie du willst.

    # Warum kann ich diese Strömung nicht wählen?
    Diese Strömung ist gekippt: Ein gegnerischer Fisch ist auf Kippen angekommen. Nach diesem Zug steht sie wieder aufrecht. Mindestens eine Strömung bleibt immer frei.
rules-deep-river-turn-picture = Die blaue Strömung zeigt eine 2. Sie wurde gespielt: Sie treibt von Feld 2 nach Feld 3 und dreht sich um.

rules-deep-river-faces-title = Die Seiten der Strömungen
rules-deep-river-faces-text =
    – *Eine Zahl* (1, 2 oder 3): Einer deiner Fische schwimmt so viele Felder, dann tust du, was das Feld sagt, auf dem er ankommt.
    – *1 + Bär*: Einer deiner Fische schwimmt 1 Feld, du tust, was das Feld sagt, dann geht der Bär 1 Schritt.
    – *Zweimal 1*: Ein Fisch schwimmt 1 Feld, und du tust, was das Feld sagt; dann noch einmal, mit demselben Fisch oder mit einem anderen.

    Eine Strömung hat 2 und 1 + Bär, eine hat 3 und zweimal 1, eine hat 1 und 2.

    Kann keiner deiner Fische schwimmen, entfällt das, und der Rest geschieht trotzdem. Das ist sehr selten.
rules-deep-river-faces-picture = Die drei Strömungen mit beiden Seiten. Man erkennt sie an der Farbe und an den Punkten.

rules-deep-river-moving-title = Mit einem Fisch schwimmen
rules-deep-river-moving-text =
    Du darfst mit einem Fisch aus deinem Nest schwimmen, mit einem deiner Fische, der allein liegt, oder mit einem Stapel, bei dem dein Fisch oben liegt. Ein Stapel schwimmt als Ganzes.

    Schwimm die volle Zahl der Felder, auf das andere Nest zu. Nur das Feld zählt, auf dem dein Fisch ankommt, nicht was unterwegs liegt. Findet er dort keinen Platz, schwimmt er weiter, Feld um Feld, bis zum ersten, auf dem er Platz hat, oder bis ins andere Nest.

    # Warum kann ich mit diesem Fisch nicht schwimmen?
    Auf ihm liegt ein gegnerischer Fisch: Wer oben ist, lenkt den Stapel.

    # Warum ist mein Fisch weiter geschwommen, als die Zahl sagt?
    Auf dem Feld, auf dem er halten sollte, war kein Platz für ihn.
rules-deep-river-moving-picture = Der Lachs auf Feld 7 schwimmt 2 Felder. Auf Feld 5 liegt ein Stapel, also ist dort kein Platz: Er schwimmt weiter zum großen Feld.

rules-deep-river-stacks-title = Auf andere klettern
rules-deep-river-stacks-text =
    Ein Fisch, der allein schwimmt, kann auf einen leeren Platz oder auf einen Platz mit einem einzelnen gegnerischen Fisch: Er klettert auf ihn, und der Stapel aus zweien gehört dir. Liegt so ein Fisch auf dem Feld, *muss* er klettern, auch wenn noch ein Platz leer ist. Liegen auf dem großen Feld zwei, suchst du dir einen aus.

    Wo schon ein Fisch von dir liegt, kann er nicht hin, und auf einen Stapel auch nicht. Ein Stapel kann nur auf einen leeren Platz. Es liegen nie mehr als zwei Fische aufeinander.

    # Warum kann ich den leeren Platz auf dem großen Feld nicht nehmen?
    Auf dem anderen liegt ein gegnerischer Fisch allein, und wer allein schwimmt, muss auf ihn klettern.
rules-deep-river-stacks-picture = Der Aal klettert auf den Lachs, der allein liegt: Jetzt lenken die Aale diesen Stapel.

rules-deep-river-nest-title = Das andere Nest erreichen
rules-deep-river-nest-text =
    Schwimmt dein Fisch oder dein Stapel ins andere Nest, geht der Bär 1 Schritt für jeden Einzelfisch und 2 für jeden Doppelfisch, der ankommt, auch für den unteren: 1 bis 4 Schritte. Ihr könnt auch wählen, dass nur der obere zählt.

    Dann kehren alle heim: dein Fisch in dein Nest, ein getragener bleibt in seinem, jeder mit derselben Seite nach oben. Übrige Felder verfallen. Sonst hat ein Nest keinen Effekt.
rules-deep-river-nest-picture = Ein Doppelaal bringt einen Einzellachs ins Lachsnest: 2 + 1, also geht der Bär 3 Schritte.

rules-deep-river-effects-title = Auf einem Feld ankommen
rules-deep-river-effects-text =
    Kommt durch deine Strömung ein Fisch auf einem Feld an, tu, was das Feld sagt. Das musst du, auch wenn du lieber nicht möchtest. Gibt es nichts, womit es ginge, passiert nichts.

    Bei einem Stapel entscheidet der obere Fisch, ob ein Einzelfisch oder ein Doppelfisch angekommen ist.

    # Warum ist nichts passiert?
    Bär braucht einen Doppelfisch, Tausch einen Stapel, Kippen eine Strömung, die gekippt werden darf. Ein Fisch, der durch Weiter schwimmt, löst kein Feld aus.
rules-deep-river-effects-picture = Die Zeichen: Bär, Weiter, Tausch, Kippen und das große Feld.

rules-deep-river-bear-title = Bär
rules-deep-river-bear-text =
    Kommt ein Doppelfisch an, geht der Bär 1 Schritt auf das andere Nest zu. Ein Einzelfisch weckt niemanden.

rules-deep-river-advance-title = Weiter
rules-deep-river-advance-text =
    Einer deiner Fische schwimmt 1 Feld: der angekommene oder ein anderer. Das Feld, auf dem er ankommt, hat keinen Effekt. Schwimmt er ins andere Nest, bewegt er den Bären wie immer.

rules-deep-river-swap-title = Tausch
rules-deep-river-swap-text =
    Wähle einen Stapel im Fluss, auch einen, der gerade erst entstanden ist, und dreh ihn um: Der untere Fisch kommt nach oben, und seine Seite lenkt den Stapel.

    # Warum muss ich meinen eigenen Stapel umdrehen?
    Es ist der einzige im Fluss. Ein Effekt, der möglich ist, ist Pflicht.
rules-deep-river-swap-picture = Vorher und nachher: Der Stapel wechselt die Seite.

rules-deep-river-tilt-title = Kippen
rules-deep-river-tilt-text =
    Kipp eine Strömung, auch die, die du gerade spielst: Dein Gegenüber kann sie im nächsten Zug nicht wählen. Nach diesem Zug steht sie wieder aufrecht.

    Mindestens eine Strömung muss frei bleiben. Sind schon zwei gekippt, passiert nichts.
rules-deep-river-tilt-picture = Die violette Strömung ist gekippt: Sie kann nicht gewählt werden.

rules-deep-river-big-title = Das große Feld
rules-deep-river-big-text =
    – *Ein Einzelfisch kommt an*: Mach einen deiner Einzelfische zum Doppelfisch.
    – *Ein Doppelfisch kommt an*: Tu das, oder schwimm mit einem deiner Fische 1 Feld. Wo er ankommt, darfst du den Effekt nutzen oder lassen.

    Du darfst jeden deiner Einzelfische umdrehen, der zu sehen ist: im Nest, allein im Fluss oder oben auf deinem Stapel.

    # Warum kann ich diesen Fisch nicht zum Doppelfisch machen?
    Er ist schon einer, oder ein gegnerischer Fisch liegt auf ihm.
rules-deep-river-big-picture = Ein Aal ist auf dem großen Feld angekommen. Der Einzelaal auf Feld 2 wird zum Doppelaal.

rules-deep-river-end-title = Das Ende
rules-deep-river-end-text =
    – *Der Bär erreicht ein Nest*: Wem es gehört, verliert sofort. Der Rest des Zugs entfällt.
    – *Am Ende eines Zugs liegen zwei Strömungen bei Feld 7*: Es gewinnt, wessen Nest weiter vom Bären entfernt ist. Steht der Bär am großen Feld, ist es unentschieden.
    – *Dieselbe Stellung kommt zum dritten Mal vor*: unentschieden.
    – *Sechzig Züge sind gespielt*: unentschieden.

    # Warum geht es weiter, obwohl die zweite Strömung bei Feld 7 liegt?
    Der Zug wird erst zu Ende gespielt. Der Bär kann sich noch bewegen.
rules-deep-river-end-picture = Zwei Strömungen liegen bei Feld 7, und der Bär steht näher am Lachsnest: Die Aale gewinnen.

rules-deep-river-here-title = Online
rules-deep-river-here-text =
    Läuft eine Uhr, verliert, wer keine Zeit mehr hat. Du kannst aufgeben, ein Unentschieden anbieten oder darum bitten, einen Zug zurückzunehmen; bei den letzten beiden muss die andere Seite zustimmen.

    Wir mussten selbst entscheiden, was die gedruckten Regeln offenlassen: wie viele Felder es von jeder Art gibt, was auf den Strömungen steht, wie viele Schritte der Bär zu gehen hat, und dass die dritte Wiederholung und der sechzigste Zug ein Unentschieden sind.
