import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchesPattern } from 'deployments/routes';
import { startApi } from '../testing/start-api.ts';
import { localeNames } from '../translations/locales.ts';
import { textOf } from '../translations/texts.ts';
import { type MenuItem, menuFor } from './menu.ts';

const USER_TYPES = ['Client', 'MSP', 'VMS', 'Supplier', 'Worker'] as const;
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** Every route of every micro-frontend, as it declares them. */
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
  const entries = flat(menuFor(userType, 1));
  expect(entries.filter(({ url, children }) => (url === undefined) !== Boolean(children?.length))).toEqual([]);
  expect(entries.filter(({ url }) => url !== undefined && !isPage(url))).toEqual([]);
});

test('every section that a menu names is known to the page that says it is elsewhere', () => {
  const known = readFileSync(new URL('../../../../mfe-timecard/src/texts/elsewhere.ts', import.meta.url), 'utf8');
  const sections = USER_TYPES.flatMap((userType) => flat(menuFor(userType, 0))).flatMap(({ url, translationLabel }) =>
    url?.startsWith('#/elsewhere/') ? [[url.slice(12), translationLabel]] : [],
  );
  const unknown = sections.filter(([name, label]) => !new RegExp(`^  '?${name}'?: '${label}',$`, 'm').test(known));
  expect(unknown).toEqual([]);
});

test.each(localeNames)('every entry has its text in %s', (locale) => {
  const entries = USER_TYPES.flatMap((userType) => flat(menuFor(userType, 0)));
  expect(entries.filter(({ translationLabel }) => !textOf(locale, translationLabel))).toEqual([]);
});

test('names are unique within a menu', () => {
  for (const userType of USER_TYPES) {
    const names = flat(menuFor(userType, 0)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

const server = await startApi();
afterAll(() => server.close());

test.each([
  ['manager', 'approvals'],
  ['msp', 'suppliers'],
  ['vms', 'administration'],
  ['supplier', 'candidates'],
  ['worker', 'time-and-expense'],
])('the account %s is shown %s', async (account, name) => {
  const menu = (await (await server.signedIn(account)).get('/wand2/api/worker/menu-items')).body as MenuItem[];
  expect(menu.map((item) => item.name)).toContain(name);
});
