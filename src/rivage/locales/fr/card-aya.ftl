### Aya sur sa carte : titre, accroche, robots, options, places. Chargé à l’accueil et à ses tables.

title-aya = Aya
facts-aya = 1 à 5 joueurs, tous ensemble · d’Olivier Grégoire et Thibaut Quintens
pitch-aya = Ensemble, vous bâtissez un fleuve de dominos à travers la table pendant que le sable s’écoule. Posez les tuiles, menez les animaux au bord de l’eau, puis retenez votre souffle : une impulsion, et la vague décide quelles photos seront réussies.

album-aya = Album des animaux
album-of-aya = L’album des animaux d’{ $game }

way-alone-hint-aya = vous contre le sable
bot-aya-apprentice = Apprenti
bot-aya-apprentice-hint = plein de bonne volonté
bot-aya-builder = Bâtisseur
bot-aya-builder-hint = sait jusqu’où tombe un domino
bot-aya-architect = Architecte
bot-aya-architect-hint = voit tout le fleuve

option-aya-cameras = Dominos avec appareil photo
option-aya-cameras-hint = Toutes les photos ne sont possibles qu’avec 40.
option-aya-cameras-40 = 40, huit par terrain
option-aya-cameras-25 = 25, cinq par terrain
option-aya-table = Table
option-aya-table-hint = Plus la table est grande, plus le fleuve est long.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, une grande
option-aya-table-90x60 = 90 × 60 cm, pour une partie courte
option-aya-hands = Mains
option-aya-hands-hint = De vraies mains peuvent renverser ce qui tient debout.
option-aya-hands-steady = sûres : un domino posé tient
option-aya-hands-real = vraies : la physique décide
option-aya-free_retriggers = Première relance
option-aya-free_retriggers-hint = La première impulsion après le départ coûte-t-elle un jeton ?
option-aya-free_retriggers-1 = gratuite
option-aya-free_retriggers-0 = coûte un jeton
option-aya-patience = Temps par tour
option-aya-patience-hint = Passé ce temps, le domino va dans la réserve.
option-aya-patience-20 = 20 secondes
option-aya-patience-10 = 10 secondes
option-aya-patience-30 = 30 secondes
option-aya-patience-60 = 60 secondes
option-aya-patience-0 = sans limite
option-aya-glass = Sablier
option-aya-glass-hint = Le temps que dure chacun des deux sabliers.
option-aya-glass-600 = 10 minutes
option-aya-glass-300 = 5 minutes
option-aya-glass-180 = 3 minutes
option-aya-glass-120 = 2 minutes, pour mains agiles
option-aya-glass-0 = sans sable : prenez votre temps

## Ce qui s’écoule à sa table

timer-aya-glass = Sable
timer-aya-patience = Tour
