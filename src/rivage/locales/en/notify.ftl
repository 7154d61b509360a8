### Telling people that it is their turn.

notify-title = Your turn
notify-text = { $game }: { $names }
