/** The path behind a hash, without its query: `#/worker/home?x=1` is `/worker/home`. '' where the hash is no path of ours. */
export function pathOf(hash: string): string {
  const text = hash.replace(/^#/, '').split('?', 1)[0] ?? '';
  return text.startsWith('/') ? text : '';
}
