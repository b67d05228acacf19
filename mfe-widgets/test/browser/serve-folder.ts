import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** `http://localhost:40123`, on a free port. */
  readonly url: string;
  close(): void;
}

/** Serves a folder of files; `headers` are sent with every page. */
export async function serveFolder(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<Served> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': type, ...(type === 'text/html' ? headers : {}) }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
