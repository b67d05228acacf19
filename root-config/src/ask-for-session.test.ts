import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { configureClient, isSessionOver } from 'shared-client';
import { untilSessionIsKnown } from './ask-for-session.ts';

let server: Server;
const left: string[] = [];

/** Nobody is signed in here. */
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const serve = (origin: string) =>
  configureClient({ baseUrl: origin, retries: 0, leave: (url) => left.push(new URL(url).pathname) });

test('a server that cannot be reached keeps no page from coming up', async () => {
  serve('http://127.0.0.1:1');
  await untilSessionIsKnown();
  expect(left).toEqual([]);
});

test('where nobody is signed in the page is left, and goes no further', async () => {
  serve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  let goesOn = false;
  void untilSessionIsKnown().then(() => {
    goesOn = true;
  });
  while (!isSessionOver()) await setImmediate();
  await setImmediate();
  expect([left, goesOn]).toEqual([['/login'], false]);
});
