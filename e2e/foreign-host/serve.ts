import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * Serves the foreign host on an origin of its own. It hands `/portal-api/…` on to the portal, as a host product would that
 * embeds us under a base URL; the portal's scripts come straight from the portal's origin.
 */
export async function serveForeignHost(
  folder: string,
  portal: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Their portal</title>
<script>window.theirSettings = { store: ${JSON.stringify(portal)}, base: '/portal-api' };</script>
<script defer src="/their-portal.js"></script></head><body><div id="their-root"></div></body></html>`;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/portal-api/')) {
      const target = new URL(url.slice('/portal-api'.length), portal);
      const passed = forward(
        target,
        { method: request.method, headers: { ...request.headers, host: target.host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on('error', () => response.writeHead(502).end());
      request.pipe(passed);
      return;
    }
    const file = join(folder, new URL(url, 'http://x').pathname);
    if (url.endsWith('.js') && file.startsWith(folder) && existsSync(file)) {
      response.setHeader('Content-Type', 'text/javascript');
      createReadStream(file).pipe(response);
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
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
