import { startApi } from '../testing/start-api.ts';
import { sweep } from './sweep.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('what has ended is deleted in time, what lives stays', async () => {
  const { services } = portal.api;
  const old = await portal.signedIn('worker');
  await old.post('/wand2/api/passwordRegistrations/1001/email', { email: 'a@example.com' });
  portal.advance(40 * 3_600_000);
  const live = await portal.signedIn('manager');
  await sweep(services);
  const count = async (table: 'session' | 'access_token' | 'recovery_code') =>
    (await services.db.selectFrom(table).selectAll().execute()).length;
  expect([await count('session'), await count('access_token'), await count('recovery_code')]).toEqual([1, 1, 0]);
  expect((await live.get('/wand2/api/users/current')).status).toBe(200);
});
