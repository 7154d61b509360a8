### A Walk in the Park sur sa carte : titre, accroche, robots, options, places. Chargé à l’accueil et à ses tables.

title-walk-in-the-park = A Walk in the Park
facts-walk-in-the-park = 1 à 8 joueurs · environ 15 minutes · de David Harding
pitch-walk-in-the-park = Un dé, et tout le monde dessine le même chemin. Fermez des boucles, gare aux ibis, et atteignez l’Opéra avant les autres.

way-daily-walk-in-the-park = La promenade du jour
way-daily-hint-walk-in-the-park = les mêmes 18 lancers pour tout le monde, un seul essai
way-daily-begun-walk-in-the-park = Reprendre la promenade du jour
way-daily-done-walk-in-the-park = { $points ->
    [one] La promenade du jour : { $points } point
   *[other] La promenade du jour : { $points } points
}
way-alone-walk-in-the-park = En solitaire
way-alone-hint-walk-in-the-park = 18 points en 18 lancers
way-duplicate-walk-in-the-park = Mêmes lancers, chacun à son heure
way-duplicate-hint-walk-in-the-park = chacun de son côté, puis comparez vos plans
option-players-walk-in-the-park = Promeneurs

bot-walk-in-the-park-stroller = Flâneur
bot-walk-in-the-park-stroller-hint = profite de la vue
bot-walk-in-the-park-gardener = Jardinier
bot-walk-in-the-park-gardener-hint = connaît chaque massif
bot-walk-in-the-park-botanist = Botaniste
bot-walk-in-the-park-botanist-hint = voit un lancer d’avance

drawn-walk-in-the-park-roll-turn = virage
drawn-walk-in-the-park-roll-straight = ligne droite
drawn-walk-in-the-park-roll-t = intersection en T
drawn-walk-in-the-park-roll-ibis = ibis

option-walk-in-the-park-statue_tie = Égalité aux statues
option-walk-in-the-park-statue_tie-one = un point chacun
option-walk-in-the-park-statue_tie-each = chaque statue compte
option-walk-in-the-park-sheet = Plan
option-walk-in-the-park-sheet-garden = Le jardin
