### De regels van Aya, in onze eigen woorden. Zo is een onderdeel opgemaakt: web/src/shell/rules/rulesMarkup.ts.

rules-aya-aim-title = Doel van het spel
rules-aya-aim-text =
    Jullie spelen samen. Om de beurt bouwen jullie aan een rivier van staande domino’s, van landschap naar landschap, en laten er dieren op meerijden. Dan geeft iemand de eerste domino een duwtje, en de golf beslist welke foto’s lukken. Foto’s en bewaarde penningen zijn punten: hoe meer, hoe beter.
rules-aya-aim-picture = Een rivier op weg naar een landschap, met een okapi die meerijdt.

rules-aya-dominoes-title = Domino’s en terreinen
rules-aya-dominoes-text =
    Er zijn vijf terreinen: Bos, Berg, Woestijn, Pool en Veld, met elk 30 domino’s. Zes andere domino’s zijn Wondertuinen en tellen voor elk terrein. Eén kant van een domino toont water.

    Van elk terrein hebben 8 domino’s een fototoestel, samen 40. Je kunt ook 5 per terrein kiezen; dan kun je niet alle foto’s winnen.
rules-aya-dominoes-picture = De vijf terreinen, een Tuin, en een Bosdomino met een fototoestel.

rules-aya-tiles-title = Landschappen, dieren, penningen
rules-aya-tiles-text =
    – *Landschappen* zijn ronde tegels, drie van elk terrein: een bocht met twee toegangen, een splitsing met drie, een monding met één. Bij een toegang stroomt de rivier naar binnen of naar buiten; wat het wordt, hangt af van hoe je de tegel draait. Bij elke tegel hoort een foto.
    – *De Starttegel* heeft geen terrein. De rivier begint erop en verlaat hem door twee toegangen. Domino’s van elk terrein mogen erop staan.
    – *Dieren* zijn kleine ronde penningen, vijf van elk terrein, elk met een foto.
    – *Tien herstartpenningen* betalen voor extra duwtjes.
rules-aya-tiles-picture = De Starttegel, en de bocht, de splitsing en de monding van het Bos.

rules-aya-setup-title = Klaarzetten
rules-aya-setup-text =
    Spreek af wie begint: de jongste, volgens het boekje. Die legt de Starttegel ergens op tafel. Landschappen en dieren liggen geschud en gedekt op stapels per terrein. Alle domino’s worden gedekt verdeeld als voorraad: met twee spelers 78 elk, met drie 52, met vier 39, met vijf 31 en één extra voor wie begint. Wie alleen speelt, heeft ze alle 156.

    De tafel is 120 × 80 cm. Op een grotere is meer ruimte voor de rivier; op de kleine passen niet alle vijftien landschappen. Als optie zijn er maar drie landschappen: een bocht in het Bos, een bocht in de Woestijn en een monding op de Pool, en de dieren van die terreinen.

rules-aya-glass-title = De zandlopers
rules-aya-glass-text =
    Jullie bouwen zolang het zand van twee zandlopers loopt, elk tien minuten tenzij jullie iets anders kozen. Tussen de twee mag niets worden neergezet of verplaatst: overleg, schets je plan op de tafel, en draai de zandloper om als iedereen klaar is. Je kunt ook met één zandloper en zonder pauze spelen, of helemaal zonder zand.

    Het bouwen stopt meteen als de laatste zandloper leeg is, of als iemands voorraad op is. Wat er in een reserve ligt, doet er niet toe.

    # Waarom kan ik nu niets doen?
    Het bouwen is nog niet begonnen: de zandloper moet eerst worden omgedraaid. Of het bouwen is voorbij.

rules-aya-hand-title = Hand, voorraad en reserve
rules-aya-hand-text =
    Je speelt om de beurt en hebt hooguit één domino in de hand. Trek hem zonder te kijken uit je voorraad, of neem de bovenste van je reserve. Trekken mag zodra je er een hebt neergezet, dan ben je klaar voor je volgende beurt.

    In je beurt zet je de domino op tafel, of leg je hem open in je reserve. Hij gaat nooit terug naar de voorraad. Heeft een beurt een tijdslimiet, dan gaat een domino die je te lang vasthoudt, naar de reserve.

    # Waarom kan ik niet trekken?
    Je hebt al een domino in de hand, of je voorraad is leeg.

    # Waarom kan ik mijn domino niet neerzetten?
    Iemand anders is aan de beurt. Intussen mag je trekken, en overeind zetten wat gevallen is.

rules-aya-standing-title = Een domino neerzetten
rules-aya-standing-text =
    Een domino mag overal op tafel staan, ook op een tegel. Hij valt de kant op die de pijl aanwijst, en moet met het water boven vallen: pas dan hoort hij bij de rivier.

    # Waarom kan hij hier niet staan?
    Hij zou een ander stuk raken, of over de rand van de tafel steken.
rules-aya-standing-picture = Twee domino’s van boven gezien: de pijl wijst aan waarheen ze vallen. Voor hen ligt er een die gevallen is, met het water boven.

rules-aya-river-title = Een rivier die loopt
rules-aya-river-text =
    Dit hebben we met echte natuurkunde gemeten:
    – *20 mm* van midden tot midden is het best. Dichter dan 16 mm leunen de domino’s tegen elkaar en loopt de golf vast; verder dan 26 mm vallen ze wel, maar raken ze elkaar niet en is de rivier onderbroken. Boven 34 mm wordt de volgende niet eens bereikt.
    – *Draai* niet meer dan 15° van de ene domino naar de volgende.
    – *Blijf in de lijn*: een domino die opzij staat, wordt gemist.
    – *Let op de richting*: een die tegen de rivier in kijkt, valt op zijn water.
    – Op een tegel horen alleen domino’s van zijn terrein of Tuinen te vallen.

    # Waarom stopte de golf hier?
    Een van deze dingen klopte niet. Na een duwtje toont “Waarom het stopte” de plek en de reden.
rules-aya-river-picture = Een rij op 20 mm die per domino 15° draait.

rules-aya-camera-title = Domino’s met een fototoestel
rules-aya-camera-text =
    Zet je een domino met een fototoestel neer, dan mag je iets van zijn terrein op tafel brengen: een landschap of een dier. Of niets: dan is het een gewone domino.

    # Waarom kan ik geen landschap of dier brengen?
    De domino in je hand heeft geen fototoestel, of er is er geen meer van dat terrein.

rules-aya-landscape-title = Een landschap neerleggen
rules-aya-landscape-text =
    Neem de bovenste tegel van het terrein en leg hem ergens op tafel, gedraaid zoals je wilt. Hij mag daarna niet meer verschuiven. Daarna moet de fotodomino buiten de tegel staan, voor een van de toegangen en naar binnen gericht, zodat hij op de tegel valt. Ongeveer 20 mm voor de rand is het best.

    Laat ongeveer de breedte van een tegel vrij tussen twee landschappen: zo is er ruimte voor de rivier, en voor dieren erop.

    Vind je geen plek, leg de tegel dan terug; de domino gaat naar je reserve.

    # Waarom kan de fotodomino hier niet staan?
    Daarvandaan valt hij niet op een toegang van zijn tegel, of hij is niet naar binnen gericht.
rules-aya-landscape-picture = Een Bostegel met een bocht: de fotodomino staat voor een toegang en kijkt naar binnen, de rivier loopt over de tegel en er aan de andere toegang weer uit.

rules-aya-animal-title = Een dier laten meerijden
rules-aya-animal-text =
    Neem het bovenste dier van het terrein. Het ligt over de fotodomino, die je nu neerzet, en over een andere domino die er vlak voor of achter staat. Boven een tegel kan het niet meerijden. Vlak ernaast wel, maar dan krijg je een waarschuwing: komt het op de tegel terecht, dan is de foto mislukt.

    Een goede plek is kort na de tegel die de rivier verlaat, en minstens 5 cm voor de volgende: vallende domino’s nemen het dier mee.

    # Waarom kan het dier hier niet meerijden?
    Het rust niet op twee staande domino’s, of het zou boven een tegel liggen.
rules-aya-animal-picture = De okapi rijdt mee op twee Bosdomino’s, ruim voor de Bostegel.

rules-aya-later-title = Plat, voor later
rules-aya-later-text =
    Om te voorkomen dat een ongelukje doorloopt, mag je een fotodomino en zijn dier plat neerleggen, dicht bij hun plek. Iedereen mag de domino later overeind zetten en het dier erop leggen. Dat moet gebeuren voor het bouwen stopt: daarna blijven ze liggen en tellen ze niet.

    # Waarom kan ik hem hier niet overeind zetten?
    Zet een domino dicht bij zijn plek overeind.

rules-aya-garden-title = Wondertuinen
rules-aya-garden-text =
    Een Tuin telt voor elk terrein. Hij kan ook een splitsing zijn, die twee domino’s omgooit en de rivier in tweeën deelt: zet die twee 2 cm verder, elk iets opzij, van elkaar weggedraaid. Zo’n splitsing deelt ook een stuk rivier, zodat er aan elke kant een dier kan meerijden.

    Als je een Tuin neerzet, mag je er een splitsing van maken, en in je beurt mag je dat bij elke Tuin veranderen. Maar een Tuin die splitst, is een splitsing, wat je ook koos: de telling kijkt wat elkaar raakt.

    # Waarom kan deze domino geen splitsing zijn?
    Dat kan alleen een Tuin.
rules-aya-garden-picture = Een Tuin als splitsing: uit één rivier worden er twee.

rules-aya-turning-title = Draaien en overeind zetten
rules-aya-turning-text =
    In je beurt mag je elke staande domino draaien; hij blijft op zijn plek. Gevallen domino’s moeten weer overeind. Dat mag iedereen, op elk moment van het bouwen, ook buiten je beurt, dicht bij de plek waar ze stonden. Een dier dat eraf viel, mag weer op zijn domino’s worden gelegd.

    # Waarom kan ik deze domino niet draaien?
    Hij staat niet, of je bent niet aan de beurt.

rules-aya-hands-title = Vaste hand, echte hand
rules-aya-hands-text =
    Met een *vaste hand* staat een domino precies waar je hem loslaat. Met een *echte hand* beslist de natuurkunde: hij neemt de beweging van je hand over, kan wankelen en vallen, en kan een kettingreactie in gang zetten.

rules-aya-push-title = Het duwtje
rules-aya-push-text =
    Is het bouwen voorbij, dan geeft iemand de eerste domino op de Starttegel een duwtje. Is alles tot rust gekomen en staan er nog domino’s, dan duwt de volgende speler er een om, en zo verder tot er geen meer staat.

    Het eerste duwtje na de start is gratis, tenzij jullie anders kozen. Elk volgend duwtje kost een penning. Zijn de penningen op, dan duw je toch gewoon door. Als iedereen akkoord is, mag je ook de hele rest tegelijk duwen: elke domino telt als een duwtje.

    # Waarom kan ik deze domino niet duwen?
    De eerste domino die je duwt, moet op de Starttegel staan. En een domino die geduwd is maar niet viel, laat je met rust tot er iets anders gevallen is.
rules-aya-push-picture = De Starttegel: zijn eerste domino gooit er twee om, en de rivier gaat door beide toegangen naar buiten.

rules-aya-fallen-title = Wat telt als rivier
rules-aya-fallen-text =
    De telling kijkt van boven naar de tafel, zoals alles er ligt.
    – Een domino is *gevallen* als hij meer dan 30° helt.
    – Hij *toont water* als zijn beschilderde kant boven ligt.
    – Twee domino’s *raken elkaar* als er hooguit 1 mm tussen zit.
    – Een domino ligt *op een tegel* als hij de tegel bedekt of raakt.

    Gevallen domino’s die water tonen en elkaar raken, vormen de rivier.

rules-aya-landscape-photo-title = Landschapsfoto’s
rules-aya-landscape-photo-text =
    Een landschapsfoto is gewonnen als
    – elke gevallen domino op de tegel water toont en van zijn terrein is, of een Tuin, en
    – zo’n domino elke toegang bedekt, op 2 mm na.

    # Waarom is deze landschapsfoto mislukt?
    Een toegang bleef droog, er ligt een domino van een ander terrein op de tegel, of een met het water onder. De telling zegt welke.
rules-aya-landscape-photo-picture = Gewonnen: water van toegang tot toegang, en geen ander terrein op de tegel.

rules-aya-animal-photo-title = Dierenfoto’s
rules-aya-animal-photo-text =
    Een dierenfoto is gewonnen als
    – het dier een domino van de rivier raakt,
    – van daar een rivier van zijn terrein, Tuinen meegerekend, naar een landschap van zijn terrein leidt (niet naar de Starttegel, want die heeft geen terrein),
    – het helemaal naast alle tegels ligt, en
    – het de enige is op zijn stuk rivier.

    # Waarom is deze dierenfoto mislukt?
    Het dier ligt naast de rivier, op een tegel of naast de tafel, zijn rivier is van een ander terrein, of het deelt zijn stuk rivier. De telling zegt wat er misging.
rules-aya-animal-photo-picture = Gewonnen: de okapi ligt op een Bosrivier die naar de Bostegel leidt.

rules-aya-stretch-title = Alleen op zijn stuk rivier
rules-aya-stretch-text =
    Een stuk rivier loopt van de ene tegel naar de volgende. Twee dieren op één stuk bederven het voor elkaar, en geen van beide foto’s is gewonnen.

    Een Tuin die splitst, deelt zijn stuk. Na het vallen moet een Tuin die als splitsing staat, minstens drie domino’s van de rivier raken: die ervoor en de twee die hij omgooide. Een gewone Tuin deelt zijn stuk ook als hij er drie raakt die elkaar niet raken. Tussen twee dieren moet dus een tegel of zo’n splitsing liggen.

rules-aya-score-title = De punten
rules-aya-score-text =
    – 1 punt voor elke dierenfoto,
    – 1 punt voor elke landschapsfoto,
    – 1 punt voor elk drieluik: drie landschapsfoto’s van één terrein,
    – 1 punt voor elke penning die je overhoudt.

    Het hoogst haalbare is 55: 25 dieren, 15 landschappen, 5 drieluiken en 10 penningen. Vanaf 10 punten heeft elke stap van vijf een eigen compliment.

rules-aya-here-title = Online
rules-aya-here-text =
    Je ziet ieders handen, en kunt een plek aanwijzen of tussen de zandlopers je plan tekenen. De hulp toont een goede plek; in de werkplaats probeer je uit wat valt.

    We moesten zelf beslissen wat de gedrukte regels openlaten: hoe groot en zwaar de stukken zijn, waar de toegangen liggen, hoe ver een domino van een toegang mag liggen, wanneer een dier de enige op zijn stuk rivier is, en dat een foto ook telt als de rivier niet terugleidt naar de Starttegel.
