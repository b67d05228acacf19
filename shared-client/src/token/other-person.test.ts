import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { api } from '../call/api.ts';
import { configureClient } from '../configuration.ts';
import { dropToken, heldToken, holdToken } from './holder.ts';
import { onOtherPerson, setPagePerson } from './page-person.ts';
import { resetLeaving } from './sign-out.ts';

const FIRST = 1;
const SECOND = 2;
const MARKS = { [FIRST]: 'mark-first', [SECOND]: 'mark-second' } as const;

/** A session of each person, of which the browser's cookie has one. The page is the first person's. */
const server = new SessionServer();
let left: string[];
let wasOtherPersons: boolean;
/** Whose cookie the browser sends; the mark that the page can read changes with it. */
let signedIn: keyof typeof MARKS;
/** The person of each access token that is accepted. */
const owners = new Map<string, number>();

const signIn = (person: keyof typeof MARKS) => {
  signedIn = person;
  Object.defineProperty(document, 'cookie', { value: `XSRF-TOKEN=${MARKS[person]}`, configurable: true });
};

beforeAll(async () => {
  // Node has no document; without a channel no tab of another test file hears anything.
  Object.defineProperty(globalThis, 'document', { value: {}, configurable: true });
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  configureClient({ baseUrl: await server.start(), retries: 0, leave: (url) => left.push(new URL(url).pathname) });
  onOtherPerson(() => {
    wasOtherPersons = true;
  });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'document');
  await server.stop();
});

beforeEach(() => {
  left = [];
  wasOtherPersons = false;
  owners.clear();
  dropToken();
  resetLeaving();
  signIn(FIRST);
  setPagePerson(FIRST);
  holdToken({ accessToken: 'expired', sequence: 1, session: MARKS[FIRST] });
  server.on('GET /generic/session/getToken.html', (_, response) => json(response, 200, { token: `of-${signedIn}` }));
  server.on('POST /wand2/tokens/getAccessToken', ({ body }, response) => {
    const token = `access-${body}`;
    owners.set(token, Number(body.slice(3)));
    json(response, 200, { access_token: token });
  });
  server.on('GET /wand2/api/users/current', ({ headers }, response) => {
    const userId = owners.get(headers.authorization?.slice(7) ?? '');
    if (userId === undefined) json(response, 401, {});
    else json(response, 200, { userId });
  });
  server.on('GET /wand2/api/item', ({ headers }, response) =>
    json(response, owners.has(headers.authorization?.slice(7) ?? '') ? 200 : 401, {}),
  );
});

const call = () => api.get('/wand2/api/item', v.object({}));

test.each([
  ['still valid', () => {}],
  ['refused by now', () => owners.clear()],
])(
  'a token that was obtained for the first person is not held for the session of the second, whether it is %s (docs: session#page-person)',
  async (_, endFirst) => {
    server.on('POST /wand2/tokens/getAccessToken', ({ body }, response) => {
      const token = `access-${body}`;
      owners.set(token, Number(body.slice(3)));
      if (signedIn === FIRST) {
        signIn(SECOND);
        endFirst();
      }
      json(response, 200, { access_token: token });
    });
    await expect(call()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(heldToken()).toBeUndefined();
    expect([wasOtherPersons, left]).toEqual([true, []]);
  },
);

test('the first session ends before the browser has the second one: that of the second person is not ended', async () => {
  let asked = 0;
  server.on('GET /generic/session/getToken.html', (_, response) => {
    asked += 1;
    // The answer to the sign-in arrives while the page asks again.
    if (asked === 2) signIn(SECOND);
    if (asked < 3) json(response, 401, {});
    else json(response, 200, { token: `of-${signedIn}` });
  });
  await expect(call()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect([wasOtherPersons, left]).toEqual([true, []]);
});

test('a session that is over leads to the logout page, where nobody else signs in', async () => {
  server.on('GET /generic/session/getToken.html', (_, response) => json(response, 401, {}));
  await expect(call()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect([wasOtherPersons, left]).toEqual([false, ['/logout.html']]);
});
