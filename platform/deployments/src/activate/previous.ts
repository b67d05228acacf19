import type { Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { currentManifest, revision } from './history.ts';

/** How far back a version is looked for; whoever has been live for longer than this has proven itself. */
const REVISIONS = 50;
/** Revisions read at a time: an object store's latency is the cost. */
const AT_A_TIME = 10;

/**
 * The manifest with each micro-frontend in the version that was live before the present one: what a browser without a
 * last-known-good of its own falls back to when the newest version cannot be loaded. One that has no earlier version is left
 * out; revisions that cannot be read are passed over.
 */
export async function previousManifest(store: Store, live?: Manifest): Promise<Manifest> {
  const newest = live ?? (await currentManifest(store));
  const waiting = new Set(Object.keys(newest.microFrontends));
  const microFrontends: Record<string, Manifest['microFrontends'][string]> = {};

  function take(earlier: Manifest): void {
    for (const name of waiting) {
      const one = Object.hasOwn(earlier.microFrontends, name) ? earlier.microFrontends[name] : undefined;
      if (!one || one.version === newest.microFrontends[name]?.version) continue;
      const { canary: _, ...stable } = one;
      microFrontends[name] = stable;
      waiting.delete(name);
    }
  }

  const oldest = Math.max(1, newest.revision - REVISIONS);
  for (let number = newest.revision - 1; number >= oldest && waiting.size > 0; number -= AT_A_TIME) {
    const numbers = Array.from({ length: Math.min(AT_A_TIME, number - oldest + 1) }, (_, at) => number - at);
    const read = await Promise.all(numbers.map((one) => revision(store, one).catch(() => undefined)));
    for (const earlier of read) if (earlier) take(earlier);
  }
  return { ...newest, microFrontends };
}
