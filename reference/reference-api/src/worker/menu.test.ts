import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchesPattern } from 'deployments/routes';
import { startApi } from '../testing/start-api.ts';
import { localeNames } from '../translations/locales.ts';
import { textOf } from '../translations/texts.ts';
import { type MenuItem, menuFor as menuOf } from './menu.ts';
import { SECTION_NAMES, type Sections } from './sections.ts';

const USER_TYPES = ['Client', 'MSP', 'VMS', 'Supplier', 'Worker'] as const;
/** The menu of somebody who may enter everything. */
const menuFor = (userType: (typeof USER_TYPES)[number], waiting: number, sections: Sections) =>
  menuOf(
    { userType, permissions: ['TIMECARD_ENTER', 'EXPENSE_ENTER', 'MANAGE_USERS', 'PAYROLL_EXPORT'] },
    waiting,
    sections,
  );
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** Every route of every micro-frontend, from its declarations. */
const repository = new URL('../../../../', import.meta.url);
const routes = readdirSync(repository).flatMap((name) => {
  const file = new URL(`${name}/micro-frontend.json`, repository);
  if (!existsSync(file)) return [];
  const { applications = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    applications?: { routes?: { path: string }[] }[];
  };
  return applications.flatMap((application) => application.routes ?? []).map(({ path }) => path);
});
const isPage = (url: string) => routes.some((route) => url.startsWith('#') && matchesPattern(route, url.slice(1)));

test.each(USER_TYPES)('every entry of the menu of %s leads to a page that exists, or opens a group', (userType) => {
  const entries = flat(menuFor(userType, 1, {}));
  expect(entries.filter(({ url, children }) => (url === undefined) !== Boolean(children?.length))).toEqual([]);
  expect(entries.filter(({ url }) => url !== undefined && !isPage(url))).toEqual([]);
});

test('the administration of users is offered to users with the permission (docs: account#account-administration-page)', () => {
  const offers = (userType: (typeof USER_TYPES)[number], ...permissions: string[]) =>
    flat(menuOf({ userType, permissions }, 0, {})).some(({ name }) => name === 'user-administration');
  expect(offers('MSP', 'MANAGE_USERS')).toBe(true);
  expect(offers('MSP')).toBe(false);
  expect(offers('Worker', 'MANAGE_USERS')).toBe(false);
});

test('payroll is offered to users of a company or the program with the permission (docs: exports#payroll-who)', () => {
  const offers = (userType: (typeof USER_TYPES)[number], ...permissions: string[]) =>
    flat(menuOf({ userType, permissions }, 0, {})).some(({ name }) => name === 'payroll');
  expect((['Client', 'MSP', 'VMS'] as const).map((userType) => offers(userType, 'PAYROLL_EXPORT'))).toEqual([
    true,
    true,
    true,
  ]);
  expect([offers('Client'), offers('Supplier', 'PAYROLL_EXPORT'), offers('Worker', 'PAYROLL_EXPORT')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a worker who may enter no expenses is not offered to add one', () => {
  const names = (permissions: readonly string[]) =>
    flat(menuOf({ userType: 'Worker', permissions }, 0, {})).map(({ name }) => name);
  expect(names(['TIMECARD_ENTER', 'EXPENSE_ENTER'])).toContain('add-expense');
  expect(names(['TIMECARD_ENTER'])).toContain('add-time');
  expect(names(['TIMECARD_ENTER'])).not.toContain('add-expense');
});

/** Every part of the product that a deployment may have elsewhere. */
const ALL = Object.fromEntries(SECTION_NAMES.map((name) => [name, `https://vms.example.com/${name}`]));

test('a part of the product that is not in this portal stands in a menu where the deployment has an address for it (docs: shell#landing-pages)', () => {
  const names = (sections: Sections) => menuFor('Client', 0, sections).map(({ name }) => name);
  expect(names({})).toEqual(['home', 'approvals', 'insights', 'payroll', 'user-administration', 'your-account']);
  expect(names({ reporting: '/legacy/reports.jsp' }).slice(0, 5)).toEqual([
    'home',
    'approvals',
    'insights',
    'reporting',
    'payroll',
  ]);
  const found = USER_TYPES.flatMap((userType) => flat(menuFor(userType, 0, ALL))).map(({ name }) => name);
  for (const name of SECTION_NAMES) expect(found).toContain(name);
});

test.each(localeNames)('every entry has its text in %s', (locale) => {
  const entries = USER_TYPES.flatMap((userType) => flat(menuFor(userType, 0, ALL)));
  expect(entries.filter(({ translationLabel }) => !textOf(locale, translationLabel))).toEqual([]);
});

test('names are unique within a menu', () => {
  for (const userType of USER_TYPES) {
    const names = flat(menuFor(userType, 0, ALL)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

const server = await startApi();
afterAll(() => server.close());

test.each([
  ['manager', 'approvals'],
  ['msp', 'approvals'],
  ['vms', 'approvals'],
  ['supplier', 'time-and-billing'],
  ['worker', 'time-and-expense'],
])('the account %s is shown %s', async (account, name) => {
  const menu = (await (await server.signedIn(account)).get('/wand2/api/worker/menu-items')).body as MenuItem[];
  expect(menu.map((item) => item.name)).toContain(name);
});
