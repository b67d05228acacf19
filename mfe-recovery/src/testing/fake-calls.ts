import type { RecoveryOptions } from 'shared-client/recovery';
import type { Calls, FlowUser } from '../state/calls.ts';

/** A recorded call: its name, its arguments, and functions for the test to respond. */
export interface MadeCall {
  readonly name: keyof Calls;
  readonly args: readonly unknown[];
  respond(value: unknown): void;
  fail(error: unknown): void;
}

export interface FakeCalls {
  readonly calls: Calls;
  /** Every call so far, oldest first. */
  readonly made: MadeCall[];
  of(name: keyof Calls): MadeCall[];
  /** The latest call with this name; throws if there is none. */
  last(name: keyof Calls): MadeCall;
  options: RecoveryOptions;
  user: FlowUser;
}

const sent = { status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30 };

/** Calls that a test records and responds to. Loading responds by itself; `held` names the calls that wait for the test. */
export function fakeCalls(held: readonly (keyof Calls)[] = []): FakeCalls {
  const made: MadeCall[] = [];
  const fake: Omit<FakeCalls, 'calls'> = {
    made,
    of: (name) => made.filter((call) => call.name === name),
    last: (name) => {
      const call = made.findLast((one) => one.name === name);
      if (call === undefined) throw new Error(`${name} was not called.`);
      return call;
    },
    options: { email: undefined, mobile: undefined, phoneCode: undefined, countryCode: undefined, masked: true },
    user: { userId: 7, userName: 'worker', firstName: 'Amara' },
  };
  const own: Readonly<Partial<Record<keyof Calls, () => unknown>>> = {
    loadUser: () => fake.user,
    getRecoveryOptions: () => fake.options,
    getCountries: () => [
      { countryCode: 'US', name: 'United States', phoneCode: '1' },
      { countryCode: 'GB', name: 'United Kingdom', phoneCode: '44' },
    ],
    sendEmailCode: () => sent,
    sendMobileCode: () => sent,
    register: () => ({ status: 'success' }),
    authenticate: () => true,
    removeMobile: () => ({ status: 'success' }),
    getGoogleApiKey: () => undefined,
  };
  const call =
    (name: keyof Calls) =>
    (...args: unknown[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      made.push({ name, args, respond: resolve, fail: reject });
      if (!held.includes(name)) resolve(own[name]?.());
      return promise;
    };
  const calls = Object.fromEntries(
    Object.keys(own).map((name) => [name, call(name as keyof Calls)]),
  ) as unknown as Calls;
  return Object.assign(fake, { calls });
}
