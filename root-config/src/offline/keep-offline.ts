import { isServiceWorker, type Manifest } from 'deployments/manifest';
import { isCostly } from '../loading/connection.ts';
import { scriptUrlPolicy } from '../loading/script-url-policy.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { whenMenuIsKnown } from '../routes/menu-known.ts';
import { CACHE } from './offline-copy.ts';

/** The script is served from the root's version in the manifest. */
const SCRIPT = '/service-worker.js';
/** The page's own calls and prefetches come first. */
const AFTER_IDLE_MS = 3_000;

/**
 * Keeps the pages that the person's menu leads to on this device for a time without a connection, or removes the copy where the manifest says
 * `offline: false`. Nothing is fetched for it where the visitor saves data, or the connection is slow or metered.
 */
export function keepOffline(live: Manifest): void {
  const { serviceWorker } = navigator;
  // Missing on an insecure origin.
  if (!serviceWorker) return;
  const isWanted = live.offline !== false && Object.keys(live.root?.files ?? {}).some(isServiceWorker);
  whenIdle(() => {
    if (!isWanted) void removeCopy(serviceWorker).catch(() => undefined);
    else setTimeout(() => whenMenuIsKnown((menu) => isCostly() || register(serviceWorker, menu)), AFTER_IDLE_MS);
  });
}

function register(container: ServiceWorkerContainer, menu: readonly string[] | undefined): void {
  const script = scriptUrlPolicy((url) => url === SCRIPT)(SCRIPT);
  container
    .register(script, { scope: '/', updateViaCache: 'none' })
    .then(async () => (await container.ready).active?.postMessage({ menu: menu ?? null }))
    .catch((error: unknown) => {
      console.warn('This browser keeps nothing for a time without a connection.', error);
    });
}

async function removeCopy(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration('/');
  await registration?.unregister();
  await caches.delete(CACHE);
}
