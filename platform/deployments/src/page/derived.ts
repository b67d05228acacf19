import * as v from 'valibot';
import { currentManifest, revisionSeen } from '../activate/history.ts';
import { withMutex } from '../activate/mutex.ts';
import { previousManifest } from '../activate/previous.ts';
import { buildsIn, isFont, type Manifest, manifest } from '../manifest/index.ts';
import { withCompressed } from '../publish/compressed.ts';
import { readRecord } from '../publish/publication.ts';
import { readSettings } from '../settings/settings.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { renderBrowserPage } from './browser-page.ts';
import { CHANNEL_FOLDER, channelDocuments } from './channels.ts';
import { embedScript } from './embed-script.ts';
import { liveNotices } from './notices.ts';
import { renderPage } from './page.ts';
import { serviceWorker } from './service-worker.ts';

export interface DerivedOptions {
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
}

/** Store → the newest revision whose documents this process has written. */
const written = new WeakMap<Store, number>();

/**
 * Writes the documents that browsers read: the page, `/deployments.json`, `/deployments-previous.json`, `/notices.txt`, `/browser.html`,
 * `/embed.js`, `/service-worker.js` and those of foreign hosts (`channels.ts`). An activation that has been overtaken leaves this to the newer one. Two
 * processes may still write concurrently and finish in the wrong order, so each checks after writing and writes again until there is
 * nothing newer.
 * @param revision the activation's own
 */
export function writeDerived(store: Store, options: DerivedOptions, revision: number): Promise<void> {
  return withMutex(store, 'documents', async () => {
    if (Math.max(written.get(store) ?? 0, revisionSeen(store) - 1) >= revision) return;
    const live = await currentManifest(store);
    if (live.revision === revision) await converge(store, options, live);
  });
}

/** Rewrites the documents of the newest revision, so that browsers read what is live. */
export function deriveAgain(store: Store, options: DerivedOptions): Promise<void> {
  return withMutex(store, 'documents', async () => converge(store, options, await currentManifest(store)));
}

async function converge(store: Store, options: DerivedOptions, newest: Manifest): Promise<void> {
  for (let live = newest; ; ) {
    const documents = Object.entries(await derivedDocuments(store, live, options));
    await pooled(documents, ([path, text]) => write(store, path, text));
    await removeClosedChannels(store, new Set(documents.map(([path]) => path)));
    written.set(store, live.revision);
    const now = await currentManifest(store);
    if (now.revision === live.revision) return;
    live = now;
  }
}

/** Path → text of everything derived from a revision. Deterministic. */
export async function derivedDocuments(
  store: Store,
  revision: Manifest,
  options: DerivedOptions,
): Promise<Record<string, string>> {
  // Normalizes the order of keys, which differs between a new manifest and one that was read.
  const { beacon, beaconShare, vendorSite, offline } = await readSettings(store);
  const live = v.parse(manifest, offline === false ? { ...revision, offline } : revision);
  const embed = await liveEmbed(store, live);
  return {
    'deployments.json': JSON.stringify(live),
    'deployments-previous.json': JSON.stringify(await previousManifest(store, live)),
    ...(embed === undefined ? {} : { 'embed.js': embed }),
    'service-worker.js': await serviceWorker(store, live),
    'notices.txt': await liveNotices(store, live),
    'browser.html': renderBrowserPage(),
    ...(await channelDocuments(store, live)),
    'index.html': renderPage(live, {
      ...options,
      beacon,
      beaconShare,
      vendorSite,
      weights: await weightsOf(store, live),
    }),
  };
}

/** The URL of each script and font that a page may request → its bytes as they are sent, where the version's record knows them. */
async function weightsOf(store: Store, live: Manifest): Promise<Record<string, number>> {
  const weights = await pooled(buildsIn(live), async ({ name, build }) => {
    const { publication } = await readRecord(store, name, build.version);
    const fonts = Object.entries(build.files).flatMap(([file, { bytes }]) =>
      isFont(file) ? [[file, bytes] as const] : [],
    );
    return [...Object.entries(publication?.facts?.weights ?? {}), ...fonts].map(
      ([file, bytes]) => [build.base + file, bytes] as const,
    );
  });
  return Object.fromEntries(weights.flat());
}

/** Removes the stable manifests of micro-frontends that were retired, or whose live version has no standalone variant. */
async function removeClosedChannels(store: Store, open: ReadonlySet<string>): Promise<void> {
  const present = await store.list(CHANNEL_FOLDER);
  const closed = present.filter((path) => !open.has(path.replace(/\.(br|gz)$/, '')));
  await pooled(closed, (path) => store.remove(path));
}

async function liveEmbed(store: Store, live: Manifest): Promise<string | undefined> {
  if (!live.root?.base.startsWith('/')) return undefined;
  const code = await store.read(`${live.root.base.slice(1)}${live.root.embed}`);
  return code && embedScript(live, code.toString());
}

/** Up to this size, in bytes, the best compression takes no noticeable time. */
const SMALL = 200_000;

async function write(store: Store, path: string, text: string): Promise<void> {
  const document = Buffer.from(text);
  const quality = document.length < SMALL ? 11 : 6;
  for (const [name, bytes] of await withCompressed(path, document, quality)) await store.replace(name, bytes);
}
