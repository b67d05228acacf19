import { startApi } from '../testing/start-api.ts';

/** The end of a session, and extending it (docs: session#session-end). */

const portal = await startApi();
afterAll(() => portal.close());

const SESSION = '/wand2/api/account/session';
const HOUR = 3_600_000;

test('a session lasts eight hours; who asks to stay has eight more, and a day at most (docs: session#session-end)', async () => {
  const browser = await portal.signedIn('vms');
  const { sessionEndsInSeconds } = (await browser.get('/wand2/api/users/current')).body;
  expect(sessionEndsInSeconds).toBeGreaterThan(8 * 3600 - 60);
  expect((await browser.get(SESSION)).body.mayExtend).toBe(false);
  portal.advance(7 * HOUR);
  await browser.refresh();
  expect((await browser.get(SESSION)).body).toMatchObject({ mayExtend: true });
  const extended = (await browser.post(SESSION)).body;
  expect(extended.endsInSeconds).toBeGreaterThan(8 * 3600 - 60);
  for (const hours of [7, 7]) {
    portal.advance(hours * HOUR);
    await browser.refresh();
    await browser.post(SESSION);
  }
  const { endsInSeconds, mayExtend } = (await browser.get(SESSION)).body;
  expect(endsInSeconds).toBeGreaterThan(3 * 3600 - 60);
  expect(endsInSeconds).toBeLessThanOrEqual(3 * 3600);
  expect(mayExtend).toBe(false);
  portal.advance(4 * HOUR);
  expect((await browser.refresh()).status).toBe(400);
});

test('nobody extends a session that was ended', async () => {
  const browser = await portal.signedIn('supplier');
  const other = await portal.signedIn('supplier');
  portal.advance(HOUR);
  await browser.refresh();
  await browser.delete('/wand2/api/account/sessions');
  expect((await other.post(SESSION)).status).toBe(401);
});
