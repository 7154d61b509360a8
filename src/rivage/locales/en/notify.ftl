### Telling people that it is their turn.

notify-title = Your turn
notify-text = { $game }: { $names }

notify = When it is your turn
notify-about = At a table without a running clock you can be told when it is your turn, even when no page of ours is open. Switch it on in the menu of the table.
notify-table = Tell me when it is my turn
notify-table-hint = A message on this device, even when this page is closed.
notify-on = You will be told when it is your turn.
notify-off = You will not be told.
notify-denied = This browser does not let us tell you. Allow messages for this page, then try again.
notify-impossible = This browser cannot be told when the page is closed: here, the title of the page and a sound let you know.
notify-browsers = { $count ->
    [0] None of your browsers is told.
    [one] One of your browsers is told.
   *[other] { $count } of your browsers are told.
}
notify-browser-drop = Do not tell this browser
webhook = A program of your own
webhook-text = Whenever it is your turn at such a table, we send a small signed message to an address of yours.
webhook-url = Its address
webhook-set = Tell it
webhook-again = Try again
webhook-drop = Stop telling it
webhook-secret = It knows us by this secret: { $secret }
webhook-paused = It has not answered since { $day } ({ $status }): nothing is sent to it until you try again.
