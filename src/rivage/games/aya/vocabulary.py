"""The words in which people say what they do, in every language of the house at once: nobody must say which one they speak.

Words are compared without capitals and accents. A meaning is one of the words of the code; what does no work in a sentence is
in `IDLE`.
"""

from typing import Final

from .components import BEND, DESERT, END, FIELD, FOREST, FORK, GARDEN, MOUNTAIN, POLE, SOURCE, START

VERBS: Final = {
    "extend": "extend continue prolong prolonge prolonger prolongez continuer continuez allonge allonger",
    "place": "place stand dresse dresser dressez placer placez",
    "fork": "fork bifurque bifurquer bifurquez bifurcation fourche",
    "animal": "animal animals animaux",
    "landscape": "landscape paysage",
    "lay": "lay pose poser posez",
    "cross": "cross traverse traverser traversez",
    "leave": "leave quitte quitter quittez sors sortir sortez",
    "turn": "turn rotate tourne tourner tournez",
    "raise": "raise lift releve relever relevez",
    "put": "put remets remettre remettez",
    "push": "push topple pousse pousser poussez",
    "draw": "draw pioche piocher piochez",
    "take": "take prends prendre prenez reprends reprendre",
    "reserve": "reserve",
    "flip": "flip retourne retourner retournez",
    "begin": "begin begins first commence commencer premier premiere",
    "start": "start depart",
    "buffer": "buffer couche coucher couchez",
    "back": "back rends rendre",
}
"""The first of these that is said says what is done."""
NOUNS: Final = {
    "river": "river rivers fleuve fleuves riviere",
    "domino": "domino dominoes dominos",
    "port": "port acces",
    "tile": "tile tuile",
    "glass": "glass hourglass sablier",
    "player": "player joueur joueuse seat",
    "left": "left gauche",
    "right": "right droite",
    "heading": "heading cap",
    "flat": "flat plat",
    "mm": "mm millimetre millimetres",
    "cm": "cm centimetre centimetres",
    "me": "i me je moi",
    "all": "all everything rest tout tous reste",
    FOREST: "forest foret",
    MOUNTAIN: "mountain montagne",
    DESERT: "desert",
    POLE: "pole",
    FIELD: "field champ",
    GARDEN: "garden jardin",
    BEND.name: "bend meandre",
    END.name: "end bout fin",
    SOURCE.name: "source",
}
"""What else has a meaning."""
_IDLE: Final = (
    "a an the it its on of at by to from with in into and then now please straight degrees degree beside behind beyond up",
    "for my turned",
    "le la les l un une de du des d au aux sur par en vers depuis avec dans et puis maintenant droit degres",
    "degre cote son sa mon ma dela",
)
IDLE: Final = frozenset(word for words in _IDLE for word in words.split())
"""Words that may be said and change nothing."""

MEANING: Final = {word: meaning for table in (VERBS, NOUNS) for meaning, words in table.items() for word in words.split()}
"""What each word means. `fork`, `end` and `start` name kinds of tiles too."""
KIND_WORDS: Final = {"fork": FORK.name, BEND.name: BEND.name, END.name: END.name, SOURCE.name: SOURCE.name}
"""Meanings that name a kind of tile where a terrain was said before."""
TERRAIN_WORDS: Final = (FOREST, MOUNTAIN, DESERT, POLE, FIELD, START)
"""Meanings that name a tile."""
