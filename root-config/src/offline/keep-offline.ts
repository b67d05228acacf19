import { isServiceWorker, type Manifest } from 'deployments/manifest';
import { scriptUrlPolicy } from '../loading/script-url-policy.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { CACHE } from './offline-copy.ts';

/** The script is served from the root's version in the manifest. */
const SCRIPT = '/service-worker.js';
/** The page's own calls and prefetches come first. */
const AFTER_IDLE_MS = 3_000;

/**
 * Keeps the portal on this device for a time without a connection, or removes the copy where the manifest says `offline: false`.
 * Nothing is stored for visitors who save data.
 */
export function keepOffline(live: Manifest): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  // Missing on an insecure origin.
  if (!serviceWorker) return;
  const isWanted = live.offline !== false && Object.keys(live.root?.files ?? {}).some(isServiceWorker);
  whenIdle(() => {
    if (!isWanted) void removeCopy(serviceWorker).catch(() => undefined);
    else if (connection?.saveData !== true) setTimeout(() => register(serviceWorker), AFTER_IDLE_MS);
  });
}

function register(container: ServiceWorkerContainer): void {
  const script = scriptUrlPolicy((url) => url === SCRIPT)(SCRIPT);
  container.register(script, { scope: '/', updateViaCache: 'none' }).catch((error: unknown) => {
    console.warn('This browser keeps nothing for a time without a connection.', error);
  });
}

async function removeCopy(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration('/');
  await registration?.unregister();
  await caches.delete(CACHE);
}
