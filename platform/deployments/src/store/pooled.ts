/** Runs `work` on every item, a few at a time: a build has a hundred files, and an object store has latency. */
export async function pooled<T, R>(items: readonly T[], work: (item: T) => Promise<R>, lanes = 16): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}
