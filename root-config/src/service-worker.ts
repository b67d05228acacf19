/**
 * The portal without a connection. The live version comes from the server: this worker responds with its copy only when the network fails,
 * and with files that the live revision lists, whose URLs name their content. It sends nothing by itself.
 */
import { isCostly } from './loading/connection.ts';
import { kindOfRequest } from './offline/kind-of-request.ts';
import { offlineCopy } from './offline/offline-copy.ts';
import type { FetchEvent, WorkerScope } from './offline/worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const copy = offlineCopy({ caches, fetch: (url, init) => fetch(url, init), isCostly: () => isCostly() });

worker.addEventListener('install', (event) => {
  // The copy of the previous worker is kept.
  event.waitUntil(worker.skipWaiting());
});

// The page names the paths that its person's menu leads to.
worker.addEventListener('message', (event) => {
  const { menu } = event.data as { readonly menu: readonly string[] | null };
  event.waitUntil(copy.want(menu).then(keepWhatIsLive));
});

worker.addEventListener('activate', (event) => {
  // Without it the page would wait for the worker to start.
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
});

worker.addEventListener('fetch', (event) => {
  switch (kindOfRequest(event.request, worker.location.origin)) {
    case 'document':
      return event.respondWith(newestDocument(event));
    case 'manifest':
      return event.respondWith(newestManifest(event));
    case 'file':
      return event.respondWith(copy.file(event.request.url).then((kept) => kept ?? fetch(event.request)));
    case 'other':
      return undefined;
  }
});

async function newestDocument(event: FetchEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && !response.redirected) event.waitUntil(keep(response.clone()));
    return response;
  } catch (error) {
    const kept = await copy.document();
    if (kept) return kept;
    throw error;
  }
}

async function newestManifest(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(copy.follow(response.clone()).catch(notKept));
  return response;
}

async function keepWhatIsLive(): Promise<void> {
  try {
    await keep(await fetch('/', { cache: 'no-cache' }));
  } catch (error) {
    notKept(error);
  }
}

/** If the deployment is not to be stored, this worker unregisters. */
async function keep(response: Response): Promise<void> {
  const isKept = await copy.keep(response).catch(notKept);
  if (isKept === false) await worker.registration.unregister();
}

/** The connection was lost, or this device is full: the next page tries again. */
function notKept(error: unknown): undefined {
  console.warn('The portal could not be kept for a time without a connection.', error);
}
