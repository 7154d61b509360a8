/** Views made by hand, for tests. */
import { domino, view } from '../hand/fixtures';
import type { AyaDominoView, AyaView } from '../wire';

export function dominoAt(id: number, x: number, y: number, heading = 0, lies = ''): AyaDominoView {
  return domino(id, x, y, heading, { lies });
}

/** In the second glass, as who watches sees it. */
export function viewOf(parts: Partial<AyaView> = {}): AyaView {
  return view({ seat: -1, glass: 2, patience: 0, players: [], piles: [], ...parts });
}
