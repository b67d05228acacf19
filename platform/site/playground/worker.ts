/**
 * The service worker of the static playground: it serves the portal's files from the site, and answers the calls of the page in the frame
 * by what was recorded (`src/playground/mock`). It sees the frame alone, because its scope is the folder of the playground.
 */
import { answer, firstState, type MockState, type Recorded } from '../src/playground/mock/answer.ts';

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const FILES = /^\/(?:deployments(?:-previous)?\.json|mfe\/.+|standalone\/.+)$/;
const CALLS = /^\/(?:wand2|generic|client|servlet)\//;
/** A worker is ended when it is idle, so what was done is kept here. */
const KEPT = 'site-playground';
const STATE = '/state';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin) return;
  if (url.pathname === '/embed.js') event.respondWith(embedScript());
  else if (FILES.test(url.pathname)) event.respondWith(fetch(own(`portal${url.pathname}`)));
  else if (CALLS.test(url.pathname)) event.respondWith(called(event.request, url));
  else if (url.href.startsWith(own('frame.html'))) event.respondWith(begun(url));
});

/** The URL of a file of the playground. */
const own = (path: string): string => new URL(path, worker.registration.scope).href;

/** A worker does not see the requests of a frame without a URL, which is where the element's code runs: here it runs in the page. */
async function embedScript(): Promise<Response> {
  const text = await (await fetch(own('portal/embed.js'))).text();
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  return new Response(text.replace('"ownRealm":true', '"ownRealm":false'), { headers });
}

const json = async (path: string) => (await fetch(own(path))).json();

/** The page is shown anew: everything begins again, as the person and in the language that its URL names. */
async function begun(url: URL): Promise<Response> {
  const recorded: Recorded = await json('recorded.json');
  await keep(firstState(recorded, url.searchParams.get('person') ?? '', url.searchParams.get('language') ?? 'en_US'));
  return fetch(own('frame.html'));
}

/** One call after the other: each changes the state that the next one finds. */
let last: Promise<unknown> = Promise.resolve();

function called(request: Request, url: URL): Promise<Response> {
  const answered = last.then(() => answerTo(request, url));
  last = answered.catch(() => undefined);
  return answered;
}

async function answerTo(request: Request, { pathname, search }: URL): Promise<Response> {
  const recorded: Recorded = await json('recorded.json');
  const text = request.method === 'GET' ? '' : await request.text();
  const call = { method: request.method, path: `${pathname}${search}`, body: parsed(text) };
  const texts = (language: string) => json(`texts/${language}.json`);
  const { status, body, state, mail } = await answer(
    call,
    (await kept()) ?? firstState(recorded, '', ''),
    recorded,
    texts,
    newCode,
  );
  await keep(state);
  if (mail)
    for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ mail });
  return Response.json(body ?? null, { status });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const newCode = (): string => `${10_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90_000_000)}`;

async function keep(state: MockState): Promise<void> {
  await (await caches.open(KEPT)).put(STATE, Response.json(state));
}

async function kept(): Promise<MockState | undefined> {
  return (await (await caches.open(KEPT)).match(STATE))?.json();
}
