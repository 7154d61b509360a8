### De pagina over toegankelijkheid: wat voor elk spel geldt. Elk spel vertelt zijn eigen deel in access-<spel>.

access-keyboard-title = Met het toetsenbord
access-keyboard = Tab gaat van het ene naar het volgende, Shift en Tab weer terug, Enter drukt een knop in. De eerste Tab op een pagina slaat over wat op elke pagina hetzelfde is. Twee ringen, een donkere en een lichte, laten zien waar je bent. Aan elke tafel werken ook deze toetsen, zolang het bord er zelf niets anders mee doet:
access-do-undo = één stap terug binnen je beurt
access-do-confirm = je beurt afronden
access-do-steps = door de zetten bladeren, zolang er op het bord niets geselecteerd is
access-do-ends = naar de eerste zet, terug naar nu
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
access-ear = Een schermlezer meldt elke zet zodra die gedaan is, wie er aan de beurt is, wat iemand zegt of vraagt, en wanneer de verbinding wegvalt. Alles wat je op een bord kunt kiezen, zegt wat het zou doen.
access-ear-words = Elk spel kun je ook met woorden spelen: hoe het ervoor staat als tekst, wat je kunt doen als lijst, en een regel om in te schrijven. Vink “Met woorden spelen” aan bij de instellingen, of kies het in het menu van een tafel. De lessen kun je ook zo volgen.
access-ear-sound = Met het geluid aan zegt een toontje dat jij aan de beurt bent.

access-eye-title = Met het oog
access-eye = Letters kunnen twee keer zo groot, via de instellingen van je browser, zonder dat er iets wordt afgesneden. Er is een dag- en een nachtweergave. Kanten, terreinen en plaatsen herken je aan vorm, patroon of letter, en niet alleen aan hun kleur. Bij de instellingen vind je grotere stukken, knoppen voor de linkerhand, tragere beweging of helemaal geen; wie zijn systeem om minder beweging vraagt, krijgt dat hier vanzelf.

access-time-title = Zonder haast
access-time = Niemand hoeft tegen de tijd te spelen: alleen en met bots loopt er geen klok, en met vrienden alleen als wie de tafel klaarzet er een kiest onder “Meer opties”. Aan een tafel met een klok kan iedereen in het menu een pauze voorstellen; zolang die duurt, loopt er geen tijd. Een spel dat zelf de tijd meet, zegt hieronder hoe je dat uitzet.

access-games-title = Spel voor spel
access-of-keyboard = Met het toetsenbord
access-of-ear = Op het gehoor
access-of-time = Tijd

access-done-title = Hoe we dat weten
access-done = We mikken op WCAG 2.2, niveau AA. Bij elke wijziging loopt een controleprogramma (axe) de pagina’s en tafels na, bij dag en bij nacht, spelen browsers elk spel met alleen toetsen, en worden de maten nagemeten op kleine schermen en met grote letters.
access-not-title = Wat er ontbreekt
access-not-people = Dit alles is door programma’s geprobeerd, in één browser. Nog niemand die elke dag een schermlezer gebruikt, heeft ons verteld hoe het is.
access-not-motion = Waar natuurkunde de stukken beweegt, wordt achteraf in woorden verteld wat er gebeurd is, niet terwijl het gebeurt.
access-not-voice = We hebben geen eigen spraakbesturing, en zonder schermlezer wordt er niets voorgelezen.
access-tell = Zit iets je hier in de weg, zeg het dan tegen wie deze server beheert: het programma is open en kan worden verbeterd.
