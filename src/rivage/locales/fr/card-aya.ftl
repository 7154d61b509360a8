### Aya sur sa carte : titre, accroche, robots, options, places. Chargé à l’accueil et à ses tables.

title-aya = Aya
facts-aya = 1 à 5 joueurs, tous ensemble · dès 8 ans · environ 30 minutes · d’Olivier Grégoire et Thibaut Quintens
pitch-aya = Bâtissez ensemble un fleuve de dominos tant que le sable s’écoule. Puis une poussée décide quelles photos seront réussies.

album-aya = Album des animaux
album-of-aya = L’album des animaux d’{ $game }

way-alone-hint-aya = vous et le sablier
fair-dice-aya = Le tirage était-il honnête ?
fair-title-aya = Le tirage était-il honnête ?
bot-aya-apprentice = Apprenti
bot-aya-apprentice-hint = plein de bonne volonté
bot-aya-builder = Bâtisseur
bot-aya-builder-hint = sait jusqu’où tombe un domino
bot-aya-architect = Architecte
bot-aya-architect-hint = voit tout le fleuve

option-aya-cameras = Dominos avec appareil photo
option-aya-cameras-hint = Il les faut tous les 40 pour pouvoir prendre toutes les photos.
option-aya-cameras-40 = 40, huit par terrain
option-aya-cameras-25 = 25, cinq par terrain
option-aya-table = Table
option-aya-table-hint = Plus la table est grande, plus le fleuve est long.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, une grande
option-aya-table-90x60 = 90 × 60 cm, pour une partie courte
option-aya-hands = Mains
option-aya-hands-hint = De vraies mains peuvent renverser des dominos déjà debout.
option-aya-hands-steady = sûres : un domino posé tient
option-aya-hands-real = vraies : la physique décide
variation-aya-real-hands = La prochaine fois avec de vraies mains ?
variation-aya-real-hands-hint = La physique décide où tient un domino : il peut vaciller, tomber et entraîner ses voisins. Ce qui tombe pendant la construction, vous le relevez.
offer-variation-aya-real-hands-mine = Vous avez proposé une autre partie, avec de vraies mains.
offer-variation-aya-real-hands-theirs = { $name } voudrait rejouer, avec de vraies mains.
option-aya-free_retriggers = Première relance
option-aya-free_retriggers-hint = La première poussée après le départ coûte-t-elle un jeton ?
option-aya-free_retriggers-1 = gratuite
option-aya-free_retriggers-0 = coûte un jeton
option-aya-patience = Temps par tour
option-aya-patience-hint = Passé ce temps, le domino va dans la réserve.
option-aya-patience-0 = sans limite
option-aya-patience-20 = 20 secondes
option-aya-patience-40 = 40 secondes
option-aya-patience-60 = 60 secondes
option-aya-glass = Sablier
option-aya-glass-hint = Combien de temps dure un sablier.
option-aya-glass-600 = 10 minutes
option-aya-glass-300 = 5 minutes
option-aya-glass-240 = 4 minutes
option-aya-glass-180 = 3 minutes
option-aya-glass-120 = 2 minutes, pour mains agiles
option-aya-glass-0 = sans sable : prenez votre temps
option-aya-glasses = Nombre de sabliers
option-aya-glasses-hint = Entre deux sabliers, une pause permet de s’organiser.
option-aya-glasses-2 = deux, avec une pause entre les deux
option-aya-glasses-1 = un seul
option-aya-landscapes = Paysages
option-aya-landscapes-hint = Avec trois paysages seulement, le fleuve est plus facile à prévoir.
option-aya-landscapes-15 = tous les 15
option-aya-landscapes-3 = 3 : Forêt, Désert et Pôle

## Pour une première partie

preset-aya-first-river = Premier fleuve
preset-aya-first-river-hint = 4 minutes, une petite table, une longue vague
preset-aya-first-river-about = un sablier de quatre minutes, une petite table et trois paysages. Bâtissez un seul fleuve depuis la tuile Départ, puis poussez, et voyez jusqu’où va la vague.
preset-aya-first-river-next = Envie de continuer ? La partie complète compte deux sabliers de dix minutes, et quinze paysages mènent le fleuve à travers une plus grande table.

## Ce qui s’écoule à sa table

timer-aya-glass = Sable
timer-aya-patience = Tour
me-best-bots-aya = Record avec les robots
me-ladder-aya = Avec les robots
me-challenge-aya = Jouer
crown-aya = Couronne : objectif atteint avec { $level }
