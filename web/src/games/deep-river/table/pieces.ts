/** Pawns and places in position notation: `e E s S`, a stack from bottom to top. */

export type Side = 'e' | 's';

/** The big tile, with two slots: the middle of the river. */
export const BIG = 4;

/** Steps of the bear from one nest to the other. */
export const NESTS_APART = 8;

export const SIDES: readonly Side[] = ['e', 's'];

export function sideOfPawn(letter: string): Side {
  return letter.toLowerCase() === 'e' ? 'e' : 's';
}

export function isDouble(letter: string): boolean {
  return letter === letter.toUpperCase();
}

export function letterOf(side: Side, double: boolean): string {
  return double ? side.toUpperCase() : side;
}

export function enemyOf(side: Side): Side {
  return side === 'e' ? 's' : 'e';
}

/** The place of a side's own nest: 0 for the eels, 8 for the salmon. */
export function nestOf(side: Side): number {
  return side === 'e' ? 0 : 8;
}

/** The owner of a nest; null for a tile. */
export function ownerOf(place: number): Side | null {
  if (place === 0) return 'e';
  return place === 8 ? 's' : null;
}
