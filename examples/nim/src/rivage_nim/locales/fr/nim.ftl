### Messages de Nim en français : la page d’accueil, la table, la leçon et le jeu en texte.

## Sur la page d’accueil

title-nim = Nim
facts-nim = 2 joueurs · 2 minutes
pitch-nim = Quelques tas de galets, et l’un d’eux est le dernier. Assez simple pour une plage, assez profond pour qu’un professeur l’ait résolu.
bot-nim-novice = Novice
bot-nim-novice-hint = Prend ce qui lui plaît.
bot-nim-sage = Sage
bot-nim-sage-hint = Sait comment on gagne au Nim.
option-nim-heaps = Tas
option-nim-heaps-3-4-5 = 3, 4 et 5
option-nim-heaps-1-3-5-7 = 1, 3, 5 et 7
option-nim-last = Qui prend le dernier galet
option-nim-last-wins = gagne
option-nim-last-loses = perd
end-nim-took-last = Le dernier galet a été pris, et cela fait gagner.
end-nim-left-last = Il a fallu prendre le dernier galet, et cela fait perdre.

## À la table

nim-prompt = Prenez des galets dans un seul tas
nim-heap = Tas { $heap } : { $count ->
    [0] vide
    [one] 1 galet
   *[other] { $count } galets
}
nim-did = { $name } a pris { $count ->
    [one] 1 galet
   *[other] { $count } galets
} dans le tas { $heap }

## La leçon

lesson-nim-equal = Des tas égaux
lesson-nim-equal-1 = Qui prend le dernier galet gagne. Prenez un galet dans le tas A, pour que les deux tas soient égaux.
lesson-nim-equal-2 = Ce que l’on prend dans un tas, vous le prenez dans l’autre. Prenez le dernier galet.
lesson-nim-equal-done = Gagné. Qui laisse deux tas égaux le peut toujours.

## Jeu en texte

nim-say-heap = Tas { $heap } : { $count ->
    [0] vide
    [one] 1 galet
   *[other] { $count } galets
}.
nim-say-goal = Qui prend le dernier galet { $last ->
    [loses] perd
   *[wins] gagne
}.
nim-say-take = Prendre { $count ->
    [one] 1 galet
   *[other] { $count } galets
} dans le tas { $heap }
