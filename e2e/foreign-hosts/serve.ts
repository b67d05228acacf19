import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { TheirSession } from './their-session.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a host on an origin of its own. `/portal-api/…` is passed on to the portal; the portal's scripts come straight from the portal's
 * origin. `?page=fr` is a page in another language.
 *
 * @param session the host's own session, whose tokens alone sign in: cookies are not passed on. Without it, they are.
 */
export async function serveHost(folder: string, portal: string, session?: TheirSession): Promise<Host> {
  const pageIn = (
    lang: string,
  ) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Their portal</title><script>window.theirSettings = { store: ${JSON.stringify(portal)}, base: '/portal-api' };</script>
<script defer src="/their-portal.js"></script></head><body><div id="their-root"></div></body></html>`;
  const index = join(folder, 'index.html');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname.startsWith('/portal-api/')) return passOn(request, response, portal, session === undefined);
    if (session && pathname === '/their-session/token') {
      session.token().then(
        (token) => response.writeHead(token === undefined ? 204 : 200).end(token),
        () => response.writeHead(502).end(),
      );
      return;
    }
    const file = join(folder, pathname);
    const isFile = extname(pathname) !== '' && file.startsWith(folder) && existsSync(file);
    const found = isFile ? file : existsSync(index) ? index : undefined;
    response.setHeader('Content-Type', `${TYPES[extname(found ?? 'index.html')] ?? 'text/plain'}; charset=utf-8`);
    if (found) createReadStream(found).pipe(response);
    else response.end(pageIn(/^[\w-]+$/.exec(searchParams.get('page') ?? '')?.[0] ?? 'en'));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, portal: string, withCookies: boolean): void {
  const target = new URL((request.url ?? '').slice('/portal-api'.length), portal);
  const headers = { ...request.headers, host: target.host };
  if (!withCookies) delete headers.cookie;
  const passed = forward(target, { method: request.method, headers }, (answer) => {
    if (!withCookies) delete answer.headers['set-cookie'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}
