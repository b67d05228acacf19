import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the server saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Reply = (seen: Seen, response: ServerResponse) => void | Promise<void>;

/**
 * A real HTTP server with the product's session: `getToken.html`, `getAccessToken`, and calls under `/wand2/api/` that
 * want the newest bearer. Tests change how a path responds with `on`.
 */
export class SessionServer {
  readonly seen: Seen[] = [];
  /** The only bearer that is accepted. */
  validToken = 'token-0';
  isSignedIn = true;
  private readonly replies = new Map<string, Reply>();
  private refreshes = 0;
  private readonly server = createServer((request, response) => void this.receive(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Decides how `METHOD /path` responds from now on. */
  on(call: string, reply: Reply): void {
    this.replies.set(call, reply);
  }

  /** The number of requests for an access token. */
  get refreshCount(): number {
    return this.refreshes;
  }

  requests(path: string): Seen[] {
    return this.seen.filter((one) => one.path === path);
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://server');
    const seen: Seen = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.seen.push(seen);
    if (seen.path === '/wand2/tokens/getAccessToken') this.refreshes += 1;
    const reply = this.replies.get(`${seen.method} ${seen.path}`);
    if (reply) return reply(seen, response);
    this.respond(seen, response);
  }

  private respond(seen: Seen, response: ServerResponse): void {
    if (seen.path === '/generic/session/getToken.html') {
      if (this.isSignedIn) json(response, 200, { token: 'refresh-token' });
      else json(response, 401, {});
    } else if (seen.path === '/wand2/tokens/getAccessToken') {
      this.validToken = `token-${this.refreshes}`;
      json(response, 200, { access_token: this.validToken, expires_in: 300, token_type: 'bearer' });
    } else if (seen.path.startsWith('/wand2/api/')) {
      if (seen.headers.authorization === `Bearer ${this.validToken}`) json(response, 200, { echoed: seen.body });
      else json(response, 401, { error: 'invalid_token' });
    } else {
      json(response, 404, { message: 'No such call' });
    }
  }
}

/** Sends JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
