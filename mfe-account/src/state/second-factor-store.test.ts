import { ValidationError } from 'shared-client';
import { createSecondFactorStore, type SecondFactorWish, type secondFactorCalls } from './second-factor-store.ts';

const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterAll(() => {
  console.error = original;
});

function storeOf(wish: SecondFactorWish, over: Partial<typeof secondFactorCalls> = {}) {
  const calls = {
    authenticate: async (_: string, password: string) => password === 'right',
    addAuthenticator: async () => ({ secret: 'KEY', uri: 'otpauth://totp/x' }),
    confirmAuthenticator: async () => ['AAAA-BBBB-CCCC'],
    removeAuthenticator: async () => ({ status: 'success' as const }),
    setContactStep: async () => ({ status: 'success' as const }),
    renewRecoveryCodes: async () => ['DDDD-EEEE-FFFF'],
    ...over,
  };
  return createSecondFactorStore(wish, calls);
}

test('an app is added: the password, the key, a code, the recovery codes', async () => {
  const store = storeOf('add');
  await store.confirmPassword('amara', 'wrong');
  expect(store.getState()).toMatchObject({ step: 'password', isPasswordWrong: true });
  await store.confirmPassword('amara', 'right');
  expect(store.getState()).toMatchObject({ step: 'scan', begun: { secret: 'KEY' }, isPasswordWrong: false });
  await store.confirmApp('123456');
  expect(store.getState()).toMatchObject({ step: 'codes', codes: ['AAAA-BBBB-CCCC'] });
});

test.each([
  ['renew', { step: 'codes', codes: ['DDDD-EEEE-FFFF'] }],
  ['remove', { step: 'done' }],
  ['contact-on', { step: 'done' }],
  ['contact-off', { step: 'done' }],
] as const)('%s needs the password, and nothing else', async (wish, state) => {
  const store = storeOf(wish);
  await store.confirmPassword('amara', 'right');
  expect(store.getState()).toMatchObject(state);
});

test('a wrong code is said, and the key stays', async () => {
  const body = { errors: [{ errorToken: 'ERR_SECOND_FACTOR' }] };
  const store = storeOf('add', {
    confirmAuthenticator: () => Promise.reject(new ValidationError('wrong', [], { status: 400, body })),
  });
  await store.confirmPassword('amara', 'right');
  await store.confirmApp('000000');
  expect(store.getState()).toMatchObject({ step: 'scan', busy: false, failure: { label: 'ERR_SECOND_FACTOR' } });
});
