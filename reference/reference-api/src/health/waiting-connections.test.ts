import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { closableServer } from './waiting-connections.ts';

const MANY = 40;

/** A server that answers every connection. */
async function listening() {
  const server = createServer((socket) => socket.end('answered'));
  const { close } = closableServer(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { close, port: (server.address() as AddressInfo).port };
}

const allAnswered = Array.from({ length: MANY }, () => 'answered');

test('every connection that waits is taken before the server closes', async () => {
  const { close, port } = await listening();
  const answers = Array.from({ length: MANY }, async () => {
    let answer = '';
    for await (const part of connect(port, '127.0.0.1')) answer += part;
    return answer;
  });
  await close();
  expect(await Promise.all(answers)).toEqual(allAnswered);
});

/** Connects every 5 ms from a thread of its own; says when it has begun, when all have connected, and how each ended. */
const CLIENTS = `
  const { parentPort, workerData: { port, many } } = require('node:worker_threads');
  const { connect } = require('node:net');
  const ends = [];
  let begun = 0;
  const next = () => {
    let end = '';
    connect(port, '127.0.0.1')
      .on('data', (part) => { end += part; })
      .on('error', ({ code }) => { end = code; })
      .on('close', () => { if (ends.push(end) === many) parentPort.postMessage(ends); });
    begun += 1;
    if (begun === 1) parentPort.postMessage('begun');
    if (begun === many) parentPort.postMessage('connected');
    else setTimeout(next, 5);
  };
  next();
`;

test('who connects while the process is busy is taken too', async () => {
  const { close, port } = await listening();
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, many: MANY } });
  const ends = new Promise((resolve) => {
    clients.on('message', (message) => {
      if (message === 'connected') isBusy = false;
      if (Array.isArray(message)) resolve(message);
    });
  });
  let isBusy = true;
  const work = () => {
    for (const until = performance.now() + 25; performance.now() < until; );
    if (isBusy) setImmediate(work);
  };
  await once(clients, 'message');
  work();
  await close();
  expect(await ends).toEqual(allAnswered);
});

// Slow: the server waits a second for a request, by its own clock.
test('a connection that a browser has opened ahead and never used does not hold up the end', async () => {
  const server = createHttpServer((_request, response) => response.end('answered'));
  const { close } = closableServer(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const unused = connect(port, '127.0.0.1');
  const late = connect(port, '127.0.0.1');
  await Promise.all([once(unused, 'connect'), once(late, 'connect')]);
  // Resets must not end the test.
  unused.on('error', () => {});
  const ended = once(unused, 'close');
  const closed = close();
  late.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const part of late) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*answered/s);
  await Promise.all([closed, ended]);
});
