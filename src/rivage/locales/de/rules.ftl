### Die Seite mit den Regeln, für jedes Spiel dieselbe.

rules-lead = Alle Regeln, mit unseren eigenen Worten.
rules-short = So wird gespielt, in Kürze
rules-print = Drucken
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Kein Abschnitt
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
}
rules-none = Diese Wörter stehen nicht in den Regeln. Versuch ein kürzeres.

## Am Tisch

rules-why = Warum?
rules-more = Die Regeln für diesen Moment
rules-select = Tippe zuerst auf dem Brett auf ein Feld oder einen Stein: Dann geht es in der Antwort darum.
rules-there = In den Regeln
rules-all = Alle Regeln
