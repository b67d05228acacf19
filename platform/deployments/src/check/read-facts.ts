import { buildsIn, type Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import { versionName } from '../publish/named-version.ts';
import { readRecord, recordOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { type ApiDocument, liveApi } from './api/api-document.ts';

export interface FactsOf {
  (name: string, version: string): Facts | undefined;
  /** `NAME@VERSION` → why its record cannot be read, so that nothing can be compared with it. */
  readonly unread?: ReadonlyMap<string, string>;
  /** The API that is live, if it was recorded. */
  readonly api?: ApiDocument | undefined;
}

/** Reads the facts of every version in these manifests. A version without a readable record has none. */
export async function readFacts(store: Store, manifests: readonly Manifest[]): Promise<FactsOf> {
  const wanted = new Map<string, [name: string, version: string]>();
  for (const manifest of manifests)
    for (const { name, build } of buildsIn(manifest)) wanted.set(recordOf(name, build.version), [name, build.version]);
  const facts = new Map<string, Facts>();
  const unread = new Map<string, string>();
  const api = await liveApi(store);
  await pooled([...wanted], async ([path, [name, version]]) => {
    const { publication, wrong } = await readRecord(store, name, version);
    if (publication?.facts) facts.set(path, publication.facts);
    if (wrong !== undefined) unread.set(versionName(name, version), wrong);
  });
  return Object.assign((name: string, version: string) => facts.get(recordOf(name, version)), { unread, api });
}
