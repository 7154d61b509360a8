"""The vocabulary of all supported languages together, so that players need not choose a language.

Words are compared without capitals and accents. A meaning is one of the keys of the English tables; words that do not change the
meaning of a sentence are in `IDLE`.
"""

from typing import Final

from rivage.games.aya.components import BEND, DESERT, END, FIELD, FOREST, FORK, GARDEN, MOUNTAIN, POLE, SOURCE, START

_VERBS: Final = {
    "en": {
        "extend": "extend continue prolong",
        "place": "place stand",
        "fork": "fork",
        "animal": "animal animals",
        "landscape": "landscape",
        "lay": "lay",
        "cross": "cross",
        "leave": "leave",
        "turn": "turn rotate",
        "declare": "declare call make",
        "raise": "raise lift",
        "put": "put",
        "push": "push topple",
        "draw": "draw",
        "take": "take",
        "reserve": "reserve",
        "flip": "flip",
        "begin": "begin begins first",
        "start": "start",
        "buffer": "buffer",
        "back": "back",
    },
    "fr": {
        "extend": "prolonge prolonger prolongez continue continuer continuez allonge allonger",
        "place": "dresse dresser dressez place placer placez",
        "fork": "bifurque bifurquer bifurquez bifurcation fourche",
        "animal": "animal animaux",
        "landscape": "paysage",
        "lay": "pose poser posez",
        "cross": "traverse traverser traversez",
        "leave": "quitte quitter quittez sors sortir sortez",
        "turn": "tourne tourner tournez",
        "declare": "declare declarer declarez fais faire faites",
        "raise": "releve relever relevez",
        "put": "remets remettre remettez",
        "push": "pousse pousser poussez",
        "draw": "pioche piocher piochez",
        "take": "prends prendre prenez reprends reprendre",
        "reserve": "reserve",
        "flip": "retourne retourner retournez",
        "begin": "commence commencer premier premiere",
        "start": "depart",
        "buffer": "couche coucher couchez",
        "back": "rends rendre",
    },
    "nl": {
        "extend": "verleng verlengen vervolg vervolgen verder",
        "place": "zet zetten plaats plaatsen",
        "fork": "splits splitsen splitsing",
        "animal": "dier dieren",
        "landscape": "landschap",
        "lay": "leg leggen",
        "cross": "doorkruis doorkruisen steek oversteken",
        "leave": "verlaat verlaten",
        "turn": "draai draaien",
        "declare": "verklaar verklaren noem maak maken",
        "raise": "overeind rechtop",
        "put": "geef teruggeven terugleggen terugzetten",
        "push": "duw duwen",
        "draw": "trek trekken",
        "take": "neem nemen pak pakken",
        "reserve": "reserve",
        "flip": "omdraaien omkeren keer",
        "begin": "begin begint beginnen eerste",
        "start": "start starttegel",
        "buffer": "platleggen",
        "back": "terug",
    },
    "de": {
        "extend": "verlangere verlaengere verlangern verlaengern weiter weiterbauen bau baue fuhre fuehre",
        "place": "stell stelle stellen aufstellen",
        "fork": "gabelung gabel gable gabeln",
        "animal": "tier tiere",
        "landscape": "landschaft",
        "lay": "leg lege legen hinlegen",
        "cross": "uberquere ueberquere uberqueren ueberqueren",
        "leave": "verlass verlasse verlassen",
        "turn": "dreh drehe drehen",
        "declare": "erklare erklaere erklaren erklaeren nenne mach mache machen",
        "raise": "richte aufrichten heb hebe wieder",
        "put": "setz setze setzen",
        "push": "stoss stosse stossen anstossen schubs",
        "draw": "zieh ziehe ziehen",
        "take": "nimm nehme nehmen",
        "reserve": "reserve",
        "flip": "wende wenden umdrehen",
        "begin": "beginnt beginne beginnen fange fang fangt faengt anfangen erster erste",
        "start": "start startplattchen startplaettchen",
        "buffer": "puffer",
        "back": "zuruck zurueck gib geben zuruckgeben zurueckgeben",
    },
}
_NOUNS: Final = {
    "en": {
        "river": "river rivers",
        "domino": "domino dominoes",
        "port": "port entrance exit inlet",
        "tile": "tile",
        "glass": "glass hourglass",
        "player": "player seat",
        "left": "left",
        "right": "right",
        "heading": "heading",
        "flat": "flat",
        "plain": "plain ordinary",
        "mm": "mm millimetre millimetres",
        "cm": "cm centimetre centimetres",
        "me": "i me",
        "all": "all everything rest",
        FOREST: "forest",
        MOUNTAIN: "mountain",
        DESERT: "desert",
        POLE: "pole",
        FIELD: "field",
        GARDEN: "garden",
        BEND.name: "bend",
        END.name: "end",
        SOURCE.name: "source",
    },
    "fr": {
        "river": "fleuve fleuves riviere",
        "domino": "domino dominos",
        "port": "acces entree sortie",
        "tile": "tuile",
        "glass": "sablier",
        "player": "joueur joueuse",
        "left": "gauche",
        "right": "droite",
        "heading": "cap",
        "flat": "plat",
        "plain": "ordinaire simple",
        "mm": "mm millimetre millimetres",
        "cm": "cm centimetre centimetres",
        "me": "je moi",
        "all": "tout tous reste",
        FOREST: "foret",
        MOUNTAIN: "montagne",
        DESERT: "desert",
        POLE: "pole",
        FIELD: "champ",
        GARDEN: "jardin",
        BEND.name: "meandre",
        END.name: "bout fin",
        SOURCE.name: "source",
    },
    "nl": {
        "river": "rivier rivieren",
        "domino": "domino dominosteen steen",
        "port": "toegang ingang uitgang",
        "tile": "tegel",
        "glass": "zandloper",
        "player": "speler speelster",
        "left": "links linksaf",
        "right": "rechts rechtsaf",
        "heading": "koers richting",
        "flat": "plat",
        "plain": "gewoon gewone",
        "mm": "mm millimeter",
        "cm": "cm centimeter",
        "me": "ik mij",
        "all": "alles allemaal rest",
        FOREST: "bos bostegel",
        MOUNTAIN: "berg bergtegel",
        DESERT: "woestijn woestijntegel",
        POLE: "pool pooltegel",
        FIELD: "veld veldtegel",
        GARDEN: "tuin wondertuin",
        BEND.name: "bocht",
        END.name: "monding eind einde",
        SOURCE.name: "bron",
    },
    "de": {
        "river": "fluss flusse fluesse",
        "domino": "stein steine dominostein dominosteine domino",
        "port": "zugang eingang ausgang",
        "tile": "plattchen plaettchen",
        "glass": "sanduhr uhr",
        "player": "spieler spielerin platz",
        "left": "links",
        "right": "rechts",
        "heading": "richtung",
        "flat": "flach",
        "plain": "gewohnlich gewohnlichen gewoehnlich gewoehnlichen normal normalen",
        "mm": "mm millimeter millimetern",
        "cm": "cm zentimeter zentimetern",
        "me": "ich mich",
        "all": "alle alles rest",
        FOREST: "wald",
        MOUNTAIN: "gebirge gebirgs berg",
        DESERT: "wuste wueste wusten wuesten",
        POLE: "pol",
        FIELD: "feld",
        GARDEN: "garten wundergarten",
        BEND.name: "biegung",
        END.name: "mundung muendung ende",
        SOURCE.name: "quelle",
    },
}
_IDLE: Final = {
    "en": (
        "a an the it its on of at by to from with in into and then now please straight degrees degree beside behind beyond up "
        "for my turned"
    ),
    "fr": (
        "le la les l un une de du des d au aux sur par en vers depuis avec dans et puis maintenant droit degres degre "
        "cote son sa mon ma dela"
    ),
    "nl": (
        "de het een hem haar die dat deze op van aan bij naar met uit in en dan nu als via door tot om over ga graden graad "
        "rechtdoor naast achter voorbij mijn zijn gedraaid alsjeblieft"
    ),
    "de": (
        "der die das den dem des ein eine einen einem einer er es ihn sie und dann jetzt bitte auf an am ans in im ins aus bei "
        "von vom zu zum zur nach um mit hinter vor neben durch uber ueber hin geradeaus grad mein meine meinen meiner gedreht"
    ),
}


def _merge_languages(languages: dict[str, dict[str, str]]) -> dict[str, list[str]]:
    """The words of each meaning in all languages."""
    return {meaning: [word for words in languages.values() for word in words[meaning].split()] for meaning in languages["en"]}


VERBS: Final = _merge_languages(_VERBS)
"""Words of each verb. The first verb of a sentence is the action."""
NOUNS: Final = _merge_languages(_NOUNS)
"""Words of each noun and other argument."""
SEPARABLE_VERBS: Final = {
    ("start", "begin"): "begin",
    ("lay", "back"): "put",
    ("place", "back"): "put",
    ("place", "raise"): "raise",
}
"""Meaning of verbs of two words, as in "leg … terug" or "zet … overeind", by the meanings of both words."""
IDLE: Final = frozenset(word for words in _IDLE.values() for word in words.split())
"""Words that do not change the meaning of a sentence."""

MEANING: Final = {word: meaning for table in (VERBS, NOUNS) for meaning, words in table.items() for word in words}
"""Meaning of each word. `fork`, `end` and `start` are also kinds of tiles."""
KIND_WORDS: Final = {"fork": FORK.name, BEND.name: BEND.name, END.name: END.name, SOURCE.name: SOURCE.name}
"""Meanings that name a kind of tile when a terrain precedes them."""
TERRAIN_WORDS: Final = (FOREST, MOUNTAIN, DESERT, POLE, FIELD, START)
"""Meanings that name the terrain of a tile."""
