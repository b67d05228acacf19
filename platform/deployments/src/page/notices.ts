import { buildsIn, type Manifest } from '../manifest/index.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { type Notice, noticesIn } from './documents-of-builds.ts';

/**
 * The third-party notices of everything that is live, candidates included: `/notices.txt`. A version that was built before notices
 * were written has none, one whose notices cannot be read neither, and one of another site keeps its own.
 */
export async function liveNotices(store: Store, live: Manifest): Promise<string> {
  const bases = buildsIn(live).flatMap(({ build }) => [
    build.base,
    // Another React beside root's own is built by itself.
    ...Object.values('sets' in build ? (build.sets ?? {}) : {}).map(
      ({ script }) => build.base + script.slice(0, script.lastIndexOf('/') + 1),
    ),
  ]);
  const own = bases.filter((base) => base.startsWith('/')).map((base) => base.slice(1));
  return noticesText((await pooled(own, (base) => noticesOf(store, `${base}notices.json`))).flat());
}

async function noticesOf(store: Store, path: string): Promise<Notice[]> {
  const bytes = await store.read(path);
  return (bytes && noticesIn(bytes)) ?? [];
}

const RULE = '-'.repeat(78);

/** Packages by name, each once; a text that several share stands once, below their names. */
export function noticesText(notices: readonly Notice[]): string {
  const names = new Map<string, string>();
  const sharing = new Map<string, string[]>();
  for (const { name, version, license, text } of notices) names.set(`${name} ${version} (${license})`, text);
  for (const [name, text] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const said = text || 'Its package contains no license text.';
    sharing.set(said, [...(sharing.get(said) ?? []), name]);
  }
  const parts = [...sharing].map(([text, of]) => `${of.join('\n')}\n\n${text}`);
  return [`This portal contains the work of others, under these licenses.`, ...parts]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}
