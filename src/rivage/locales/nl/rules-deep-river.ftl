### De regels van Deep River, in onze eigen woorden. Zo is een onderdeel opgemaakt: web/src/shell/rules/rulesMarkup.ts.

rules-deep-river-aim-title = Doel van het spel
rules-deep-river-aim-text =
    Palingen en zalmen wonen aan de twee uiteinden van één rivier. Elke kant zwemt naar het nest van de ander, en stuurt ook de beer die kant op.

    Je wint als de beer het andere nest binnenloopt. Raken de stromingen eerder op, dan win je als de beer dichter bij het andere nest staat dan bij het jouwe.
rules-deep-river-aim-picture = De rivier bij het begin: links het Palingennest, rechts het Zalmennest, daartussen zeven tegels, de beer midden op zijn oever en de drie stromingen bij tegel 1.

rules-deep-river-table-title = Op tafel
rules-deep-river-table-text =
    – *De rivier* is een lijn: het Palingennest, tegels 1, 2 en 3, de grote tegel (4), tegels 5, 6 en 7, het Zalmennest.
    – *Zes gewone tegels* hebben elk één plek: twee keer Beer, twee keer Vooruit, één Wissel, één Kantel.
    – *De grote tegel* heeft twee plekken.
    – *Vijf palingen en vijf zalmen*: op de ene kant van een pion staat één vis (gewoon), op de andere staan er twee (dubbel). Allemaal beginnen ze gewoon, in hun nest.
    – *Drie stromingen*, elk met twee kanten.
    – *De beer* loopt over de oever, langs de zeven tegels en tot in de nesten. Vanaf de grote tegel is het 4 stappen naar elk nest.

    Palingen zwemmen van tegel 1 naar tegel 7, zalmen van tegel 7 naar tegel 1. In je beurt duw je de beer altijd naar het andere nest, nooit naar het jouwe.
rules-deep-river-table-picture = Een gewone en een dubbele paling, een gewone en een dubbele zalm. De stippen tellen de vissen.

rules-deep-river-setup-title = Klaarzetten
rules-deep-river-setup-text =
    De zes gewone tegels worden geschud en neergelegd, drie aan elke kant van de grote. De drie stromingen worden gegooid, zodat het toeval bepaalt welke kant boven ligt, en bij tegel 1 gelegd. De beer staat bij de grote tegel. Ook wie begint, bepaalt het toeval, tenzij jullie een kant hebben gekozen; volgens het boekje begint wie het laatst heeft gezwommen.

    Daarna is er geen toeval meer en is niets verborgen.

    Een optie is de *taartregel*: de ene speler bekijkt de tafel en zegt welke kant begint, de andere kiest dan een kant. Beginnen is een voordeel; met een vriend speel je daarom meestal twee partijen op dezelfde tafel, met verwisselde kanten.

rules-deep-river-turn-title = Jouw beurt
rules-deep-river-turn-text =
    Kies een stroming die niet gekanteld is en doe wat er op de bovenkant staat. Is alles gedaan, dan drijft de stroming naar de volgende tegel en wordt omgedraaid. Bij tegel 7 blijft ze liggen en wordt ze alleen omgedraaid.

    Tot je je beurt afrondt, mag je zo vaak je wilt een stap terugdoen.

    # Waarom kan ik deze stroming niet kiezen?
    Ze is gekanteld: een vis van je tegenstander kwam aan op Kantel. Na deze beurt staat ze weer recht. Er blijft altijd minstens één stroming vrij.
rules-deep-river-turn-picture = De blauwe stroming toont een 2. Ze is gespeeld: ze drijft van tegel 2 naar tegel 3 en wordt omgedraaid.

rules-deep-river-faces-title = De kanten van de stromingen
rules-deep-river-faces-text =
    – *Een getal* (1, 2 of 3): een van je vissen zwemt zoveel tegels, daarna doe je wat de tegel zegt waarop hij aankomt.
    – *1 + beer*: een van je vissen zwemt 1 tegel, je doet wat die tegel zegt, en dan loopt de beer 1 stap.
    – *Twee keer 1*: een vis zwemt 1 tegel en je doet wat die tegel zegt, en dan nog een keer, met dezelfde vis of met een andere.

    Eén stroming heeft 2 en 1 + beer, één heeft 3 en twee keer 1, één heeft 1 en 2.

    Kan geen van je vissen zwemmen, dan vervalt dat, maar de rest gebeurt wel. Dat komt bijna nooit voor.
rules-deep-river-faces-picture = De drie stromingen met hun twee kanten. Je herkent ze aan hun kleur en aan de stippen.

rules-deep-river-moving-title = Een vis laten zwemmen
rules-deep-river-moving-text =
    Je mag zwemmen met een vis uit je nest, met een vis van jou die alleen ligt, of met een stapel waar jouw vis bovenop ligt. Een stapel zwemt als één geheel.

    Zwem het hele aantal tegels, naar het andere nest. Alleen de tegel waar je aankomt, telt, niet wat er onderweg ligt. Kan je vis daar niet terecht, dan zwemt hij door, tegel voor tegel, naar de eerste waar het wel kan, of tot in het andere nest.

    # Waarom kan ik met deze vis niet zwemmen?
    Er ligt een vis van de tegenstander op: wie bovenop ligt, stuurt de stapel.

    # Waarom zwom mijn vis verder dan het getal?
    Op de tegel waar hij moest stoppen, was geen plek voor hem.
rules-deep-river-moving-picture = De zalm op tegel 7 zwemt 2 tegels. Op tegel 5 ligt een stapel, dus daar is geen plek: hij zwemt door naar de grote tegel.

rules-deep-river-stacks-title = Op een ander klimmen
rules-deep-river-stacks-text =
    Een vis die alleen zwemt, kan naar een lege plek, of naar een plek met één vis van de tegenstander: dan klimt hij erop, en is de stapel van twee van jou. Ligt er zo’n vis op de tegel, dan *moet* hij klimmen, ook als er nog een plek leeg is. Liggen er op de grote tegel twee, dan kies je zelf.

    Hij kan niet naar een plek waar al een vis van jou ligt, en niet op een stapel. Een stapel kan alleen naar een lege plek. Er liggen nooit meer dan twee vissen op elkaar.

    # Waarom kan ik niet naar de lege plek op de grote tegel?
    Op de andere plek ligt een vis van de tegenstander alleen, en wie alleen zwemt, moet daarop klimmen.
rules-deep-river-stacks-picture = De paling klimt op de zalm die alleen ligt: nu sturen de Palingen deze stapel.

rules-deep-river-nest-title = Het andere nest bereiken
rules-deep-river-nest-text =
    Zwemt je vis of je stapel het andere nest in, dan loopt de beer 1 stap voor elke gewone en 2 voor elke dubbele die aankomt, ook voor de onderste: 1 tot 4 stappen. Je kunt ook kiezen dat alleen de bovenste telt.

    Daarna gaat iedereen naar huis: jouw vis naar je eigen nest; een vis die je meenam, blijft in het zijne. Ze houden dezelfde kant boven. Tegels die over zijn, vervallen. Een nest heeft verder geen effect.
rules-deep-river-nest-picture = Een dubbele paling brengt een gewone zalm het Zalmennest in: 2 + 1, dus loopt de beer 3 stappen.

rules-deep-river-effects-title = Aankomen op een tegel
rules-deep-river-effects-text =
    Komt een vis door jouw stroming op een tegel aan, doe dan wat de tegel zegt. Dat moet, ook als je liever niet wilt. Is er niets waarmee het kan, dan gebeurt er niets.

    Bij een stapel bepaalt de bovenste vis of er een gewone of een dubbele aankomt.

    # Waarom gebeurde er niets?
    Beer heeft een dubbele nodig, Wissel een stapel, Kantel een stroming die nog gekanteld mag worden. Een vis die door Vooruit zwemt, activeert geen tegel.
rules-deep-river-effects-picture = De tekens: Beer, Vooruit, Wissel, Kantel en de grote tegel.

rules-deep-river-bear-title = Beer
rules-deep-river-bear-text =
    Komt er een dubbele aan, dan loopt de beer 1 stap naar het andere nest. Een gewone maakt niemand wakker.

rules-deep-river-advance-title = Vooruit
rules-deep-river-advance-text =
    Een van je vissen zwemt 1 tegel: de vis die aankwam of een andere. De tegel waar hij aankomt, heeft geen effect. Zwemt hij het andere nest in, dan loopt de beer zoals altijd.

rules-deep-river-swap-title = Wissel
rules-deep-river-swap-text =
    Kies een stapel op de rivier, ook een die net ontstaan is, en draai hem om: de onderste vis komt boven, en zijn kant stuurt de stapel.

    # Waarom moet ik mijn eigen stapel omdraaien?
    Het is de enige op de rivier. Een effect dat kan, moet.
rules-deep-river-swap-picture = Voor en na: de stapel wisselt van kant.

rules-deep-river-tilt-title = Kantel
rules-deep-river-tilt-text =
    Kantel één stroming, ook die je net speelt: je tegenstander kan die de volgende beurt niet kiezen. Na die beurt staat ze weer recht.

    Minstens één stroming moet vrij blijven. Zijn er al twee gekanteld, dan gebeurt er niets.
rules-deep-river-tilt-picture = De paarse stroming is gekanteld: ze kan niet gekozen worden.

rules-deep-river-big-title = De grote tegel
rules-deep-river-big-text =
    – *Er komt een gewone aan*: maak een van je gewone vissen dubbel.
    – *Er komt een dubbele aan*: doe dat, of zwem met een van je vissen 1 tegel. Waar die aankomt, mag je het effect gebruiken of laten.

    Je mag elke gewone vis van jou dubbel maken die je ziet liggen: in je nest, alleen op de rivier of bovenop je stapel.

    # Waarom kan ik deze vis niet dubbel maken?
    Hij is al dubbel, of er ligt een vis van de tegenstander op.
rules-deep-river-big-picture = Er is een paling op de grote tegel aangekomen. Die op tegel 2 wordt dubbel.

rules-deep-river-end-title = Het einde
rules-deep-river-end-text =
    – *De beer bereikt een nest*: de eigenaar verliest meteen. De rest van de beurt gaat niet door.
    – *Aan het eind van een beurt liggen twee stromingen bij tegel 7*: wiens nest het verst van de beer is, wint. Staat de beer bij de grote tegel, dan is het gelijkspel.
    – *Dezelfde stelling ontstaat voor de derde keer*: gelijkspel.
    – *Er zijn zestig beurten gespeeld*: gelijkspel.

    # Waarom is het nog niet afgelopen, terwijl de tweede stroming bij tegel 7 ligt?
    De beurt wordt eerst afgemaakt. De beer kan nog lopen.
rules-deep-river-end-picture = Twee stromingen liggen bij tegel 7, en de beer staat dichter bij het Zalmennest: de Palingen winnen.

rules-deep-river-here-title = Online
rules-deep-river-here-text =
    Loopt er een klok, dan verliest wie geen tijd meer heeft. Je kunt opgeven, gelijkspel aanbieden of vragen om een beurt terug te nemen; met die laatste twee moet de ander het eens zijn.

    We moesten zelf beslissen wat de gedrukte regels openlaten: hoeveel tegels er van elke soort zijn, wat er op de stromingen staat, hoeveel stappen de beer te gaan heeft, en dat de derde herhaling en de zestigste beurt gelijkspel geven.
