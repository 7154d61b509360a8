### De pagina over toegankelijkheid: wat voor elk spel geldt. Elk spel vertelt zijn eigen deel in access-<spel>.

access-keyboard-title = Met het toetsenbord
access-keyboard = Tab gaat naar het volgende element, Shift en Tab naar het vorige, en Enter drukt erop. De eerste Tab op een pagina slaat over wat op elke pagina hetzelfde is. Twee ringen, een donkere en een lichte, laten zien waar je bent. Aan elke tafel werken ook deze toetsen, tenzij het bord ze zelf gebruikt:
access-do-undo = één stap terug binnen je beurt; tegen bots ook je laatste beurt
access-do-confirm = je beurt afronden
access-do-steps = door de zetten bladeren, zolang de focus niet op het bord is
access-do-ends = naar de eerste zet, naar de laatste zet
access-do-play = de zetten afspelen of pauzeren
access-do-pace = langzamer, sneller

key-arrows = Pijltjes
key-left-right = Links, Rechts
key-enter = Enter
key-escape = Escape
key-space = Spatie
key-shift = Shift
key-alt = Alt
key-home = Home
key-end = End
key-digits = Cijfers

access-ear-title = Op het gehoor
access-ear = Een schermlezer meldt elke zet, wie er aan de beurt is, wat spelers zeggen of vragen, en wanneer de verbinding wegvalt. Op een bord zegt de naam van elke keuze wat die zou doen.
access-ear-words = Je kunt elk spel ook in tekstmodus spelen: de stand als tekst, je keuzes als lijst, en een veld om in te typen. Vink “In tekstmodus spelen” aan bij de instellingen, of kies het in het menu van een tafel. Ook de lessen werken in tekstmodus.
access-ear-sound = Met het geluid aan hoor je een kort toontje als je aan de beurt bent.

access-eye-title = Met het oog
access-eye = Letters kunnen twee keer zo groot, via de instellingen van je browser, zonder dat er iets wordt afgesneden. Er is een lichte en een donkere weergave. Kanten, terreinen en plaatsen verschillen in vorm, patroon of letter, en niet alleen in kleur. Bij de instellingen vind je een groter bord, een indeling voor linkshandigen, tragere beweging of helemaal geen beweging. Vraagt je systeem al om minder beweging, dan krijg je die hier ook.

access-time-title = Zonder haast
access-time = Niemand hoeft tegen de tijd te spelen: alleen en met bots loopt er geen klok, en met vrienden alleen als degene die de tafel opent er een kiest onder “Meer opties”. Aan een tafel met een klok kan iedereen in het menu een pauze voorstellen; zolang die duurt, staat de klok stil. Meet een spel zelf de tijd, dan lees je hieronder hoe je dat uitzet.

access-games-title = Spel voor spel
access-of-keyboard = Met het toetsenbord
access-of-ear = Op het gehoor
access-of-time = Tijd

access-done-title = Hoe we dat weten
access-done = We mikken op WCAG 2.2, niveau AA. Bij elke wijziging loopt een controleprogramma (axe) de pagina’s en tafels na, licht en donker, spelen browsers elk spel met alleen toetsen, en worden de maten nagemeten op kleine schermen en met grote letters.
access-not-title = Wat er ontbreekt
access-not-people = Dit alles is door programma’s getest, in één browser. Nog niemand die elke dag een schermlezer gebruikt, heeft ons verteld hoe goed het werkt.
access-not-motion = Waar natuurkunde de stukken beweegt, hoor je pas achteraf wat er gebeurd is, niet terwijl het gebeurt.
access-not-voice = We hebben geen eigen spraakbesturing, en zonder schermlezer wordt er niets voorgelezen.
access-tell = Zit iets je hier in de weg, zeg het dan tegen wie deze server beheert: het programma is open en kan worden verbeterd.
