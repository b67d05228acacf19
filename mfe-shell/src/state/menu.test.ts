import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureClient } from 'shared-client';
import { menu } from './menu.ts';

let server: Server;
let respond: (response: ServerResponse) => void;
let calls = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, retries: 0 });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a menu that cannot be read is failed, and reading it again recovers', async () => {
  const { error } = console;
  console.error = () => undefined;
  respond = (response) => void response.writeHead(500).end('{}');
  await menu.load();
  expect(menu.getState()).toEqual({ status: 'failed', entries: [] });
  respond = (response) => void response.end('<html>sign in</html>');
  await menu.load();
  console.error = error;
  expect(menu.getState()).toEqual({ status: 'failed', entries: [] });

  respond = (response) => void response.end('[{"name":"home","label":"Home","url":"#/worker/home"},{"broken":true}]');
  calls = 0;
  await Promise.all([menu.load(), menu.load()]);
  expect(menu.getState().entries.map((entry) => entry.label)).toEqual(['Home']);
  expect(calls).toBe(1);
});

test('a menu that is read again is shown until the new one is there; a failure leaves it as it is', async () => {
  const seen: string[] = [];
  const stop = menu.subscribe(({ status, entries }) => seen.push(`${status} ${entries.map(({ label }) => label)}`));
  respond = (response) => void response.writeHead(500).end('{}');
  await menu.refresh();
  respond = (response) => void response.end('[{"name":"time","label":"Time","url":"#/worker/time-expense"}]');
  calls = 0;
  // The first may have been sent before the change, so the second is another one.
  await Promise.all([menu.load(), menu.refresh()]);
  stop();
  expect(seen).toEqual(['ready Time', 'ready Time']);
  expect(calls).toBe(2);
});
