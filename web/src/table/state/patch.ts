/**
 * Applies patches of the server to the last known value. Unchanged parts keep their identity.
 *
 * A patch is an object. `name` is the new value of a field, `name~` a patch of the old value. In a list the names are indices;
 * before they are applied, `@: [at, count]` removes items, and `+` inserts items there, or at the end.
 */
import type { Patch, TableView } from '../../shell/api/wire';

/** New log entries, with the table and the view after the patch. */
export interface Update extends Pick<Patch, 'n' | 'log'> {
  table: TableView;
  view: unknown;
}

export type Changes = { readonly [name: string]: unknown };

const PATCH_SUFFIX = '~';

export function applyPatch(old: unknown, changes: Changes): unknown {
  if (!Array.isArray(old)) {
    const fields: Record<string, unknown> = { ...(old as object) };
    applyFields(fields, changes);
    return fields;
  }
  const items: unknown[] = [...old];
  const { '@': place, '+': added, ...rest } = changes;
  const [at, count] = (place as [number, number] | undefined) ?? [items.length, 0];
  if (place || added) items.splice(at, count, ...((added as unknown[] | undefined) ?? []));
  applyFields(items as unknown as Record<string, unknown>, rest);
  return items;
}

function applyFields(into: Record<string, unknown>, changes: Changes): void {
  for (const [name, value] of Object.entries(changes)) {
    if (!name.endsWith(PATCH_SUFFIX)) into[name] = value;
    else {
      const inside = name.slice(0, -PATCH_SUFFIX.length);
      into[inside] = applyPatch(into[inside], value as Changes);
    }
  }
}
