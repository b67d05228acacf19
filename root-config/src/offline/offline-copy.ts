import { type LivePage, livePage } from './live-files.ts';

/** The one cache: the document under `/`, and its files under their paths. */
export const CACHE = 'portal.offline';
const DOCUMENT = '/';
/** Beside them: the paths of the person's menu, as the page has last named them. No page has this address. */
const MENU = '/mfe/menu.json';
/** The number of files fetched at the same time: the page's own requests come first. */
const AT_ONCE = 3;
/** A server that takes longer is tried again by the next page, and holds no connection until then. */
const PATIENCE_MS = 60_000;

export interface OfflineCopyOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Whether nothing more is fetched for now, because of the connection. */
  readonly isCostly: () => boolean;
}

export interface OfflineCopy {
  /**
   * Says which pages are wanted: those that the person's menu leads to; null for all. Until then nothing is fetched.
   * @returns whether that is new
   */
  want(menu: readonly string[] | null): Promise<boolean>;
  /**
   * Keeps the files that a document needs without a connection. Other files are dropped first, and a document of another
   * revision with it; the document itself comes last, so that there is never half a portal. If it is interrupted, the next call fetches
   * only the rest.
   * @returns whether it is kept; false says that this deployment is not to be
   */
  keep(response: Response): Promise<boolean>;
  /** Asks for the document when the server has another revision than the one kept. */
  follow(manifest: Response): Promise<void>;
  /** The document that is kept. */
  document(): Promise<Response | undefined>;
  file(url: string): Promise<Response | undefined>;
  remove(): Promise<unknown>;
}

/** The portal on this device: one revision, the newest that this browser has seen. */
export function offlineCopy({ caches, fetch, isCostly }: OfflineCopyOptions): OfflineCopy {
  // One after the other: two documents that arrive together must not mix.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  async function replace(response: Response): Promise<boolean> {
    const html = await response.clone().text();
    const menu = await keptMenu(await caches.open(CACHE));
    const live = livePage(html, menu ?? undefined);
    // Not the portal's document but, for example, a proxy's page, which says nothing about what is live.
    if (!live) return true;
    const { files } = live;
    if (!files) {
      await caches.delete(CACHE);
      return false;
    }
    const cache = await caches.open(CACHE);
    await dropOthers(cache, live, files);
    if (menu === undefined) return true;
    const missing = [...files];
    const fetchNext = async (): Promise<void> => {
      while (missing[0] && !isCostly()) await keepFile(cache, ...(missing.shift() ?? missing[0]));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    if (missing.length === 0) await cache.put(DOCUMENT, response);
    return true;
  }

  async function keepFile(cache: Cache, path: string, integrity: string): Promise<void> {
    if (await cache.match(path)) return;
    // With the credentials of a `crossorigin="anonymous"` script, so that it comes out of the browser's own cache.
    const file = await fetch(path, {
      integrity,
      credentials: 'same-origin',
      priority: 'low',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!file.ok) throw new Error(`${path} answered ${file.status}.`);
    await cache.put(path, file);
  }

  async function dropOthers(cache: Cache, live: LivePage, files: ReadonlyMap<string, string>): Promise<void> {
    const kept = await keptRevision(cache);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname === MENU) continue;
      if (pathname === DOCUMENT ? kept !== live.revision : !files.has(pathname)) await cache.delete(url);
    }
  }

  async function keptRevision(cache: Cache): Promise<number | undefined> {
    const document = await cache.match(DOCUMENT);
    return document && livePage(await document.text())?.revision;
  }

  /** Undefined until a page has named the paths; null where all pages are wanted. */
  async function keptMenu(cache: Cache): Promise<readonly string[] | null | undefined> {
    return (await cache.match(MENU))?.json();
  }

  return {
    want: (menu) =>
      inTurn(async () => {
        const cache = await caches.open(CACHE);
        const isNew = JSON.stringify(await keptMenu(cache)) !== JSON.stringify(menu);
        if (isNew) await cache.put(MENU, new Response(JSON.stringify(menu)));
        return isNew;
      }),
    keep: (response) => inTurn(() => replace(response)),
    follow: (manifest) =>
      inTurn(async () => {
        const { revision } = (await manifest.json()) as { revision?: unknown };
        if (revision === (await keptRevision(await caches.open(CACHE)))) return;
        const response = await fetch(DOCUMENT, { cache: 'no-cache' });
        if (response.ok) await replace(response);
      }),
    document: async () => (await caches.open(CACHE)).match(DOCUMENT),
    file: async (url) => (await caches.open(CACHE)).match(url),
    remove: () => inTurn(() => caches.delete(CACHE)),
  };
}
