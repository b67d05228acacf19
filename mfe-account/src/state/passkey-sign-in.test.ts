import { jest } from '@jest/globals';
import type { AuthenticationCredential, PasskeyRequest } from 'shared-client/account';
import type { PasskeyDevice } from './passkey-device.ts';
import { createPasskeySignIn, type passkeyCalls } from './passkey-sign-in.ts';

const options = { rpId: 'localhost', challenge: 'AAAA', allowCredentials: [] } as PasskeyRequest;
const credential = { id: 'one' } as AuthenticationCredential;
const aborted = () => Object.assign(new Error('ended'), { name: 'AbortError' });

/** A device whose ceremonies wait until they are chosen or cancelled, like a browser's. */
function waitingDevice() {
  const begun: boolean[] = [];
  let end: (() => void) | undefined;
  let choose: (() => void) | undefined;
  const device = {
    canAutofill: async () => true,
    get: (_: PasskeyRequest, { autofill }: { autofill: boolean }) => {
      end?.();
      begun.push(autofill);
      return new Promise<AuthenticationCredential>((resolve, reject) => {
        choose = () => resolve(credential);
        end = () => reject(aborted());
      });
    },
    cancel: async () => end?.(),
  } as unknown as PasskeyDevice;
  return { device, begun, choose: () => choose?.(), end: () => end?.() };
}
const calls = {
  askForPasskey: async () => options,
  signInByPasskey: async ({ returnUrl }) => returnUrl ?? '/',
} as typeof passkeyCalls;
const settled = () => new Promise((resolve) => setImmediate(resolve));

const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  console.error = original;
  jest.useRealTimers();
});

function start(over: Partial<typeof passkeyCalls> = {}) {
  const gone: string[] = [];
  const said: string[] = [];
  const at = waitingDevice();
  const signIn = createPasskeySignIn(
    { returnUrl: '/#/worker/home', go: (to) => gone.push(to), fail: ({ label }) => said.push(label) },
    { ...calls, ...over },
    at.device,
  );
  return { ...at, signIn, gone, said };
}

test('a passkey chosen from the suggestions signs in and leads back', async () => {
  const { signIn, choose, gone } = start();
  const offered = signIn.offer();
  await settled();
  choose();
  await offered;
  expect(gone).toEqual(['/#/worker/home']);
});

test('asking for one ends the offer, which says nothing of it', async () => {
  const { signIn, begun, choose, gone, said } = start();
  const offered = signIn.offer();
  await settled();
  const asked = signIn.ask();
  await settled();
  choose();
  expect(await asked).toBeUndefined();
  await offered;
  expect([begun, gone, said]).toEqual([[true, false], ['/#/worker/home'], []]);
});

test('a dialog that was closed says that nothing has changed', async () => {
  const { signIn, end } = start();
  const asked = signIn.ask();
  await settled();
  end();
  expect(await asked).toMatchObject({ label: 'ERR_PASSKEY_CANCELLED' });
});

test('a chosen passkey that is refused says so, and is not offered again by itself', async () => {
  const { signIn, choose, begun, said } = start({ signInByPasskey: () => Promise.reject(new Error('refused')) });
  const offered = signIn.offer();
  await settled();
  choose();
  await offered;
  expect([said, begun]).toEqual([['ERR_AC_RECOVERY_FAILED'], [true]]);
});

test('a page that stays open asks for another challenge before the first is too old', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { signIn, begun } = start();
  void signIn.offer();
  await settled();
  jest.advanceTimersByTime(9 * 60_000);
  await settled();
  expect(begun).toEqual([true, true]);
  signIn.stop();
  await settled();
  jest.advanceTimersByTime(60 * 60_000);
  await settled();
  expect(begun).toHaveLength(2);
});

test('what was stopped before its options came begins nothing', async () => {
  let arrive: (value: PasskeyRequest) => void = () => undefined;
  const { signIn, begun } = start({
    askForPasskey: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const offered = signIn.offer();
  await settled();
  signIn.stop();
  arrive(options);
  await offered;
  expect(begun).toEqual([]);
});
