import { LoadFailure } from './load-failure.ts';
import { scriptAddressPolicy } from './script-address-policy.ts';

/** What the manifest says about a script. `integrity` is absent only for a developer's override. */
export interface ScriptListing {
  readonly integrity: string | undefined;
}

export interface ScriptLoaderOptions {
  /** What is known about an address; undefined means the deployment does not list it, and it is refused. */
  readonly listing: (address: string) => ScriptListing | undefined;
  /** Milliseconds a script may take, its retry included. */
  readonly deadlineMs?: number;
  /** The nonce of the page's Content-Security-Policy, where it uses one. */
  readonly nonce?: string | undefined;
}

export interface ScriptLoader {
  /** Loads and runs a script; the same script asked for twice at a time is loaded once. */
  load(address: string): Promise<void>;
  /** The same for one who asks again only when the last load did not do what it should: then the script is loaded anew. */
  claim(address: string): Promise<void>;
  /** Whether the script is there or on its way. */
  isKnown(address: string): boolean;
  /** Forgets that a script was loaded: what it should have left behind is not there. */
  evict(address: string): void;
  /** Forgets everything below a folder, once what is on its way from there has arrived or failed. */
  forget(folder: string): Promise<void>;
}

const DEADLINE_MS = 20_000;
/** What a retry gets at least: a server that hung a moment ago may answer at once now. */
const LAST_CHANCE_MS = 3_000;

/**
 * Loads scripts with integrity from the manifest, a deadline, and one retry that first replaces what the browser's cache
 * holds: a damaged or outdated cache entry would otherwise fail for ever. A failure is never remembered.
 */
export function scriptLoader({ listing, deadlineMs = DEADLINE_MS, nonce }: ScriptLoaderOptions): ScriptLoader {
  const loads = new Map<string, Promise<void>>();
  const claimed = new Set<string>();
  const trusted = scriptAddressPolicy((address) => listing(address) !== undefined);

  function load(address: string): Promise<void> {
    const known = loads.get(address);
    if (known) return known;
    const loading = loadWithRetry(address);
    loads.set(address, loading);
    loading.catch(() => {
      if (loads.get(address) === loading) loads.delete(address);
    });
    return loading;
  }

  async function loadWithRetry(address: string): Promise<void> {
    const listed = listing(address);
    if (!listed) throw new LoadFailure('unlisted-file', `${address} is not part of the deployment.`);
    const end = performance.now() + deadlineMs;
    const remaining = () => Math.max(LAST_CHANCE_MS, end - performance.now());
    try {
      await runScript(address, listed, remaining()).catch(async () => {
        await refreshCache(address, listed, remaining());
        await runScript(address, listed, remaining());
      });
    } catch (error) {
      if (error instanceof LoadFailure) error.address = address;
      throw error;
    }
  }

  function runScript(address: string, { integrity }: ScriptListing, withinMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      if (nonce) script.nonce = nonce;
      const timer = setTimeout(() => settle(new LoadFailure('deadline', `${address} took too long.`)), withinMs);
      function settle(failure?: LoadFailure) {
        clearTimeout(timer);
        script.onload = null;
        script.onerror = null;
        script.remove();
        if (failure) reject(failure);
        else resolve();
      }
      script.onload = () => settle();
      script.onerror = () => settle(new LoadFailure('network', `${address} could not be loaded.`));
      script.src = trusted(address);
      document.head.append(script);
    });
  }

  return {
    load,
    claim(address) {
      if (claimed.has(address)) loads.delete(address);
      claimed.add(address);
      return load(address);
    },
    isKnown: (address) => loads.has(address),
    evict: (address) => loads.delete(address),
    async forget(folder) {
      const below = [...loads].filter(([address]) => address.startsWith(folder));
      await Promise.allSettled(below.map(([, loading]) => loading));
      for (const [address, loading] of below) if (loads.get(address) === loading) loads.delete(address);
      for (const address of claimed) if (address.startsWith(folder)) claimed.delete(address);
    },
  };
}

/** Replaces the browser's cached copy, and finds out what is wrong: a script element only says "error". */
async function refreshCache(address: string, { integrity }: ScriptListing, withinMs: number): Promise<void> {
  const answer = await fetch(address, {
    cache: 'reload',
    credentials: 'omit',
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: unknown) => {
    const tooLong = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadFailure(tooLong ? 'deadline' : 'network', `${address} could not be fetched.`, error);
  });
  if (!answer.ok) throw new LoadFailure('network', `${address} answered ${answer.status}.`);
  const bytes = await answer.arrayBuffer().catch((error: unknown) => {
    throw new LoadFailure('network', `${address} broke off.`, error);
  });
  const actual = integrity && (await integrityOf(bytes));
  if (actual && actual !== integrity) {
    throw new LoadFailure('integrity', `${address} is not the file that was published.`);
  }
}

/** undefined where the browser offers no digests (an insecure origin); the script element checks in any case. */
async function integrityOf(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
