/** Reading what was kept. Whatever is in there may be old, or edited by hand. */

/** What this browser keeps under a name, beside what it keeps for the guest; null where nothing is, or nothing that can be read. */
export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The named things in what was read; none where it is something else. */
export function entries(found: unknown): [string, unknown][] {
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : [];
}

/** Whole numbers above nothing by their names: whatever else is there is left out. */
export function numbers(found: unknown): Record<string, number> {
  return Object.fromEntries(entries(found).filter((one): one is [string, number] => isCount(one[1])));
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
