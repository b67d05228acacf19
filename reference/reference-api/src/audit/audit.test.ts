import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;

test('who signs in, is refused, confirms a password and signs out is recorded with time and user, and no password', async () => {
  await db.deleteFrom('audit_event').execute();
  const tried = (userName: string) =>
    portal.client().request('POST', '/login', { body: new URLSearchParams({ userName, password: 'Wrong-2026' }) });
  expect([(await tried('WORKER')).status, (await tried('nobody-knows')).status]).toEqual([401, 401]);
  const worker = await portal.signedIn('worker');
  const confirm = (password: string) =>
    worker.post('/wand2/api/passwordRegistrations/authenticate', { userName: 'worker', password });
  expect((await confirm('Wrong-2026')).body.status).not.toBe('SUCCESS');
  expect((await confirm('Portal-2026')).body.status).toBe('SUCCESS');
  await worker.get('/logout.html');
  await worker.get('/logout.html');
  const events = await db.selectFrom('audit_event').selectAll().orderBy('id').execute();
  expect(events.map(({ event, user_id }) => [event, user_id])).toEqual([
    ['password_refused', 1001],
    ['password_refused', null],
    ['password_proven', 1001],
    ['signed_in', 1001],
    ['password_refused', 1001],
    ['password_confirmed', 1001],
    ['signed_out', 1001],
  ]);
  for (const { at } of events) expect(at).toBeInstanceOf(Date);
  expect(JSON.stringify(events)).not.toMatch(/Wrong-2026|Portal-2026/);
});
