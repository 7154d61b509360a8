### A Walk in the Park stap voor stap. Iemand anders wandelt mee op een eigen kaart.

lesson-walk-in-the-park-path = Paden tekenen
lesson-walk-in-the-park-path-1 = We tekenen je eerste pad. De dobbelsteen toont een recht pad; iedereen tekent het op de eigen kaart. Begin bij het kruispunt in het midden: tik op een vak ernaast, draai het pad tot de twee aansluiten, en teken het.
lesson-walk-in-the-park-path-2 = Het sluit aan! Wat getekend is, blijft staan: kijk dus goed. Rond dan je beurt af.
lesson-walk-in-the-park-path-done = Nu zie je ook de andere kaart: dezelfde worp, een andere plek. Daarna rolt de dobbelsteen weer voor iedereen. Wie de meeste punten heeft, wint.

lesson-walk-in-the-park-visit = Een monument bezoeken
lesson-walk-in-the-park-visit-1 = Je pad loopt naar de haven, en het Operahuis staat vlak links van het eind, op B1. Teken het rechte pad daar zo dat het aansluit.
lesson-walk-in-the-park-visit-2 = Bezocht! Je bent de eerste, dus de “1” wordt omcirkeld: een punt voor jou. En bij elk bezoek kruis je een bonus aan. Neem welke je wilt.
lesson-walk-in-the-park-visit-done = Voor een bezoek zijn twee dingen nodig: een pad op het vak van het monument, en een weg vandaar naar het kruispunt. Die weg mag ook later komen.

lesson-walk-in-the-park-bonus = Bonussen
lesson-walk-in-the-park-bonus-1 = Sommige bonussen tellen aan het eind, andere doen meteen iets. Je hebt net het Operahuis bezocht: kruis het extra rechte pad aan.
lesson-walk-in-the-park-bonus-2 = Nu mag je in dezelfde ronde nog een recht pad tekenen. Op D1, rechts, staat nog een monument: verbind het.
lesson-walk-in-the-park-bonus-3 = Een tweede bezoek, dus een tweede bonus. Kruis aan welke je wilt.
lesson-walk-in-the-park-bonus-done = Twee monumenten in één ronde. Elke bonus kun je één keer aankruisen, hooguit zes in een partij.

lesson-walk-in-the-park-loop = Lussen en standbeelden
lesson-walk-in-the-park-loop-1 = Van deze kleine lus ontbreekt nog één hoek. De dobbelsteen toont een bocht: zet die op D3 en maak de lus rond.
lesson-walk-in-the-park-loop-done = Een gesloten lus levert een standbeeld op. Wie er aan het eind de meeste heeft, krijgt een punt per standbeeld; bij gelijke stand krijgt elk één punt.

lesson-walk-in-the-park-ibis = De ibis
lesson-walk-in-the-park-ibis-1 = Een ibis! Ook die moet getekend worden en vult een vak. Houd hem weg van de monumenten: zet hem op een ander leeg vak.
lesson-walk-in-the-park-ibis-done = Een monument had hij voor jou versperd. Ibissen tellen bij sommige bonussen, hoe meer in één groep hoe beter, en met de zesde is het spel uit.

lesson-walk-in-the-park-end = Hoe het eindigt
lesson-walk-in-the-park-end-1 = Je hebt vijf monumenten bezocht. Met het zesde is het spel uit: verbind de Leeuwenpoort op E4.
lesson-walk-in-the-park-end-2 = Kruis je zesde bonus aan: welke je wilt.
lesson-walk-in-the-park-end-3 = Rond je beurt af: dan is het spel uit.
lesson-walk-in-the-park-end-done = Geteld worden de omcirkelde enen, de standbeelden en je bonussen. Ook zes ibissen of een volle kaart maken er een eind aan; in je eentje wandel je achttien worpen lang.

lesson-walk-in-the-park-alone = Nu jij
lesson-walk-in-the-park-alone-goal = De dobbelsteen toont een bocht. Bezoek twee monumenten in deze ene ronde.
lesson-walk-in-the-park-alone-missed = Net niet: dat zijn nog geen twee bezoeken in deze ronde. Probeer het nog eens.
lesson-walk-in-the-park-alone-hint = Het pad onderaan is aan beide kanten open. En na het eerste bezoek mag je een bonus aankruisen: met welke teken je meteen verder?
lesson-walk-in-the-park-alone-done = Twee monumenten in één ronde. Zo hoort een goede wandeling te gaan!

lesson-walk-in-the-park-stray-elsewhere = Je mag het daar tekenen, maar hier hebben we het ergens anders nodig. Neem je zet terug en zoek de plek waar het aansluit.
lesson-walk-in-the-park-stray-change = Zo wordt een pad een T-splitsing. Dat mag één keer met een bocht en één keer met een recht pad, maar het kost drie punten. Hier is het niet nodig: neem je zet terug.
lesson-walk-in-the-park-stray-bonus = Een mooie bonus, maar voor deze stap heb je er een nodig waarmee je meteen tekent. Neem je zet terug en kruis het extra rechte pad aan.
lesson-walk-in-the-park-stray-shut = Daar staat een monument, en de ibis heeft het net versperd: je zou het nooit meer kunnen bezoeken. Neem je zet terug en kies een ander vak.
