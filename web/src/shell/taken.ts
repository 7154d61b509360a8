/** Wishes that were kept somewhere, over others. Only what has the right kind is taken over: it may be old, or edited by hand. */
export function taken<Wishes extends object>(found: unknown, over: Wishes): Wishes {
  const wishes = { ...over };
  if (!found || typeof found !== 'object') return wishes;
  for (const [name, value] of Object.entries(found))
    if (name in over && typeof value === typeof over[name as keyof Wishes]) Object.assign(wishes, { [name]: value });
  return wishes;
}
