### La page des règles, la même pour chaque jeu.

rules-lead = Toutes les règles, avec nos mots.
rules-short = Comment jouer, en bref
rules-print = Imprimer
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune section
    [one] { $count } section
   *[other] { $count } sections
}
rules-none = Aucune section ne contient ces mots. Essayez un mot plus court.

## À la table

rules-why = Pourquoi ?
rules-more = Les règles de ce moment
rules-select = Choisissez d’abord un élément du plateau pour voir sa règle.
rules-there = Dans les règles
rules-all = Toutes les règles
