### Mensen laten weten dat ze aan de beurt zijn.

notify-title = Jij bent aan de beurt
notify-text = { $game }: { $names }

notify = Als jij aan de beurt bent
notify-about = Aan een tafel zonder lopende klok kun je een bericht krijgen als jij aan de beurt bent, ook als er geen pagina van ons open is. Zet het aan in het menu van de tafel.
notify-table = Laat het me weten als ik aan de beurt ben
notify-table-hint = Een bericht op dit toestel, ook als deze pagina dicht is.
notify-on = Je krijgt bericht als jij aan de beurt bent.
notify-off = Je krijgt geen bericht.
notify-denied = Deze browser laat ons geen berichten sturen. Sta berichten voor deze pagina toe en probeer het opnieuw.
notify-impossible = Deze browser kan geen bericht krijgen als de pagina dicht is; hier laten de titel van de pagina en een geluid het je weten.
notify-browsers = { $count ->
    [0] Geen van je browsers krijgt bericht.
    [one] Een van je browsers krijgt bericht.
   *[other] { $count } van je browsers krijgen bericht.
}
notify-browser-drop = Geen bericht meer aan deze browser
webhook = Een programma van jezelf
webhook-text = Telkens als jij aan zo’n tafel aan de beurt bent, sturen we een klein ondertekend bericht naar een adres van jou.
webhook-url = Het adres
webhook-set = Stuur bericht
webhook-again = Opnieuw proberen
webhook-drop = Stuur niets meer
webhook-secret = Het herkent ons aan dit geheim: { $secret }
webhook-paused = Het antwoordt niet meer sinds { $day } ({ $status }): het krijgt niets meer tot je het opnieuw probeert.
