/** The earlier list if it has the same entries, so that nothing that depends on it is computed or rendered again. */
export function keptList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return now.length === before.length && now.every((one, index) => one === before[index]) ? before : now;
}

/**
 * What was read, with the earlier object of each item that has not changed, wherever it stands now. If all of it is equal it is `before`: TanStack
 * Query passes on the earlier page at each rendering while another one is read, and would render without end.
 */
export function keptItems<I extends { readonly billingItemId: number }, P extends { readonly content: readonly I[] }>(
  before: P | undefined,
  now: P,
): P {
  if (before === undefined) return now;
  const known = new Map(before.content.map((one) => [one.billingItemId, one]));
  const content = now.content.map((one) => {
    const was = known.get(one.billingItemId);
    return was !== undefined && JSON.stringify(was) === JSON.stringify(one) ? was : one;
  });
  const next = { ...now, content: keptList(before.content, content) };
  return (Object.keys(next) as (keyof P)[]).every((name) => next[name] === before[name]) ? before : next;
}
