### Deep River met het toetsenbord en op het gehoor: zijn deel van de pagina over toegankelijkheid.

access-deep-river-keyboard = Alles wat je kunt kiezen, is een knop op het bord. Tab brengt je erheen, en na elke keuze springt de focus naar de volgende.
access-deep-river-arrows = naar de volgende keuze in die richting
access-deep-river-enter = kies die
access-deep-river-escape = verberg wat die zou doen
access-deep-river-ear = Elke keuze heet naar haar vis, stroming of tegel, en je hoort wat ze zou doen zolang je erop staat. Onder het bord kun je van nest tot nest lezen hoe de rivier erbij ligt.
access-deep-river-time = Geen klok, tenzij je er een kiest voor een tafel met een vriend.
