import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('a signed-in browser gets a refresh token from getToken.html, a stranger 401', async () => {
  expect((await portal.client().get('/generic/session/getToken.html')).status).toBe(401);
  const browser = await portal.signedIn();
  expect((await browser.get('/generic/session/getToken.html')).body.token).toMatch(/^[\w-]{43}$/);
});

test('an unknown query parameter is refused with a 400 that names it', async () => {
  const answer = await portal.client().get('/generic/session/getToken.html?x=1');
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].value).toBe('query.x');
});
