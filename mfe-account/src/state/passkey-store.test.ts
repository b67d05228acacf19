import { ValidationError } from 'shared-client';
import type { PasskeyCreation, RegistrationCredential } from 'shared-client/account';
import type { PasskeyDevice } from './passkey-device.ts';
import { createPasskeyStore, type passkeyChanges } from './passkey-store.ts';

const credential = { id: 'one' } as RegistrationCredential;
const made: unknown[] = [];
const calls = {
  authenticate: async (_: string, password: string) => password === 'right',
  beginPasskey: async () => ({ challenge: 'AAAA' }) as PasskeyCreation,
  addPasskey: async (passkey: unknown) => void made.push(passkey),
  removePasskey: async (id: number) => void made.push(id),
} as unknown as typeof passkeyChanges;
const device = { make: async () => credential } as unknown as PasskeyDevice;

const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
  made.length = 0;
});
afterEach(() => {
  console.error = original;
});

test('the password, then a name, then the device makes it', async () => {
  const store = createPasskeyStore(undefined, calls, device);
  await store.confirmPassword('amara', 'wrong');
  expect(store.getState()).toMatchObject({ step: 'password', isPasswordWrong: true });
  await store.confirmPassword('amara', 'right');
  expect(store.getState().step).toBe('name');
  await store.make('MacBook');
  expect(store.getState()).toMatchObject({ step: 'done', failure: undefined });
  expect(made).toEqual([{ name: 'MacBook', credential }]);
});

test.each([
  ['InvalidStateError', 'ERR_PASSKEY_THERE'],
  ['NotAllowedError', 'ERR_PASSKEY_CANCELLED'],
])('a device that answers %s says why, and may be asked again', async (name, label) => {
  const refusing = {
    make: () => Promise.reject(Object.assign(new Error('no'), { name })),
  } as unknown as PasskeyDevice;
  const store = createPasskeyStore(undefined, calls, refusing);
  await store.confirmPassword('amara', 'right');
  await store.make('MacBook');
  expect(store.getState()).toMatchObject({ step: 'name', failure: { label } });
});

test('what the server refuses begins again with the password', async () => {
  const body = { errors: [{ errorToken: 'ERR_PASSKEY' }] };
  const refused = () => Promise.reject(new ValidationError('no', [], { status: 400, body }));
  const store = createPasskeyStore(undefined, { ...calls, addPasskey: refused }, device);
  await store.confirmPassword('amara', 'right');
  await store.make('MacBook');
  expect(store.getState()).toMatchObject({ step: 'password', failure: { label: 'ERR_PASSKEY' } });
});

test('one is removed after the password', async () => {
  const store = createPasskeyStore(7, calls, device);
  await store.confirmPassword('amara', 'right');
  expect([store.getState().step, made]).toEqual(['done', [7]]);
});
