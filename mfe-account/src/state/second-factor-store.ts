import type { AuthenticatorBegun } from 'shared-client/account';
import * as accountCalls from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { createStore } from 'zustand/vanilla';
import { type PasswordFirstState, stepRunner } from './password-first.ts';

/** The changes to the second factor; each starts with the password (docs: account#second-factor). */
export type SecondFactorWish = 'add' | 'renew' | 'remove' | 'contact-on' | 'contact-off';

interface SecondFactorState extends PasswordFirstState {
  readonly step: 'password' | 'scan' | 'codes' | 'done';
  readonly begun: AuthenticatorBegun | undefined;
  readonly codes: readonly string[];
}

export const secondFactorCalls = {
  authenticate,
  addAuthenticator: accountCalls.addAuthenticator,
  confirmAuthenticator: accountCalls.confirmAuthenticator,
  removeAuthenticator: accountCalls.removeAuthenticator,
  renewRecoveryCodes: accountCalls.renewRecoveryCodes,
  setContactStep: accountCalls.setContactStep,
};

/** The steps of a change to the second factor: the password, then the change. */
export function createSecondFactorStore(wish: SecondFactorWish, calls = secondFactorCalls) {
  const store = createStore<SecondFactorState>()(() => ({
    step: 'password',
    begun: undefined,
    codes: [],
    isPasswordWrong: false,
    busy: false,
    failure: undefined,
  }));
  const { getState } = store;
  const run = stepRunner(store);

  const afterPassword: Readonly<Record<SecondFactorWish, () => Promise<Partial<SecondFactorState>>>> = {
    add: async () => ({ step: 'scan', begun: await calls.addAuthenticator() }),
    renew: async () => ({ step: 'codes', codes: await calls.renewRecoveryCodes() }),
    async remove() {
      await calls.removeAuthenticator();
      return { step: 'done' };
    },
    async 'contact-on'() {
      await calls.setContactStep(true);
      return { step: 'done' };
    },
    async 'contact-off'() {
      await calls.setContactStep(false);
      return { step: 'done' };
    },
  };
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    confirmPassword: (userName: string, password: string) =>
      run('confirming the password', async () =>
        (await calls.authenticate(userName, password)) ? afterPassword[wish]() : { isPasswordWrong: true },
      ),
    confirmApp: (code: string) =>
      run('confirming the app', async () => ({ step: 'codes', codes: await calls.confirmAuthenticator(code) })),
  };
}
