### Deep River stap voor stap. Wie leert, speelt de palingen.

lesson-deep-river-swim = Zwemmen
lesson-deep-river-swim-1 = Je wint als de beer het nest van de zalmen in loopt, helemaal aan de overkant; jouw palingen zwemmen er ook heen. Elke beurt begint met een stroming. Kies de blauwe: daar staat een 2 op.
lesson-deep-river-swim-2 = De stroming zegt hoe ver een van je vissen zwemt. Die van jou zitten nog allemaal in het nest: laat er een uitzwemmen.
lesson-deep-river-swim-3 = Twee tegels, precies zoals er stond. De blauwe stroming is een tegel verder gedreven en omgedraaid: er staat nu iets anders op. Rond je beurt af.
lesson-deep-river-swim-done = De zalmen antwoorden van de andere kant. Zo gaat het beurt na beurt: een stroming, een vis, en de stroming drijft verder.

lesson-deep-river-stack = Erbovenop
lesson-deep-river-stack-1 = Er ligt een zalm in de weg, twee tegels voor je paling. Kies een stroming met een 2.
lesson-deep-river-stack-2 = Laat de paling in de rivier zwemmen. Hij komt bij de zalm aan en klimt erbovenop.
lesson-deep-river-stack-done = Een stapel van twee, en wie bovenop ligt, stuurt: de zalm gaat waar jij gaat. Een stapel zwemt als één geheel, en alleen naar een lege plek.

lesson-deep-river-nest = In het andere nest
lesson-deep-river-nest-1 = Je stapel is twee tegels van het zalmennest. Kies een stroming die hem daar brengt: 2 is genoeg, en van een 3 gaat de rest verloren.
lesson-deep-river-nest-2 = Breng de stapel in het nest en let op de beer.
lesson-deep-river-nest-done = De beer doet één stap voor elke vis die aankomt, en de zalm die je meenam, telt ook: twee stappen naar de zalmen toe. Daarna gaan beide vissen naar huis en beginnen opnieuw.

lesson-deep-river-big = De grote tegel
lesson-deep-river-big-1 = Tegels doen iets als er een vis aankomt. De grote in het midden laat vissen groeien. Kies de blauwe stroming: met 2 is je paling er.
lesson-deep-river-big-2 = Zwem naar de grote tegel.
lesson-deep-river-big-3 = Kies welke gewone vis van jou dubbel wordt: deze, of een in het nest.
lesson-deep-river-big-done = Een dubbele telt voor twee vissen. In het andere nest laat hij de beer twee stappen doen in plaats van één.

lesson-deep-river-bear = De Beertegel
lesson-deep-river-bear-1 = Een Beertegel maakt de beer wakker, maar alleen voor een dubbele. Die van jou is er twee tegels vandaan: kies de groene stroming.
lesson-deep-river-bear-2 = Zwem erheen met de dubbele.
lesson-deep-river-bear-done = Een stap voor de beer, en onderweg een zalm gevangen. Een gewone had hem laten slapen.

lesson-deep-river-advance = Vooruit
lesson-deep-river-advance-1 = Op een Vooruittegel zwemt een van je vissen nog een tegel verder. Er ligt er een vlak voor je: kies de groene stroming.
lesson-deep-river-advance-2 = Zwem naar de Vooruittegel.
lesson-deep-river-advance-3 = Nu nog een tegel, met dezelfde paling.
lesson-deep-river-advance-done = Twee tegels uit een 1. Waar een vis door Vooruit aankomt, doet de tegel niets; een nest telt wel gewoon.

lesson-deep-river-swap = Wissel
lesson-deep-river-swap-1 = Een dubbele zalm zit op een van je palingen. Een Wisseltegel draait stapels om: er ligt er een twee tegels verder. Kies de blauwe stroming.
lesson-deep-river-swap-2 = Zwem met je vrije paling naar de Wisseltegel.
lesson-deep-river-swap-3 = Draai de stapel om.
lesson-deep-river-swap-done = Nu ligt jouw paling bovenop en draagt hij een dubbele: die stapel is drie stappen van de beer waard. Pas op: is de enige stapel die van jou, dan moet je die omdraaien.

lesson-deep-river-tilt = Kantel
lesson-deep-river-tilt-1 = Een Kanteltegel neemt je tegenstander één beurt lang een stroming af. Hij ligt twee tegels verder: kies een stroming met een 2.
lesson-deep-river-tilt-2 = Zwem naar de Kanteltegel.
lesson-deep-river-tilt-3 = Kantel de stroming die je de zalmen niet gunt.
lesson-deep-river-tilt-done = In hun volgende beurt kunnen de zalmen die niet kiezen. Daarna staat ze weer recht.

lesson-deep-river-currents = Twee stromingen aan het eind
lesson-deep-river-currents-1 = Een partij kan ook eindigen zonder dat de beer een nest bereikt: zodra twee stromingen op de laatste tegel liggen. Blauw is er al. De beer is dichter bij het zalmennest, dus dat komt je goed uit: kies paars.
lesson-deep-river-currents-2 = Zwem, en paars drijft naar de laatste tegel.
lesson-deep-river-currents-3 = Twee stromingen zijn aan het eind. Rond je beurt af: dan is het spel uit.
lesson-deep-river-currents-done = Je wint: de beer is dichter bij hun nest dan bij het jouwe. Stond hij bij de grote tegel, dan was het gelijkspel.

lesson-deep-river-home = De beer in het nest
lesson-deep-river-home-1 = Maak nu een partij af. De beer is drie stappen van het zalmennest, en jouw stapel één tegel. Kies de groene stroming.
lesson-deep-river-home-2 = Breng de stapel in het nest: een gewone en een dubbele zijn samen drie vissen.
lesson-deep-river-home-done = De beer zit in het zalmennest, en dan hebben de zalmen meteen verloren.

lesson-deep-river-alone = Nu jij
lesson-deep-river-alone-goal = De beer is twee stappen van het zalmennest. Win de partij in deze ene beurt.
lesson-deep-river-alone-missed = Net niet: de beer heeft het nest niet bereikt. Probeer het nog eens, met een andere stroming of een andere vis.
lesson-deep-river-alone-hint = Welke van jouw vissen telt voor twee? En welke stroming brengt die helemaal tot in het nest?
lesson-deep-river-alone-done = De dubbele telde voor twee, en de beer liep het nest in. Je wint!

lesson-deep-river-stray-current = Goed idee, maar voor deze stap heb je een andere stroming nodig. Neem je zet terug en probeer het nog eens.
lesson-deep-river-stray-fish = Goed idee, maar deze stap gaat over een andere vis. Neem je zet terug en kies opnieuw.
