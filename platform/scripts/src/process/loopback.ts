import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as TcpServer } from 'node:net';

/**
 * Listens on this machine only, by IPv4 and, if available, by IPv6, because browsers and tools resolve "localhost" differently. The
 * server's own `close` ends both. 0 is a free port.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<void> {
  await listening(server, port, '127.0.0.1');
  const second = createServer((socket) => server.emit('connection', socket));
  try {
    await listening(second, (server.address() as AddressInfo).port, '::1');
  } catch (error) {
    if (isWithoutIpv6(error)) return;
    server.close();
    throw error;
  }
  const close = server.close.bind(server);
  server.close = (done) => {
    second.close();
    return close(done);
  };
}

const isWithoutIpv6 = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as { code?: string }).code ?? '');

function listening(server: TcpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
