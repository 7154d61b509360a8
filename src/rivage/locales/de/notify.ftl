### Leuten sagen, dass sie dran sind.

notify-title = Du bist dran
notify-text = { $game }: { $names }

notify = Wenn du dran bist
notify-about = An einem Tisch ohne laufende Uhr können wir dich benachrichtigen, wenn du dran bist, auch wenn Rivage geschlossen ist. Einschalten kannst du das im Menü des Tisches.
notify-table = Bescheid geben, wenn ich dran bin
notify-table-hint = Auch wenn diese Seite zu ist.
notify-on = Du bekommst eine Benachrichtigung, wenn du dran bist.
notify-off = Benachrichtigungen sind aus.
notify-denied = Dieser Browser blockiert unsere Benachrichtigungen. Erlaube sie für diese Seite und versuch es noch einmal.
notify-impossible = Dieser Browser kann dich nicht benachrichtigen, wenn die Seite zu ist. Solange sie offen ist, melden sich ihr Titel und ein Ton.
notify-browsers = { $count ->
    [0] Benachrichtigungen sind aus.
    [one] Benachrichtigungen sind in einem deiner Browser an.
   *[other] Benachrichtigungen sind in { $count } deiner Browser an.
}
notify-browser-drop = Für diesen Browser ausschalten
webhook = Webhook
webhook-text = Für alle, die programmieren: Immer wenn du an so einem Tisch dran bist, schicken wir eine kleine signierte Nachricht an deine Adresse.
webhook-url = Adresse (URL)
webhook-set = Speichern
webhook-again = Noch einmal versuchen
webhook-drop = Entfernen
webhook-secret = Das Geheimnis, mit dem wir signieren: { $secret }
webhook-paused = Keine Antwort seit dem { $day } ({ $status }). Wir schicken nichts, bis du es noch einmal versuchst.
