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
rules-none = Kein Abschnitt enthält diese Wörter. Versuch ein kürzeres.

## Am Tisch

rules-why = Warum?
rules-more = Die Regeln für diesen Moment
rules-select = Wähle zuerst etwas auf dem Brett, dann siehst du die Regel dazu.
rules-there = In den Regeln
rules-all = Alle Regeln
