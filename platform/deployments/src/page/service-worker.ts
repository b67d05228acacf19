import { isServiceWorker, type Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';

/** Unregisters a browser's worker, and removes what it stored. root-config's cache has this name. */
const NONE = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.delete('portal.offline').then(()=>registration.unregister())));
`;

/**
 * `/service-worker.js`: root-config's built worker. Where the settings switch it off, or the live root has none (an older one after a
 * rollback), a script that unregisters the browser's worker, which would stay otherwise.
 */
export async function serviceWorker(store: Store, { offline, root }: Manifest): Promise<string> {
  const file = Object.keys(root?.files ?? {}).find(isServiceWorker);
  if (offline === false || !root?.base.startsWith('/') || file === undefined) return NONE;
  return (await store.read(`${root.base.slice(1)}${file}`))?.toString() ?? NONE;
}
