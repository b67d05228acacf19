import { RETENTION } from '../retention.ts';
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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Times at which something is a minute younger and a minute older than the given age. */
const around = (now: Date, age: number) => [age - 60_000, age + 60_000].map((ago) => new Date(now.getTime() - ago));

test('each kind is kept for as long as the privacy notices say, and no longer (docs: shell#privacy-notice-content)', async () => {
  const { services } = portal.api;
  const { db, now } = services;
  const at = now();
  const code = {
    user_id: 1001,
    channel: 'Email' as const,
    country: null,
    code_hash: 'x',
    expires_at: at,
    used_at: null,
  };
  const session = { user_id: 1001, xsrf_token: 'x', device_id: 'x', user_agent: '', created_at: at, ended_at: null };
  for (const table of ['recovery_code', 'password_reset', 'session', 'known_device', 'audit_event'] as const)
    await db.deleteFrom(table).execute();
  for (const [index, sent_at] of around(at, RETENTION.codeHours * HOUR).entries()) {
    await db
      .insertInto('recovery_code')
      .values({ ...code, sent_at, address: `${index}@example.com` })
      .execute();
    const reset = { token_hash: `${index}`, account_key: 'x', created_at: sent_at };
    await db.insertInto('password_reset').values(reset).execute();
  }
  for (const [index, expires_at] of around(at, RETENTION.endedSessionHours * HOUR).entries()) {
    await db
      .insertInto('session')
      .values({ ...session, token_hash: `${index}`, expires_at })
      .execute();
  }
  for (const [index, seen_at] of around(at, RETENTION.logDays * DAY).entries()) {
    await db
      .insertInto('known_device')
      .values({ device_hash: `${index}`, user_id: 1001, seen_at })
      .execute();
    await db
      .insertInto('audit_event')
      .values({ at: seen_at, user_id: 1001, event: 'signed_in', details: '{}' })
      .execute();
  }
  await sweep(services);
  const left = async (table: 'recovery_code' | 'password_reset' | 'session' | 'known_device' | 'audit_event') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect(await left('recovery_code')).toBe(1);
  expect(await left('password_reset')).toBe(1);
  expect(await left('session')).toBe(1);
  expect(await left('known_device')).toBe(1);
  expect(await left('audit_event')).toBe(1);
});
