import { currentManifest } from '../activate/history.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { embedScript } from './embed-script.ts';
import { renderPage } from './page.ts';

export interface DerivedOptions {
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
}

/**
 * Writes what browsers read: the page, `/deployments.json` and `/embed.js`. Two activations may write at the same time and
 * finish in the wrong order, so each looks again after writing and writes the newest once more until nothing newer came.
 */
export async function writeDerived(store: Store, options: DerivedOptions): Promise<void> {
  let live = await currentManifest(store);
  for (;;) {
    await store.replace('deployments.json', Buffer.from(JSON.stringify(live)));
    await store.replace('index.html', Buffer.from(renderPage(live, options)));
    const embed = await liveEmbed(store, live);
    if (embed) await store.replace('embed.js', embed);
    const newest = await currentManifest(store);
    if (newest.revision === live.revision) return;
    live = newest;
  }
}

async function liveEmbed(store: Store, live: Manifest): Promise<Buffer | undefined> {
  if (!live.root) return undefined;
  const code = await store.read(`${live.root.base.replace(/^\//, '')}${live.root.embed}`);
  return code && Buffer.from(embedScript(live, code.toString()));
}
