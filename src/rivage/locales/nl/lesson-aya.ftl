### Aya stap voor stap, aan een kleine tafel en zonder zandloper.

lesson-aya-stand = Domino’s neerzetten
lesson-aya-stand-1 = Samen bouw je een rivier van domino’s voordat de zandloper leeg is; hier heb je alle tijd. De rivier begint op de Starttegel. Trek een domino uit je voorraad.
lesson-aya-stand-2 = Een Bosdomino. Zet hem achter de laatste neer, zo’n 2 cm verder en in dezelfde richting.
lesson-aya-stand-done = Zo groeit een rivier. Twee centimeter is een goede afstand: elke domino raakt bij het vallen de volgende.

lesson-aya-far = Te ver
lesson-aya-far-1 = Is alles gebouwd, dan laat één duwtje de rivier stromen. Duw de eerste domino om, die op de Starttegel, en kijk goed.
lesson-aya-far-done = De golf stopte bij het gat. Een domino is 3 cm hoog en komt niet bij wat verder weg staat. Je mag nog eens duwen, maar elk duwtje na het tweede kost een penning.

lesson-aya-mend = Niet te ver en niet te dichtbij
lesson-aya-mend-1 = Hier is dezelfde rivier voordat hij viel, en je hebt één domino in je hand. Zet hem zo in het gat dat hij bij beide buren kan.
lesson-aya-mend-done = Hersteld. Te dichtbij was net zo slecht: dan wordt het volgende gat te groot, en domino’s die elkaar raken, krijgen geen vaart.

lesson-aya-turn = Een domino draaien
lesson-aya-turn-1 = De laatste domino staat verkeerd om: hij zou op zijn geschilderde water vallen, en daar zou de rivier breken. Kies hem en draai hem om.
lesson-aya-turn-done = Nu kijken ze allemaal dezelfde kant op. In je beurt mag je elke staande domino draaien, ook die van een ander. Hij blijft op zijn plek.

lesson-aya-reserve = De reserve
lesson-aya-reserve-1 = Een Woestijndomino, maar een Bosrivier: hier zou hij de foto bederven. Leg hem liever in je reserve.
lesson-aya-reserve-2 = Daar ligt hij, open voor iedereen, tot je hem nodig hebt. De bovenste mag je nemen zodra je hand leeg is: neem hem.
lesson-aya-reserve-done = Voorraad of reserve: je kiest telkens waar je volgende domino vandaan komt. Terugleggen kan alleen in de reserve, nooit in de voorraad.

lesson-aya-landscape = Een landschap
lesson-aya-landscape-1 = Op deze domino staat een fototoestel: hij kan een landschap of een dier in het spel brengen. Kies het landschap.
lesson-aya-landscape-2 = Een Bostegel waarop een rivier uitmondt. Leg hem vlak voor de rivier neer, en zet dan de fotodomino voor de toegang, als volgende domino.
lesson-aya-landscape-done = Vallen er Bosdomino’s op elke toegang van de tegel, en ligt er geen ander terrein op, dan heb je het landschap gefotografeerd.

lesson-aya-animal = Een dier
lesson-aya-animal-1 = Weer een fototoestel. Kies het dier, en zet de domino als volgende in de rivier: het dier rijdt mee op deze en op de vorige.
lesson-aya-animal-done = Een okapi, die in het Bos leeft. Als de rivier gevallen is, moet hij op domino’s liggen en niet op een tegel, en Bosdomino’s moeten van hem naar een Boslandschap leiden. Eén dier per stuk rivier.

lesson-aya-garden = De Tuin
lesson-aya-garden-1 = Een domino van de Wondertuin telt voor elk terrein. Zet hem als volgende in de rivier; je kunt de rivier er ook mee splitsen.
lesson-aya-garden-done = Na een splitsing kunnen er twee rijen verder, aan elke kant een. De stukken ervoor en erachter zijn dan gescheiden: ruimte voor meer dieren.

lesson-aya-glasses = De pauze en de twee zandlopers
lesson-aya-glasses-1 = De eerste zandloper is leeg. Nu is het pauze: er wordt niets neergezet of verplaatst. Overleg, teken een plan op tafel; is iedereen klaar, draai dan de zandloper om.
lesson-aya-glasses-done = De tweede loopt, en dat is de laatste: als hij leeg is, stopt het bouwen. Een Eerste rivier heeft maar één zandloper, en geen pauze.

lesson-aya-count = De golf en de telling
lesson-aya-count-1 = Een kleine rivier, bijna af, met een okapi en een Boslandschap aan het eind. Er ontbreekt één domino, en die heb je in de hand: zet hem waar de rivier hem nodig heeft.
lesson-aya-count-2 = Het bouwen is voorbij. Houd je adem in, en duw de eerste domino om.
lesson-aya-count-done = Alles is gevallen! Eén punt voor het landschap, één voor de okapi, en één voor elk van de tien penningen die over zijn. Drie landschappen van één terrein geven er nog één bij. Jullie delen de score.
lesson-aya-count-almost = De golf haalde het deze keer niet helemaal; dat overkomt de besten. In een echte partij zou je achter het gat nog eens duwen. Hier kun je het gewoon opnieuw proberen, of verdergaan.

lesson-aya-alone = Nu jij
lesson-aya-alone-goal = Er ontbreken drie domino’s, en je bouwt nu alleen: vul het gat zo dat de golf de fotodomino voor het Bos bereikt. Geef dan een duwtje.
lesson-aya-alone-missed = Net niet: de golf stopte voordat hij bij de fotodomino was. Probeer het nog eens.
lesson-aya-alone-hint = Verdeel de ruimte gelijk: zo’n 2 cm tussen twee domino’s, allemaal in één lijn met de rivier.
lesson-aya-alone-done = Klik! De golf heeft de fotodomino bereikt, en de foto van het Bos is van jou.

lesson-aya-stray-far = Je kunt hem daar neerzetten, maar de rivier zou hem niet bereiken. Neem je zet terug en zet hem dichterbij: zo’n 2 cm van de vorige.
lesson-aya-stray-gap = De golf stopt bij het gat en komt daar nooit. Neem je zet terug en zet hem in het gat.
lesson-aya-stray-arm = Daar, op de Starttegel, kan de rivier een tweede arm beginnen. Dat is voor later: neem je zet terug.
lesson-aya-stray-reserve = Nu ligt hij in je reserve, en daar kun je hem later weer uit nemen. Neem je zet terug: deze stap heeft hem nu nodig.
lesson-aya-stray-push = Het eerste duwtje geef je op de Starttegel, het best aan de allereerste domino: wat daarvoor staat, blijft anders staan. Neem je zet terug.
lesson-aya-stray-plain = Je kunt een fotodomino als gewone domino gebruiken. Maar dan ben je het fototoestel kwijt, en deze stap gaat over wat het brengt. Neem je zet terug.
lesson-aya-stray-lay = Je kunt de tegel daar leggen, maar zijn fotodomino hoort niet bij de rivier: niets zou hem laten vallen. Neem je zet terug en leg hem waar de rivier heen gaat.
lesson-aya-stray-animal = Dat brengt een dier. Dat komt zo aan de beurt: neem je zet terug.
lesson-aya-stray-landscape = Dat brengt een landschap. Deze keer gaat het om een dier: neem je zet terug.
lesson-aya-stray-draw = Nu heb je een andere domino in de hand. Deze stap gaat over een die er al is: neem je zet terug.
lesson-aya-stray-turn = Je hebt hem gedraaid, maar niet goed: alle domino’s van een rivier kijken stroomafwaarts. Neem je zet terug.
lesson-aya-stray-foreign = Je kunt hem daar neerzetten, maar in een stuk Bos helpt hij geen foto, en op de tegel zou hij er een bederven. Neem je zet terug en leg hem in je reserve.
