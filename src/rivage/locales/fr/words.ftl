### Une table jouée avec des mots, pour n’importe quel jeu.

words-play = Jouer en mode texte
words-show-board = Montrer le plateau
words-choices = Ce que vous pouvez faire
words-stands = Où en est la partie
words-last = Ce qui vient de se passer
words-seats = Autour de la table
words-to-act = (c’est son tour)
words-prompt = À vous de jouer
words-seat = Place { $number }
words-player = Joueur { $number }
words-you = { $name } (vous)
words-did = { $name } : { $action }
words-chance = Hasard : { $action }
words-over = La partie est finie.
words-watching = Vous regardez : il n’y a rien à choisir.
words-wait = Un instant…
words-confirm = Plus rien à choisir : confirmez ci-dessous.
words-not-now = Rien à faire avant votre tour.
words-earlier = C’est un moment antérieur. La liste des coups montre où en était la partie.
words-write = Écrivez un coup, ou choisissez plus bas
words-unclear = Je ne comprends pas « { $text } ».
words-try = Essayez { $example }.
words-try-notation = Essayez { $example } ({ $label }).
words-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
words-do = Jouer
words-all = Dans la notation du jeu, par exemple { $example }.
words-some = La liste ne montre qu’une partie de vos choix. Tout ce que les règles permettent peut s’écrire ici, dans la notation du jeu, par exemple { $example }.
words-say = Avec des mots, par exemple { $examples } ; ou dans la notation du jeu.
words-quoted = « { $phrase } »
words-later = Dans la notation du jeu, quand votre tour viendra.
words-failed = Le texte n’a pas pu être chargé. Nouvel essai…
words-no-client = Le plateau de ce jeu n’a pas pu être chargé : vous y jouez en mode texte.
