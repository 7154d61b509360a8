### Ein Tisch: Plätze, Züge, Angebote, die Liste der Züge, das Ende.

loading = Der Tisch wird gedeckt …
board = Spielbrett
table-tools = Am Tisch
menu = Menü
rules-now = Warum kann ich nicht …?
leg = Partie { $leg } von 2
watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
line-silent = Der Server antwortet gerade nicht.
line-lost = Verbindung unterbrochen. Neuer Versuch …
line-unsaved = Dein letzter Zug ist noch nicht gespeichert.
line-back = Die Verbindung steht wieder.
unsaved = Noch nicht gespeichert …
gone-title = Hier steht kein Tisch
gone-text = Dieser Link führt zu keinem Tisch. Ist er vollständig?
outdated-title = Diese Seite ist veraltet
outdated-text = Der Server wurde aktualisiert. Die Seite lädt gleich neu; nichts geht verloren.
reload = Neu laden

## Vor der Partie

invite-title = { $count ->
    [2] Warten auf deinen Gast
   *[other] Warten auf deine Gäste
}
invite-lead = { $count ->
    [2] Verschick diesen Link, um { $game } zu spielen. Wer ihn öffnet und „Mitspielen“ drückt, bekommt den freien Platz, und die Partie beginnt.
   *[other] Verschick diesen Link, um { $game } zu spielen. Wer ihn öffnet und „Mitspielen“ drückt, bekommt einen freien Platz; die Partie beginnt, wenn keiner mehr frei ist oder wenn { $host ->
        [yes] du startest
       *[no] der Gastgeber startet
    }.
}
invite-name = Diesen Namen sehen die anderen.
invite-link = Einladungslink
invite-text = Komm und spiel mit mir am Wasser!
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
share = Teilen
qr = QR-Code des Einladungslinks
invited-by = { $name } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
local-link = Nur dieser Computer kann den Link öffnen. Für Gäste: Neustart mit { $option }.
sit-lead = { $count ->
    [one] Drück „Mitspielen“ am freien Platz: Die Partie beginnt sofort.
   *[other] Drück „Mitspielen“ an einem freien Platz: Die Partie beginnt, wenn alle da sind oder der Gastgeber startet.
}
sit = Mitspielen
stand = Verlassen
send-away = Entfernen
seat-open = Freier Platz
seat-bot = Bot hinzufügen
begin-now = Mit { $count } Personen starten
waiting-mark = wartet …
level = Stärke des Bots

## Plätze

# Die Überschrift der Seite: das Spiel, und wer es spielt.
table-title = { $game }: { $names }
seat-label = { $name }, { $side }
you-mark = du
lent-mark = ein Bot spielt
left-mark = gegangen, ein Bot spielt
you-left = Du hast die Partie verlassen. Ein Bot spielt an deiner Stelle.
busy-mark = Server ausgelastet: denkt kürzer
away-mark = weg
away-since = weg seit { $time }
here-mark = da
turn-mark = ist dran
turn-mark-you = du bist dran
clock-left = Restzeit: { $time }
clock-waits = Die Uhr läuft, sobald alle ihren ersten Zug gemacht haben.
clock-days-left = { $days } T. { $hours } Std.

## Züge

undo = Rückgängig
undo-done = Zurück zu meinem Zug
confirm-turn = Zug beenden
turn-ending = Dein Zug endet gleich. Du kannst ihn noch zurücknehmen.
# Für alle gesprochen, die es nicht sehen.
turn-ended = Dein Zug ist beendet.
taken-back = Zurückgenommen.
# On a narrow button.
undo-turn = Zug zurück
undo-turn-hint = Meinen letzten Zug und die Antwort der Bots zurücknehmen
turn-taken-back = Dein Zug ist zurückgenommen.
undo-turn-none = Du hast noch nicht gezogen.
undo-turn-rolled = Es wurde schon neu gewürfelt, darum bleiben frühere Runden stehen.
undo-turn-over = Die Partie ist zu Ende.
confirm-prompt = Zufrieden mit deinem Zug?
# Wo mehrere an einem Gerät spielen.
prompt-of = { $name }: { $asked }
name-and-side = { $name } ({ $side })
name-and-number = { $name } { $number }
waiting-for = { $count ->
    [one] { $name } denkt nach …
   *[other] Warten auf { $name }
}
waiting-turn = { $count ->
    [one] { $name } ist dran
   *[other] Warten auf { $name }
}
waiting-away = { $count ->
    [one] { $name } ist seit { $time } weg
   *[other] { $name } sind seit { $time } weg
}
paused = Die Partie macht Pause.
ending = Schau, wie es ausgeht …
resume = Weiter

## Zurückschauen

moves = Züge
scenes = Szenen
no-moves = Noch wurde nichts gespielt.
set-up = Der Tisch ist gedeckt
steps = Durch die Partie gehen
step-first = An den Anfang
step-back = { $of ->
    [step] Einen Schritt zurück
    [scene] Szene davor
    [round] Runde davor
   *[turn] Zug davor
}
step-forward = { $of ->
    [step] Einen Schritt vor
    [scene] Nächste Szene
    [round] Nächste Runde
   *[turn] Nächster Zug
}
step-last = Zum letzten Zug
step-at = { $at ->
    [0] Anfang
   *[other] { $of ->
        [scene] Szene
        [round] Runde
       *[turn] Zug
    } { $at } von { $count }
}
step-every = Jeder Schritt
step-within = Schritt { $step } von { $steps }
step-at-within = { step-at }, { step-within }
told-by = { $name }: { $text }
back-to-now = Zurück zur Partie
show-move = { $at ->
    [0] Anfang
   *[other] { $of ->
        [scene] Szene
        [round] Runde
       *[turn] Zug
    } { $at }
}
show-end = Zum Ende
replay-play = { $of ->
    [scene] Szenen abspielen
    [round] Runden abspielen
   *[turn] Züge abspielen
}
replay-pause = { $of ->
    [scene] Szenen anhalten
    [round] Runden anhalten
   *[turn] Züge anhalten
}
replay-pace = { $pace ->
    [slow] Wiedergabetempo: langsam, ½×
    [fast] Wiedergabetempo: schnell, 2×
   *[normal] Wiedergabetempo: normal, 1×
}
replay-pace-sign = { $pace ->
    [slow] ½×
    [fast] 2×
   *[normal] 1×
}
copy-move-link = Link zu diesem Moment kopieren

## Fragen und antworten

talk = Sagen
said = { $name } sagt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-oops = Hoppla …
phrase-thinking = Moment, ich überlege …
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine?

ask-takeback = Um Rücknahme bitten
ask-draw = Unentschieden anbieten
ask-pause = Pause vorschlagen
take-pause = Pause
quit-resign = Aufgeben
quit-title-resign = Aufgeben?
quit-text-resign = Dein Gegenüber gewinnt.
quit-leave = Verlassen
quit-title-leave = Die Partie verlassen?
quit-text-leave = Ein Bot übernimmt deinen Platz, die anderen spielen weiter.
quit-end = Partie beenden
quit-title-end = Diese Partie beenden?
quit-text-end = Du kannst sie später nicht fortsetzen.
keep-playing = Weiterspielen
offer = Angebot
offer-takeback-mine = Du hast gebeten, deinen letzten Zug zurückzunehmen.
offer-takeback-theirs = { $name } möchte den letzten Zug zurücknehmen.
offer-draw-mine = Du hast Unentschieden angeboten.
offer-draw-theirs = { $name } bietet Unentschieden an.
offer-pause-mine = Du hast eine Pause vorgeschlagen.
offer-pause-theirs = { $name } schlägt eine Pause vor.
offer-rematch-mine = Du hast noch eine Partie vorgeschlagen.
offer-rematch-theirs = { $name } möchte noch eine Partie.
offer-next-mine = Du hast die zweite Partie vorgeschlagen.
offer-next-theirs = { $name } möchte die zweite Partie spielen, mit Seitenwechsel.
offer-declined = { $what ->
    [takeback] { $name } möchte den Zug lieber stehen lassen.
    [draw] { $name } ist nicht für ein Unentschieden.
    [pause] { $name } möchte lieber weiterspielen.
    [action] { $name } möchte das lieber nicht. In einer Minute kannst du wieder fragen.
    [next] { $name } möchte die zweite Partie gerade nicht spielen.
   *[rematch] { $name } möchte gerade keine weitere Partie.
}
offer-passed = { $what ->
    [takeback] Die Partie ist weitergegangen: Dein Zug bleibt, wie er war.
    [action] Die Partie ist weitergegangen: Dein Vorschlag gilt nicht mehr.
   *[draw] Die Partie ist weitergegangen: Dein Angebot gilt nicht mehr.
}
offer-withdrawn = { $name } hat das Angebot zurückgezogen.
offer-again = wieder in { $time }
accept = Annehmen
decline = Nein, danke
withdraw = Zurückziehen

## Jemand ist weg

absent-title = Weiterspielen, ohne zu warten?
absent-do = { $name } ist weg: trotzdem weiterspielen?
absent-since = { $name } ist seit { $time } weg.
absent-stop = Nicht länger warten
absent-wait = Noch etwas warten
absent-later = Ist bis { $time } niemand zurück, kannst du die Partie auch beenden.
absent-end = Schon lange ist niemand zurückgekommen: Du kannst die Partie hier beenden.
claim-win = Sieg beanspruchen
close-table = Ohne Ergebnis schließen
lend = Einen Bot weiterspielen lassen
lend-for = Ein Bot für { $name }
lend-hint = Ein Bot kann sofort übernehmen. Wer zurückkommt, darf seinen Platz wieder einnehmen.
lent-you = Ein Bot hat für dich gespielt.
reclaim = Zurück auf meinen Platz
download = Partie herunterladen

## Das Ende

end-you-win = Gewonnen!
end-you-lose = Verloren – Revanche?
end-wins = { $name } gewinnt
end-draw = Unentschieden
end-share = Gleichstand: { $names } teilen sich den Sieg
end-you-share = Gleichstand: Du teilst dir den Sieg mit { $names }
near-points = { $points ->
    [0] Gleich viele Punkte: Knapper ging es nicht!
    [one] So knapp: Nur ein einziger Punkt fehlte!
   *[other] So knapp: Nur { $points } Punkte fehlten!
}
end-alone = Hier ist Schluss
end-resigned = { $name } hat aufgegeben.
end-you-resigned = Du hast aufgegeben.
end-left = { $name } hat die Partie verlassen.
end-time = Die Zeit von { $name } ist abgelaufen.
end-agreed = Ihr habt euch auf ein Unentschieden geeinigt.
end-abandoned = Lange ist niemand zurückgekommen, also wurde der Tisch geschlossen.
end-absent = { $name } ist nicht zurückgekommen.
end-closed = Die anderen sind nicht zurückgekommen, also wurde der Tisch ohne Ergebnis geschlossen.
fold-result = Ergebnis ausblenden
show-result = Ergebnis zeigen
rematch = Noch einmal
play-stronger = Stärker: { $level }
watch-another = Noch eine ansehen
next-game = Zweite Partie, mit Seitenwechsel
picture-share = Bild teilen
picture-save = Bild speichern
go-following = Zur nächsten Partie
go-previous = Zur vorigen Partie
match-score = Gesamt:
match-half = Das war die erste von zwei Partien.
fair-dice = Würfel nachprüfen
fair-dice-text = Den Fingerabdruck gab es vor der Partie zu sehen, jetzt auch die Zahl, zu der er gehört. Der Fingerabdruck ist der SHA-256-Wert der Zahl, und aus ihr folgt alles, was gezogen oder gewürfelt wurde.
fair-dice-sealed = Den Fingerabdruck gab es vor der Partie zu sehen. Die Zahl, zu der er gehört, zeigen wir, sobald niemand mehr mit demselben Glück beginnen kann. Der Fingerabdruck ist der SHA-256-Wert der Zahl, und aus ihr folgt alles, was gezogen oder gewürfelt wurde.
fair-commit = Fingerabdruck
fair-seed = Zahl
late-mark = Zeit um, ein Bot spielt diese Runde
late-note = Die Zeit von { $name } war um: Ein Bot hat in dieser Runde gezeichnet.
late-round = Ein Bot hat für { $names } gezeichnet: Zeit um
deal-results = Ergebnisse ansehen
fair-check = Jede Ziehung in diesem Browser nachprüfen
