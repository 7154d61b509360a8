### Dire aux gens que c’est leur tour.

notify-title = À vous de jouer
notify-text = { $game } : { $names }
