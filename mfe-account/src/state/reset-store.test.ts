/** @jest-environment jsdom */
import { NetworkError, ValidationError } from 'shared-client';
import { createResetStore, type ResetCalls } from './reset-store.ts';

const begun = {
  reset: 'secret',
  contacts: [
    { channel: 'Email' as const, masked: 'j••••@e••••' },
    { channel: 'Mobile' as const, masked: '••••53' },
  ],
};

function calls(over: Partial<ResetCalls> = {}): { calls: ResetCalls; made: string[] } {
  const made: string[] = [];
  const note =
    <R>(name: string, response: R) =>
    async (...args: readonly unknown[]): Promise<R> => {
      made.push([name, ...args].join(' '));
      return response;
    };
  return {
    made,
    calls: {
      beginReset: note('begin', begun),
      sendResetCode: note('send', { status: 'success', expiresInSeconds: 600, resendAfterSeconds: 30 }),
      proveReset: note('prove', { status: 'success', statusReason: '' }),
      finishReset: note('finish', { status: 'success' }),
      ...over,
    } as ResetCalls,
  };
}

let complaints: unknown[];
const { error: original } = console;
beforeEach(() => {
  sessionStorage.clear();
  complaints = [];
  console.error = (...said) => complaints.push(said);
});
afterAll(() => {
  console.error = original;
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the whole way: account, contact, code, password', async () => {
  const { calls: fake, made } = calls();
  const store = createResetStore({ calls: fake });
  await store.begin('jonas');
  store.choose('Mobile');
  await store.send();
  expect(store.getState()).toMatchObject({ step: 'code', channel: 'Mobile', resent: 0 });
  store.enterCode('1234567');
  store.enterCode('12345678');
  store.enterCode('12345678');
  await settled();
  expect(store.getState().step).toBe('password');
  await store.setPassword('Tram-Kiwi-86');
  expect(store.getState()).toMatchObject({ step: 'done', reset: 'secret', account: '' });
  expect(made).toEqual(['begin jonas', 'send secret Mobile', 'prove secret 12345678', 'finish secret Tram-Kiwi-86']);
  expect(sessionStorage.getItem('portal.reset')).toBeNull();
});

test.each([
  ['INVALID_CODE', 'incorrect'],
  ['EXPIRED', 'expired'],
] as const)('%s is said at the field, until the code is changed', async (statusReason, issue) => {
  const { calls: fake } = calls({ proveReset: async () => ({ status: 'failed', statusReason }) });
  const store = createResetStore({ calls: fake });
  await store.begin('jonas');
  await store.send();
  store.enterCode('12345678');
  await settled();
  expect(store.getState()).toMatchObject({ step: 'code', codeIssue: issue });
  store.enterCode('1234567');
  expect(store.getState().codeIssue).toBeUndefined();
});

test('a tab that is loaded again goes on where it was, without a code being sent again (docs: account#reset-resumed)', async () => {
  const { calls: fake } = calls();
  const store = createResetStore({ calls: fake });
  await store.begin('jonas');
  await store.send();
  const { calls: again, made } = calls();
  const resumed = createResetStore({ calls: again });
  expect(resumed.getState()).toMatchObject({ step: 'code', reset: 'secret', account: 'jonas', code: '' });
  expect(made).toEqual([]);
  expect(createResetStore({ calls: again, now: () => Date.now() + 2 * 3_600_000 }).getState().step).toBe('account');
});

test('a call that fails leaves the step, says why, and may be made again', async () => {
  let isDown = true;
  const { calls: fake } = calls({
    beginReset: async () => {
      if (isDown) throw new NetworkError('down');
      return begun;
    },
  });
  const store = createResetStore({ calls: fake });
  await store.begin('jonas');
  expect(store.getState()).toMatchObject({
    step: 'account',
    busy: false,
    failure: { label: 'ERR_AC_RECOVERY_OFFLINE' },
  });
  isDown = false;
  await store.begin('jonas');
  expect(store.getState()).toMatchObject({ step: 'contact', failure: undefined });
});

test('a reset that has ended is forgotten, and begins again', async () => {
  const body = { errors: [{ errorToken: 'ERR_RESET_ENDED' }] };
  const { calls: fake } = calls({
    sendResetCode: () => Promise.reject(new ValidationError('ended', [], { status: 400, body })),
  });
  const store = createResetStore({ calls: fake });
  await store.begin('jonas');
  await store.send();
  expect(store.getState().failure?.label).toBe('ERR_RESET_ENDED');
  expect(sessionStorage.getItem('portal.reset')).toBeNull();
  store.startAgain();
  expect(store.getState()).toMatchObject({ step: 'account', failure: undefined });
  expect(complaints).toHaveLength(1);
});

test('two presses make one call', async () => {
  const { calls: fake, made } = calls();
  const store = createResetStore({ calls: fake });
  await Promise.all([store.begin('jonas'), store.begin('jonas')]);
  expect(made).toEqual(['begin jonas']);
});
