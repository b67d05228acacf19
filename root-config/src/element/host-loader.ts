import type { EmbedElement, EmbedScript } from 'deployments/manifest';
import { type UrlPolicy, urlPolicy } from '../loading/script-url-policy.ts';
import { cleanRealm, type Realm } from './clean-realm.ts';
import { stepTeller, type TellStep } from './debug.ts';
import type { EmbedGlobal, EmbedHost } from './embed-global.ts';
import { embedUrl, type Inclusion } from './inclusion.ts';
import { watchPolicy } from './policy-watch.ts';

const DEADLINE_MS = 10_000;

/** Where an element's code runs. */
export interface ElementHost {
  /** The realm to take built-ins from. */
  realm(): Promise<Realm>;
  /** Watches the page's policy; absent where the page is ours. */
  readonly watchPolicy?: typeof watchPolicy;
  /** As above: the portal has its health panel. */
  readonly tellStep?: TellStep;
  /** Loads the code behind the elements at the first use of one, all scripts in parallel. Failures are not cached. */
  load(element: EmbedElement): Promise<EmbedHost>;
}

/** @param inclusion of `/embed.js`; the page that includes it may be on another host */
export function elementHost(embed: EmbedGlobal, inclusion: Inclusion): ElementHost {
  let loading: Promise<EmbedHost> | undefined;
  let loadedIn: Realm | undefined;
  // Without a prototype, which the page may have extended.
  const asked = { __proto__: null } as unknown as Record<string, Realm>;
  const realm = embed.ownRealm ? cleanRealm : async () => window as Realm;
  const { nonce } = inclusion;

  return {
    realm,
    watchPolicy,
    tellStep: stepTeller(realm),
    async load({ tag, scripts }) {
      const place = await realm();
      if (place !== loadedIn) loading = undefined;
      loadedIn = place;
      const origin = embedUrl(inclusion, place);
      const preloadAll = (): void => {
        if (asked[tag] === place) return;
        asked[tag] = place;
        for (let at = 0; at < scripts.length; at += 1) preload(place, scripts[at] as EmbedScript, origin, nonce);
      };
      if (loading === undefined) loading = start(place, embed, origin, nonce, preloadAll);
      else preloadAll();
      try {
        return await loading;
      } catch (error) {
        loading = undefined; // The next use tries again.
        throw error;
      }
    },
  };
}

/**
 * Requests the host and the manifest, and the other scripts when the host is there. The host is the largest and is evaluated first; the
 * other scripts arrive while it is evaluated and requests the session, which takes two round trips, and share no bandwidth with it.
 */
async function start(
  realm: Realm,
  embed: EmbedGlobal,
  origin: string,
  nonce: string | undefined,
  preloadOthers: () => void,
): Promise<EmbedHost> {
  if (embed.host === undefined) throw new realm.Error('This deployment has nothing behind its elements.');
  realm.__portalEmbed ??= { ...embed };
  const global = realm.__portalEmbed;
  global.policy ??= urlPolicy(realm);
  const { policy } = global;
  const host = { url: new realm.URL(embed.host.url, origin).href, integrity: embed.host.integrity };
  let running: Promise<void> | undefined;
  if (global.startHost === undefined) {
    policy.vouchers.push((one) => one === host.url);
    running = run(realm, host, policy, nonce);
  }
  const url = new realm.URL('deployments.json', origin).href;
  const asked = realm.fetch(url, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: realm.AbortSignal.timeout(DEADLINE_MS),
  });
  // The host handles a rejection; until it is loaded, nothing else does.
  asked.catch(() => undefined);
  await running;
  preloadOthers();
  if (global.startHost === undefined) throw new realm.Error(`${host.url} ran, but did not start.`);
  return global.startHost(asked, url);
}

/** Runs a script, with one more try past a damaged cache. */
async function run(realm: Realm, script: EmbedScript, policy: UrlPolicy, nonce: string | undefined): Promise<void> {
  try {
    await runOnce(realm, script, policy, nonce);
  } catch {
    const response = await realm.fetch(script.url, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: realm.AbortSignal.timeout(DEADLINE_MS),
    });
    await response.arrayBuffer();
    await runOnce(realm, script, policy, nonce);
  }
}

function runOnce(realm: Realm, { url, integrity }: EmbedScript, policy: UrlPolicy, nonce: string | undefined) {
  return new realm.Promise<void>((resolve, reject) => {
    const script = realm.document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // A script that another script adds has a low priority, below what is preloaded.
    script.fetchPriority = 'high';
    if (nonce) script.nonce = nonce;
    const failed = () => reject(new realm.Error(`${url} could not be loaded.`));
    const timer = realm.setTimeout(failed, DEADLINE_MS);
    script.onload = () => {
      realm.clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      realm.clearTimeout(timer);
      failed();
    };
    script.src = policy.trusted(url);
    realm.document.head.appendChild(script);
  });
}

/** Requests a script while the host is still loading. This is only a preload: the host loads it properly. */
function preload(realm: Realm, { url, integrity }: EmbedScript, origin: string, nonce: string | undefined): void {
  const link = realm.document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  if (nonce) link.nonce = nonce;
  link.href = new realm.URL(url, origin).href;
  realm.document.head.appendChild(link);
}
