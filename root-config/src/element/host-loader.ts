import type { Manifest } from 'deployments/manifest';
import { deployment } from '../loading/deployment.ts';
import { scriptLoader } from '../loading/script-loader.ts';
import { urlPolicy } from '../loading/script-url-policy.ts';
import { type EmbedHost, embedGlobal } from './embed-global.ts';

const DEADLINE_MS = 10_000;

/**
 * Loads what stands behind the elements, at the first use of one: the manifest, then everything it names side by side.
 * @param script URL of `/embed.js`; the page that includes it may be on another host
 */
export function hostLoader(script: string, nonce: string | undefined): (tag: string) => Promise<EmbedHost> {
  let loading: Promise<EmbedHost> | undefined;

  return (tag) => {
    loading ??= loadHost(script, nonce, tag).catch((error: unknown) => {
      loading = undefined; // The next use tries again.
      throw error;
    });
    return loading;
  };
}

async function loadHost(script: string, nonce: string | undefined, tag: string): Promise<EmbedHost> {
  const url = new URL('deployments.json', script).href;
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const text = await response.text();
  // Only looked at here; the host checks every field before it acts on one.
  const live = JSON.parse(text) as Manifest;
  const { base = '', files = {} } = live.root ?? {};
  const file = Object.keys(files).find((name) => /^embed-host\.\w+\.js$/.test(name));
  if (!file) throw new Error(`${url} names no host for elements.`);
  const host = new URL(base + file, url).href;

  preload(live, url, tag);
  const listing = (asked: string) => (asked === host ? { integrity: files[file]?.integrity } : undefined);
  await scriptLoader({ listing, nonce }).load(host);
  const global = embedGlobal();
  if (global) global.policy = urlPolicy();
  const started = global?.startHost?.(text, url);
  if (!started) throw new Error(`${host} ran, but did not start.`);
  return started;
}

/** Asks for the element's own scripts while the host is still on its way. A guess: the host loads them properly. */
function preload(live: Manifest, origin: string, tag: string): void {
  try {
    const { scripts, listing } = deployment(live.microFrontends, origin);
    for (const url of scripts(requestOf(live, tag))) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
      link.integrity = listing(url)?.integrity ?? '';
      link.href = url;
      document.head.append(link);
    }
  } catch {
    // The host will say what is wrong.
  }
}

/** `recovery-options` → `mfe_recovery/element`: the module that the live deployment declares for the tag. */
export function requestOf(live: Manifest, tag: string): string {
  for (const [name, { activation }] of Object.entries(live.microFrontends)) {
    const element = activation.elements.find((one) => one.tag === tag);
    if (element) return `${name}/${element.module.slice(2)}`;
  }
  throw new Error(`<${tag}> is not deployed.`);
}
