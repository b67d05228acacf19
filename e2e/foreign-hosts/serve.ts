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
 * Serves a host on an origin of its own. `/portal-api/…` goes on to the portal without cookies, so that only the tokens of the host's
 * session sign anybody in; the portal's scripts come straight from the portal's origin.
 */
export async function serveHost(folder: string, portal: string, session: TheirSession): Promise<Host> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Their portal</title><script>window.theirSettings = { store: ${JSON.stringify(portal)}, base: '/portal-api' };</script>
<script defer src="/their-portal.js"></script></head><body><div id="their-root"></div></body></html>`;
  const index = join(folder, 'index.html');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname.startsWith('/portal-api/')) return handOn(request, response, portal);
    if (pathname === '/their-session/token') {
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
    else response.end(page);
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

function handOn(request: IncomingMessage, response: ServerResponse, portal: string): void {
  const target = new URL((request.url ?? '').slice('/portal-api'.length), portal);
  const { cookie: _, ...headers } = request.headers;
  const passed = forward(target, { method: request.method, headers: { ...headers, host: target.host } }, (answer) => {
    const { 'set-cookie': __, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}
