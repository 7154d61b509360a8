/**
 * What has changed since the last message, put into what was told before. What has not changed stays the same object.
 *
 * A patch is an object. `name` is the new value of a field, `name~` a patch of the value that is there. In a list the names are the
 * numbers of its items; before them `@: [at, count]` takes items out, and `+` puts items in there, or at the end.
 */
import type { Patch, TableView } from '../../shell/api/wire';

/** New log lines, with the table and the view after the patch. */
export interface Update extends Pick<Patch, 'n' | 'log'> {
  table: TableView;
  view: unknown;
}

export type Changes = { readonly [name: string]: unknown };

const INSIDE = '~';

export function patched(old: unknown, changes: Changes): unknown {
  if (!Array.isArray(old)) {
    const fields: Record<string, unknown> = { ...(old as object) };
    put(fields, changes);
    return fields;
  }
  const items: unknown[] = [...old];
  const { '@': place, '+': added, ...rest } = changes;
  const [at, count] = (place as [number, number] | undefined) ?? [items.length, 0];
  if (place || added) items.splice(at, count, ...((added as unknown[] | undefined) ?? []));
  put(items as unknown as Record<string, unknown>, rest);
  return items;
}

function put(into: Record<string, unknown>, changes: Changes): void {
  for (const [name, value] of Object.entries(changes)) {
    if (!name.endsWith(INSIDE)) into[name] = value;
    else {
      const inside = name.slice(0, -INSIDE.length);
      into[inside] = patched(into[inside], value as Changes);
    }
  }
}
