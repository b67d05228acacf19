import { buildsIn, type Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import { parsePublication, recordOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';

export type FactsOf = (name: string, version: string) => Facts | undefined;

/** Reads the facts of every version in these manifests. A version without a readable record has none. */
export async function readFacts(store: Store, manifests: readonly Manifest[]): Promise<FactsOf> {
  const wanted = new Map<string, [name: string, version: string]>();
  for (const manifest of manifests)
    for (const { name, build } of buildsIn(manifest)) wanted.set(recordOf(name, build.version), [name, build.version]);
  const facts = new Map<string, Facts>();
  await pooled([...wanted.keys()], async (path) => {
    const bytes = await store.read(path);
    try {
      const found = bytes && parsePublication(bytes, path).facts;
      if (found) facts.set(path, found);
    } catch {
      // `mfe doctor` reports the broken record.
    }
  });
  return (name, version) => facts.get(recordOf(name, version));
}
