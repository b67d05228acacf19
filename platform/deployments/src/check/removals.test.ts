import type { DeployedVersion } from '../manifest/index.ts';
import { manifestOf, page, version } from '../testing/fixture.ts';
import { refuseRemovals, removals } from './removals.ts';

const names = (...[live, candidate]: [Parameters<typeof removals>[0], Parameters<typeof removals>[1]]) =>
  removals(live, candidate).map(({ name }) => name);

const timecard = (number: string, over: Partial<DeployedVersion> = {}) =>
  version('mfe_timecard', number, {
    modules: { './app': [], './add-time': [] },
    activation: {
      name: 'mfe_timecard',
      applications: [
        {
          name: 'timecard',
          region: 'page',
          module: './app',
          routes: [{ path: '/worker/home', home: true }, { path: '/worker/detail/{id}' }],
        },
        { name: 'footer', region: 'footer', module: './app' },
      ],
      elements: [{ tag: 'time-card', module: './app', attributes: [] }],
    },
    ...over,
  });
const empty = version('mfe_timecard', '2', { modules: { './other': [] } });

test('a build without its routes, home page, element, region and module takes them from everybody', () => {
  expect(names(manifestOf(timecard('1')), manifestOf(empty))).toEqual([
    '/worker/home',
    'home',
    '/worker/detail/{id}',
    'footer',
    'time-card',
    'mfe_timecard/app',
    'mfe_timecard/add-time',
  ]);
});

test('what another one takes over, and a route that a wider one covers, stays', () => {
  const applications = [
    { name: 'worker', region: 'page' as const, module: './app', routes: [{ path: '/worker/*', home: true }] },
    { name: 'footer', region: 'footer' as const, module: './app' },
  ];
  const other = version('mfe_worker', '1', {
    activation: {
      name: 'mfe_worker',
      applications,
      elements: [{ tag: 'time-card', module: './app', attributes: [] }],
    },
  });
  expect(names(manifestOf(timecard('1')), manifestOf(empty, other))).toEqual([
    'mfe_timecard/app',
    'mfe_timecard/add-time',
  ]);
});

test('a parameter’s name does not matter, and a retired micro-frontend is named already', () => {
  const [one, other] = [page('mfe_a', '1', '/item/{id}'), page('mfe_a', '2', '/item/{itemId}')];
  expect(names(manifestOf(one), manifestOf(other))).toEqual([]);
  expect(names(manifestOf(one), manifestOf())).toEqual([]);
});

test('a retired micro-frontend names its pages, and not the home page and the regions that every page has', () => {
  expect(names(manifestOf(timecard('1')), manifestOf())).toEqual(['home', 'footer']);
});

test('a candidate takes them from its share of the sessions; promoting it takes nothing more', () => {
  const live = manifestOf(timecard('1'));
  const canary = manifestOf({ ...timecard('1'), canary: { share: 0.1, candidate: empty } });
  expect(names(live, canary)).toContain('/worker/home');
  expect(names(canary, manifestOf(empty))).toEqual([]);
});

test('what goes has to be named, and nothing else', () => {
  const [live, candidate] = [manifestOf(page('mfe_a', '1', '/a')), manifestOf(page('mfe_a', '2', '/b'))];
  expect(() => refuseRemovals(live, candidate, [])).toThrow(
    'nothing-vanishes: The page #/a of mfe_a would be gone. If that is meant, add --removes /a',
  );
  expect(() => refuseRemovals(live, candidate, ['/a'])).not.toThrow();
  expect(() => refuseRemovals(live, candidate, ['/a', '/c'])).toThrow(
    '--removes /c: nothing of that name would be gone.',
  );
  expect(() => refuseRemovals(live, candidate, undefined)).not.toThrow();
});

const account = (route: object, number = '1', attributes = ['redirect-url', 'as-modal']) =>
  version('mfe_account', number, {
    activation: {
      name: 'mfe_account',
      applications: [
        { name: 'forgot', region: 'page', module: './app', routes: [{ path: '/forgot-password', ...route }] },
      ],
      elements: [{ tag: 'forgot-password', module: './app', attributes }],
    },
  });
const lost = (before: DeployedVersion, ...after: DeployedVersion[]) => names(manifestOf(before), manifestOf(...after));

test('a flag of a route that is dropped is named, and a page that no longer asks for a sign-in', () => {
  const locked = account({ anonymous: true, fullScreenMode: true });
  expect(() =>
    refuseRemovals(manifestOf(locked), manifestOf(account({}, '2')), ['/forgot-password:anonymous']),
  ).toThrow(
    'The flag "fullScreenMode" of the page #/forgot-password of mfe_account would be gone. ' +
      'If that is meant, add --removes /forgot-password:fullScreenMode',
  );
  expect(lost(locked, account({}, '2'))).toEqual(['/forgot-password:anonymous', '/forgot-password:fullScreenMode']);
  expect(lost(account({}), account({ anonymous: true }, '2'))).toEqual(['/forgot-password:sign-in']);
  expect(lost(locked, account({ anonymous: true, fullScreenMode: true, hideFooter: true }, '2'))).toEqual([]);
});

test('the best fit decides which flags a page has, and a page that is gone is named alone', () => {
  const anonymous = account({ anonymous: true });
  const wide = version('mfe_wide', '1', {
    activation: {
      name: 'mfe_wide',
      applications: [{ name: 'wide', region: 'page', module: './app', routes: [{ path: '/*', anonymous: true }] }],
      elements: [],
    },
  });
  expect(lost(anonymous, wide, account({}, '2'))).toEqual(['/forgot-password:anonymous']);
  expect(lost(anonymous, wide, account({ path: '/other' }, '2'))).toEqual([]);
  expect(lost(anonymous, account({ path: '/other' }, '2'))).toEqual(['/forgot-password']);
});

test('an attribute of an element that is dropped is named; its spelling does not matter', () => {
  expect(lost(account({}), account({}, '2', ['as-modal']))).toEqual(['forgot-password:redirecturl']);
  expect(lost(account({}), account({}, '2', ['redirecturl', 'as-modal', 'open']))).toEqual([]);
});
