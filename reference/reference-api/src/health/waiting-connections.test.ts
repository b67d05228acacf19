import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { closeServer } from './waiting-connections.ts';

const MANY = 40;

test('every connection that waits is taken before the server closes', async () => {
  const server = createServer((socket) => socket.end('answered'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: MANY }, async () => {
    let answer = '';
    for await (const part of connect(port, '127.0.0.1')) answer += part;
    return answer;
  });
  await closeServer(server);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: MANY }, () => 'answered'));
});
