import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listenOnLoopback } from './loopback.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);

test('a server is reached by the loopback addresses and by no other, and closes on all', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await listenOnLoopback(server, 0);
  const { port } = server.address() as AddressInfo;
  const read = (host: string) => fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
  for (const { address, family, internal } of addresses) {
    const host = family === 'IPv6' ? `[${address}]` : address;
    if (internal) expect(await (await read(host)).text()).toBe('here');
    else if (family === 'IPv4') await expect(read(host)).rejects.toThrow('fetch failed');
  }
  const closed = once(server, 'close');
  server.close();
  await closed;
  await expect(read('localhost')).rejects.toThrow('fetch failed');
});

test('a port that is taken on either address is an error', async () => {
  const holder = createTcpServer();
  holder.listen(0, '::1');
  const [problem] = await Promise.race([once(holder, 'listening').then(() => []), once(holder, 'error')]);
  if (problem) return;
  const { port } = holder.address() as AddressInfo;
  await expect(listenOnLoopback(createServer(), port)).rejects.toThrow('EADDRINUSE');
  holder.close();
});
