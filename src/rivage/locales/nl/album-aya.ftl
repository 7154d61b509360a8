### Het album met de dieren uit de wereld van Aya. Dieren, terreinen en tegels heten zoals in aya.ftl; maten, gewichten en datums komen
### uitgeschreven zoals je ze hier leest.

## Het album

album-lead-aya = Langs de rivieren van Aya leven vijfentwintig dieren. Elke foto die je in een partij wint, komt in dit album, met daarachter een bladzijde over het dier.
aya-album-count = { $what ->
    [animals] Dieren
    [landscapes] Landschappen
   *[triptychs] Drieluiken
}
aya-album-of = { $count } van { $all }
aya-album-wave = { $team ->
    [yes] Langste golf als team
   *[no] Langste golf in je eentje
}
aya-album-wave-count = { $count ->
    [0] nog geen
    [one] { $count } domino
   *[other] { $count } domino’s
}
aya-album-longest = { $count ->
    [one] langste golf: { $count } domino
   *[other] langste golf: { $count } domino’s
}
aya-album-read-all = Alles lezen
aya-album-read-all-hint = Opent alle bladzijden, ook die waarvan je de foto nog niet gewonnen hebt.
aya-album-newer = Een nieuwere versie van Rivage heeft dit album opgeslagen. Deze versie toont wat ze begrijpt en verandert niets.
aya-album-adviser = De dierenkaarten van het gedrukte spel zijn gemaakt door de wetenschappelijk adviseur ervan, { $name }. De feiten hier hebben er veel aan te danken; de zinnen zijn van ons.
aya-album-print = Afdrukken
aya-album-empty = nog geen foto
aya-album-times = { $times ->
    [one] één keer gewonnen
   *[other] { $times } keer gewonnen
}
aya-album-landscapes = Landschappen: { $terrain }
aya-album-land = { $terrain ->
    [forest] Van het koude noorden tot de vochtige tropen: bomen geven schaduw, eten en duizend schuilplaatsen.
    [mountain] IJle lucht, steile rotsen en lange winters: wie hier leeft, heeft een dikke vacht of sterke vleugels.
    [desert] Overdag heet, ’s nachts koud en bijna geen druppel te drinken. Iedereen hier heeft er iets op gevonden.
    [pole] Zee, sneeuw en ijs aan de twee uiteinden van de wereld. Vet, vacht en veren houden de kou buiten.
   *[field] Weiden, hagen en tuinen, vlak voor de deur. Kijk goed: de meeste bewoners zijn klein.
}

## Eén bladzijde

aya-album-back = Het hele album
aya-album-before = Vorige bladzijde:
aya-album-next = Volgende bladzijde:
aya-album-missing = Deze foto heb je nog niet. Win hem in een partij, of lees de bladzijde nu al.
aya-album-landscape = { $terrain }: { $kind }
aya-album-triptych-hint = Win de drie landschappen van een terrein in één partij, dan hangen ze hier als drieluik.
aya-album-names = In andere talen
aya-album-home = Waar het leeft
aya-album-map = Wereldkaart. Gemarkeerd: { $home }.
aya-album-size = Hoe groot het is
aya-album-measure = { $measure ->
    [length] Tot { $size } lang
    [height] Tot { $size } hoog
    [shoulder] Tot { $size } hoog aan de schouder
   *[wingspan] Tot { $size } van vleugeltip tot vleugeltip
}
aya-album-weight = Tot { $weight }
aya-album-beside = { $what ->
    [child] Het dier naast een kind van { $size }
   *[hand] Het dier naast een kinderhand
}
aya-album-status = Hoe het ermee gaat
aya-album-status-is = { $status ->
    [least-concern] Niet bedreigd
    [near-threatened] Bijna bedreigd
    [vulnerable] Kwetsbaar
    [endangered] Bedreigd
   *[none] Niet ingedeeld
}
aya-album-status-year = Volgens de rode lijst van de IUCN, zoals die in { $year } in het boekje van het spel stond.
aya-album-wonder = Wist je dit?
aya-album-photo = Jouw foto
aya-album-taken = Voor het eerst genomen op { $date }
aya-album-with = met { $names }
aya-album-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
aya-album-table = Partij bekijken
aya-album-unwritten = We weten niet wanneer deze foto voor het eerst genomen is.

## Bos

aya-album-eurasian-lynx-home = Koele en noordelijke bossen van Europa en Azië
aya-album-eurasian-lynx-tells = De lynx leeft alleen en jaagt zonder geluid, vooral op reeën en andere kleine hoefdieren. Op de punten van zijn oren staan zwarte haarpluimpjes.
aya-album-eurasian-lynx-wonder = In de middeleeuwen was men bang voor hem als voor een woeste wolf. In werkelijkheid is hij zo schuw dat bijna niemand hem ooit te zien krijgt.
aya-album-blue-morpho-home = Regenwouden van Midden- en Zuid-Amerika
aya-album-blue-morpho-tells = Een reus onder de vlinders. Open glanzen zijn vleugels als blauw metaal; dicht is daar niets van te zien.
aya-album-blue-morpho-wonder = Volgens een legende lokt zijn blauw mensen steeds dieper het bos in, tot ze de weg kwijt zijn. Het is maar een legende.
aya-album-blue-peacock-home = India, Pakistan, Sri Lanka en Bangladesh
aya-album-blue-peacock-tells = Hij leeft in loofbossen, nooit ver van een beek. Zijn lichaam is 1,1 m lang; de sleep erachter is tot 1,5 m lang.
aya-album-blue-peacock-wonder = Pauwen kwamen misschien al drieduizend jaar geleden naar Europa. Men vertelt dat koning Salomo de eerste liet halen.
aya-album-okapi-home = Regenwouden in het hart van Afrika
aya-album-okapi-tells = Hij leeft goed verborgen in het dichte woud en eet bladeren, vruchten en nog veel andere planten. Een grote okapi weegt evenveel als drie mensen.
aya-album-okapi-wonder = Met zulke poten, dachten de eersten die hem beschreven, moet het wel een zebra zijn. Zijn naaste familielid is de giraf!
aya-album-poison-dart-frog-home = Tropische regenwouden van Midden-Amerika
aya-album-poison-dart-frog-tells = Deze kikker zou in een luciferdoosje passen. Zijn felle groen met zwarte vlekken is een waarschuwing: niet aanraken!
aya-album-poison-dart-frog-wonder = In zijn huid zit een sterk gif. In het gif van zulke kikkers vonden onderzoekers een stof die pijn tweehonderd keer beter stilt dan morfine.

## Berg

aya-album-bearded-vulture-home = Hoge bergen van Europa tot Azië
aya-album-bearded-vulture-tells = Met gespreide vleugels is hij breder dan een kamer hoog is. Je herkent hem aan zijn baard, een plukje veren onder de snavel, en aan zijn oranje buik.
aya-album-bearded-vulture-wonder = Hij eet vooral botten. Hij laat ze van heel hoog op de rotsen vallen, tot ze breken en hij bij het merg kan.
aya-album-snow-leopard-home = Bergen van Centraal- en Oost-Azië
aya-album-snow-leopard-tells = Zijn lange, dikke vacht is licht- en donkergrijs, als rotsen onder de sneeuw. Als hij stilligt, zie je hem bijna niet.
aya-album-snow-leopard-wonder = Leeuwen en tijgers brullen. Deze grote kat spint, net als die op de bank.
aya-album-vicuna-home = De hoogvlakten van de Andes
aya-album-vicuna-tells = De vicuña hoort bij de kamelen, maar is klein en slank: haar schouder komt even hoog als een kind van vier. Ze weegt 40 tot 60 kg.
aya-album-vicuna-wonder = Haar wol is wonderlijk zacht en warm. Er worden heel dure kleren van gemaakt.
aya-album-wild-yak-home = De hoogvlakten van Tibet
aya-album-wild-yak-tells = Een rund van het hooggebergte dat wel een ton kan wegen, zoveel als een kleine auto. Zijn lange, ruige vacht houdt de ijzige wind tegen.
aya-album-wild-yak-wonder = Zijn tamme neven leven al duizenden jaren bij de mensen. Ze dragen lasten en ruiters, en geven melk, vlees en wol.
aya-album-rosalia-longicorn-home = Bergbossen van Europa tot de Kaukasus
aya-album-rosalia-longicorn-tells = Een grote blauwgrijze kever met zwarte vlekken en sprieten die langer zijn dan hijzelf. Je kunt hem met geen andere verwarren.
aya-album-rosalia-longicorn-wonder = Zijn larven groeien op in de dode stammen van oude beuken. Waar zulke bomen worden weggehaald, verdwijnt ook de kever.

## Woestijn

aya-album-fennec-fox-home = De Sahara
aya-album-fennec-fox-tells = Het is de kleinste vos, en de kleinste van de hele hondenfamilie: hij weegt minder dan twee pakken suiker. Maar zijn oren zijn reusachtig.
aya-album-fennec-fox-wonder = Onder zijn poten groeit dik haar. Zo verbrandt het hete zand ze niet, en hoort niemand hem aankomen.
aya-album-arabian-oryx-home = Woestijnen van Saoedi-Arabië en Oman
aya-album-arabian-oryx-tells = Vroeger zwierf hij over het hele Arabische schiereiland. Nu leeft hij alleen nog waar mensen hem hebben teruggebracht.
aya-album-arabian-oryx-wonder = Hij kan wekenlang zonder drinken. En hij merkt regen op die heel, heel ver weg valt.
aya-album-desert-beetle-home = De woestijn van Namibië
aya-album-desert-beetle-tells = Op zijn heel lange poten rent hij razendsnel, met zijn lijf hoog boven het hete zand. Nergens anders ter wereld komt hij voor.
aya-album-desert-beetle-wonder = Hij drinkt mist! ’s Morgens slaat de mist in kleine druppels neer op zijn lijf.
aya-album-diamondback-rattlesnake-home = Het zuiden van de Verenigde Staten en het noorden van Mexico
aya-album-diamondback-rattlesnake-tells = Aan het puntje van haar staart zit een ratel. Voelt ze zich bedreigd, dan schudt ze ermee: blijf uit de buurt!
aya-album-diamondback-rattlesnake-wonder = Geen slang van Noord-Amerika wordt meer gevreesd, want haar beet is heel giftig.
aya-album-greater-roadrunner-home = Woestijnen van het zuiden van de Verenigde Staten en het noorden van Mexico
aya-album-greater-roadrunner-tells = Deze vogel rent liever dan dat hij vliegt. Hij is thuis waar het heet en droog is, en weegt ongeveer zoveel als een blikje limonade.
aya-album-greater-roadrunner-wonder = De hele wereld kent hem uit een tekenfilm: een coyote zit achter hem aan en krijgt hem nooit, maar dan ook nooit te pakken.

## Pool

aya-album-narwhal-home = De wateren van het Noordpoolgebied
aya-album-narwhal-tells = Men noemt deze walvis de eenhoorn van de zee. De stoottand van de mannetjes groeit links uit de bovenkaak en wordt tot 3 m lang.
aya-album-narwhal-wonder = Door die tand lopen miljoenen piepkleine buisjes met zenuwen. Waarschijnlijk voelt de narwal ermee waar voedsel en vrouwtjes zijn.
aya-album-emperor-penguin-home = Antarctica
aya-album-emperor-penguin-tells = Geen pinguïn is groter of zwaarder. Vrouwtjes en mannetjes zijn even groot: zo groot als een kind van zeven.
aya-album-emperor-penguin-wonder = Hij zwemt fantastisch. Hij duikt 500 m diep en blijft bijna twintig minuten onder.
aya-album-polar-bear-home = Het Noordpoolgebied, van het noorden van Canada tot het noorden van Rusland
aya-album-polar-bear-tells = Geen vleeseter op het land is groter. Rechtop kijkt een mannetje over een voetbaldoel heen.
aya-album-polar-bear-wonder = IJsberen en grizzly’s zijn neven en kunnen samen jongen krijgen. Misschien zijn ze pas 200.000 jaar twee soorten.
aya-album-harp-seal-home = IJzige zeeën van het hoge noorden
aya-album-harp-seal-tells = De jongen worden geboren met een donzige witte vacht. Een volwassen dier weegt evenveel als twee mensen.
aya-album-harp-seal-wonder = Vroeger werden tienduizenden jongen gedood om hun pels. Veel mensen protesteerden, en nu is dat bijna overal verboden.
aya-album-snowy-owl-home = De Arctische toendra van Amerika, Azië en Europa
aya-album-snowy-owl-tells = Witte veren en grote gele ogen: deze uil kun je met geen andere verwarren. Hij leeft in het hoge noorden, waar geen boom groeit.
aya-album-snowy-owl-wonder = Sinds een jonge tovenaar er in boeken en films een had, willen veel mensen er thuis ook een. Dat is slecht voor deze zeldzame, kwetsbare vogels.

## Veld

aya-album-buff-tailed-bumblebee-home = Europa, waar het niet te warm en niet te koud is
aya-album-buff-tailed-bumblebee-tells = Een harig insect met een wit achterste. Vanaf de eerste lentedagen hoor je hem zoemen in de tuin.
aya-album-buff-tailed-bumblebee-wonder = Onder 15 graden en bij een grijze lucht blijven honingbijen thuis. De hommel vliegt wel uit, en helpt de lentebloemen dus veel beter.
aya-album-european-goldfinch-home = Europa, Noord-Afrika en een deel van Azië
aya-album-european-goldfinch-tells = Een kleine zangvogel in felle kleuren: rood op zijn kop, geel op zijn vleugels. Hij weegt niet meer dan een brief.
aya-album-european-goldfinch-wonder = Zoek hem eens op oude Italiaanse schilderijen! Hij leeft tussen distels en hun stekels, en daarom werd hij een symbool van het lijden van Christus.
aya-album-common-pipistrelle-home = Europa, vaak vlak onder het dak
aya-album-common-pipistrelle-tells = De kleinste vleermuis van Europa woont graag in huizen en op zolders. Ze weegt niet meer dan twee suikerklontjes.
aya-album-common-pipistrelle-wonder = Als de jongen geboren worden, trekken veel moeders samen in een kraamkamer en zorgen daar voor hen.
aya-album-grove-snail-home = Bossen, hagen en tuinen van West- en Midden-Europa
aya-album-grove-snail-tells = Geel of bruin, met banden of zonder: bijna geen twee huisjes zijn gelijk. Daardoor herken je haar niet makkelijk.
aya-album-grove-snail-wonder = Voor de winter graaft ze zich in, sluit haar huisje af met een deurtje van hard geworden slijm, en slaapt.
aya-album-european-hare-home = Van Europa tot de vlakten van Centraal-Azië
aya-album-european-hare-tells = Lange oren met zwarte punten verraden hem. Hij is groter en slanker dan een konijn.
aya-album-european-hare-wonder = Hazen waren er vroeger overal. Gif op de velden, minder plaats om te leven en nieuwe ziekten maken ze zeldzaam.
