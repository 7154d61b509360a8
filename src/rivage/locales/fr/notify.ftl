### Dire aux gens que c’est leur tour.

notify-title = À vous de jouer
notify-text = { $game } : { $names }

notify = Quand c’est votre tour
notify-about = À une table sans pendule en marche, on peut vous prévenir quand c’est votre tour, même quand aucune de nos pages n’est ouverte. Cela se règle dans le menu de la table.
notify-table = Me prévenir quand c’est mon tour
notify-table-hint = Un message sur cet appareil, même quand cette page est fermée.
notify-on = On vous préviendra quand ce sera votre tour.
notify-off = On ne vous préviendra pas.
notify-denied = Ce navigateur ne nous laisse pas vous prévenir. Autorisez les messages pour cette page, puis réessayez.
notify-impossible = Ce navigateur ne peut pas être prévenu quand la page est fermée ; ici, le titre de la page et un son vous avertissent.
notify-browsers = { $count ->
    [0] Aucun de vos navigateurs n’est prévenu.
    [one] Un de vos navigateurs est prévenu.
   *[other] { $count } de vos navigateurs sont prévenus.
}
notify-browser-drop = Ne plus prévenir ce navigateur
webhook = Un programme à vous
webhook-text = Chaque fois que c’est votre tour à une telle table, nous envoyons un petit message signé à l’adresse de votre choix.
webhook-url = Son adresse
webhook-set = Le prévenir
webhook-again = Réessayer
webhook-drop = Ne plus le prévenir
webhook-secret = Il nous reconnaît à ce secret : { $secret }
webhook-paused = Il ne répond plus depuis le { $day } ({ $status }) : rien ne lui est envoyé avant un nouvel essai.
