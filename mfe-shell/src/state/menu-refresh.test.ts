import { jest } from '@jest/globals';
import { api, configureClient } from 'shared-client';
import { i18n, page } from 'shared-session';
import * as v from 'valibot';
import { menu } from './menu.ts';
import { keepMenuCurrent } from './menu-refresh.ts';

let waiting = 39;
let asked = 0;
let respondsWith = 200;
let stop = () => {};
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
const real = { fetch: globalThis.fetch, warn: console.warn };

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  respondsWith = 200;
  configureClient({ baseUrl: 'https://portal.example.com', retries: 0 });
  globalThis.fetch = async (request) => {
    if (!(request as Request).url.includes('menu-items')) return Response.json({});
    asked += 1;
    const entry = {
      name: 'billing',
      label: 'Time and billing',
      url: '#/manager/time-and-billing',
      badgeLabel: waiting,
    };
    return Response.json(respondsWith === 200 ? [entry] : {}, { status: respondsWith });
  };
  waiting = 39;
  await menu.load();
  asked = 0;
  Object.assign(globalThis, { document: tab });
  stop = keepMenuCurrent();
});
afterEach(() => {
  stop();
  Object.assign(globalThis, { fetch: real.fetch, document: undefined });
  Object.assign(console, { warn: real.warn });
  jest.useRealTimers();
});

const badge = () => menu.getState().entries[0]?.badge;
const after = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const decide = () => api.post('/wand2/api/approvals/decisions', v.unknown(), { json: {} });

test('what was decided is no longer counted, and a row of decisions costs one read (docs: shell#menu-counts)', async () => {
  await Promise.all([decide(), decide(), decide()]);
  waiting = 36;
  expect(badge()).toBe('39');
  await after(500);
  expect([badge(), asked]).toEqual(['36', 1]);
});

test('a new count renders nothing for texts: those are registered once', async () => {
  let renewed = 0;
  const stopTexts = i18n.subscribe(() => {
    renewed += 1;
  });
  await decide();
  waiting = 38;
  await after(500);
  stopTexts();
  expect([badge(), renewed]).toEqual(['38', 0]);
});

test('a page that is opened later than 10 s after the last read shows what others changed (docs: shell#menu-counts)', async () => {
  waiting = 12;
  page.setState({ path: '/manager/home' });
  await after(9_000);
  expect([badge(), asked]).toEqual(['39', 0]);
  await after(2_000);
  page.setState({ path: '/manager/time-and-billing' });
  await after(0);
  expect([badge(), asked]).toEqual(['12', 1]);
});

test('so does a tab that is returned to', async () => {
  waiting = 12;
  await after(11_000);
  tab.dispatchEvent(new Event('visibilitychange'));
  await after(0);
  expect([badge(), asked]).toEqual(['12', 1]);
});

test('a read that fails leaves the menu as it is (docs: shell#menu-counts)', async () => {
  console.warn = () => {};
  respondsWith = 500;
  await decide();
  await after(500);
  expect(asked).toBe(1);
  expect([menu.getState().status, badge()]).toEqual(['ready', '39']);
});

test('an anonymous page, such as a password reset that has ended the session, reads no menu', async () => {
  page.setState({ anonymous: true });
  await decide();
  await after(500);
  page.setState({ path: '/auth' });
  await after(11_000);
  tab.dispatchEvent(new Event('visibilitychange'));
  await after(0);
  page.setState({ anonymous: false });
  expect(asked).toBe(0);
});

test('nothing is read once it has been stopped', async () => {
  stop();
  await decide();
  page.setState({ path: '/user-account' });
  await after(20_000);
  expect(asked).toBe(0);
});
