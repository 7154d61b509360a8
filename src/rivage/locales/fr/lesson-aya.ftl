### Aya, étape par étape, sur une petite table et sans sablier.

lesson-aya-stand = Dresser des dominos
lesson-aya-stand-1 = Ensemble, vous bâtissez un fleuve de dominos avant que le sablier soit vide ; ici, rien ne presse. Le fleuve part de la tuile Départ. Piochez un domino dans votre stock.
lesson-aya-stand-2 = Un domino Forêt. Dressez-le après le dernier, environ 2 cm plus loin et dans le même sens.
lesson-aya-stand-done = Ainsi grandit un fleuve. Deux centimètres, c’est la bonne distance : en tombant, chaque domino touche le suivant.

lesson-aya-far = Trop loin
lesson-aya-far-1 = Quand tout est bâti, une poussée fait couler le fleuve. Poussez le premier domino, sur la tuile Départ, et regardez bien.
lesson-aya-far-done = La vague s’est arrêtée au trou. Un domino mesure 3 cm de haut : il n’atteint pas ce qui est plus loin. Vous pourriez pousser encore, mais chaque poussée après la deuxième coûte un jeton.

lesson-aya-mend = Ni trop loin, ni trop près
lesson-aya-mend-1 = Voici le même fleuve avant sa chute, et vous tenez un domino. Dressez-le dans le trou, à portée de ses deux voisins.
lesson-aya-mend-done = C’est réparé. Trop près, ce serait aussi mauvais : le trou suivant devient trop large, et des dominos collés ne prennent pas d’élan.

lesson-aya-turn = Tourner un domino
lesson-aya-turn-1 = Le dernier domino est à l’envers : il tomberait sur son eau peinte, et le fleuve serait coupé là. Choisissez-le et faites-lui faire demi-tour.
lesson-aya-turn-done = Tous regardent maintenant du même côté. À votre tour, vous pouvez tourner n’importe quel domino debout, même celui d’un autre. Il reste à sa place.

lesson-aya-reserve = La réserve
lesson-aya-reserve-1 = Un domino Désert, mais un fleuve Forêt : ici, il gâcherait la photo. Mettez-le plutôt dans votre réserve.
lesson-aya-reserve-2 = Le voilà, visible de tous, jusqu’à ce que vous en ayez besoin. Dès que votre main est vide, vous pouvez reprendre celui du dessus : reprenez-le.
lesson-aya-reserve-done = Stock ou réserve : chaque fois, vous choisissez d’où vient votre prochain domino. On peut remettre un domino dans la réserve, jamais dans le stock.

lesson-aya-landscape = Un paysage
lesson-aya-landscape-1 = Ce domino a un appareil photo : il peut mettre en jeu un paysage ou un animal. Choisissez le paysage.
lesson-aya-landscape-2 = Une tuile Forêt où un fleuve se termine. Posez-la juste devant le fleuve, puis dressez le domino appareil photo devant son accès, à la suite des autres.
lesson-aya-landscape-done = Si des dominos Forêt tombent sur chaque accès de la tuile, et qu’aucun autre terrain n’y repose, le paysage est photographié.

lesson-aya-animal = Un animal
lesson-aya-animal-1 = Encore un appareil photo. Choisissez l’animal, et dressez le domino à la suite du fleuve : l’animal voyage sur celui-ci et sur le précédent.
lesson-aya-animal-done = Un okapi, qui vit en Forêt. Une fois le fleuve tombé, il doit reposer sur des dominos, hors des tuiles, et des dominos Forêt doivent mener de lui à un paysage Forêt. Un seul animal par bras du fleuve.

lesson-aya-garden = Le Jardin
lesson-aya-garden-1 = Un domino Jardin extraordinaire compte comme n’importe quel terrain. Ajoutez-le au fleuve ; il peut aussi partager le fleuve en deux.
lesson-aya-garden-done = Après une bifurcation, deux rangées peuvent repartir, une de chaque côté. Les bras avant et après sont alors séparés : il y a place pour plus d’animaux.

lesson-aya-glasses = La pause et les deux sabliers
lesson-aya-glasses-1 = Le premier sablier est écoulé. C’est la pause : rien ne se pose ni ne bouge. Discutez, dessinez un plan sur la table ; quand tout le monde est prêt, retournez le sablier.
lesson-aya-glasses-done = Le second s’écoule, et c’est le dernier : quand il est vide, la construction est finie. Un Premier fleuve n’a qu’un sablier, et pas de pause.

lesson-aya-count = La vague et le décompte
lesson-aya-count-1 = Un petit fleuve presque entier, avec un okapi et un paysage Forêt au bout. Il manque un domino, et vous le tenez : dressez-le là où le fleuve en a besoin.
lesson-aya-count-2 = La construction est finie. Retenez votre souffle, et poussez le premier domino.
lesson-aya-count-done = Tout est tombé ! Un point pour le paysage, un pour l’okapi, et un pour chacun des dix jetons qui restent. Trois paysages d’un même terrain en rapportent un de plus. Toute l’équipe partage le score.
lesson-aya-count-almost = Cette fois, la vague n’est pas allée jusqu’au bout ; cela arrive aux meilleurs. Dans une vraie partie, vous pousseriez encore, derrière le trou. Ici, réessayez simplement, ou continuez.

lesson-aya-alone = À vous de jouer
lesson-aya-alone-goal = Il manque trois dominos, et cette fois vous bâtissez sans aide : comblez le trou pour que la vague atteigne le domino appareil photo devant la Forêt. Puis poussez.
lesson-aya-alone-missed = Pas tout à fait : la vague s’est arrêtée avant le domino appareil photo. Réessayez.
lesson-aya-alone-hint = Partagez bien l’espace : environ 2 cm d’un domino au suivant, tous alignés sur le fleuve.
lesson-aya-alone-done = Clic ! La vague a atteint le domino appareil photo : la photo de la Forêt est à vous.

lesson-aya-stray-far = Vous pouvez le dresser là, mais le fleuve ne l’atteindrait pas. Revenez en arrière et rapprochez-le : environ 2 cm du précédent.
lesson-aya-stray-gap = La vague s’arrête au trou et n’arrive pas jusque-là. Revenez en arrière et dressez-le dans le trou.
lesson-aya-stray-arm = Là, sur la tuile Départ, le fleuve pourrait commencer un second bras. Ce sera pour plus tard : revenez en arrière.
lesson-aya-stray-reserve = Le voilà dans votre réserve, où vous pourriez le reprendre plus tard. Revenez en arrière : cette étape en a besoin maintenant.
lesson-aya-stray-push = La première poussée se fait sur la tuile Départ, et le mieux est de pousser le tout premier : ceux qui sont avant celui que vous poussez resteraient debout. Revenez en arrière.
lesson-aya-stray-plain = Un domino appareil photo peut n’être qu’un domino. Mais son appareil photo est alors perdu, et cette étape parle de ce qu’il apporte. Revenez en arrière.
lesson-aya-stray-lay = Vous pouvez poser la tuile là, mais son domino ne fait pas partie du fleuve : rien ne le ferait tomber. Revenez en arrière et posez-la là où le fleuve mène.
lesson-aya-stray-animal = Cela apporte un animal. Son tour viendra bientôt : revenez en arrière.
lesson-aya-stray-landscape = Cela apporte un paysage. Cette fois, il s’agit d’un animal : revenez en arrière.
lesson-aya-stray-draw = Vous tenez maintenant un autre domino. Cette étape parle d’un domino déjà là : revenez en arrière.
lesson-aya-stray-turn = Vous l’avez tourné, mais pas dans le bon sens : tous les dominos d’un fleuve regardent vers l’aval. Revenez en arrière.
lesson-aya-stray-foreign = Vous pouvez le dresser là, mais dans un bras de Forêt il n’aide aucune photo, et sur la tuile il en gâcherait une. Revenez en arrière et mettez-le dans votre réserve.
