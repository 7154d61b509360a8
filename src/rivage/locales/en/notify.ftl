### Telling people that it is their turn.

notify-title = Your turn
notify-text = { $game }: { $names }

notify = When it is your turn
notify-about = At a table without a running clock, you can get a notification when it is your turn, even when Rivage is closed. Switch it on in the table’s menu.
notify-table = Notify me when it’s my turn
notify-table-hint = Even when this page is closed.
notify-on = You’ll get a notification when it’s your turn.
notify-off = Notifications are off.
notify-denied = This browser blocks our notifications. Allow them for this page, then try again.
notify-impossible = This browser can’t notify you once the page is closed. While it is open, its title and a sound let you know.
notify-browsers = { $count ->
    [0] Notifications are off.
    [one] Notifications are on in one of your browsers.
   *[other] Notifications are on in { $count } of your browsers.
}
notify-browser-drop = Turn off for this browser
webhook = Webhook
webhook-text = For programmers: whenever it is your turn at such a table, we send a small signed message to your address.
webhook-url = Address (URL)
webhook-set = Save
webhook-again = Try again
webhook-drop = Remove
webhook-secret = The secret that signs our messages: { $secret }
webhook-paused = No answer since { $day } ({ $status }). We send nothing until you try again.
