### A Walk in the Park met het toetsenbord en op het gehoor: zijn deel van de pagina over toegankelijkheid.

access-walk-in-the-park-keyboard = De kaart is een raster van vakken. Ga naar een vak, leg het stuk daar neer, draai het, teken het.
access-walk-in-the-park-arrows = van vak tot vak
access-walk-in-the-park-put = leg het stuk op het vak; nog een keer: draai het
access-walk-in-the-park-turn = draai het naar rechts; met Shift naar links
access-walk-in-the-park-write = leg het stuk neer; nog een keer: teken het
access-walk-in-the-park-kind = het andere stuk, als je uit twee mag kiezen
access-walk-in-the-park-change = van een pad een T maken, of weer een pad
access-walk-in-the-park-tick = kruis een bonus aan: 1 is de eerste van de lijst, 0 de tiende
access-walk-in-the-park-escape = neem het stuk weer weg
access-walk-in-the-park-ear = Elk vak zegt wat erop staat en wat je er kunt bezoeken. Een neergelegd stuk zegt wat het zou verbinden, bezoeken en opleveren, voordat je het tekent.
access-walk-in-the-park-time = Geen klok, tenzij je er een kiest voor een tafel met vrienden. Ook de wandeling van vandaag heeft er geen: je hebt de hele dag.
