### Die Regeln von Aya, mit unseren eigenen Worten. So ist ein Abschnitt gesetzt: web/src/shell/rules/rulesMarkup.ts.

rules-aya-aim-title = Ziel des Spiels
rules-aya-aim-text =
    Ihr spielt gemeinsam. Reihum baut ihr einen Fluss aus stehenden Steinen von Landschaft zu Landschaft und lasst Tiere darauf reiten. Dann stößt jemand den ersten Stein an, und die Welle entscheidet, welche Fotos gelingen. Fotos und aufgehobene Jetons sind Punkte: je mehr, desto besser.
rules-aya-aim-picture = Ein Fluss auf dem Weg zu einer Landschaft, auf ihm reitet ein Okapi.

rules-aya-dominoes-title = Steine und Gelände
rules-aya-dominoes-text =
    Es gibt fünf Gelände: Wald, Gebirge, Wüste, Pol und Feld, mit je 30 Steinen. Sechs weitere Steine sind Wundergärten und gelten für jedes Gelände. Eine Seite des Steins zeigt Wasser.

    Von jedem Gelände haben 8 Steine eine Kamera, zusammen 40. Ihr könnt auch 5 je Gelände wählen; dann könnt ihr nicht alle Fotos gewinnen.
rules-aya-dominoes-picture = Die fünf Gelände, ein Wundergarten und ein Wald-Stein mit Kamera.

rules-aya-tiles-title = Landschaften, Tiere, Jetons
rules-aya-tiles-text =
    – *Landschaften* sind runde Plättchen, drei von jedem Gelände: eine Biegung mit zwei Zugängen, eine Gabelung mit drei, eine Mündung mit einem. An einem Zugang kommt der Fluss herein oder geht hinaus; was von beidem, bestimmst du, indem du das Plättchen drehst. Zu jedem Plättchen gehört ein Foto.
    – *Das Startplättchen* gehört zu keinem Gelände. Auf ihm beginnt der Fluss, und durch zwei Zugänge verlässt er es. Steine aus jedem Gelände dürfen darauf stehen.
    – *Tiere* sind kleine runde Jetons, fünf von jedem Gelände, jedes mit seinem Foto.
    – *Zehn Jetons* bezahlen weitere Anstöße.
rules-aya-tiles-picture = Das Startplättchen, dann Biegung, Gabelung und Mündung des Waldes.

rules-aya-setup-title = Aufbau
rules-aya-setup-text =
    Macht aus, wer beginnt: die jüngste Person, wenn es nach der Anleitung geht. Sie legt das Startplättchen irgendwo auf den Tisch. Landschaften und Tiere liegen gemischt und verdeckt in Stapeln nach Gelände. Alle Steine werden verdeckt als Vorrat verteilt: zu zweit je 78, zu dritt 52, zu viert 39, zu fünft 31 und einer mehr für die Person, die beginnt. Wer allein spielt, hat alle 156.

    Der Tisch misst 120 × 80 cm. Ein größerer lässt dem Fluss mehr Platz; auf dem kleinen finden nicht alle fünfzehn Landschaften Platz. Wahlweise gibt es nur drei Landschaften: eine Biegung im Wald, eine Biegung in der Wüste und eine Mündung am Pol, und die Tiere dieser Gelände.

rules-aya-glass-title = Die Sanduhren
rules-aya-glass-text =
    Ihr baut, solange der Sand von zwei Sanduhren rinnt, je zehn Minuten, wenn ihr nichts anderes gewählt habt. Dazwischen darf nichts aufgestellt oder bewegt werden: Besprecht euch, skizziert euren Plan auf den Tisch, und dreht die Sanduhr um, wenn alle bereit sind. Ihr könnt auch mit nur einer Sanduhr und ohne Pause spielen, oder ganz ohne Sand.

    Das Bauen endet sofort, wenn die letzte Sanduhr abgelaufen ist oder ein Vorrat leer ist. Was in einer Reserve liegt, spielt keine Rolle.

    # Warum kann ich jetzt nichts tun?
    Das Bauen hat noch nicht begonnen: Erst muss die Sanduhr umgedreht werden. Oder das Bauen ist vorbei.

rules-aya-hand-title = Hand, Vorrat und Reserve
rules-aya-hand-text =
    Ihr seid reihum dran und haltet höchstens einen Stein. Zieh ihn verdeckt aus deinem Vorrat, oder nimm den obersten aus deiner Reserve. Ziehen darfst du, sobald du einen aufgestellt hast, damit du bereit bist, wenn du wieder dran bist.

    Bist du dran, stellst du den Stein auf den Tisch oder legst ihn offen in deine Reserve. In den Vorrat kommt er nie zurück. Gibt es eine Frist, wandert ein Stein, der zu lange gehalten wird, in die Reserve.

    # Warum kann ich nicht ziehen?
    Du hältst schon einen Stein, oder dein Vorrat ist leer.

    # Warum kann ich meinen Stein nicht aufstellen?
    Jemand anderes ist dran. Solange darfst du ziehen und aufrichten, was gefallen ist.

rules-aya-standing-title = Einen Stein aufstellen
rules-aya-standing-text =
    Du darfst einen Stein überall auf den Tisch stellen, auch auf ein Plättchen. Er fällt dorthin, wohin sein Pfeil zeigt, und muss mit dem Wasser nach oben fallen: Nur dann gehört er zum Fluss.

    # Warum kann er hier nicht stehen?
    Er würde ein anderes Teil überdecken oder über den Tischrand ragen.
rules-aya-standing-picture = Zwei Steine von oben: Der Pfeil zeigt, wohin sie fallen. Vor ihnen liegt einer, der gefallen ist, mit dem Wasser nach oben.

rules-aya-river-title = Ein Fluss, der läuft
rules-aya-river-text =
    Das haben wir mit echter Physik gemessen:
    – *20 mm* von Mitte zu Mitte sind am besten. Unter 16 mm lehnen die Steine aneinander, und die Welle bleibt stecken; über 26 mm fallen sie zwar, berühren sich aber nicht, und der Fluss ist unterbrochen. Ab 34 mm wird der nächste gar nicht mehr erreicht.
    – *Dreh* von einem Stein zum nächsten um höchstens 15°.
    – *Bleib in der Linie*: Ein Stein, der zur Seite versetzt ist, wird verfehlt.
    – *Achte auf die Richtung*: Einer, der gegen den Fluss schaut, fällt auf sein Wasser.
    – Auf ein Plättchen sollten nur Steine seines Geländes fallen oder Wundergärten.

    # Warum hat die Welle hier angehalten?
    Etwas davon hat nicht gestimmt. Nach einem Anstoß zeigt „Warum gestoppt?“ die Stelle und den Grund.
rules-aya-river-picture = Eine Reihe mit 20 mm Abstand, die sich je Stein um 15° dreht.

rules-aya-camera-title = Steine mit Kamera
rules-aya-camera-text =
    Stellst du einen Stein mit Kamera auf, darfst du etwas aus seinem Gelände auf den Tisch bringen: eine Landschaft oder ein Tier. Oder nichts: Dann ist er ein Stein wie jeder andere.

    # Warum kann ich keine Landschaft und kein Tier bringen?
    Der Stein in deiner Hand hat keine Kamera, oder von diesem Gelände ist nichts mehr übrig.

rules-aya-landscape-title = Eine Landschaft legen
rules-aya-landscape-text =
    Nimm das oberste Plättchen des Geländes und leg es irgendwo auf den Tisch, gedreht, wie du willst. Danach darf es nie mehr bewegt werden. Der Kamerastein muss dann außerhalb des Plättchens stehen, vor einem seiner Zugänge und nach innen gerichtet, sodass er darauffällt. Etwa 20 mm vor dem Rand ist am besten.

    Lasst zwischen zwei Landschaften etwa die Breite eines Plättchens frei: So ist Platz für den Fluss und für Tiere darauf.

    Findest du keinen Platz, leg das Plättchen zurück; der Stein kommt dann in deine Reserve.

    # Warum kann der Kamerastein hier nicht stehen?
    Von dort fällt er nicht auf einen Zugang seines Plättchens, oder er ist nicht nach innen gerichtet.
rules-aya-landscape-picture = Ein Wald-Plättchen (Biegung): Der Kamerastein steht vor einem Zugang und ist nach innen gerichtet, der Fluss läuft über das Plättchen und durch den anderen Zugang hinaus.

rules-aya-animal-title = Ein Tier reiten lassen
rules-aya-animal-text =
    Nimm das oberste Tier des Geländes. Es liegt auf dem Kamerastein, den du jetzt aufstellst, und auf einem zweiten Stein, der davor oder dahinter steht. Über einem Plättchen kann es nicht reiten. Dicht daneben schon, aber dann kommt eine Warnung: Gerät es auf das Plättchen, ist sein Foto verloren.

    Ein guter Platz ist bald hinter dem Plättchen, von dem der Fluss kommt, und mindestens 5 cm vor dem nächsten: Fallende Steine tragen das Tier mit.

    # Warum kann das Tier hier nicht reiten?
    Es liegt nicht auf zwei stehenden Steinen, oder es würde über einem Plättchen liegen.
rules-aya-animal-picture = Das Okapi reitet auf zwei Wald-Steinen, weit genug vor dem Wald-Plättchen.

rules-aya-later-title = Flach, für später
rules-aya-later-text =
    Damit ein Missgeschick nicht weiterläuft, darfst du einen Kamerastein und sein Tier flach hinlegen, nah an ihrem Platz. Alle dürfen den Stein später aufrichten und das Tier daraufsetzen. Das muss geschehen, bevor das Bauen endet: Danach bleiben sie liegen und zählen nicht.

    # Warum kann ich ihn hier nicht aufrichten?
    Richte einen Stein nah an seinem Platz auf.

rules-aya-garden-title = Wundergärten
rules-aya-garden-text =
    Ein Wundergarten gilt für jedes Gelände. Er kann auch eine Gabelung sein, die zwei Steine umwirft und den Fluss teilt: Stell diese zwei 2 cm vor ihn, je ein wenig zur Seite, voneinander weggedreht. So eine Gabelung teilt auch einen Abschnitt, sodass auf jeder Seite ein Tier reiten kann.

    Wenn du einen Wundergarten aufstellst, darfst du ihn zur Gabelung machen, und bist du dran, darfst du das bei jedem Wundergarten ändern. Doch ein Wundergarten, der gabelt, ist eine Gabelung, egal was du gewählt hast: Die Wertung achtet darauf, was sich berührt.

    # Warum kann dieser Stein keine Gabelung sein?
    Das kann nur ein Wundergarten.
rules-aya-garden-picture = Ein Wundergarten als Gabelung: Aus einem Fluss werden zwei.

rules-aya-turning-title = Drehen und aufrichten
rules-aya-turning-text =
    Bist du dran, darfst du jeden stehenden Stein drehen; er bleibt an seinem Platz. Gefallene Steine müssen aufgerichtet werden. Das dürfen alle, jederzeit während des Bauens, auch wenn sie nicht dran sind, nah an der Stelle, an der sie standen. Ein Tier, das heruntergefallen ist, darf wieder auf seine Steine.

    # Warum kann ich diesen Stein nicht drehen?
    Er steht nicht, oder du bist nicht dran.

rules-aya-hands-title = Ruhige Hände, echte Hände
rules-aya-hands-text =
    Mit *ruhigen Händen* steht ein Stein genau da, wo du ihn loslässt. Mit *echten Händen* entscheidet die Physik: Er behält die Bewegung deiner Hand, kann wackeln und fallen und eine Kette auslösen.

rules-aya-push-title = Der Anstoß
rules-aya-push-text =
    Ist das Bauen vorbei, stößt jemand den ersten Stein auf dem Startplättchen an. Ist alles zur Ruhe gekommen und stehen noch Steine, stößt die nächste Person einen davon an, und so weiter, bis keiner mehr steht.

    Der erste Anstoß nach dem Start ist kostenlos, wenn ihr nichts anderes gewählt habt. Jeder weitere kostet einen Jeton. Sind die Jetons weg, stoßt ihr trotzdem weiter an. Wenn alle einverstanden sind, dürft ihr auch den ganzen Rest auf einmal anstoßen: Jeder Stein zählt als ein Anstoß.

    # Warum kann ich diesen Stein nicht anstoßen?
    Der erste Stein, den ihr anstoßt, muss auf dem Startplättchen stehen. Und ein Stein, der angestoßen wurde, aber nicht fiel, bleibt in Ruhe, bis etwas anderes gefallen ist.
rules-aya-push-picture = Das Startplättchen: Sein erster Stein wirft zwei um, und der Fluss geht durch beide Zugänge hinaus.

rules-aya-fallen-title = Was als Fluss zählt
rules-aya-fallen-text =
    Die Wertung schaut von oben auf den Tisch, so wie alles liegt.
    – Ein Stein ist *gefallen*, wenn er sich um mehr als 30° neigt.
    – Er *zeigt Wasser*, wenn seine bemalte Seite oben ist.
    – Zwei Steine *berühren sich*, wenn höchstens 1 mm zwischen ihnen ist.
    – Ein Stein ist *auf einem Plättchen*, wenn er es überlappt oder berührt.

    Gefallene Steine, die Wasser zeigen und sich berühren, sind der Fluss.

rules-aya-landscape-photo-title = Landschaftsfotos
rules-aya-landscape-photo-text =
    Ein Landschaftsfoto ist gewonnen, wenn
    – jeder gefallene Stein auf dem Plättchen Wasser zeigt und aus seinem Gelände ist oder ein Wundergarten, und
    – so ein Stein jeden Zugang bedeckt, bis auf 2 mm.

    # Warum ist diese Landschaft verloren?
    Ein Zugang blieb trocken, ein Stein eines anderen Geländes liegt auf dem Plättchen, oder einer liegt dort mit dem Wasser nach unten. Die Wertung sagt, woran es liegt.
rules-aya-landscape-photo-picture = Gewonnen: Wasser von Zugang zu Zugang, und kein anderes Gelände auf dem Plättchen.

rules-aya-animal-photo-title = Tierfotos
rules-aya-animal-photo-text =
    Ein Tierfoto ist gewonnen, wenn
    – das Tier einen Stein des Flusses berührt,
    – von dort ein Fluss aus seinem Gelände, Wundergärten eingeschlossen, zu einer Landschaft seines Geländes führt (nicht zum Startplättchen, denn das hat keines),
    – es ganz außerhalb aller Plättchen liegt, und
    – es auf seinem Abschnitt allein ist.

    # Warum ist dieses Tier verloren?
    Es liegt neben dem Fluss, auf einem Plättchen oder nicht mehr auf dem Tisch, sein Fluss ist aus einem anderen Gelände, oder es ist auf seinem Abschnitt nicht allein. Die Wertung sagt, woran es liegt.
rules-aya-animal-photo-picture = Gewonnen: Das Okapi liegt auf einem Wald-Fluss, der zum Wald-Plättchen führt.

rules-aya-stretch-title = Allein auf seinem Abschnitt
rules-aya-stretch-text =
    Ein Abschnitt ist der Fluss von einem Plättchen zum nächsten. Zwei Tiere auf einem Abschnitt verderben einander das Foto, und keines der beiden ist gewonnen.

    Ein Wundergarten, der gabelt, teilt seinen Abschnitt. Ist alles gefallen, muss ein Wundergarten, der als Gabelung steht, mindestens drei Steine des Flusses berühren: den davor und die zwei, die er umgeworfen hat. Ein Wundergarten, der nicht als Gabelung steht, teilt seinen Abschnitt auch, wenn er drei berührt, die einander nicht berühren. Zwischen zwei Tieren muss also ein Plättchen oder so eine Gabelung liegen.

rules-aya-score-title = Die Punkte
rules-aya-score-text =
    – 1 Punkt für jedes Tierfoto,
    – 1 Punkt für jedes Landschaftsfoto,
    – 1 Punkt für jedes Triptychon: drei Landschaftsfotos eines Geländes,
    – 1 Punkt für jeden Jeton, der euch bleibt.

    Mehr als 55 geht nicht: 25 Tiere, 15 Landschaften, 5 Triptychen und 10 Jetons. Ab 10 Punkten gibt es alle fünf Punkte ein eigenes Lob.

rules-aya-here-title = Online
rules-aya-here-text =
    Ihr seht die Hände aller und könnt auf eine Stelle zeigen oder zwischen den Sanduhren euren Plan skizzieren. Der Helfer zeigt einen guten Platz; in der Werkstatt probierst du aus, was fällt.

    Wir mussten selbst entscheiden, was die gedruckten Regeln offenlassen: wie groß und schwer die Teile sind, wo die Zugänge liegen, wie weit ein Stein von einem Zugang entfernt sein darf, wie allein ein Tier sein muss und dass ein Foto auch zählt, wenn sein Fluss nicht zum Startplättchen zurückführt.
