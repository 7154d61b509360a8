/**
 * What is kept for the guest on every device: in this browser at once, in the house as soon as it can be reached.
 *
 * `kept('album').set(value)` keeps it here and tells the house. When another device has written meanwhile, both are merged. A
 * page that meets the server (`meet`) learns what is newer there. Nothing is lost while there is no line: it is told later.
 */
import { api, Refused } from './api/api';
import type { Me } from './api/wire';

/** Of two devices that both wrote: what is kept from now on. */
export type Merge = (mine: unknown, theirs: unknown) => unknown;

export interface Kept {
  /** What is kept; `undefined` when nothing is. It changes by itself, so that a component follows it. */
  readonly value: unknown;
  set(value: unknown): void;
}

interface Record {
  /** The version in the house that this came from, or went to. */
  version: number;
  data: unknown;
  /** The house has not been told. */
  dirty: boolean;
}

const PREFIX = 'rivage.kept.';
/** Several changes within so many milliseconds are told at once. */
const GATHER = 1500;

const theirsWins: Merge = (_, theirs) => theirs;

class Thing implements Kept {
  #record = $state.raw<Record>({ version: 0, data: undefined, dirty: false });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: Promise<void> | null = null;

  constructor(
    readonly name: string,
    readonly merge: Merge,
  ) {
    this.#record = read(name) ?? this.#record;
  }

  get value(): unknown {
    return this.#record.data;
  }

  get dirty(): boolean {
    return this.#record.dirty;
  }

  set(data: unknown): void {
    this.#write({ ...this.#record, data, dirty: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.tell(), GATHER);
  }

  /** Tell nothing any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#record = { ...this.#record, dirty: false };
  }

  /** Another tab of this browser has written. */
  look(): void {
    this.#record = read(this.name) ?? this.#record;
  }

  /** This browser belongs to another guest from now on: what is here is merged with what they have. */
  move(): void {
    this.#write({ ...this.#record, version: 0, dirty: this.#record.data !== undefined });
  }

  /** The house has this version. */
  async hear(version: number): Promise<void> {
    if (version > this.#record.version) await this.#fetch();
    if (this.#record.dirty) await this.tell();
  }

  /** Tell the house what it does not know yet. What cannot be told now is told another time. */
  tell(): Promise<void> {
    this.#telling ??= this.#tell().finally(() => {
      this.#telling = null;
    });
    return this.#telling;
  }

  async #tell(): Promise<void> {
    for (let tries = 3; this.#record.dirty && tries > 0; tries--) {
      const { version, data } = this.#record;
      try {
        const kept = await api.keep(this.name, { version, data });
        // Changed while it was under way: that is to be told too.
        this.#write({ ...this.#record, version: kept.version, dirty: this.#record.data !== data });
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'kept.newer') return;
        await this.#fetch();
      }
    }
  }

  async #fetch(): Promise<void> {
    const { version, data } = await api.kept(this.name);
    const { dirty, data: mine } = this.#record;
    const merged = dirty ? this.merge(mine, data) : data;
    this.#write({ version, data: merged, dirty: dirty && JSON.stringify(merged) !== JSON.stringify(data) });
  }

  #write(record: Record): void {
    this.#record = record;
    try {
      localStorage.setItem(PREFIX + this.name, JSON.stringify(record));
    } catch {
      // A browser that keeps nothing has the house.
    }
  }
}

function read(name: string): Record | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (found && typeof found === 'object' && 'version' in found && 'data' in found) return found as Record;
  } catch {
    // Edited by hand: as if it were not there.
  }
  return null;
}

const things = new Map<string, Thing>();
let known: { [name: string]: number } = {};

/** What is kept under a name. `merge`: what to do when two devices both wrote; without it the house's is taken. */
export function kept(name: string, merge: Merge = theirsWins): Kept {
  const found = things.get(name) ?? new Thing(name, merge);
  if (!things.has(name)) {
    things.set(name, found);
    if (known[name] !== undefined) void found.hear(known[name]).catch(() => {});
  }
  return found;
}

/** Ask the server who I am, and hear what it keeps for me. */
export async function meet(): Promise<Me> {
  const me = await api.me();
  known = me.kept;
  for (const thing of things.values()) void thing.hear(known[thing.name] ?? 0).catch(() => {});
  return me;
}

/** This browser has become another guest: what it kept so far goes along to them. Ends when the house knows. */
export async function moveIn(): Promise<void> {
  for (const thing of things.values()) thing.move();
  const me = await api.me();
  known = me.kept;
  await Promise.all([...things.values()].map((thing) => thing.hear(known[thing.name] ?? 0)));
}

/** The cache that holds matches which are over, see `table/state/savedMatches.ts`. */
export const MATCHES = 'rivage-matches';

/** Forget all that this browser keeps of a guest. */
export async function clearBrowser(): Promise<void> {
  for (const thing of things.values()) thing.stop();
  things.clear();
  known = {};
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith('rivage.')) localStorage.removeItem(name);
    await caches.delete(MATCHES);
  } catch {
    // Nothing was kept.
  }
}

window.addEventListener('storage', ({ key }) => {
  if (key?.startsWith(PREFIX)) things.get(key.slice(PREFIX.length))?.look();
});

addEventListener('online', () => {
  for (const thing of things.values()) if (thing.dirty) void thing.tell();
});
