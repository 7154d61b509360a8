### Deep River sur sa carte : titre, accroche, robots, options, places. Chargé à l’accueil et à ses tables.

title-deep-river = Deep River
facts-deep-river = 2 joueurs · dès 10 ans · environ 20 minutes · de Jonathan Favre-Godal et Corentin Lebrat
pitch-deep-river = Saumons et anguilles se partagent une rivière. Suivez ses courants et envoyez l’ours affamé dans l’autre nid.

bot-deep-river-first-steps = Têtard
bot-deep-river-first-steps-hint = pour débuter
bot-deep-river-duckling = Caneton
bot-deep-river-duckling-hint = voit une victoire à sa portée
bot-deep-river-young-otter = Jeune loutre
bot-deep-river-young-otter-hint = vive, mais étourdie
bot-deep-river-grey-heron = Héron cendré
bot-deep-river-grey-heron-hint = guette votre réponse
bot-deep-river-river-guide = Guide de rivière
bot-deep-river-river-guide-hint = connaît les courants
bot-deep-river-old-bear = Vieil ours
bot-deep-river-old-bear-hint = voit très loin

mine-score-deep-river = Ours : à { $mine } pas de votre nid, à { $others } de l’autre

fair-dice-deep-river = La mise en place était-elle honnête ?
fair-title-deep-river = La mise en place était-elle honnête ?

seat-deep-river-eels = les Anguilles
seat-deep-river-salmon = les Saumons

option-deep-river-stack_counts = Quels poissons comptent dans une pile
option-deep-river-stack_counts-both = Les deux poissons
option-deep-river-stack_counts-top = Seulement celui du dessus
option-deep-river-first = Qui commence
option-deep-river-first-hint = Selon le livret : la dernière personne à s’être baignée. Choisissez votre camp et faites-le commencer.
option-deep-river-first-chance = le hasard décide
option-deep-river-first-eels = les anguilles
option-deep-river-first-salmon = les saumons
option-deep-river-pie = Règle du gâteau
option-deep-river-pie-hint = L’un choisit qui commence, l’autre choisit son camp.
