### De regels van A Walk in the Park, in onze eigen woorden. Zo is een onderdeel opgemaakt: web/src/shell/rules/rulesMarkup.ts.

rules-walk-in-the-park-aim-title = Doel van het spel
rules-walk-in-the-park-aim-text =
    Iedereen heeft een potlood en een kaart van de botanische tuin van Sydney, en dezelfde dobbelsteen geldt voor allemaal. Teken paden, bezoek monumenten eerder dan de anderen, sluit lussen voor standbeelden, en maak het beste van de ibissen die opduiken. Wie aan het eind de meeste punten heeft, wint.

rules-walk-in-the-park-sheet-title = De kaart
rules-walk-in-the-park-sheet-text =
    De kaart heeft 25 vakken: kolommen A tot E vanaf links, rijen 1 tot 5 vanaf de haven. In het midden, op C3, staat een kruispunt met vier armen; daar teken je niets. De andere 24 vakken zijn vrij.

    Op acht vakken staat een monument: het Operahuis (B1), de Stoel van Mrs Macquarie (D1), het Gouverneurshuis (A2), de Moreton Bay-vijg (E2), het Choragisch monument (A4), de Leeuwenpoort (E4), de Calyx (B5) en de Eendenvijver (D5). Een monument vult zijn vak niet: je kunt er een pad of een ibis tekenen.

    # Waarom kan ik niet in het midden tekenen?
    Daar staat het kruispunt gedrukt. Elke wandeling begint er.
rules-walk-in-the-park-sheet-picture = Een lege kaart met het kruispunt en de acht monumenten.

rules-walk-in-the-park-round-title = Een ronde
rules-walk-in-the-park-round-text =
    – De dobbelsteen wordt één keer gegooid, voor iedereen. Van de zes kanten tonen er twee een bocht, twee een recht pad, één een T-splitsing en één een ibis.
    – Iedereen tekent dat in een leeg vak van zijn eigen kaart.
    – Wat de tekening oplevert, volgt meteen: standbeelden, bezoeken, bonussen.
    – Is iedereen klaar, dan worden alle tekeningen getoond en begint de volgende ronde.

    Heb je geen leeg vak meer, dan teken je niets.
rules-walk-in-the-park-round-picture = Bocht, recht pad, T-splitsing en ibis.

rules-walk-in-the-park-drawing-title = Een pad tekenen
rules-walk-in-the-park-drawing-text =
    Een pad draai je met kwartslagen: een bocht en een T kunnen op vier manieren liggen, een recht pad op twee. Het hoeft nergens op aan te sluiten en mag van de kaart af lopen. Een vak is leeg zolang er geen pad en geen ibis op staat; een standbeeld of een monument vult het niet.

    Heb je nog een leeg vak, dan moet je tekenen, ook een ibis.

    # Waarom kan ik hier niet tekenen?
    Op dit vak staat al een pad of een ibis.

    # Waarom kan ik niet iets anders tekenen?
    Iedereen tekent wat de dobbelsteen toont. Alleen een bonus geeft andere stukken.
rules-walk-in-the-park-drawing-picture = Paden hoeven niet aan te sluiten: wat met het kruispunt verbonden is, is oranje, de rest is bleek.

rules-walk-in-the-park-together-title = Allemaal tegelijk
rules-walk-in-the-park-together-text =
    Niemand wacht op zijn beurt, en niemand ziet wat de anderen deze ronde tekenen voordat iedereen klaar is. Het maakt dus niet uit wie sneller is.

    Je mag zo vaak je wilt een stap terugdoen, zelfs nadat je je beurt hebt afgerond, zolang er nog iemand tekent.

    # Waarom kan ik mijn tekening niet meer veranderen?
    Iedereen is klaar, en de ronde is getoond.

rules-walk-in-the-park-loops-title = Lussen en standbeelden
rules-walk-in-the-park-loops-text =
    Sluiten je paden een lus, dan verrijst daarbinnen een standbeeld. Een stuk dat twee lussen tegelijk sluit, levert er twee op; een pad dat een lus in tweeën deelt, levert er nog een op. Een lus hoeft niet met het kruispunt verbonden te zijn, en mag erdoorheen lopen.

    Het gaat om het aantal gesloten lussen op het papier. Drie wegen tussen twee punten zijn twee lussen.

    Een standbeeld vult nooit een vak: je kunt er nog gewoon tekenen.
rules-walk-in-the-park-loops-picture = Twee lussen die het kruispunt delen: twee standbeelden.

rules-walk-in-the-park-visits-title = Monumenten bezoeken
rules-walk-in-the-park-visits-text =
    Je bezoekt een monument als er een pad op zijn vak ligt en dat pad met het kruispunt verbonden is. Die verbinding mag rondes later komen. Hoe het pad ligt, maakt niet uit.

    Bij elk bezoek kruis je een bonus aan, hooguit zes per partij. Dat moet meteen. Levert één tekening meerdere bezoeken op, kruis de bonussen dan één voor één aan; elke bonus wordt helemaal uitgevoerd voor de volgende komt.

    # Waarom is dit monument niet bezocht?
    Het pad op zijn vak is nog bleek: het is niet met het kruispunt verbonden. Of er staat een ibis, die het monument verspert.
rules-walk-in-the-park-visits-picture = Het Operahuis en de Leeuwenpoort zijn bezocht: er loopt een oranje pad naartoe. De omcirkelde 1 is een punt voor het eerste bezoek, de doorgestreepte 1 ging naar anderen.

rules-walk-in-the-park-firsts-title = Eerste bezoeken
rules-walk-in-the-park-firsts-text =
    Elk monument heeft een 1. Iedereen die het bezoekt in de ronde van het eerste bezoek, omcirkelt de 1: 1 punt. Voor de anderen wordt hij dan doorgestreept. Zij kunnen het monument nog wel bezoeken en een bonus aankruisen.

    Dat wordt aan het eind van de ronde bepaald, hoe het bezoek ook tot stand kwam: door de worp, door een bonus of door een pad dat een T werd. Een zevende monument levert ook zijn 1 op, maar geen zevende bonus.

    # Waarom leverde mijn bezoek geen punt op?
    Iemand was er in een eerdere ronde.

rules-walk-in-the-park-bonuses-title = De tien bonussen
rules-walk-in-the-park-bonuses-text =
    Elke bonus kun je één keer aankruisen.
    – *Eén punt*: 1 punt aan het eind.
    – *Twee punten*: 2 punten aan het eind.
    – *Elke ibis*: 1 punt voor elke ibis op je kaart.
    – *Elke groep*: 1 punt voor elke aparte groep ibissen. Ibissen naast elkaar, niet schuin, vormen één groep.
    – *Beste groep*: 1 punt voor elke ibis van je grootste groep.
    – *Elk standbeeld*: 1 punt voor elk standbeeld op je kaart.
    – *Extra standbeeld*: teken meteen een standbeeld. Het telt overal waar standbeelden tellen.
    – *Extra bocht*: teken meteen een bocht in een leeg vak.
    – *Extra recht pad*: teken meteen een recht pad in een leeg vak.
    – *T of ibis*: vanaf nu mag je een gegooide T als ibis tekenen, ook een T van deze ronde die je nog niet getekend hebt.

    Ze tellen bij elkaar op. Vijf ibissen in groepen van twee en drie zijn met de drie ibisbonussen 5 + 2 + 3 = 10 waard.

    # Waarom kan ik nu geen bonus aankruisen?
    Een bonus verdien je door een monument te bezoeken, één per bezoek. Of je hebt hem al aangekruist, of al zes.
rules-walk-in-the-park-bonuses-picture = De tien bonussen met hun tekens.

rules-walk-in-the-park-extra-title = Bonussen waarmee je tekent
rules-walk-in-the-park-extra-text =
    De bocht of het rechte pad van een bonus teken je voor al het andere. Zo’n pad kan een lus sluiten, of in dezelfde ronde nog een monument bereiken, en dat bezoek geeft weer een bonus. Is er geen vak meer leeg, dan mag je zo’n bonus toch aankruisen; je tekent dan niets.

    Een T die je als ibis tekent, verspert een monument dat je niet bezocht hebt, en telt mee voor de zes die de wandeling beëindigen.

    # Waarom kan ik de T niet als ibis tekenen?
    Je hebt “T of ibis” niet aangekruist, of deze T is al getekend. De bonus geldt alleen voor een gegooide T.

rules-walk-in-the-park-ibis-title = De ibissen
rules-walk-in-the-park-ibis-text =
    Een ibis vult zijn vak voorgoed. Op het vak van een monument dat je niet bezocht hebt, verspert hij het monument: je kunt het niet meer bezoeken.

    Met meerdere spelers eindigt de wandeling bij zes ibissen op één kaart. Met de juiste bonussen zijn ze veel waard.

    # Waarom moet ik de ibis tekenen?
    De dobbelsteen toont hem, en je hebt een leeg vak.
rules-walk-in-the-park-ibis-picture = Vier ibissen, drie bij elkaar en één alleen: twee groepen. Twee monumenten zijn versperd.

rules-walk-in-the-park-change-title = Van een pad een T maken
rules-walk-in-the-park-change-text =
    Eén keer per partij mag je van een van je bochten een T maken, en één keer van een van je rechte paden: de ontbrekende arm komt erbij. Dat kost telkens 3 punten. Het mag op elk moment terwijl je in een ronde tekent, ook met het stuk dat je net getekend hebt. Het kan een lus sluiten of een monument bereiken.

    # Waarom kan ik dit pad niet veranderen?
    Alleen bochten en rechte paden kunnen een T worden, elke soort één keer per partij. Het gedrukte kruispunt, een T en een ibis niet. En als de ronde getoond is, is het te laat.
rules-walk-in-the-park-change-picture = Voor en na: het rechte pad op C2 opent zich naar het westen en sluit een lus. Een standbeeld, voor 3 punten.

rules-walk-in-the-park-end-title = Het einde
rules-walk-in-the-park-end-text =
    De wandeling eindigt na een ronde waarin iemand
    – zes monumenten heeft bezocht, of
    – zes ibissen heeft getekend, of anders
    – geen leeg vak meer heeft.

    De ronde wordt voor iedereen afgemaakt.

rules-walk-in-the-park-score-title = De punten
rules-walk-in-the-park-score-text =
    – 1 punt voor elke 1 die je omcirkeld hebt.
    – *Standbeelden*: wie als enige de meeste heeft, scoort 1 punt per standbeeld. Hebben meerdere spelers de meeste, dan krijgen ze elk 1 punt; je kunt ook kiezen dat dan elk standbeeld telt. Zonder standbeelden scoort niemand.
    – Wat je bonussen opleveren.
    – 3 punten minder voor elk pad dat een T werd.

    Tijdens het spel zie je je punten alsof de wandeling nu eindigt.

rules-walk-in-the-park-ties-title = Bij een gelijke stand
rules-walk-in-the-park-ties-text =
    Dan wint wie voor het einde zorgde. Waren dat er meerdere van degenen die gelijk staan, of geen van hen, dan wint wie meer monumenten heeft bezocht, en daarna wie meer standbeelden heeft. Is ook dat gelijk, dan delen ze de winst.

rules-walk-in-the-park-alone-title = Alleen
rules-walk-in-the-park-alone-text =
    Je speelt 18 worpen; zes monumenten of zes ibissen maken er niet eerder een eind aan. Elke 1 is van jou als je het monument bezoekt, en je hebt altijd de meeste standbeelden. Met 18 punten of meer win je.

    De wandeling van vandaag heeft voor iedereen dezelfde 18 worpen.

rules-walk-in-the-park-here-title = Online
rules-walk-in-the-park-here-text =
    Heeft een ronde een tijdslimiet, dan maakt een bot die af voor wie te laat is. Je kunt met acht spelen, want niemand wacht op zijn beurt.

    We moesten zelf beslissen wat de gedrukte regels openlaten: waar de monumenten staan en vier van hun namen, de vijf kanten van de dobbelsteen met paden, en wat er precies gebeurt bij meerdere bezoeken tegelijk.
