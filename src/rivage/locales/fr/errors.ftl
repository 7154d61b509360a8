### Ce qui est refusé, par son code, les points devenus des traits. Chaque phrase dit quoi faire.

error-unknown = Cela n’a pas marché ({ $code }). Réessayez.
error-internal = Quelque chose a mal tourné de notre côté. Réessayez.
error-connection-lost = Le serveur est injoignable pour l’instant. Nous réessayons ; rien n’est perdu.
error-connection-unsaved = La connexion a été coupée avant l’enregistrement. Regardez la table, et choisissez à nouveau si besoin.

error-game = Les règles ne le permettent pas.
error-notation-unreadable = Je ne comprends pas cela (caractère { $character }). Écrivez un coup comme dans l’exemple.
error-words-unclear = Je ne comprends pas « { $word } » (caractère { $character }).
error-words-missing = { $wanted ->
    [verb] Que voulez-vous faire ? Commencez par un mot comme prolonge, dresse, tourne, pioche.
    [river] Quel fleuve ? Par exemple : fleuve 1.
    [domino] Quel domino ? Par exemple : domino 12.
    [tile] Quelle tuile ? Par exemple : la tuile Départ.
    [side] De quel côté ? Par exemple : à gauche de 20.
    [player] Quel joueur ? Par exemple : joueur 2.
   *[place] Où ? Par exemple : en 100 50 90.
}
error-words-absent = { $wanted ->
    [river] Il n’y a pas de fleuve { $name }.
    [domino] Il n’y a pas de domino { $name }.
    [tile] Cette tuile n’est pas sur la table : { $name }.
    [port] Cette tuile n’a pas d’accès { $name }.
    [player] Il n’y a pas de joueur { $name }.
    [animal] Aucun animal n’a sa place sur le domino { $name }.
   *[place] Il n’y a plus de place là : { $name }.
}
error-action-illegal = Les règles ne le permettent pas maintenant. Choisissez un des coups proposés.
error-game-unknown = Ce serveur n’a pas ce jeu.
error-option-unknown = Le jeu n’a pas d’option « { $name } ».
error-option-value = L’option « { $name } » ne peut pas prendre cette valeur. Possible : { $choices }.
error-option-seats = Le jeu n’est pas fait pour ce nombre de joueurs.
error-layout-unreadable = Ce fichier n’est pas une table au repos : { $what } (à { $where }).
error-layout-value = Une telle table est impossible : { $what } (à { $where }).

error-layout-too_many = C’est trop pour l’atelier : { $most } au plus.
error-layout-refused = { $kind ->
    [tiles] La tuile { $number } ne peut pas être posée là.
    [animals] L’animal { $number } ne peut pas être posé là.
    [pushes] Le domino { $what } ne peut pas être poussé.
   *[dominoes] Le domino { $number } ne peut pas se dresser là.
}
error-workshop-busy = Les dominos de votre dernière table tombent encore. Un instant.
error-workshop-full = L’atelier est très occupé. Réessayez dans un instant.

error-passkey-refused = Cette clé d’accès n’a pas fonctionné. Réessayez.
error-passkey-unknown = Nous ne connaissons pas cette clé d’accès. Essayez-en une autre, ou votre phrase de secours.
error-passkey-too_many = Vous avez déjà { $most } clés d’accès, le maximum. Retirez-en d’abord une.
error-recovery-unreadable = Une phrase de secours compte { $words } mots de cinq lettres. Il en manque un, ou l’un est mal écrit.
error-recovery-unknown = Nous ne connaissons pas cette phrase de secours. Une plus récente l’a peut-être remplacée.
error-push-unreadable = Nous n’avons pas compris la réponse de ce navigateur. Réessayez.
error-notify-target = L’adresse doit être sécurisée (https) et ne contenir ni nom ni mot de passe.
error-notify-private = Ce serveur n’envoie rien aux adresses de son propre réseau, sauf si son hôte le permet.
error-notify-full = Vous pouvez en avoir { $most } au plus. Retirez-en d’abord un.
error-notify-seat = Vous n’avez pas de place à cette table : ce n’est donc jamais votre tour.
error-kept-name = Rien ne peut être enregistré sous le nom « { $name } ».
error-kept-newer = Cela a été changé entre-temps sur un autre appareil. Regardez, puis réessayez.
error-kept-full = Vous pouvez enregistrer { $most } éléments au plus.
error-kept-size = C’est trop gros pour être enregistré : { $limit } octets au plus.
error-kept-quota = Vous avez enregistré trop de données : { $limit } octets au plus.
error-kept-address = Trop de données ont été enregistrées depuis votre réseau dernièrement. Elles restent dans ce navigateur et seront enregistrées plus tard.

error-table = Ce n’est pas possible à cette table.
error-table-unknown = Cette table n’existe pas. Vérifiez le lien.
error-table-conflict = Quelqu’un a été plus rapide. Regardez la table et réessayez.
error-table-fenced = Cette table passe sur un autre serveur. Elle revient dans un instant.
error-table-not_now = Pas à ce moment de la partie.
error-table-not_host = Seule la personne qui a ouvert la table peut le faire.
error-seat-wrong = Ce n’est pas votre place.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-seat-too_few = Il faut être { $least } pour commencer : attendez quelqu’un, ou ajoutez un robot.
error-seat-name = Choisissez un nom de 1 à { $longest } lettres ou émojis, tous visibles.
error-seat-not_away = Ce joueur est là, ou n’est pas absent depuis assez longtemps.
error-turn-not_yours = Ce n’est pas votre tour.
error-turn-stale = Quelque chose s’est passé entre-temps. Regardez le plateau et choisissez à nouveau.
error-turn-late = Le temps de cette manche est écoulé ; un robot joue le reste.
error-turn-revealed = Trop tard : tout le monde a fini, et la manche est dévoilée.
error-turn-nothing = Il n’y a rien à annuler dans votre tour.
error-offer-none = Cette proposition ne tient plus.
error-offer-standing = Une autre proposition attend encore sa réponse.
error-offer-own = C’est aux autres de répondre, pas à vous.
error-offer-pointless = Il n’y a rien à demander ici.
error-offer-too_soon = Vous venez de le demander. Vous pourrez redemander dans { $wait } s.
error-bot-unknown = Il n’y a pas de robot de ce niveau.
error-phrase-unknown = Cette phrase n’existe pas.
error-phrase-too_many = Une phrase à la fois : attendez un instant.
error-turn-too_many_undos = Vous avez utilisé toutes vos annulations dans cette partie.
error-talk-too_much = Vous avez envoyé trop de phrases et de demandes dans cette partie.
error-table-full = Cette partie a atteint sa longueur maximale. Vous ne pouvez plus qu’abandonner.
error-table-too_many = Vous avez déjà { $most } tables ouvertes. Finissez-en quelques-unes avant d’en ouvrir une autre.
error-record-unreadable = Ce fichier n’est pas une partie enregistrée.
error-record-unsound = Cette partie enregistrée ne suit pas les règles.

error-store-failed = La partie n’a pas pu être enregistrée, donc rien n’a changé. Réessayez bientôt.
error-store-url = L’adresse de la base de données est fausse. Prévenez l’hôte de ce serveur.
error-store-newer = La base de données vient d’une version plus récente de Rivage. Prévenez l’hôte de ce serveur.
error-store-broken = La base de données est endommagée. Prévenez l’hôte de ce serveur.
error-store-missing = La base de données est introuvable. Prévenez l’hôte de ce serveur.
error-store-unwritable = Le serveur ne peut pas écrire sur son disque. Prévenez son hôte ; votre partie n’a pas changé.
error-store-locked = Un autre serveur utilise la même base de données. Prévenez l’hôte de ce serveur.
error-store-in_use = La base de données est dans un format plus ancien, et en service. Prévenez l’hôte de ce serveur.
error-store-unreachable = La base de données ne répond pas. Votre partie est conservée ; réessayez bientôt.
error-store-slow = La base de données ne répond pas à temps. Votre partie est conservée ; réessayez bientôt.
error-store-present = Il y a déjà une base de données. Prévenez l’hôte de ce serveur.
error-store-read_only = Ce serveur est en lecture seule pour le moment.
error-store-closed = Le serveur s’arrête. Votre partie est conservée.
error-bus-failed = Nos serveurs ne se joignent pas. Ils continuent d’essayer.
error-bus-url = Les serveurs sont mal configurés. Dites-le à leur hôte.
error-bus-trace = Les serveurs sont mal configurés. Dites-le à leur hôte.
error-bus-away = Nos serveurs ne se joignent pas. Ils continuent d’essayer.
error-bus-jetstream = Les serveurs n’arrivent pas à se répartir le travail. Dites-le à leur hôte.
error-bus-cluster = Ce serveur appartient à un autre groupe. Dites-le à son hôte.
error-bus-version = Les serveurs n’ont pas la même version. Dites-le à leur hôte.
error-bus-clock = L’horloge de ce serveur n’est pas à l’heure. Prévenez l’hôte.
error-bus-address = Les serveurs sont mal configurés. Dites-le à leur hôte.
error-bus-relay = Cette connexion ne vient pas d’un de nos serveurs.
error-bus-moved = Cette table passe sur un autre serveur. Elle revient dans un instant.
error-bus-workers = Il n’y a personne pour jouer ces parties.

error-server = Le serveur a refusé.
error-advice-none = Il n’y a pas de conseils pour ce jeu ici.
error-advice-passed = Vous avez demandé autre chose entre-temps.
error-findings-none = Il n’y a rien à dire de ce moment.
error-server-not_found = Il n’y a rien à cette adresse.
error-server-method = Cette adresse n’accepte pas cela.
error-server-unexpected = Quelque chose a mal tourné de notre côté ; référence dans le journal : { $reference }.
error-server-not_ready = Le serveur n’est pas encore prêt. Réessayez dans un instant.
error-server-port = Un autre programme utilise le port.
error-server-public_url = L’adresse publique n’est pas une adresse web valide.
error-identity-missing = Ce navigateur n’a pas de cookie d’invité. Autorisez les cookies pour ce site et rechargez la page.
error-identity-forged = Le cookie d’invité ne vient pas de ce serveur. Rechargez la page pour en recevoir un nouveau.
error-protocol-outdated = Cette page n’est plus à jour. Rechargez-la.
error-identity-origin = Cette demande venait d’un autre site et n’a pas été acceptée.
error-message-unreadable = Le serveur n’a pas pu lire cela. Rechargez la page.
error-message-too_large = C’était trop long pour le serveur.
error-message-too_many = C’était trop rapide. Attendez un instant et réessayez.

error-deal-none = Ce jeu n’a pas de partie du jour.
error-daily-unknown = Il n’y a pas de partie pour ce jour.
error-daily-closed = Ce jour est passé. Vous pouvez encore revoir ses parties, et jouer celle d’aujourd’hui.
error-games-filter = Ce filtre n’existe pas. Rechargez la page et réessayez.
error-games-cursor = Cette partie de la liste est introuvable. Rechargez la page et réessayez.
error-daily-played = Vous avez déjà joué la partie du jour. Revenez demain pour la suivante.
error-daily-running = La partie du jour n’est pas encore dans les archives. Jouez-la sur sa propre page.
error-daily-old = Les archives commencent le { $first }.
error-group-unknown = Ce groupe n’existe pas. Vérifiez le lien.
error-group-full = Ce groupe est complet : il compte { $limit } membres.
error-group-too_many = Vous êtes déjà dans { $limit } groupes. Quittez-en un d’abord.
error-group-not_member = Vous ne faites pas partie de ce groupe.
error-group-not_host = Seule la personne qui gère ce groupe peut le faire.
error-group-removed = Vous ne pouvez plus rejoindre ce groupe : on vous en a retiré.
error-group-title = Ce nom est trop long : { $limit } caractères au plus.
error-duplicate-unknown = Cette partie n’existe pas. Vérifiez le lien.
error-duplicate-closed = Cette partie est close. Vous pouvez encore voir les résultats.
error-duplicate-played = Vous avez déjà joué cette partie : chacun la joue une fois.
error-physics-value = { $what } : entre { $low } et { $high }, pas { $value }.
error-physics-domino = Ce domino n’existe pas, ou on ne peut pas le pousser.
error-physics-room = Il n’y a pas de place pour la main ici.
error-physics-broken = Les dominos n’ont pas pu être mis en mouvement. Rien n’a changé ; réessayez.
error-file-unreadable = Ce fichier ne peut pas être lu.
error-game-name = Un nouveau jeu ne peut pas porter ce nom.
error-engine-missing = Il faut Numba, qui n’est pas installé sur ce serveur.
error-file-exists = Un fichier de ce nom existe déjà.
error-file-unwritable = Ce fichier ne peut pas être écrit.
error-simulate-exists = Ce fichier contient déjà des résultats.
error-simulate-busy = Une autre exécution écrit dans ce fichier.
error-simulate-other = Ce fichier contient les résultats d’une autre expérience.
error-simulate-damaged = Une ligne de ces résultats est illisible.
error-simulate-failed = Une partie n’a pas pu être jouée jusqu’au bout.
error-identity-expired = Votre cookie d’invité n’est plus valable. Rechargez la page pour en recevoir un nouveau.
error-request-host = Cette requête ne dit pas à quel site elle s’adresse.
error-request-misdirected = Ce serveur n’est pas à cette adresse.
error-request-path = Cette adresse est trop longue.
error-request-headers = Votre navigateur a envoyé plus d’en-têtes que le serveur n’en accepte. Effacer les cookies de ce site peut aider.
error-request-malformed = Le serveur n’a pas pu lire cette demande.
error-request-depth = Cette demande est imbriquée trop profondément.
error-request-slow = Cela a mis trop de temps à arriver. Réessayez.
