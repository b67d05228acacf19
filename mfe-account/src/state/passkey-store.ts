import type { PasskeyCreation } from 'shared-client/account';
import * as accountCalls from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { createStore } from 'zustand/vanilla';
import { type PasskeyDevice, passkeyDevice } from './passkey-device.ts';
import { type PasswordFirstState, stepRunner } from './password-first.ts';

interface PasskeyState extends PasswordFirstState {
  readonly step: 'password' | 'name' | 'done';
  readonly options: PasskeyCreation | undefined;
}

export const passkeyChanges = {
  authenticate,
  beginPasskey: accountCalls.beginPasskey,
  addPasskey: accountCalls.addPasskey,
  removePasskey: accountCalls.removePasskey,
};

/** The steps to add a passkey, or to remove the one in `removed`. The password comes first. */
export function createPasskeyStore(
  removed: number | undefined,
  calls = passkeyChanges,
  device: PasskeyDevice = passkeyDevice,
) {
  const store = createStore<PasskeyState>()(() => ({
    step: 'password',
    options: undefined,
    isPasswordWrong: false,
    busy: false,
    failure: undefined,
  }));
  const { getState, setState } = store;
  const run = stepRunner(store);

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    confirmPassword: (userName: string, password: string) =>
      run('confirming the password', async () => {
        if (!(await calls.authenticate(userName, password))) return { isPasswordWrong: true };
        if (removed === undefined) return { step: 'name', options: await calls.beginPasskey() };
        await calls.removePasskey(removed);
        return { step: 'done' };
      }),
    /**
     * Lets the device create the passkey. If the server refuses it, the dialog returns to the password; if the device fails, it stays here.
     */
    make: (name: string) =>
      run('adding a passkey', async () => {
        const { options } = getState();
        if (!options) return { step: 'password' };
        const credential = await device.make(options);
        setState({ step: 'password', options: undefined });
        await calls.addPasskey({ name, credential });
        return { step: 'done' };
      }),
  };
}
