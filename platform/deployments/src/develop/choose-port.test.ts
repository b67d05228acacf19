import { once } from 'node:events';
import { createServer } from 'node:net';
import { choosePort } from './choose-port.ts';

test('the port that was asked for, and any free one otherwise', async () => {
  const free = await choosePort(undefined);
  expect(free).toBeGreaterThan(0);
  expect(await choosePort(String(free))).toBe(free);
});

test('a port that is taken is said in a sentence', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is taken. Stop what is using it, or leave out`);
  server.close();
});

test.each(['x', '-1', '70000'])('%s is no port', async (text) => {
  await expect(choosePort(text)).rejects.toThrow(`"${text}" is no port number.`);
});
