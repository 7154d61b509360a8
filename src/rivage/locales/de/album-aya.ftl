### Das Album der Tiere aus Ayas Welt. Tiere, Gelände und Landschaften heißen wie in aya.ftl; Größen, Gewichte und Tage kommen so
### geschrieben, wie man sie hier liest.

## Das Album

album-lead-aya = An Ayas Flüssen leben fünfundzwanzig Tiere. Jedes Foto, das du in einer Partie gewinnst, kommt in dieses Album, und dahinter steckt eine Seite über das Tier.
aya-album-count = { $what ->
    [animals] Tiere
    [landscapes] Landschaften
   *[triptychs] Triptychen
}
aya-album-of = { $count } von { $all }
aya-album-wave = { $team ->
    [yes] Längste Welle im Team
   *[no] Längste Welle allein
}
aya-album-wave-count = { $count ->
    [0] noch keine
    [one] { $count } Stein
   *[other] { $count } Steine
}
aya-album-longest = { $count ->
    [one] längste Welle: { $count } Stein
   *[other] längste Welle: { $count } Steine
}
aya-album-read-all = Alles lesen
aya-album-read-all-hint = Öffnet alle Seiten, auch die, deren Foto du noch nicht gewonnen hast.
aya-album-newer = Eine neuere Version von Rivage hat dieses Album gespeichert. Diese Version zeigt, was sie versteht, und ändert nichts.
aya-album-adviser = Die Tierblätter des gedruckten Spiels hat sein wissenschaftlicher Berater { $name } verfasst. Die Angaben hier verdanken ihnen viel; die Sätze sind unsere eigenen.
aya-album-print = Drucken
aya-album-empty = noch kein Foto
aya-album-times = { $times ->
    [one] einmal gewonnen
   *[other] { $times }-mal gewonnen
}
aya-album-landscapes = Landschaften: { $terrain }
aya-album-land = { $terrain ->
    [forest] Vom kalten Norden bis in die feuchten Tropen: Bäume geben Schatten, Futter und tausend Verstecke.
    [mountain] Dünne Luft, steiler Fels und lange Winter: Wer hier oben lebt, hat ein dickes Fell oder starke Flügel.
    [desert] Tagsüber heiß, nachts kalt und kaum ein Tropfen zu trinken. Hier hat jeder seinen eigenen Trick.
    [pole] Meer, Schnee und Eis an beiden Enden der Welt. Speck, Fell und Federn halten die Kälte ab.
   *[field] Wiesen, Hecken und Gärten, gleich vor der Tür. Schau genau hin: Die meisten, die hier leben, sind klein.
}

## Eine Seite

aya-album-back = Das ganze Album
aya-album-before = Seite davor:
aya-album-next = Nächste Seite:
aya-album-missing = Dieses Foto hast du noch nicht. Gewinne es in einer Partie, oder lies die Seite schon jetzt.
aya-album-landscape = { $terrain }: { $kind }
aya-album-triptych-hint = Gewinne alle drei Landschaften eines Geländes in einer Partie, dann hängen sie hier als Triptychon.
aya-album-names = In anderen Sprachen
aya-album-home = Wo es zu Hause ist
aya-album-map = Weltkarte. Markiert: { $home }.
aya-album-size = Wie groß es ist
aya-album-measure = { $measure ->
    [length] Bis zu { $size } lang
    [height] Bis zu { $size } groß
    [shoulder] Bis zu { $size } Schulterhöhe
   *[wingspan] Bis zu { $size } Spannweite
}
aya-album-weight = Bis zu { $weight }
aya-album-beside = { $what ->
    [child] Das Tier neben einem Kind von { $size }
   *[hand] Das Tier neben einer Kinderhand
}
aya-album-status = Wie es der Art geht
aya-album-status-is = { $status ->
    [least-concern] Nicht gefährdet
    [near-threatened] Potenziell gefährdet
    [vulnerable] Gefährdet
    [endangered] Stark gefährdet
   *[none] Nicht eingestuft
}
aya-album-status-year = Nach der Roten Liste der IUCN, wie sie { $year } im Heft zum Spiel stand.
aya-album-wonder = Schon gewusst?
aya-album-photo = Dein Foto
aya-album-taken = Zum ersten Mal aufgenommen am { $date }
aya-album-with = mit { $names }
aya-album-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
aya-album-table = Partie ansehen
aya-album-unwritten = Wann es zum ersten Mal aufgenommen wurde, wissen wir nicht.

## Wald

aya-album-eurasian-lynx-home = Kühle und nördliche Wälder Europas und Asiens
aya-album-eurasian-lynx-tells = Der Luchs lebt allein und jagt lautlos, vor allem Rehe und andere kleine Huftiere. Auf seinen Ohrspitzen stehen schwarze Haarpinsel.
aya-album-eurasian-lynx-wonder = Im Mittelalter fürchtete man ihn wie einen wilden Wolf. In Wahrheit ist er so scheu, dass ihm kaum jemand je begegnet.
aya-album-blue-morpho-home = Regenwälder in Mittel- und Südamerika
aya-album-blue-morpho-tells = Ein Riese unter den Schmetterlingen. Offen schimmern seine Flügel wie blaues Metall; geschlossen verraten sie nichts davon.
aya-album-blue-morpho-wonder = Eine Legende erzählt, dass sein Blau die Menschen immer tiefer in den Wald lockt, bis sie sich verirren. Es ist nur eine Legende.
aya-album-blue-peacock-home = Indien, Pakistan, Sri Lanka und Bangladesch
aya-album-blue-peacock-tells = Er lebt in Laubwäldern, nie weit von einem Bach. Sein Körper ist 1,1 m lang; die Schleppe dahinter misst noch einmal bis zu 1,5 m.
aya-album-blue-peacock-wonder = Nach Europa kamen Pfauen vielleicht schon vor dreitausend Jahren. Man erzählt, König Salomo habe die ersten holen lassen.
aya-album-okapi-home = Regenwälder im Herzen Afrikas
aya-album-okapi-tells = Es lebt gut versteckt im dichten Wald und frisst Blätter, Früchte und viele andere Pflanzen. Ein großes Okapi wiegt so viel wie drei Menschen.
aya-album-okapi-wonder = Bei diesen Beinen, dachten die Ersten, die es beschrieben, muss es ein Zebra sein. Sein nächster Verwandter ist aber die Giraffe!
aya-album-poison-dart-frog-home = Tropische Regenwälder in Mittelamerika
aya-album-poison-dart-frog-tells = Dieser Frosch würde in eine Streichholzschachtel passen. Sein leuchtendes Grün mit schwarzen Flecken ist eine Warnung: nicht anfassen!
aya-album-poison-dart-frog-wonder = In seiner Haut steckt ein starkes Gift. Im Gift solcher Frösche fanden Forscher einen Stoff, der Schmerzen zweihundertmal besser lindert als Morphin.

## Gebirge

aya-album-bearded-vulture-home = Hochgebirge von Europa bis Asien
aya-album-bearded-vulture-tells = Mit ausgebreiteten Flügeln ist er breiter, als ein Zimmer hoch ist. Du erkennst ihn an seinem Bart, einem Büschel Federn unter dem Schnabel, und am orangefarbenen Bauch.
aya-album-bearded-vulture-wonder = Er frisst vor allem Knochen. Aus großer Höhe lässt er sie auf Felsen fallen, bis sie zerbrechen und er an das Mark kommt.
aya-album-snow-leopard-home = Gebirge in Zentral- und Ostasien
aya-album-snow-leopard-tells = Sein langes, dichtes Fell ist hell- und dunkelgrau, wie Fels unter Schnee. Liegt er still, ist er kaum zu sehen.
aya-album-snow-leopard-wonder = Löwen und Tiger brüllen. Diese große Katze schnurrt, genau wie die auf dem Sofa.
aya-album-vicuna-home = Das Hochland der Anden
aya-album-vicuna-tells = Das Vikunja gehört zur Familie der Kamele und ist doch klein und zierlich: Seine Schulter ist so hoch wie ein Kind von vier Jahren. Es wiegt 40 bis 60 kg.
aya-album-vicuna-wonder = Seine Wolle ist wunderbar fein und warm. Daraus macht man sehr teure Kleidung.
aya-album-wild-yak-home = Das Hochland von Tibet
aya-album-wild-yak-tells = Ein Rind der hohen Berge, das eine ganze Tonne wiegen kann, so viel wie ein kleines Auto. Sein langes, zottiges Fell hält den eisigen Wind ab.
aya-album-wild-yak-wonder = Seine zahmen Verwandten leben seit Jahrtausenden bei den Menschen. Sie tragen Lasten und Reiter und geben Milch, Fleisch und Wolle.
aya-album-rosalia-longicorn-home = Bergwälder von Europa bis zum Kaukasus
aya-album-rosalia-longicorn-tells = Ein großer blaugrauer Käfer mit schwarzen Flecken und Fühlern, die länger sind als er selbst. Man kann ihn nicht verwechseln.
aya-album-rosalia-longicorn-wonder = Seine Larven wachsen in den toten Stämmen alter Buchen heran. Wo man solche Bäume wegräumt, verschwindet auch der Käfer.

## Wüste

aya-album-fennec-fox-home = Die Sahara
aya-album-fennec-fox-tells = Er ist der kleinste Fuchs und der kleinste aus der ganzen Familie der Hunde: Er wiegt weniger als zwei Packungen Zucker. Seine Ohren aber sind riesig.
aya-album-fennec-fox-wonder = Unter seinen Pfoten wächst dichtes Haar. So verbrennt er sich nicht am heißen Sand, und niemand hört ihn kommen.
aya-album-arabian-oryx-home = Wüsten in Saudi-Arabien und Oman
aya-album-arabian-oryx-tells = Früher zog sie über die ganze Arabische Halbinsel. Heute lebt sie nur noch dort, wo Menschen sie zurückgebracht haben.
aya-album-arabian-oryx-wonder = Sie kommt viele Wochen ohne Trinken aus. Und sie bemerkt Regen, der weit, weit weg fällt.
aya-album-desert-beetle-home = Die Wüste Namibias
aya-album-desert-beetle-tells = Auf sehr langen Beinen rennt er flink dahin, den Körper hoch über dem heißen Sand. Sonst lebt er nirgends auf der Welt.
aya-album-desert-beetle-wonder = Er trinkt Nebel! Am Morgen schlägt sich der Nebel in kleinen Tropfen auf seinem Körper nieder.
aya-album-diamondback-rattlesnake-home = Der Süden der USA und der Norden Mexikos
aya-album-diamondback-rattlesnake-tells = Am Ende ihres Schwanzes sitzt eine Rassel. Fühlt sie sich bedroht, dann rasselt sie damit: Komm nicht näher!
aya-album-diamondback-rattlesnake-wonder = Keine Schlange Nordamerikas ist gefürchteter, denn ihr Biss ist sehr giftig.
aya-album-greater-roadrunner-home = Wüsten im Süden der USA und im Norden Mexikos
aya-album-greater-roadrunner-tells = Dieser Vogel rennt lieber, als dass er fliegt. Er ist zu Hause, wo es heiß und trocken ist, und wiegt ungefähr so viel wie eine Dose Limonade.
aya-album-greater-roadrunner-wonder = Alle Welt kennt ihn aus einem Trickfilm: Ein Kojote jagt ihn und erwischt ihn nie und nimmer.

## Pol

aya-album-narwhal-home = Die Gewässer der Arktis
aya-album-narwhal-tells = Man nennt diesen Wal das Einhorn der Meere. Der Stoßzahn der Männchen wächst links aus dem Oberkiefer und wird bis zu 3 m lang.
aya-album-narwhal-wonder = Durch den Zahn laufen Millionen winziger Röhrchen mit Nerven. Wahrscheinlich spürt der Narwal damit, wo es Futter gibt und wo die Weibchen sind.
aya-album-emperor-penguin-home = Die Antarktis
aya-album-emperor-penguin-tells = Kein Pinguin ist größer oder schwerer. Weibchen und Männchen sind gleich groß: wie ein Kind von sieben Jahren.
aya-album-emperor-penguin-wonder = Er schwimmt großartig. Er taucht 500 m tief und bleibt fast zwanzig Minuten unten.
aya-album-polar-bear-home = Die Arktis, vom Norden Kanadas bis zum Norden Russlands
aya-album-polar-bear-tells = Kein Fleischfresser an Land ist größer. Aufgerichtet schaut ein Männchen über ein Fußballtor.
aya-album-polar-bear-wonder = Eisbären und Grizzlys sind Verwandte und können gemeinsam Junge haben. Vielleicht sind sie erst seit 200.000 Jahren zwei Arten.
aya-album-harp-seal-home = Eisige Meere im hohen Norden
aya-album-harp-seal-tells = Ihre Jungen kommen mit einem flauschigen weißen Fell zur Welt. Ausgewachsen wiegt sie so viel wie zwei Menschen.
aya-album-harp-seal-wonder = Früher wurden Zehntausende Jungtiere wegen ihres Fells getötet. Viele Menschen protestierten, und heute ist das fast überall verboten.
aya-album-snowy-owl-home = Die arktische Tundra in Amerika, Asien und Europa
aya-album-snowy-owl-tells = Weiße Federn und große gelbe Augen: Diese Eule kann man nicht verwechseln. Sie lebt im hohen Norden, wo kein Baum wächst.
aya-album-snowy-owl-wonder = Seit ein junger Zauberer in Büchern und Filmen eine hatte, wünschen sich viele Menschen eine für zu Hause. Das ist schlecht für diese seltenen, empfindlichen Vögel.

## Feld

aya-album-buff-tailed-bumblebee-home = Europa, wo es weder zu heiß noch zu kalt ist
aya-album-buff-tailed-bumblebee-tells = Ein pelziges Insekt mit weißem Hinterteil. Schon an den ersten Frühlingstagen hörst du es in den Gärten brummen.
aya-album-buff-tailed-bumblebee-wonder = Unter 15 Grad und bei grauem Himmel bleiben Honigbienen zu Hause. Die Hummel fliegt aus und hilft den Frühlingsblumen deshalb viel mehr.
aya-album-european-goldfinch-home = Europa, Nordafrika und Teile Asiens
aya-album-european-goldfinch-tells = Ein kleiner Singvogel in leuchtenden Farben: rot im Gesicht, gelb auf den Flügeln. Er wiegt nicht mehr als ein Brief.
aya-album-european-goldfinch-wonder = Such ihn auf alten italienischen Gemälden! Er lebt zwischen Disteln und ihren Stacheln und wurde so zum Sinnbild für das Leiden Christi.
aya-album-common-pipistrelle-home = Europa, oft gleich unter dem Dach
aya-album-common-pipistrelle-tells = Die kleinste Fledermaus Europas wohnt gern in Häusern und auf Dachböden. Sie wiegt nicht mehr als zwei Stück Würfelzucker.
aya-album-common-pipistrelle-wonder = Wenn die Jungen zur Welt kommen, ziehen viele Mütter zusammen in eine Kinderstube und kümmern sich dort um sie.
aya-album-grove-snail-home = Wälder, Hecken und Gärten in West- und Mitteleuropa
aya-album-grove-snail-tells = Gelb oder braun, mit Bändern oder ohne: Kaum zwei Schneckenhäuser sehen gleich aus. Darum ist sie schwer zu erkennen.
aya-album-grove-snail-wonder = Für den Winter gräbt sie sich ein, verschließt ihr Haus mit einer Tür aus hartem Schleim und schläft.
aya-album-european-hare-home = Von Europa bis in die Ebenen Zentralasiens
aya-album-european-hare-tells = Lange Ohren mit schwarzen Spitzen verraten ihn. Er ist größer und schlanker als ein Kaninchen.
aya-album-european-hare-wonder = Früher gab es überall Hasen. Gift auf den Feldern, weniger Lebensraum und neue Krankheiten machen sie selten.
