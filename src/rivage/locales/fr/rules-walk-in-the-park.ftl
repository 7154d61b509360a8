### Les règles de A Walk in the Park, avec nos mots. Mise en page d’une section : web/src/shell/rules/rulesMarkup.ts.

rules-walk-in-the-park-aim-title = But du jeu
rules-walk-in-the-park-aim-text =
    Chacun a un crayon et un plan du jardin botanique de Sydney, et le même dé sert à tous. Tracez des chemins, visitez les monuments avant les autres, fermez des boucles pour dresser des statues, et tirez parti des ibis qui se présentent. Qui a le plus de points à la fin gagne.

rules-walk-in-the-park-sheet-title = Le plan
rules-walk-in-the-park-sheet-text =
    Le plan a 25 cases : colonnes A à E depuis la gauche, lignes 1 à 5 depuis le port. Au milieu, en C3, un carrefour à quatre branches est imprimé ; on n’y dessine rien. Les 24 autres cases sont libres.

    Huit cases ont un monument : l’Opéra (B1), le Banc de Mrs Macquarie (D1), la Maison du Gouverneur (A2), le Figuier de la baie de Moreton (E2), le Monument choragique (A4), le Lion Gate (E4), le Calyx (B5) et la Mare aux canards (D5). Un monument ne remplit pas sa case : on peut y dessiner un chemin ou un ibis.

    # Pourquoi je ne peux pas dessiner au milieu ?
    Le carrefour y est imprimé. Toute promenade en part.
rules-walk-in-the-park-sheet-picture = Un plan vierge, avec son carrefour et ses huit monuments.

rules-walk-in-the-park-round-title = Une manche
rules-walk-in-the-park-round-text =
    – Le dé est lancé une fois, pour tout le monde. Sur ses six faces : deux virages, deux lignes droites, une intersection en T et un ibis.
    – Chacun dessine ce qu’il montre dans une case vide de son plan.
    – Ce que le dessin provoque s’applique aussitôt : statues, visites, bonus.
    – Quand tous ont fini, tous les dessins sont montrés et la manche suivante commence.

    Si vous n’avez plus de case vide, vous ne dessinez rien.
rules-walk-in-the-park-round-picture = Virage, ligne droite, intersection en T et ibis.

rules-walk-in-the-park-drawing-title = Dessiner un chemin
rules-walk-in-the-park-drawing-text =
    Un chemin se tourne par quarts de tour : un virage et un T ont quatre positions, une ligne droite deux. Il n’a pas besoin de toucher quoi que ce soit et peut sortir du plan. Une case est vide tant qu’elle n’a ni chemin ni ibis ; une statue ou un monument ne la remplit pas.

    S’il vous reste une case vide, vous devez dessiner, même un ibis.

    # Pourquoi je ne peux pas dessiner ici ?
    Il y a déjà un chemin ou un ibis sur cette case.

    # Pourquoi je ne peux pas dessiner autre chose ?
    Tout le monde dessine ce que montre le dé. Seul un bonus apporte d’autres pièces.
rules-walk-in-the-park-drawing-picture = Les chemins n’ont pas besoin de se toucher : ceux qui sont reliés au carrefour sont orange, les autres pâles.

rules-walk-in-the-park-together-title = Tous en même temps
rules-walk-in-the-park-together-text =
    Personne n’attend son tour, et personne ne voit ce que les autres dessinent avant que tous aient fini. Être plus rapide ne change donc rien.

    Vous pouvez revenir en arrière autant que vous voulez, même après avoir fini, tant que quelqu’un dessine encore.

    # Pourquoi je ne peux plus changer mon dessin ?
    Tout le monde a fini, et la manche a été dévoilée.

rules-walk-in-the-park-loops-title = Boucles et statues
rules-walk-in-the-park-loops-text =
    Quand vos chemins ferment une boucle, une statue s’y dresse. Une pièce qui ferme deux boucles à la fois en rapporte deux ; un chemin qui coupe une boucle en deux en rapporte une de plus. Une boucle n’a pas besoin d’être reliée au carrefour, et elle peut y passer.

    Ce qui compte, c’est le nombre de boucles fermées sur le papier. Trois voies entre deux points font deux boucles.

    Une statue ne remplit jamais une case : on peut encore y dessiner.
rules-walk-in-the-park-loops-picture = Deux boucles qui partagent le carrefour : deux statues.

rules-walk-in-the-park-visits-title = Visiter les monuments
rules-walk-in-the-park-visits-text =
    Vous visitez un monument quand un chemin passe sur sa case et que ce chemin est relié au carrefour. Le lien peut venir bien des manches plus tard. Le sens du chemin n’a pas d’importance.

    Chaque visite permet de cocher un bonus, six au plus par partie. Il faut le cocher tout de suite. Si un dessin apporte plusieurs visites, cochez un bonus à la fois ; chacun s’applique entièrement avant le suivant.

    # Pourquoi ce monument n’est-il pas visité ?
    Le chemin de sa case est encore pâle : il n’est pas relié au carrefour. Ou bien un ibis s’y trouve et le bloque.
rules-walk-in-the-park-visits-picture = L’Opéra et le Lion Gate sont visités : un chemin orange y mène. Le 1 entouré est un point de première visite, le 1 barré est allé à d’autres.

rules-walk-in-the-park-firsts-title = Premières visites
rules-walk-in-the-park-firsts-text =
    Chaque monument a un 1. Tous ceux qui le visitent dans la manche où il reçoit sa première visite l’entourent : 1 point. Pour les autres, il est alors barré. Ils peuvent toujours visiter le monument et cocher un bonus.

    Cela se règle à la fin de la manche, quelle que soit l’origine de la visite : le lancer, un bonus ou un chemin changé en T. Un septième monument rapporte aussi son 1, mais pas de septième bonus.

    # Pourquoi ma visite n’a-t-elle rapporté aucun point ?
    Quelqu’un y était dans une manche précédente.

rules-walk-in-the-park-bonuses-title = Les dix bonus
rules-walk-in-the-park-bonuses-text =
    Chaque bonus se coche une seule fois.
    – *Un point* : 1 point à la fin.
    – *Deux points* : 2 points à la fin.
    – *Chaque ibis* : 1 point par ibis de votre plan.
    – *Chaque groupe* : 1 point par groupe d’ibis séparé. Des ibis côte à côte, pas en diagonale, forment un groupe.
    – *Plus grand groupe* : 1 point par ibis de votre plus grand groupe.
    – *Chaque statue* : 1 point par statue de votre plan.
    – *Une statue de plus* : dessinez tout de suite une statue. Elle compte partout où les statues comptent.
    – *Virage en plus* : dessinez tout de suite un virage dans une case vide.
    – *Droite en plus* : dessinez tout de suite une ligne droite dans une case vide.
    – *T ou ibis* : dès maintenant, un T obtenu au dé peut devenir un ibis, y compris celui de cette manche s’il n’est pas encore dessiné.

    Ils s’additionnent. Cinq ibis en groupes de deux et trois valent 5 + 2 + 3 = 10 avec les trois bonus d’ibis.

    # Pourquoi je ne peux pas cocher de bonus maintenant ?
    Un bonus se gagne en visitant un monument, un par visite. Ou bien vous l’avez déjà coché, ou déjà six.
rules-walk-in-the-park-bonuses-picture = Les dix bonus et leurs signes.

rules-walk-in-the-park-extra-title = Les bonus à dessiner
rules-walk-in-the-park-extra-text =
    Le virage ou la ligne droite d’un bonus se dessine avant toute autre chose. Il peut fermer une boucle, ou atteindre un autre monument dans la même manche, et cette visite apporte un nouveau bonus. S’il n’y a plus de case vide, vous pouvez quand même cocher un tel bonus ; il ne dessine alors rien.

    Un T que vous dessinez en ibis bloque un monument que vous n’avez pas visité, et compte parmi les six qui terminent la promenade.

    # Pourquoi je ne peux pas dessiner le T en ibis ?
    Vous n’avez pas coché « T ou ibis », ou ce T est déjà dessiné. Le bonus ne vaut que pour un T obtenu au dé.

rules-walk-in-the-park-ibis-title = Les ibis
rules-walk-in-the-park-ibis-text =
    Un ibis remplit sa case pour de bon. Sur la case d’un monument que vous n’avez pas visité, il bloque le monument : vous ne pourrez plus le visiter.

    À plusieurs, six ibis sur un même plan terminent la promenade. Avec les bons bonus, ils valent cher.

    # Pourquoi dois-je dessiner l’ibis ?
    Le dé le montre, et vous avez une case vide.
rules-walk-in-the-park-ibis-picture = Quatre ibis, trois ensemble et un à part : deux groupes. Deux monuments sont bloqués.

rules-walk-in-the-park-change-title = Changer un chemin en T
rules-walk-in-the-park-change-text =
    Une fois par partie, vous pouvez changer un de vos virages en T, et une fois une de vos lignes droites : la branche qui manque s’ajoute. Chaque changement coûte 3 points. C’est possible à tout moment pendant que vous dessinez dans une manche, même sur la pièce que vous venez de tracer. Cela peut fermer une boucle ou atteindre un monument.

    # Pourquoi je ne peux pas changer ce chemin ?
    Seuls les virages et les lignes droites se changent, une fois par partie pour chaque sorte. Le carrefour imprimé, un T et un ibis ne se changent pas. Et une fois la manche montrée, c’est trop tard.
rules-walk-in-the-park-change-picture = Avant et après : la ligne droite en C2 s’ouvre vers l’ouest et ferme une boucle. Une statue, contre 3 points.

rules-walk-in-the-park-end-title = La fin
rules-walk-in-the-park-end-text =
    La promenade s’arrête après une manche où quelqu’un
    – a visité six monuments, ou
    – a dessiné six ibis, ou à défaut
    – n’a plus de case vide.

    La manche se termine pour tout le monde.

rules-walk-in-the-park-score-title = Les points
rules-walk-in-the-park-score-text =
    – 1 point par 1 entouré.
    – *Statues* : si vous êtes seul à en avoir le plus, vous marquez 1 point par statue. Si plusieurs joueurs en ont le plus, c’est 1 point chacun ; en option, toutes leurs statues comptent. Si personne n’a de statue, personne ne marque.
    – Ce que rapportent vos bonus.
    – 3 points de moins par chemin changé en T.

    Pendant la partie, vos points sont affichés comme si la promenade s’arrêtait maintenant.

rules-walk-in-the-park-ties-title = En cas d’égalité
rules-walk-in-the-park-ties-text =
    Parmi les joueurs à égalité, celui qui a provoqué la fin gagne. Si plusieurs l’ont provoquée, ou aucun, on compare les monuments visités, puis les statues. Si tout est encore égal, ils partagent la victoire.

rules-walk-in-the-park-alone-title = En solitaire
rules-walk-in-the-park-alone-text =
    Vous jouez 18 lancers ; ni six monuments ni six ibis n’arrêtent la promenade avant. Chaque 1 est à vous quand vous visitez, et vous avez toujours le plus de statues. Avec 18 points ou plus, vous gagnez.

    La promenade du jour a les mêmes 18 lancers pour tout le monde.

rules-walk-in-the-park-here-title = En ligne
rules-walk-in-the-park-here-text =
    Quand une manche est minutée, un robot la termine pour les retardataires. On peut jouer jusqu’à huit, puisque personne n’attend son tour.

    Nous avons dû décider ce que la règle imprimée laisse ouvert : la place des monuments et quatre de leurs noms, les cinq faces du dé qui montrent des chemins, et le détail quand plusieurs visites arrivent à la fois.
