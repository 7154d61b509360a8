### Mensen laten weten dat ze aan de beurt zijn.

notify-title = Jij bent aan de beurt
notify-text = { $game }: { $names }

notify = Als jij aan de beurt bent
notify-about = Aan een tafel zonder lopende klok kun je een melding krijgen als jij aan de beurt bent, ook als Rivage niet openstaat. Zet het aan in het menu van de tafel.
notify-table = Melding als ik aan de beurt ben
notify-table-hint = Ook als deze pagina dicht is.
notify-on = Je krijgt een melding als jij aan de beurt bent.
notify-off = Meldingen staan uit.
notify-denied = Deze browser blokkeert onze meldingen. Sta ze toe voor deze pagina en probeer het opnieuw.
notify-impossible = Deze browser kan je niets melden als de pagina dicht is. Staat ze open, dan laten de titel en een geluid het je weten.
notify-browsers = { $count ->
    [0] Meldingen staan uit.
    [one] Meldingen staan aan in een van je browsers.
   *[other] Meldingen staan aan in { $count } van je browsers.
}
notify-browser-drop = Uitzetten voor deze browser
webhook = Webhook
webhook-text = Voor programmeurs: telkens als jij aan zo’n tafel aan de beurt bent, sturen we een klein ondertekend bericht naar je adres.
webhook-url = Adres (URL)
webhook-set = Opslaan
webhook-again = Opnieuw proberen
webhook-drop = Verwijderen
webhook-secret = Het geheim waarmee we ondertekenen: { $secret }
webhook-paused = Geen antwoord meer sinds { $day } ({ $status }). We sturen niets tot je het opnieuw probeert.
