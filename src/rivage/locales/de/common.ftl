### Das Haus selbst: Startseite, Einstellungen und was auf der Seite jedes Spiels steht. Wird auf jeder Seite geladen.

skip = Zum Inhalt springen
close = Schließen
to-home = Startseite
home-link = Rivage: { to-home }
footer = Weitere Seiten
notes = Meldungen
note-dismiss = Diese Meldung ausblenden
about = Über Rivage
me-title = Dein Profil
me-lead = Du bist hier zu Gast: kein Konto, kein Passwort, keine E-Mail. Deine Plätze, dein Name, dein Album und deine Einstellungen bleiben in diesem Browser, es sei denn, du sicherst sie auf einem dieser Wege.
accessibility-title = Barrierefreiheit
accessibility-lead = Jedes Spiel hier lässt sich allein mit der Tastatur, nach Gehör, mit großer Schrift und im eigenen Tempo spielen. Hier steht, wie das geht, und was noch fehlt.
independent = Rivage ist ein unabhängiges Projekt. Auf der Seite jedes Spiels stehen Autoren, Illustratoren und Verlag.
how-to-play = So wird gespielt
how-to-play-game = So wird { $game } gespielt
rules = Regeln
rules-of-game = { $game }: die Regeln

## Einstellungen

settings = Einstellungen
settings-title = Einstellungen
settings-lead = Diese Einstellungen gelten auf jedem Gerät, auf dem du dich anmeldest.
wishes-playing = Beim Spielen
wishes-motion = Bewegung und Ton
language = Sprache
theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Animationen
speed-calm = Langsam
speed-normal = Normal
speed-quick = Schnell
speed-none = Keine Animation
still = Keine Bewegung
confirm-wish = Jeden Zug bestätigen
confirm-wish-hint = Der erste Tipp zeigt einen Zug nur an, und dein Zug endet erst mit „Zug beenden“. Ohne Häkchen endet er von selbst, wenn nichts mehr zu tun ist; zwei Sekunden lang kannst du ihn zurücknehmen.
large-pieces = Größeres Brett, größere Knöpfe
large-pieces-hint = Das Brett füllt den ganzen Platz ringsum.
left-handed = Linkshänder-Layout
left-handed-hint = Knöpfe und Seitenleisten stehen links.
by-words-wish = Im Textmodus spielen
by-words-wish-hint = Jeder Tisch als Text mit einer Liste von Möglichkeiten, gemacht für Screenreader.
sound = Ton
volume = Lautstärke
sign-out = Überall sonst abmelden
sign-out-text = Alle anderen Browser, in denen du angemeldet bist, verlieren deine Plätze. Dieser hier behält sie. Das lässt sich nicht rückgängig machen.
sign-out-yes = Die anderen abmelden
sign-out-no = Abbrechen
sign-out-done = Du bist jetzt nur noch in diesem Browser angemeldet.

## Startseite

home-title = Spiele am Wasser
home-lead = Such dir ein Spiel aus und leg gleich los: allein, mit Freunden oder gegen einen Bot. Ohne Konto.
games-loading = Die Spiele kommen auf den Tisch …
try-again = Noch einmal versuchen
offline-note = Du bist offline. Du kannst die Regeln und das Album lesen und die in diesem Browser gespeicherten Partien ansehen. Sobald die Verbindung wieder da ist, kannst du auch wieder spielen.
players-exactly = { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
}
players-range = { $least } bis { $most } Personen
designed-by = von { $names }
board-coming = Dieses Spiel hat hier noch kein eigenes Brett: Du spielst es im Textmodus.
nickname = Dein Name
playing-as = Du spielst als
change-name = Ändern
level-legend = { $players ->
    [2] Dein Gegenüber
   *[other] Stärke der Bots
}
play = Spielen
play-alone = allein
play-against = Gegenüber: { $name }
play-bots = { $count ->
    [1] mit einem Bot
    [2] mit zwei Bots
    [3] mit drei Bots
   *[other] mit { $count } Bots
}
play-again = Noch einmal spielen
more-ways = Anders spielen
welcome-back = Willkommen zurück
welcome-back-name = Willkommen zurück, { $name }
left-off = Wo du aufgehört hast
today = Heute

way-alone = Allein
way-alone-hint = in deinem Tempo
way-bots = Mit Bots
way-bots-hint = sofort
way-friends = { $players ->
    [2] Freund einladen
   *[other] Freunde einladen
}
way-friends-hint = per Link
preset-full = Das ganze Spiel spielen
preset-friends = Mit Freunden
preset-friends-hint = bis zu { $count } Personen und ein Bot
way-device = { $players ->
    [2] Zu zweit an einem Gerät
   *[other] An einem Gerät
}
way-device-hint = { $players ->
    [2] immer abwechselnd
   *[other] reihum weitergeben
}
way-watch = { $players ->
    [2] Zwei Bots zusehen
   *[other] Den Bots zusehen
}
way-watch-hint = und lernen
way-daily = Spiel des Tages
way-daily-hint = gleiches Glück für alle, ein Versuch
way-daily-begun = Spiel des Tages fortsetzen
way-daily-begun-hint = es wartet auf dich
way-daily-done = { $points ->
    [one] Spiel des Tages: { $points } Punkt
   *[other] Spiel des Tages: { $points } Punkte
}
way-daily-done-hint = sieh, wie die anderen gespielt haben
group-untitled = Täglich mit Freunden
way-daily-done-rank = Platz { $rank } von { $count }: alle Ergebnisse ansehen
way-duplicate = Gleiches Glück, jeder zu seiner Zeit
way-duplicate-hint = getrennt spielen, Ergebnisse vergleichen

guest-otter = Otter
guest-heron = Reiher
guest-kingfisher = Eisvogel
guest-beaver = Biber
guest-dragonfly = Libelle
guest-dipper = Wasseramsel

my-tables = Meine Tische
my-past-tables = Beendet
all-my-tables = Alle meine Tische ({ $count })
mine-with = mit { $names }
mine-alone = allein
mine-daily = Spiel vom { $date }
mine-device = { $names } an einem Gerät
mine-bot = { $name } (Bot)
mine-turn = { $name } ist dran
mine-others-turn = die anderen sind dran
mine-score = Du { $mine } – { $others }
mine-points = { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
}
mine-together = { $points ->
    [one] Zusammen { $points } Punkt
   *[other] Zusammen { $points } Punkte
}
mine-just-now = gerade eben
mine-won = Du hast gewonnen
mine-won-by = { $name } hat gewonnen
mine-lost = Du hast verloren
mine-draw = Unentschieden
someone = jemand
your-turn-mark = Du bist dran
table-waiting = wartet auf Mitspieler
table-playing = läuft
table-paused = macht Pause
table-over = beendet

## Was an einem Tisch vereinbart wird

more-options = Mehr Optionen
option-usual = Standard
option-alone = Mit anderen: { $usual }. Allein oder mit Bots: { $value }.
option-side = Meine Seite
side-any = Egal
option-players = Personen
option-clock = { $timing ->
    [rounds] Zeit pro Runde
   *[turns] Uhr
}
clock-with-friends = Nur mit Freunden per Link. Auf Bots musst du nie warten.
clock-none = Ohne Uhr
clock-real = { $minutes } Min. + { $seconds } Sek. pro Zug
clock-custom = Eigene …
clock-rounds = { $seconds ->
    [60] 1 Minute pro Runde
    [120] 2 Minuten pro Runde
   *[other] { $seconds } Sekunden pro Runde
}
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $timing ->
    [rounds] pro Runde
   *[turns] pro Zug
}
clock-minutes = Minuten für die Partie
clock-increment = Sekunden dazu pro Zug
option-games = Länge
games-usual = Zwei Partien unter Freunden, eine gegen einen Bot
games-one = Eine Partie
games-two = Zwei Partien, mit Seitenwechsel
option-other-name = Zweite Person an diesem Gerät

## Die Seite eines Spiels

play-game = { $game } spielen
all-ways = Alle Spielmöglichkeiten
workshop = Werkstatt
workshop-of = { $game }: Werkstatt
lesson-of = { $game }: die Lektion
lesson-offer = { $minutes ->
    [0] Spielend lernen
   *[other] In { $minutes } Minuten lernen
}
lesson-go-on = Mit der Lektion weitermachen
lesson-link = Lektion
crown = Krone: Du hast { $level } besiegt
album = Album
album-of = { $game }: das Album
guide-coming = Die vollständige Anleitung wird noch geschrieben. So viel steht schon fest:
guide-players = Wer mitspielen kann
guide-options = Optionen
credits-title = Mitwirkende
credits-design = Spielidee
credits-art = Illustration
credits-advice = Wissenschaftliche Beratung
credits-publisher = Verlag
credits-love = Wenn es dir hier gefällt, wirst du es an einem echten Tisch lieben.
credits-rights = Dies ist eine unabhängige Umsetzung; sie kommt nicht vom Verlag und wird von ihm nicht unterstützt. Kein Bild und kein Satz stammt aus dem gedruckten Spiel.

## Über Rivage, und Seiten, die es nicht gibt

about-title = Über Rivage
about-lead = Rivage ist ein Zuhause für Brettspiele am Wasser. Regeln, Bots, Server und Zeichnungen stecken in einem einzigen offenen Programm, das jeder betreiben darf.
about-private-title = Was wir von dir wissen
about-private = Ein Gast-Cookie, das deinen Platz freihält, den Namen, den du dir gibst, und deine Züge. Kein Konto, keine E-Mail, keine Werbung, kein Tracking.
about-fair-title = Ehrliche Würfel
about-fair = Bevor eine Partie beginnt, zeigt der Server den Fingerabdruck einer geheimen Zahl; aus dieser Zahl folgt alles, was gezogen oder gewürfelt wird. Nach der Partie wird auch die Zahl gezeigt. So können alle nachprüfen, dass niemand geschummelt hat.
about-rights-title = Wem die Spiele gehören
about-rights = Die Spiele wurden von ihren Autoren erfunden und gehören ihnen und ihren Verlagen. Dies ist eine unabhängige Umsetzung, aus Bewunderung entstanden: Die Regeln sind mit unseren eigenen Worten erzählt, und jedes Bild ist von uns.
about-source = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften sind Fraunces und Nunito Sans, beide unter der SIL Open Font License.
lost-title = Dieser Weg endet im Schilf
lost-text = Unter dieser Adresse gibt es keine Seite. Ist der Link vollständig?
unreached-title = Der Server ist nicht erreichbar
unreached-text = Diese Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.
