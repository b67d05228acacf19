import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { emptyFolder } from '../testing/empty-folder.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { mfe } from './mfe.ts';

const folder = emptyFolder();
const errors = printedErrors();
afterEach(() => {
  jest.useRealTimers();
});

/** Starts `mfe receive` on a free port. @returns its URL, and a function that ends it */
async function receiving(...args: string[]): Promise<{ url: string; end(): Promise<number> }> {
  let started: (line: string) => void = () => undefined;
  const line = new Promise<string>((resolve) => {
    started = resolve;
  });
  const ended = mfe(['receive', '--port', '0', '--json', ...args], (printed) => started(printed));
  const { port } = JSON.parse(await line);
  const end = () => {
    process.emit('SIGTERM');
    return ended;
  };
  return { url: `http://127.0.0.1:${port}`, end };
}

const events = [
  {
    type: 'mount',
    microFrontend: 'mfe_a',
    version: '1',
    cohort: 'live',
    request: 'mfe_a/page',
    outcome: 'shown',
    ms: 5,
  },
];
const post = (url: string, body: string) => fetch(`${url}/monitoring/events`, { method: 'POST', body });

test('reports are counted, kept in the file and answered with nothing; the rest is not there', async () => {
  const log = join(folder, 'events.jsonl');
  const { url, end } = await receiving('--log', log);
  expect((await post(url, JSON.stringify({ revision: 7, events }))).status).toBe(204);
  expect((await post(url, '{')).status).toBe(400);
  const counted = await (await fetch(`${url}/metrics`)).text();
  expect(counted).toContain('portal_mounts_total{micro_frontend="mfe_a",version="1",cohort="live",outcome="shown"} 1');
  expect((await fetch(`${url}/health/live`)).status).toBe(204);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(405);
  expect(await end()).toBe(0);
  expect(JSON.parse(await readFile(log, 'utf8'))).toMatchObject({
    revision: 7,
    events: [{ type: 'mount', version: '1' }],
  });
});

test('it ends although a connection is open that has sent no request', async () => {
  const { url, end } = await receiving();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  const ended = end();
  // Requests may still arrive for two seconds.
  await jest.advanceTimersByTimeAsync(2000);
  expect(await ended).toBe(0);
  await closed;
});

test('a port that is taken, and settings that are none, are said in a sentence', async () => {
  const { url, end } = await receiving();
  expect(await mfe(['receive', '--port', new URL(url).port])).toBe(1);
  expect(errors.at(-1)).toMatch(/^Port \d+ cannot be listened on: /);
  await end();
  expect(await mfe(['receive', '--port', '70000'])).toBe(2);
  expect(await mfe(['receive', '--otlp', 'collector'])).toBe(2);
  expect(await mfe(['receive', '--sentry', 'sentry.example.com'])).toBe(1);
  expect(errors.at(-1)).toMatch(/is no DSN/);
});
