/** What the person at this screen wishes of this table and of the album, kept in the browser. */

export interface TableWishes {
  /** Pieces in hand are drawn to good places. */
  snaps: boolean;
  /** The helper for newcomers lights a good place. */
  helper: boolean;
  /** The camera goes where the hand is, until the person moves it. */
  follow: boolean;
  /** Who draws the table: whoever can, or from above. */
  drawing: 'any' | 'three' | 'flat';
  /** Every page of the album is open, whether its photo is won or not. */
  readAll: boolean;
}

const KEY = 'rivage.aya';
const DEFAULTS: TableWishes = { snaps: true, helper: true, follow: true, drawing: 'any', readAll: false };

function load(): TableWishes {
  const wishes = { ...DEFAULTS };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept && typeof kept === 'object') {
      for (const [name, value] of Object.entries(kept)) {
        if (name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof TableWishes])
          Object.assign(wishes, { [name]: value });
      }
    }
  } catch {
    // A browser that keeps nothing still plays.
  }
  return wishes;
}

export const tableWishes = $state<TableWishes>(load());

/** Change one wish and keep it. */
export function wishTable<K extends keyof TableWishes>(name: K, value: TableWishes[K]): void {
  tableWishes[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(tableWishes));
  } catch {
    // As above.
  }
}
