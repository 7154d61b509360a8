### Leuten sagen, dass sie dran sind.

notify-title = Du bist dran
notify-text = { $game }: { $names }

notify = Wenn du dran bist
notify-about = An einem Tisch ohne laufende Uhr können wir dir Bescheid sagen, wenn du dran bist, auch wenn keine Seite von uns offen ist. Einschalten kannst du das im Menü des Tisches.
notify-table = Sag mir, wenn ich dran bin
notify-table-hint = Eine Nachricht auf diesem Gerät, auch wenn diese Seite zu ist.
notify-on = Du bekommst eine Nachricht, wenn du dran bist.
notify-off = Du bekommst keine Nachricht.
notify-denied = Dieser Browser lässt keine Nachrichten von uns zu. Erlaube sie für diese Seite und versuch es noch einmal.
notify-impossible = Diesen Browser erreichen wir nicht, wenn die Seite zu ist; ist sie offen, melden sich ihr Titel und ein Ton.
notify-browsers = { $count ->
    [0] Keiner deiner Browser bekommt Nachrichten.
    [one] Einer deiner Browser bekommt Nachrichten.
   *[other] { $count } deiner Browser bekommen Nachrichten.
}
notify-browser-drop = Keine Nachrichten mehr an diesen Browser
webhook = Ein eigenes Programm
webhook-text = Immer wenn du an so einem Tisch dran bist, schicken wir eine kleine signierte Nachricht an eine Adresse von dir.
webhook-url = Seine Adresse
webhook-set = Benachrichtigen
webhook-again = Noch einmal versuchen
webhook-drop = Nicht mehr benachrichtigen
webhook-secret = Daran erkennt es uns: { $secret }
webhook-paused = Es antwortet seit dem { $day } nicht mehr ({ $status }): Es bekommt nichts, bis du es noch einmal versuchst.
