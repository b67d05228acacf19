import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureClient } from 'shared-client';

export interface Call {
  readonly path: string;
  readonly search: string;
  readonly json: Record<string, unknown>;
  /** The language that the server is asked to answer in, `ar_AE`. */
  readonly locale: string | undefined;
}

/** A real HTTP server whose responses a test decides. The client is pointed at it. */
export interface TestServer {
  readonly calls: Call[];
  respond: (call: Call, response: ServerResponse) => void | Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startTestServer(): Promise<TestServer> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://server');
    const locale = request.headers['x-user-locale'] as string | undefined;
    const call = { path: url.pathname, search: url.search, json: text.startsWith('{') ? JSON.parse(text) : {}, locale };
    calls.push(call);
    await self.respond(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retries: 0,
    leave: () => undefined,
  });
  const self: TestServer = {
    calls,
    respond: (_, response) => void response.writeHead(404).end('{}'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

/** Collects what is written to the console instead of letting it through. @returns what was said, and an undo */
export function silenced(method: 'warn' | 'error'): { readonly said: string[]; readonly restore: () => void } {
  const original = console[method];
  const said: string[] = [];
  console[method] = (...parts: unknown[]) => said.push(parts.join(' '));
  return {
    said,
    restore: () => {
      console[method] = original;
    },
  };
}
