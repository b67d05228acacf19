import { LoadFailure } from './load-failure.ts';
import { scriptUrlPolicy } from './script-url-policy.ts';

/** The manifest's entry of a script. `integrity` is absent only for a developer's override. */
export interface ScriptListing {
  readonly integrity: string | undefined;
}

export interface ScriptLoaderOptions {
  /** The deployment's entry of a URL. Undefined means it is not listed, and it is rejected. */
  readonly listing: (url: string) => ScriptListing | undefined;
  /** Milliseconds a script may take, its retry included. */
  readonly deadlineMs?: number;
  /** The nonce of the page's Content-Security-Policy, where it uses one. */
  readonly nonce?: string | undefined;
}

export interface ScriptLoader {
  /** Loads and runs a script. Concurrent calls for the same script share one load. */
  load(url: string): Promise<void>;
  /** Like `load`, for callers that ask again only when the script did not do what it should: the second call reloads it. */
  claim(url: string): Promise<void>;
  /** Whether the script is loaded or loading. */
  isKnown(url: string): boolean;
  /** Forgets a script that ran without the expected effect. */
  evict(url: string): void;
  /** Forgets everything below a folder, once pending loads have finished. */
  forget(folder: string): Promise<void>;
}

const DEADLINE_MS = 20_000;
/** The least time a retry gets: a server that just hung may respond at once now. */
const LAST_CHANCE_MS = 3_000;

/**
 * Loads scripts with integrity from the manifest, a deadline, and one retry that first replaces what the browser's cache
 * holds, because a damaged or outdated cache entry would fail forever. Failures are not cached.
 */
export function scriptLoader({ listing, deadlineMs = DEADLINE_MS, nonce }: ScriptLoaderOptions): ScriptLoader {
  const loads = new Map<string, Promise<void>>();
  const claimed = new Set<string>();
  const trusted = scriptUrlPolicy((url) => listing(url) !== undefined);

  function load(url: string): Promise<void> {
    const known = loads.get(url);
    if (known) return known;
    const loading = loadWithRetry(url);
    loads.set(url, loading);
    loading.catch(() => {
      if (loads.get(url) === loading) loads.delete(url);
    });
    return loading;
  }

  async function loadWithRetry(url: string): Promise<void> {
    const listed = listing(url);
    if (!listed) throw new LoadFailure('unlisted-file', `${url} is not part of the deployment.`);
    const end = performance.now() + deadlineMs;
    const remaining = () => Math.max(LAST_CHANCE_MS, end - performance.now());
    try {
      await runScript(url, listed, remaining()).catch(async () => {
        await refreshCache(url, listed, remaining());
        await runScript(url, listed, remaining());
      });
    } catch (error) {
      if (error instanceof LoadFailure) error.url = url;
      throw error;
    }
  }

  function runScript(url: string, { integrity }: ScriptListing, withinMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      // Of the realm this code runs in: the page's, or a frame of ours.
      const place = globalThis.document;
      const script = place.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      if (nonce) script.nonce = nonce;
      const timer = setTimeout(() => finish(new LoadFailure('deadline', `${url} took too long.`)), withinMs);
      function finish(failure?: LoadFailure) {
        clearTimeout(timer);
        script.onload = null;
        script.onerror = null;
        script.remove();
        if (failure) reject(failure);
        else resolve();
      }
      script.onload = () => finish();
      script.onerror = () => finish(new LoadFailure('network', `${url} could not be loaded.`));
      script.src = trusted(url);
      place.head.append(script);
    });
  }

  return {
    load,
    claim(url) {
      if (claimed.has(url)) loads.delete(url);
      claimed.add(url);
      return load(url);
    },
    isKnown: (url) => loads.has(url),
    evict: (url) => loads.delete(url),
    async forget(folder) {
      const below = [...loads].filter(([url]) => url.startsWith(folder));
      await Promise.allSettled(below.map(([, loading]) => loading));
      for (const [url, loading] of below) if (loads.get(url) === loading) loads.delete(url);
      for (const url of claimed) if (url.startsWith(folder)) claimed.delete(url);
    },
  };
}

/** Replaces the browser's cached copy and finds out what is wrong, because a script element only fires "error". */
async function refreshCache(url: string, { integrity }: ScriptListing, withinMs: number): Promise<void> {
  const response = await fetch(url, {
    cache: 'reload',
    // Requested like a `crossorigin="anonymous"` script, because Firefox caches responses to different credentials separately.
    credentials: 'same-origin',
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: unknown) => {
    const tooLong = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadFailure(tooLong ? 'deadline' : 'network', `${url} could not be fetched.`, error);
  });
  if (!response.ok) throw new LoadFailure('network', `${url} answered ${response.status}.`);
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new LoadFailure('network', `${url} broke off.`, error);
  });
  const actual = integrity && (await integrityOf(bytes));
  if (actual && actual !== integrity) {
    throw new LoadFailure('integrity', `${url} is not the file that was published.`);
  }
}

/** Undefined on an insecure origin, where browsers have no digests. The script element checks in any case. */
async function integrityOf(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
