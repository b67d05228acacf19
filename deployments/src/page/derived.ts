import { currentManifest } from '../activate/history.ts';
import type { Manifest } from '../manifest/index.ts';
import { withCompressed } from '../publish/compressed.ts';
import type { Store } from '../store/store.ts';
import { embedScript } from './embed-script.ts';
import { renderPage } from './page.ts';

export interface DerivedOptions {
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
}

/**
 * Writes what browsers read: the page, `/deployments.json` and `/embed.js`. An activation that was overtaken already leaves
 * the writing to the one that overtook it. Two may still write at the same time and finish in the wrong order, so each looks
 * again after writing, and writes once more until nothing newer came.
 * @param revision the activation's own; activating again what is live repairs documents that a crash left behind
 */
export async function writeDerived(store: Store, options: DerivedOptions, revision: number): Promise<void> {
  let live = await currentManifest(store);
  if (live.revision > revision) return;
  for (;;) {
    await write(store, 'deployments.json', JSON.stringify(live));
    await write(store, 'index.html', renderPage(live, options));
    const embed = await liveEmbed(store, live);
    if (embed) await write(store, 'embed.js', embed);
    const newest = await currentManifest(store);
    if (newest.revision === live.revision) return;
    live = newest;
  }
}

async function liveEmbed(store: Store, live: Manifest): Promise<string | undefined> {
  if (!live.root) return undefined;
  const code = await store.read(`${live.root.base.replace(/^\//, '')}${live.root.embed}`);
  return code && embedScript(live, code.toString());
}

async function write(store: Store, path: string, text: string): Promise<void> {
  for (const [name, bytes] of withCompressed(path, Buffer.from(text), 6)) await store.replace(name, bytes);
}
