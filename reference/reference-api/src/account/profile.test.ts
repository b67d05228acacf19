import { startApi } from '../testing/start-api.ts';

/** The choices in a user's profile (docs: account#profile, account#formats). */

const portal = await startApi();
afterAll(() => portal.close());

const PROFILE = '/wand2/api/account/profile';
const LOCALE = '/client/session/locale.html';
const chosen = {
  preferredName: ' Lu ',
  language: 'de',
  country: 'CH',
  timeFormat: '24',
  numberFormat: 'apostrophe-point',
  timeZone: 'Europe/Zurich',
};

test('the given parts of a profile change; the session has its formats, and the portal says the chosen name (docs: account#profile, account#formats, session#locale-formats)', async () => {
  const browser = await portal.signedIn('worker-mobile');
  expect((await browser.get(PROFILE)).body).toMatchObject({ preferredName: null, timeFormat: null, timeZone: null });
  const saved = (await browser.post(PROFILE, chosen)).body;
  expect(saved).toMatchObject({ ...chosen, preferredName: 'Lu' });
  expect((await browser.get(LOCALE)).body.data).toMatchObject({
    language: 'de',
    country: 'CH',
    timeFormat: '24',
    numberFormat: 'apostrophe-point',
    timeZone: 'Europe/Zurich',
  });
  expect((await browser.get('/wand2/api/users/current')).body.firstName).toBe('Lu');
  const none = { preferredName: '  ', timeFormat: null, numberFormat: null, timeZone: null };
  expect((await browser.post(PROFILE, none)).body).toMatchObject({ ...none, preferredName: null, language: 'de' });
  expect((await browser.get('/wand2/api/users/current')).body.firstName).toBe(saved.firstName);
});

test('nobody signed in has no formats of their own (docs: session#locale-formats)', async () => {
  const { body } = await portal.client().get(LOCALE);
  expect(body.data).toMatchObject({ timeFormat: null, numberFormat: null, timeZone: null });
});

test.each([
  ['a language that is not there', { language: 'pl', country: 'PL' }, 'ERR_LANGUAGE_UNKNOWN'],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'ERR_TIME_ZONE_UNKNOWN'],
  ['a clock that is none', { timeFormat: '13' }, 'ERR_REQUEST_INVALID'],
])('%s is refused, and nothing changes', async (_, wrong, token) => {
  const browser = await portal.signedIn('vms');
  const before = (await browser.get(PROFILE)).body;
  const refused = await browser.post(PROFILE, { ...chosen, ...wrong });
  expect(refused.status).toBe(400);
  expect(refused.body.errors[0].errorToken).toBe(token);
  expect((await browser.get(PROFILE)).body).toEqual(before);
});
