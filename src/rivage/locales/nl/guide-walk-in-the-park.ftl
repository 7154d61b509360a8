### Hoe A Walk in the Park gespeeld wordt, in onze eigen woorden.

guide-lead-walk-in-the-park = Eén dobbelsteen voor iedereen, en ieder een potlood en een kaart. Teken je eigen weg door de botanische tuin van Sydney, allemaal tegelijk.
wp-guide-round-title = Een ronde
wp-guide-round-1 = De dobbelsteen wordt één keer gegooid, voor iedereen. Hij toont een bocht, een recht pad, een T-splitsing of een ibis.
wp-guide-round-2 = Iedereen tekent dat in een leeg vak van zijn eigen kaart. Paden mag je draaien hoe je wilt, en ze hoeven nog nergens op aan te sluiten.
wp-guide-round-3 = Niemand ziet wat de anderen deze ronde tekenen voordat iedereen klaar is. Je mag zo vaak je wilt een stap terugdoen, zelfs nadat je je beurt hebt afgerond, zolang er nog iemand tekent.
wp-guide-statue-title = Sluit een lus, krijg een standbeeld
wp-guide-statue = Telkens als jouw paden een lus sluiten, verrijst daarbinnen een standbeeld. Twee lussen die een pad delen, leveren twee standbeelden op. Wie aan het eind als enige de meeste standbeelden heeft, scoort een punt per standbeeld; delen spelers de eerste plaats, dan krijgen ze elk één punt.
wp-guide-visit-title = Bezoek de monumenten
wp-guide-visit = Een monument is bezocht als er een pad op zijn vak ligt en dat pad naar het kruispunt in het midden leidt, nu of later. Iedereen die het bezoekt in de ronde van het eerste bezoek, scoort 1 punt. En bij elk bezoek mag je een bonus aankruisen, tot zes.
wp-guide-ibis-title = Pas op voor de ibis
wp-guide-ibis = De witte ibis woont in deze tuinen en gaat niet meer weg: hij vult zijn vak en verspert een monument dat daar staat. Maar met de juiste bonussen is een groep veel waard.
wp-guide-bonus-title = De tien bonussen
wp-guide-change-title = Zit je vast?
wp-guide-change = Eén keer per partij mag je een van je bochten openen tot een T, en één keer een van je rechte paden. Dat kost telkens 3 punten, maar het kan een lus sluiten of je eindelijk bij een monument brengen.
wp-guide-end-title = Het einde
wp-guide-end = De wandeling eindigt na een ronde waarin iemand zes monumenten heeft bezocht of zes ibissen heeft getekend, of geen leeg vak meer heeft. Wie de meeste punten heeft, wint; bij gelijke stand wint wie voor het einde zorgde, daarna wie meer monumenten, daarna wie meer standbeelden heeft. In je eentje speel je 18 worpen en win je met 18 punten.
wp-guide-keys-title = Met het toetsenbord
wp-guide-keys = De pijltjes gaan over de vakken, Enter of de spatiebalk legt het stuk neer, R draait het, Enter tekent het. T maakt van een pad een T, I kiest tussen een T en een ibis, 1 tot 0 kruisen een bonus aan, U doet een stap terug, C bevestigt.
wp-guide-places-title = De plekken, en van wie dit land is
wp-guide-places = Waar we niet wisten waar de monumenten staan, hebben we zelf een plek gekozen.
wp-guide-country = De tuin ligt op het land van de Cadigal, die al langer dan iemand kan tellen voor deze oever zorgen, en die voedsel zochten, visten en ceremonies hielden aan de baai die op de kaart Farm Cove heet. Zij kennen haar als Wuganmagulya. Wij betuigen ons respect aan hun oudsten, toen en nu.
