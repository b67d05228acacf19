import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { configureClient } from '../configuration.ts';
import { dropToken, holdToken, onSessionChange } from '../token/holder.ts';
import { api } from './api.ts';
import { onDataChange } from './data-changes.ts';

const A = '/wand2/api/a';
const response = v.object({});

let server: SessionServer;

beforeEach(async () => {
  server = new SessionServer();
  configureClient({ baseUrl: await server.start(), retries: 0, leave: () => undefined });
  dropToken();
  holdToken({ accessToken: 'token-0', sequence: 1, session: 'one' });
});

afterEach(() => server.stop());

test('a call that changes data is heard when it is sent and when it has ended, also where it failed; a GET is not', async () => {
  const heard: string[] = [];
  const stop = onDataChange(() => heard.push(`change, ${server.requests(A).length} seen`));
  server.on(`GET ${A}`, (_, answer) => json(answer, 200, {}));
  await api.get(A, response);
  expect(heard).toEqual([]);
  server.on(`POST ${A}`, (_, answer) => json(answer, 500, {}));
  await expect(api.post(A, response, { json: {} })).rejects.toThrow();
  expect(heard).toEqual(['change, 1 seen', 'change, 2 seen']);
  stop();
  await api.post(A, response, { json: {} }).catch(() => undefined);
  expect(heard).toHaveLength(2);
});

test('a session that ends or is another is heard; a refreshed token of the same one, and the first one, are not', () => {
  let heard = 0;
  const stop = onSessionChange(() => {
    heard += 1;
  });
  holdToken({ accessToken: 'token-1', sequence: 2, session: 'one' });
  expect(heard).toBe(0);
  holdToken({ accessToken: 'token-2', sequence: 3, session: 'two' });
  expect(heard).toBe(1);
  dropToken();
  dropToken();
  expect(heard).toBe(2);
  holdToken({ accessToken: 'token-3', sequence: 4, session: 'three' });
  expect(heard).toBe(2);
  stop();
  dropToken();
  expect(heard).toBe(2);
});
