import { jest } from '@jest/globals';
import { json, SessionServer } from '../../test/session-server.ts';
import { DeadlineError } from './errors.ts';
import { fetchWithRetries, isUnreached } from './fetch-with-retries.ts';

let server: SessionServer;
let url: string;
beforeEach(async () => {
  server = new SessionServer();
  url = `${await server.start()}/wand2/api/a`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const options = { call: 'GET /wand2/api/a', deadlineMs: 5_000, retries: 2 };
const answers = (...all: readonly [status: number, headers?: Record<string, string>][]) => {
  const left = [...all];
  server.on('GET /wand2/api/a', (_, response) => {
    const [status, headers] = left.shift() ?? [200];
    json(response, status, {}, headers);
  });
};

/** Lets pauses pass at once, and notes them. */
function pauses(): number[] {
  const waited: number[] = [];
  const start = globalThis.setTimeout;
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0) => {
    if (milliseconds === options.deadlineMs + 1) return start(run, milliseconds);
    waited.push(milliseconds);
    return start(run, 0);
  }) as typeof setTimeout);
  return waited;
}
const patient = { ...options, deadlineMs: options.deadlineMs + 1 };

test('the pause doubles, and a random part of it is waited; the last status is the response', async () => {
  answers([502], [504], [408]);
  const waited = pauses();
  expect((await fetchWithRetries(url, {}, patient)).status).toBe(408);
  expect(waited).toEqual([150, 300]);
});

test.each([
  ['0', 0],
  ['2', 2_000],
  ['3600', 5_000],
  [new Date(0).toUTCString(), 0],
  ['soon', 150],
])('a busy server asks to wait: Retry-After %s', async (asked, milliseconds) => {
  answers([503, { 'Retry-After': asked }]);
  const waited = pauses();
  expect((await fetchWithRetries(url, {}, patient)).status).toBe(200);
  expect(waited).toEqual([milliseconds]);
});

test('other statuses, and a deadline, are not repeated', async () => {
  answers([500]);
  expect((await fetchWithRetries(url, {}, options)).status).toBe(500);
  server.on('GET /wand2/api/a', () => undefined);
  await expect(fetchWithRetries(url, {}, { ...options, deadlineMs: 30 })).rejects.toBeInstanceOf(DeadlineError);
  expect(server.requests('/wand2/api/a')).toHaveLength(2);
});

test('a server that is not reached is tried again, and then the last error is thrown', async () => {
  await server.stop();
  const waited = pauses();
  expect(await fetchWithRetries(url, {}, patient).catch(isUnreached)).toBe(true);
  expect(waited).toEqual([150, 300]);
});

test('cancelling ends a pause, with the reason', async () => {
  answers([503, { 'Retry-After': '5' }]);
  const { signal, abort } = (() => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: (reason: Error) => controller.abort(reason) };
  })();
  const reason = new Error('The user left.');
  setTimeout(() => abort(reason), 30);
  await expect(fetchWithRetries(url, { signal }, options)).rejects.toBe(reason);
  expect(server.requests('/wand2/api/a')).toHaveLength(1);
});
