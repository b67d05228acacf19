import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket, connect as tcpConnect } from 'node:net';

/** A connection to a PostgreSQL that a test can break. */
export interface StallableProxy {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** Ends every connection. */
  cut(): void;
  /** Stops forwarding, as if the server's process were stopped: connections are accepted but get no data. */
  stall(): void;
  /** Forwards again, the waiting data first. */
  resume(): void;
  /** Forwards new connections to another server. */
  redirect(serverUrl: string): void;
  close(): Promise<void>;
}

/** Forwards TCP connections to the host of a `postgres://` URL. */
export async function stallableProxy(serverUrl: string): Promise<StallableProxy> {
  let target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (stalled) socket.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = tcpConnect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      keep(from);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    redirect(serverUrl) {
      target = new URL(serverUrl);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
