### Dire aux gens que c’est leur tour.

notify-title = À vous de jouer
notify-text = { $game } : { $names }

notify = Quand c’est votre tour
notify-about = À une table sans pendule en marche, on peut vous prévenir quand c’est votre tour, même quand Rivage est fermé. Cela se règle dans le menu de la table.
notify-table = Me prévenir quand c’est mon tour
notify-table-hint = Même quand cette page est fermée.
notify-on = On vous préviendra quand ce sera votre tour.
notify-off = Notifications désactivées.
notify-denied = Ce navigateur bloque nos notifications. Autorisez-les pour cette page, puis réessayez.
notify-impossible = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Tant qu’elle est ouverte, son titre et un son vous avertissent.
notify-browsers = { $count ->
    [0] Notifications désactivées.
    [one] Notifications actives dans un de vos navigateurs.
   *[other] Notifications actives dans { $count } de vos navigateurs.
}
notify-browser-drop = Désactiver pour ce navigateur
webhook = Webhook
webhook-text = Pour les développeurs : chaque fois que c’est votre tour à une telle table, nous envoyons un petit message signé à votre adresse.
webhook-url = Adresse (URL)
webhook-set = Enregistrer
webhook-again = Réessayer
webhook-drop = Retirer
webhook-secret = Le secret qui signe nos messages : { $secret }
webhook-paused = Aucune réponse depuis le { $day } ({ $status }). Nous n’envoyons plus rien jusqu’à un nouvel essai.
