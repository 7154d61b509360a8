"""Where the Start tile leaves room for all the others and most animals, by the size of the table."""

from typing import Final

from rivage.games.aya.geometry import Spot

STARTS: Final = {
    "120x80": (Spot(1400, 2400, 2700), Spot(0, 3000, 2100), Spot(4800, 1200, 1200), Spot(0, -400, 300)),
    "180x90": (Spot(4000, -1300, 450), Spot(-3200, -1500, 3450), Spot(-600, 1300, 300)),
    "90x60": (Spot(100, 1000, 0), Spot(-2700, -1600, 900), Spot(1300, -1000, 3000)),
}
