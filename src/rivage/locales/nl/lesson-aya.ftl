### Aya stap voor stap, aan een kleine tafel en zonder zandloper.

lesson-aya-stand = Domino’s neerzetten
lesson-aya-stand-1 = Samen bouw je een rivier van domino’s terwijl de zandloper loopt; hier wacht die op je. De rivier begint op de Starttegel. Trek een domino uit je voorraad.
lesson-aya-stand-2 = Een Bosdomino. Zet hem achter de laatste neer, zo’n 2 cm verder en in dezelfde richting.
lesson-aya-stand-done = Zo groeit een rivier. Twee centimeter is een goede afstand: elke domino raakt bij het vallen de volgende.

lesson-aya-far = Te ver
lesson-aya-far-1 = Is alles gebouwd, dan laat één duwtje de rivier stromen. Duw de eerste domino om, die op de Starttegel, en kijk goed.
lesson-aya-far-done = De golf stopte bij het gat. Een domino is 3 cm hoog en raakt nooit wat verder weg staat. Je mag nog eens duwen, maar elk duwtje na het tweede kost een penning.

lesson-aya-mend = Niet te ver en niet te dichtbij
lesson-aya-mend-1 = Dezelfde rivier, nog voordat ze viel, en één domino in je hand. Zet hem zo in het gat dat hij zijn beide buren bereikt.
lesson-aya-mend-done = Hersteld. Te dichtbij was niet beter geweest: dan wordt het volgende gat te groot, en domino’s die elkaar raken, krijgen geen vaart.

lesson-aya-landscape = Een landschap
lesson-aya-landscape-1 = Op deze domino staat een fototoestel: hij mag een landschap of een dier in het spel brengen. Kies het landschap.
lesson-aya-landscape-2 = Een Bostegel waarop een rivier uitmondt. Leg hem voor de rivier neer, en zet de fotodomino voor de toegang, als volgende van de rivier.
lesson-aya-landscape-done = Vallen er Bosdomino’s op elke toegang van de tegel, en ligt er geen ander terrein op, dan heb je het landschap gefotografeerd.

lesson-aya-animal = Een dier
lesson-aya-animal-1 = Weer een fototoestel. Kies het dier, en zet de domino als volgende in de rivier: het dier rust op deze en op de vorige.
lesson-aya-animal-done = Een okapi, die in het Bos leeft. Als de rivier gevallen is, moet hij op domino’s liggen en niet op een tegel, en Bosdomino’s moeten van hem naar een Boslandschap leiden. Eén dier per stuk rivier.

lesson-aya-garden = De Tuin
lesson-aya-garden-1 = Een domino van de Wondertuin telt als elk terrein. Zet hem als volgende in de rivier; je mag ook zeggen dat de rivier zich hier splitst.
lesson-aya-garden-done = Na een splitsing kunnen er twee rijen verder, aan elke kant een. De stukken ervoor en erachter zijn dan gescheiden: ruimte voor meer dieren.

lesson-aya-count = De telling
lesson-aya-count-1 = Een kleine rivier, helemaal af: een okapi, en een Boslandschap aan het eind. Duw de eerste domino om.
lesson-aya-count-done = Een punt voor het landschap, een voor de okapi, en een voor elk van de tien penningen die over zijn. Drie landschappen van één terrein geven er nog één bij. De score is van iedereen samen.

lesson-aya-stray-far = Je mag hem daar neerzetten, maar de rivier zou hem niet bereiken. Neem het terug en zet hem dichterbij: zo’n 2 cm van de vorige.
lesson-aya-stray-gap = De golf stopt bij het gat en komt daar nooit. Neem het terug en zet hem in het gat.
lesson-aya-stray-arm = Daar, op de Starttegel, kan de rivier een tweede arm beginnen. Dat is voor later: neem het terug.
lesson-aya-stray-reserve = Nu ligt hij in je reserve, waar je hem later weer uit kunt nemen. Neem het terug: deze stap heeft hem nu nodig.
lesson-aya-stray-push = De eerste keer moet je er een op de Starttegel duwen, en het best de allereerste: wat vóór de geduwde staat, blijft staan. Neem het terug.
lesson-aya-stray-plain = Een fotodomino mag als gewone domino staan. Maar dan is de foto weg, en daar gaat deze stap juist over. Neem het terug.
lesson-aya-stray-lay = De tegel mag daar liggen, maar zijn fotodomino hoort niet bij de rivier: niets zou hem laten vallen. Neem het terug en leg hem waar de rivier heen gaat.
lesson-aya-stray-animal = Dat brengt een dier. Dat komt zo aan de beurt: neem het terug.
lesson-aya-stray-landscape = Dat brengt een landschap. Deze keer gaat het om een dier: neem het terug.
