import { answer, type Call, firstState, type MockState, PASSWORD, type Recorded } from './answer.ts';

const none = { email: null, mobile: null, phoneCode: null, countryCode: null };
const recorded: Recorded = {
  people: {
    worker: { user: { userId: 1001, userName: 'worker' }, contacts: none },
    'worker-email': {
      user: { userId: 1002, userName: 'worker-email' },
      contacts: { ...none, email: 'amara@example.com' },
    },
  },
  answers: {
    '/client/session/locale.html': { data: { language: 'en', country: 'US', dateFormat: 'MM/DD/YYYY' } },
    '/wand2/api/countries?sort=code': [{ countryCode: 'US', phoneCode: '1' }],
    '/wand2/api/billing/billing-items/0/worker/totalhours': {},
  },
};
const texts = async (language: string) => ({ LBL_NEXT: `next in ${language}` });

/** Calls one after the other, with codes from 10000001 on. */
function mock(person: string, language = 'en_US') {
  let state: MockState = firstState(recorded, person, language);
  let codes = 10_000_000;
  return async (method: Call['method'], path: string, body?: unknown) => {
    const made = await answer({ method, path, body }, state, recorded, texts, () => `${++codes}`);
    state = made.state;
    return made;
  };
}

const ROOT = '/wand2/api/passwordRegistrations';

test('a code that was sent registers its address, another one is refused, and each works once', async () => {
  const call = mock('worker');
  const sent = await call('POST', `${ROOT}/1001/email`, { email: 'walk@example.com' });
  expect(sent.body).toEqual({ status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30, delayed: false });
  expect(sent.mail).toEqual({ to: 'walk@example.com', text: 'Your verification code is 10000001.' });
  const register = (code: string, type = 'Email') => call('POST', `${ROOT}/1001/register`, { code, type });
  expect((await register('11112222')).body).toEqual({ status: 'failed', statusReason: 'INVALID_CODE' });
  expect((await register('10000001', 'Mobile')).body).toEqual({ status: 'failed', statusReason: 'EXPIRED' });
  expect((await register('1000 0001')).body).toEqual({ status: 'success', statusReason: '' });
  expect((await register('10000001')).body).toEqual({ status: 'failed', statusReason: 'EXPIRED' });
  await call('POST', `${ROOT}/1001/mobile`, { mobile: '(213) 373-4253', countryCode: 'us' });
  await register('10000002', 'Mobile');
  const { body } = await call('GET', `${ROOT}/1001`);
  expect(body).toEqual({
    email: 'wa••••@example.com',
    mobile: '••••4253',
    phoneCode: '1',
    countryCode: 'US',
    masked: true,
  });
});

test('the right password shows the contacts, a wrong one does not', async () => {
  const call = mock('worker-email');
  const confirm = async (password: string) => (await call('POST', `${ROOT}/authenticate`, { password })).body;
  expect(await confirm('wrong')).toEqual({ status: 'FAILED' });
  expect((await call('GET', `${ROOT}/1002`)).body).toMatchObject({ email: 'am••••@example.com', masked: true });
  expect(await confirm(PASSWORD)).toEqual({ status: 'SUCCESS' });
  expect((await call('GET', `${ROOT}/1002?unmask=true`)).body).toMatchObject({
    email: 'amara@example.com',
    masked: false,
  });
});

test('the locale and the texts are of the chosen language, and only labels that are known come back', async () => {
  const call = mock('worker', 'de_DE');
  const { data } = (await call('GET', '/client/session/locale.html')).body as { data: unknown };
  expect(data).toEqual({ language: 'de', country: 'DE', dateFormat: 'MM/DD/YYYY' });
  const labels = { labels: ['LBL_NEXT', 'LBL_NONE'], language: 'de', country: 'DE' };
  expect((await call('POST', '/wand2/api/translation', labels)).body).toEqual({ LBL_NEXT: 'next in de_DE' });
});

test('a recorded answer is found without its date, and what has no answer says what to do', async () => {
  const call = mock('worker');
  const path = '/wand2/api/billing/billing-items/0/worker/totalhours?engagementId=5000&selectedDate=2026-11-29';
  expect((await call('GET', path)).status).toBe(200);
  const refused = await call('POST', '/wand2/api/billing/billing-items', {});
  expect(refused.status).toBe(501);
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('npm start') });
});
