import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { overrideLines } from '../development/override-lines.ts';

/** Serves what a bundler that watches has built last, for the page of a portal on another origin. */
export interface ServedBuild {
  /** There is another build. @param files its files by their names, `build.json` among them */
  built(files: Readonly<Record<string, string>>): void;
  /** There is none: the page keeps the one before and shows why. */
  failed(reason: string): void;
  close(): void;
}

/** What the page is told: the script of the newest build, or why there is none. */
type State = { readonly entry: string } | { readonly error: string };

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', js: 'text/javascript' };

/**
 * Listens on `localhost`, and says there how a portal takes the build in place of the live version (root-config, "Overrides").
 *
 * @param port `0` is any free one
 * @throws in the next turn, as the process's error, when the port is taken
 */
export function serveBuild(name: string, port = Number(process.env.PORT ?? 0)): ServedBuild & { port(): number } {
  let files: Readonly<Record<string, string>> = {};
  let state: State | undefined;
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse) => void (state && page.write(`data: ${JSON.stringify(state)}\n\n`));
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cache-Control', 'no-store');
    if (file === 'changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      tell(response);
      return;
    }
    const content = Object.hasOwn(files, file) ? files[file] : undefined;
    if (content === undefined) return void response.writeHead(404).end();
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(content);
  });
  const addressOf = () => (server.address() as AddressInfo).port;
  server.listen(port, 'localhost', () => console.log(overrideLines(name, addressOf())));
  const become = (next: State) => {
    state = next;
    for (const page of pages) tell(page);
  };
  return {
    port: addressOf,
    built(next) {
      // A page that still loads the build before finds its script.
      files = { ...files, ...next };
      become({ entry: (JSON.parse(next['build.json'] ?? '{}') as { entry: string }).entry });
    },
    failed: (reason) => become({ error: reason }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
