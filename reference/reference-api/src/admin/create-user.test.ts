import { startApi } from '../testing/start-api.ts';
import { createUser } from './create-user.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;
const now = new Date();

const user = {
  userName: 'first.admin',
  userType: 'MSP',
  firstName: 'Noor',
  lastName: 'Haddad',
  password: 'First-2026',
  client: { name: 'Northwind', timeZone: 'Europe/Berlin', country: 'DE' },
} as const;

test('the first account signs in; its company is made once', async () => {
  await createUser(db, user, now);
  await createUser(db, { ...user, userName: 'second', userType: 'Worker' }, now);
  const browser = portal.client();
  await browser.signIn('first.admin', 'First-2026');
  const { body } = await browser.get('/wand2/api/users/current');
  expect(body).toMatchObject({ userType: 'MSP', clientName: 'Northwind', isMspAdmin: true, country: 'DE' });
  expect(await db.selectFrom('client').select('id').where('name', '=', 'Northwind').execute()).toHaveLength(1);
});

test.each([
  [{ userName: 'FIRST.admin' }, 'There is a user "FIRST.admin" already.'],
  [{ userName: 'a b' }, /^A user name has/],
  [{ firstName: 'Noor\n' }, /^A name is one line/],
  [{ lastName: '\u202eHaddad' }, /^A name is one line/],
  [{ client: { ...user.client, name: 'North\r\nwind' } }, /^A name is one line/],
  [{ supplier: 'Northgate Staffing' }, /^A Supplier, and nobody else/],
  [{ userType: 'Supplier' as const }, /^A Supplier, and nobody else/],
  [{ userType: 'Supplier' as const, supplier: 'North\ngate' }, /^A name is one line/],
  [{ password: 'short' }, /^A password has/],
  [{ client: { ...user.client, name: 'New', timeZone: 'Mars/Base' } }, /is no time zone/],
  [{ client: { ...user.client, name: 'New', country: 'Germany' } }, /is no country code/],
])('%j is refused with a sentence', async (change, sentence) => {
  await expect(createUser(db, { ...user, userName: 'third', ...change }, now)).rejects.toThrow(sentence);
});
