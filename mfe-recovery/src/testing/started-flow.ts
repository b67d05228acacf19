import { jest } from '@jest/globals';
import type { PhoneDetails } from '../domain/registration.ts';
import type { FlowMode, Screen } from '../domain/steps.ts';
import type { Calls } from '../state/calls.ts';
import { codesPart, serverPart } from '../state/later/parts.ts';
import { createRecoveryStore, type RecoveryStore } from '../state/recovery-store.ts';
import { type FakeCalls, fakeCalls } from './fake-calls.ts';

// A flow whose scripts are there, as after the first paint of a page.
await Promise.all([serverPart.load(), codesPart.load()]);

export const phone: PhoneDetails = { phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' };
export const noPhone: PhoneDetails = { phoneNumber: '', phoneCode: '1', countryCode: 'us' };
export const code = '48102957';

/** Gives each test of a file fake timers, an empty session storage and a quiet console. */
export function isolateFlowTests(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

export interface Started {
  readonly store: RecoveryStore;
  readonly fake: FakeCalls;
}

/** A flow after its start delay. */
export async function started(
  given: {
    mode?: FlowMode;
    held?: readonly (keyof Calls)[];
    fake?: FakeCalls;
    screen?: Screen;
    resumes?: boolean;
  } = {},
): Promise<Started> {
  const fake = given.fake ?? fakeCalls(given.held);
  const store = createRecoveryStore({
    mode: given.mode ?? 'register',
    screen: () => given.screen,
    resumes: given.resumes ?? true,
    calls: fake.calls,
  });
  store.start();
  await advance(100);
  return { store, fake };
}

/** A flow on the verify-email screen. */
export async function atVerifyEmail(held: readonly (keyof Calls)[] = [], entered = noPhone): Promise<Started> {
  const one = await started({ held });
  one.store.continueWith('new@example.com', entered);
  await advance(100);
  return one;
}

export const step = (store: RecoveryStore) => store.getState().flow.step;
