import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedHandler {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  readonly port: number;
  /** Resolves when it has ended, open connections too. */
  close(): Promise<void>;
}

/** Answers requests to a free port of this machine. */
export async function serveHandler(handle: RequestListener): Promise<ServedHandler> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
