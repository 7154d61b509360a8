### Een tafel: plaatsen, beurten, voorstellen, de lijst met zetten, het einde.

loading = De tafel wordt klaargezet…
board = Bord
table-tools = Aan tafel
menu = Menu
rules-now = Waarom kan ik niet…?
leg = Partij { $leg } van 2
watchers = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
line-silent = De server reageert even niet.
line-lost = Verbinding verbroken. Opnieuw verbinden…
line-unsaved = Je laatste zet is nog niet opgeslagen.
line-back = De verbinding is er weer.
unsaved = Nog niet opgeslagen…
gone-title = Hier staat geen tafel
gone-text = Deze link leidt niet naar een tafel. Is hij wel compleet?
outdated-title = Deze pagina is verouderd
outdated-text = De server is bijgewerkt. De pagina laadt zo opnieuw; er gaat niets verloren.
reload = Opnieuw laden

## Voor de partij

invite-title = { $count ->
    [2] Wachten op je vriend
   *[other] Wachten op je vrienden
}
invite-lead = { $count ->
    [2] Stuur deze link om { $game } te spelen. Wie hem opent en op “Meedoen” drukt, neemt de vrije plaats, en de partij begint.
   *[other] Stuur deze link om { $game } te spelen. Wie hem opent en op “Meedoen” drukt, neemt een vrije plaats; de partij begint als alle plaatsen bezet zijn, of als { $host ->
        [yes] jij start
       *[no] de host start
    }.
}
invite-name = Je vrienden zien deze naam.
invite-link = Uitnodigingslink
invite-text = Kom je met me spelen aan het water?
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
share = Delen
qr = QR-code van de uitnodigingslink
invited-by = { $name } nodigt je uit om { $game } te spelen
invited = Je bent uitgenodigd om { $game } te spelen
local-link = Alleen deze computer kan de link openen. Voor anderen: herstart met { $option }.
sit-lead = { $count ->
    [one] Druk op “Meedoen” bij de vrije plaats: de partij begint meteen.
   *[other] Druk op “Meedoen” bij een vrije plaats: de partij begint als iedereen er is, of als de host start.
}
sit = Meedoen
stand = Verlaten
send-away = Verwijderen
seat-open = Vrije plaats
seat-bot = Bot toevoegen
begin-now = Start met { $count } spelers
waiting-mark = wachten…
level = Niveau van de bot

## Plaatsen

# De kop van de pagina: het spel, en wie het speelt.
table-title = { $game }: { $names }
seat-label = { $name }, { $side }
you-mark = jij
lent-mark = een bot speelt
left-mark = vertrokken, een bot speelt
you-left = Je hebt de partij verlaten. Een bot speelt in jouw plaats.
busy-mark = server druk: denkt korter na
away-mark = weg
away-since = weg sinds { $time }
here-mark = aanwezig
turn-mark = aan de beurt
turn-mark-you = aan de beurt
clock-left = Resterende tijd: { $time }
clock-waits = De klok begint te lopen na ieders eerste beurt.
clock-days-left = { $days } d { $hours } u

## Beurten

undo = Stap terug
undo-done = Terug naar mijn beurt
confirm-turn = Einde beurt
turn-ending = Je beurt eindigt zo. Je kunt hem nog terugnemen.
# Voorgelezen aan wie het niet ziet.
turn-ended = Je beurt is afgerond.
taken-back = Teruggenomen.
# On a narrow button.
undo-turn = Beurt terug
undo-turn-hint = Mijn laatste beurt en het antwoord van de bots terugnemen
turn-taken-back = Je beurt is teruggenomen.
undo-turn-none = Je hebt nog niet gespeeld.
undo-turn-rolled = Er is al opnieuw gegooid, dus eerdere rondes blijven staan.
undo-turn-over = De partij is afgelopen.
confirm-prompt = Tevreden met je beurt?
# Waar verschillende mensen op één toestel spelen.
prompt-of = { $name }: { $asked }
name-and-side = { $name } ({ $side })
name-and-number = { $name } { $number }
waiting-for = { $count ->
    [one] { $name } denkt na…
   *[other] Wachten op { $name }
}
waiting-turn = { $count ->
    [one] { $name } is aan de beurt
   *[other] Wachten op { $name }
}
waiting-away = { $count ->
    [one] { $name } is weg sinds { $time }
   *[other] { $name } zijn weg sinds { $time }
}
paused = De partij is gepauzeerd.
ending = Kijk hoe het afloopt…
resume = Verder spelen

## Terugkijken

moves = Zetten
scenes = Scènes
no-moves = Er is nog niets gespeeld.
set-up = De tafel staat klaar
steps = Door de partij bladeren
step-first = Naar het begin
step-back = { $of ->
    [step] Eén stap terug
    [scene] Vorige scène
    [round] Vorige ronde
   *[turn] Vorige beurt
}
step-forward = { $of ->
    [step] Eén stap vooruit
    [scene] Volgende scène
    [round] Volgende ronde
   *[turn] Volgende beurt
}
step-last = Naar de laatste zet
step-at = { $at ->
    [0] Begin
   *[other] { $of ->
        [scene] Scène
        [round] Ronde
       *[turn] Beurt
    } { $at } van { $count }
}
step-every = Elke stap
step-within = stap { $step } van { $steps }
step-at-within = { step-at }, { step-within }
told-by = { $name }: { $text }
back-to-now = Terug naar nu
show-move = { $at ->
    [0] Begin
   *[other] { $of ->
        [scene] Scène
        [round] Ronde
       *[turn] Beurt
    } { $at }
}
show-end = Naar het einde
replay-play = { $of ->
    [scene] Scènes afspelen
    [round] Rondes afspelen
   *[turn] Beurten afspelen
}
replay-pause = { $of ->
    [scene] Scènes pauzeren
    [round] Rondes pauzeren
   *[turn] Beurten pauzeren
}
replay-pace = { $pace ->
    [slow] Afspeelsnelheid: langzaam, ½×
    [fast] Afspeelsnelheid: snel, 2×
   *[normal] Afspeelsnelheid: normaal, 1×
}
replay-pace-sign = { $pace ->
    [slow] ½×
    [fast] 2×
   *[normal] 1×
}
copy-move-link = Link naar dit moment kopiëren

## Vragen en antwoorden

talk = Praten
said = { $name } zegt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-nice = Mooie zet!
phrase-oops = Oeps…
phrase-thinking = Even nadenken…
phrase-thanks = Dank je wel!
phrase-good-game = Goed gespeeld!
phrase-again = Nog een keer?

ask-takeback = Beurt terugvragen
ask-draw = Gelijkspel aanbieden
ask-pause = Pauze voorstellen
take-pause = Pauze
quit-resign = Opgeven
quit-title-resign = Opgeven?
quit-text-resign = Je tegenstander wint.
quit-leave = Verlaten
quit-title-leave = De partij verlaten?
quit-text-leave = Een bot neemt jouw plaats in en de anderen spelen door.
quit-end = Partij beëindigen
quit-title-end = Deze partij beëindigen?
quit-text-end = Je kunt er later niet mee verdergaan.
keep-playing = Doorspelen
offer = Voorstel
offer-takeback-mine = Je hebt gevraagd je laatste beurt terug te nemen.
offer-takeback-theirs = { $name } wil de laatste beurt graag terugnemen.
offer-draw-mine = Je hebt gelijkspel aangeboden.
offer-draw-theirs = { $name } biedt gelijkspel aan.
offer-pause-mine = Je hebt een pauze voorgesteld.
offer-pause-theirs = { $name } stelt een pauze voor.
offer-rematch-mine = Je hebt nog een partij voorgesteld.
offer-rematch-theirs = { $name } wil graag nog een partij.
offer-next-mine = Je hebt de tweede partij voorgesteld.
offer-next-theirs = { $name } wil graag de tweede partij spelen, met gewisselde kanten.
offer-declined = { $what ->
    [takeback] { $name } laat de beurt liever staan.
    [draw] { $name } gaat niet akkoord met gelijkspel.
    [pause] { $name } speelt liever door.
    [action] { $name } doet dat liever niet. Over een minuut kun je het weer vragen.
    [next] { $name } wil de tweede partij nu niet spelen.
   *[rematch] { $name } wil nu geen nieuwe partij.
}
offer-passed = { $what ->
    [takeback] De partij ging verder: je beurt blijft zoals hij was.
    [action] De partij ging verder: je voorstel geldt niet meer.
   *[draw] De partij ging verder: je aanbod van gelijkspel geldt niet meer.
}
offer-withdrawn = { $name } heeft het voorstel ingetrokken.
offer-again = weer over { $time }
accept = Akkoord
decline = Nee, bedankt
withdraw = Intrekken

## Iemand is weg

absent-title = Verder zonder te wachten?
absent-do = { $name } is weg: verder zonder te wachten?
absent-since = { $name } is weg sinds { $time }.
absent-stop = Niet langer wachten
absent-wait = Nog even wachten
absent-later = Is er om { $time } nog niemand terug, dan mag je de partij ook beëindigen.
absent-end = Er kwam lang niemand terug, dus je kunt de partij nu beëindigen.
claim-win = Winst opeisen
close-table = Sluiten zonder uitslag
lend = Een bot laten overnemen
lend-for = Een bot voor { $name }
lend-hint = Een bot kan het meteen overnemen. Wie terugkomt, mag zijn plaats weer innemen.
lent-you = Een bot heeft voor je gespeeld.
reclaim = Mijn plaats terugnemen
download = Partij downloaden

## Het einde

end-you-win = Jij wint!
end-you-lose = Verloren. Revanche?
end-wins = { $name } wint
end-draw = Gelijkspel
end-share = Gelijk: { $names } delen de winst
end-you-share = Gelijk: je deelt de winst met { $names }
near-points = { $points ->
    [0] Evenveel punten: het kon niet spannender!
    [one] Zo dichtbij: maar één punt te weinig!
   *[other] Zo dichtbij: maar { $points } punten te weinig!
}
end-alone = Hier eindigt de partij
end-resigned = { $name } heeft opgegeven.
end-you-resigned = Je hebt opgegeven.
end-left = { $name } heeft de partij verlaten.
end-time = De tijd van { $name } is om.
end-agreed = Jullie zijn gelijkspel overeengekomen.
end-abandoned = Er kwam lang niemand terug, dus de tafel is gesloten.
end-absent = { $name } kwam niet terug.
end-closed = De anderen kwamen niet terug, dus de tafel is zonder uitslag gesloten.
fold-result = Uitslag verbergen
show-result = Uitslag tonen
rematch = Nog een keer
play-stronger = Sterker: { $level }
watch-another = Nog een bekijken
next-game = Tweede partij, met gewisselde kanten
picture-share = Plaatje delen
picture-save = Plaatje opslaan
go-following = Naar de volgende partij
go-previous = De vorige partij
match-score = Stand:
match-half = Dat was de eerste van twee partijen.
fair-dice = Dobbelstenen controleren
fair-dice-text = De vingerafdruk stond er al voor de partij; nu zie je het getal waar hij bij hoort. De SHA-256 van het getal is de vingerafdruk, en elke trekking van de partij volgt uit het getal.
fair-dice-sealed = De vingerafdruk stond er al voor de partij. Het getal waar hij bij hoort, tonen we zodra niemand meer met hetzelfde geluk kan beginnen. De SHA-256 van het getal is de vingerafdruk, en elke trekking volgt uit het getal.
fair-commit = Vingerafdruk
fair-seed = Getal
late-mark = tijd om, een bot speelt deze ronde
late-note = De tijd van { $name } was om: een bot heeft deze ronde gespeeld.
late-round = Een bot speelde voor { $names }: tijd om
deal-results = Uitslagen bekijken
fair-check = Elke trekking in deze browser controleren
