import { once } from 'node:events';
import { request as askPlainly, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Manifest } from '../manifest/index.ts';
import { renderPage } from '../page/page.ts';
import { folderOf, type Publication } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { listen } from '../verify/page-state.ts';
import { KeptCookies } from './kept-cookies.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A deployment that is not live: the portal with other versions of some micro-frontends. */
export interface CandidateSite {
  readonly store: Store;
  readonly manifest: Manifest;
  readonly publications: readonly Publication[];
}

/** A user of the portal. */
export interface User {
  readonly name: string;
  readonly password: string;
}

/** The site as one visitor gets it. */
export interface CandidateServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a candidate deployment on this machine, to one visitor: its document, its manifest and its files. All else is the portal's, and so is
 * the session. Its origin is secure for a browser, as the portal's is.
 *
 * @param portal its URL
 * @param user who is signed in
 * @throws UserError if the portal refuses them
 */
export async function serveCandidate(portal: string, site: CandidateSite, user?: User): Promise<CandidateServer> {
  const { store, manifest, publications } = site;
  const folders = publications.map(({ name, version }) => `/${folderOf(name, version)}/`);
  const document = heard(renderPage(manifest));
  const cookies = new KeptCookies();
  /** For the browser, with its first document. */
  let given: readonly string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', portal);
    if (pathname === '/') {
      response.setHeader('Set-Cookie', given);
      given = [];
      answer(response, 'text/html; charset=utf-8', document);
    } else if (pathname === '/deployments.json') answer(response, 'application/json', JSON.stringify(manifest));
    // Nothing may stand in for what fails.
    else if (pathname === '/deployments-previous.json' || pathname === '/service-worker.js')
      response.writeHead(404).end();
    else if (folders.some((folder) => pathname.startsWith(folder))) await sendFile(store, pathname, response);
    else passOn(portal, cookies, request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    if (user) given = await signIn(url, portal, user);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** The document with a script before its policy and all else, which hears what goes wrong. */
const heard = (document: string): string =>
  document.replace('<meta charset="utf-8">', (charset) => `${charset}\n<script>(${listen})()</script>`);

/** Signs in as the form does. @returns the cookies that the browser may read */
async function signIn(url: string, portal: string, { name, password }: User): Promise<string[]> {
  const body = new URLSearchParams({ userName: name, password });
  const { status, headers } = await fetch(new URL('/login', url), { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new UserError(`${name} could not sign in at ${portal} (${status}).`);
  return headers.getSetCookie();
}

function answer(response: ServerResponse, type: string, body: string | Buffer): void {
  // Scripts are requested with an integrity, also from a realm of their own.
  response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
  response.end(body);
}

async function sendFile(store: Store, path: string, response: ServerResponse): Promise<void> {
  const bytes = await store.read(path.slice(1)).catch(() => undefined);
  if (bytes) answer(response, TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', bytes);
  else response.writeHead(404).end();
}

/** Asks the portal, as a page of its own would. */
function passOn(portal: string, cookies: KeptCookies, request: IncomingMessage, response: ServerResponse): void {
  const { origin, host, protocol } = new URL(portal);
  const here = `http://${request.headers.host}`;
  const theirs = (header: string | undefined) => header?.replace(here, origin);
  const headers = {
    ...request.headers,
    host,
    origin: theirs(request.headers.origin),
    referer: theirs(request.headers.referer),
    cookie: cookies.header(request.headers.cookie),
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const ask = protocol === 'https:' ? askSecurely : askPlainly;
  const asked = ask(
    new URL(request.url ?? '/', portal),
    // A connection each: one that is kept may be closed at the other end just as it is used again.
    { method: request.method, headers: sent, agent: false },
    (answered) => {
      const { location, 'set-cookie': set = [], 'strict-transport-security': _, ...rest } = answered.headers;
      response.writeHead(answered.statusCode ?? 502, {
        ...rest,
        ...(location !== undefined && { location: location.replace(origin, here) }),
        'set-cookie': cookies.keep(set),
      });
      answered.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}
