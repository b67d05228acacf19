/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { ForbiddenError, NetworkError, RateLimitedError } from 'shared-client';
import type { PhoneDetails } from '../domain/registration.ts';
import type { FlowMode, Screen } from '../domain/steps.ts';
import { type FakeCalls, fakeCalls } from '../testing/fake-calls.ts';
import type { Calls } from './calls.ts';
import { createRecoveryStore, type RecoveryStore } from './recovery-store.ts';

const phone: PhoneDetails = { phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' };
const noPhone: PhoneDetails = { phoneNumber: '', phoneCode: '1', countryCode: 'us' };
const code = '48102957';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

interface Started {
  readonly store: RecoveryStore;
  readonly fake: FakeCalls;
}

async function started(
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

async function atVerifyEmail(held: readonly (keyof Calls)[] = [], entered = noPhone): Promise<Started> {
  const one = await started({ held });
  one.store.continueWith('new@example.com', entered);
  await advance(100);
  return one;
}

const step = (store: RecoveryStore) => store.getState().flow.step;

test('the flow start is delayed by 100 ms', async () => {
  const fake = fakeCalls();
  const store = createRecoveryStore({ mode: 'register', screen: () => undefined, resumes: true, calls: fake.calls });
  store.start();
  await advance(99);
  expect(fake.of('getRecoveryOptions')).toHaveLength(0);
  expect(step(store)).toBe('starting');
  await advance(1);
  expect(step(store)).toBe('phone-email-setup');
});

test('whom the flow is for is asked while it waits to start', async () => {
  const fake = fakeCalls();
  const store = createRecoveryStore({ mode: 'register', screen: () => undefined, resumes: true, calls: fake.calls });
  store.start();
  expect(fake.of('loadUser')).toHaveLength(1);
  await advance(100);
  expect(fake.of('loadUser')).toHaveLength(1);
  expect(store.getState().user).toEqual(fake.user);
});

test('a user who could not be read while it waited is reported once it starts, and a retry asks again', async () => {
  const fake = fakeCalls(['loadUser']);
  const store = createRecoveryStore({ mode: 'register', screen: () => undefined, resumes: true, calls: fake.calls });
  store.start();
  fake.last('loadUser').fail(new NetworkError('down'));
  await advance(99);
  expect(store.getState().error).toBeUndefined();
  await advance(1);
  expect(store.getState().error?.kind).toBe('network');
  store.getState().error?.retry?.();
  fake.last('loadUser').respond(fake.user);
  await advance();
  expect(fake.of('loadUser')).toHaveLength(2);
  expect(step(store)).toBe('phone-email-setup');
});

test('a mount that StrictMode makes twice reads once', async () => {
  const fake = fakeCalls();
  const store = createRecoveryStore({ mode: 'register', screen: () => undefined, resumes: true, calls: fake.calls });
  store.start();
  store.stop();
  store.start();
  await advance(500);
  expect(fake.of('getRecoveryOptions')).toHaveLength(1);
  expect(step(store)).toBe('phone-email-setup');
});

test('the API down at entry is reported, and a retry goes on', async () => {
  const { store, fake } = await started({ held: ['getRecoveryOptions'] });
  fake.last('getRecoveryOptions').fail(new NetworkError('down'));
  await advance();
  expect(store.getState().error?.kind).toBe('network');
  store.getState().error?.retry?.();
  await advance();
  fake.last('getRecoveryOptions').respond(fake.options);
  await advance();
  expect(store.getState()).toMatchObject({ error: undefined, flow: { step: 'phone-email-setup' } });
});

test('an invalid country list is logged and an empty one is used', async () => {
  const { store, fake } = await started({ held: ['getCountries'] });
  fake.last('getCountries').fail(new Error('no list'));
  await advance();
  expect(store.getState().countries).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('country list'), expect.anything());
});

describe('sending on entry', () => {
  test('entering verify-email sends a code, once', async () => {
    const { store, fake } = await atVerifyEmail();
    expect(step(store)).toBe('verify-email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
    expect(fake.last('sendEmailCode').args.slice(0, 2)).toEqual([7, 'new@example.com']);
  });

  test('Back and Continue with the same address send nothing more', async () => {
    const { store, fake } = await atVerifyEmail();
    store.dispatch({ type: 'back' });
    store.continueWith('new@example.com', noPhone);
    await advance(100);
    expect(step(store)).toBe('verify-email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
    expect(store.getState().codes.email.sent).toBeDefined();
  });

  test('another address is sent a code of its own', async () => {
    const { store, fake } = await atVerifyEmail();
    store.dispatch({ type: 'back' });
    store.continueWith('other@example.com', noPhone);
    await advance(100);
    expect(fake.of('sendEmailCode')).toHaveLength(2);
  });

  test('a reload, or a tab the phone discarded, stays on the step and sends nothing', async () => {
    const { store, fake } = await atVerifyEmail();
    store.stop();
    const again = await started({ fake });
    expect(step(again.store)).toBe('verify-email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
  });

  test('a reload while the call is under way sends nothing', async () => {
    const { store, fake } = await atVerifyEmail(['sendEmailCode']);
    store.stop();
    const again = await started({ fake });
    expect(step(again.store)).toBe('verify-email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
  });

  test("somebody else's draft is not resumed", async () => {
    const { store, fake } = await atVerifyEmail();
    store.stop();
    fake.user = { ...fake.user, userId: 8 };
    expect(step((await started({ fake })).store)).toBe('phone-email-setup');
  });

  test('an address without its precondition leads to phone-email-setup and sends nothing', async () => {
    const { store, fake } = await started({ screen: 'verify-phone', resumes: false });
    expect(step(store)).toBe('phone-email-setup');
    expect(fake.made.filter((call) => call.name.startsWith('send'))).toHaveLength(0);
  });

  test('a failed call is reported, and a retry sends', async () => {
    const { store, fake } = await atVerifyEmail(['sendEmailCode']);
    fake.last('sendEmailCode').fail(new NetworkError('offline'));
    await advance();
    expect(store.getState()).toMatchObject({ error: { kind: 'network' }, codes: { email: { sending: false } } });
    expect(store.getState().codes.email.sent).toBeUndefined();
    store.getState().error?.retry?.();
    await advance();
    expect(fake.of('sendEmailCode')).toHaveLength(2);
  });

  test('429 on entry says a code is on its way, from another tab, and shows the cooldown', async () => {
    const { store, fake } = await atVerifyEmail(['sendEmailCode']);
    fake.last('sendEmailCode').fail(new RateLimitedError('too soon', 12));
    await advance();
    const { sent } = store.getState().codes.email;
    expect(store.getState().error).toBeUndefined();
    expect(sent && sent.resendAt - Date.now()).toBe(12_000);
  });

  test('a spent budget is reported with its wait', async () => {
    const { store, fake } = await atVerifyEmail(['sendEmailCode']);
    fake.last('sendEmailCode').fail(new RateLimitedError('too many', 1800));
    await advance();
    expect(store.getState().error).toMatchObject({ kind: 'rate-limited', waitSeconds: 1800 });
  });
});

describe('verifying', () => {
  test('a complete code is verified exactly once, however often the field reports it', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    for (const value of ['4', '4810', code, code, code]) store.enterCode('email', value);
    expect(fake.of('register').map((call) => call.args)).toEqual([[7, code, 'Email']]);
    fake.last('register').respond({ status: 'success' });
    await advance();
    expect(store.getState().flow).toMatchObject({ step: 'success', verified: { email: true } });
  });

  test('a wrong code and an expired one are distinguished, and a new one is verified again', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    store.enterCode('email', '11112222');
    fake.last('register').respond({ status: 'failed', statusReason: 'INVALID_CODE' });
    await advance();
    expect(store.getState().codes.email.entry.status).toBe('invalid-code');
    store.enterCode('email', '33334444');
    fake.last('register').respond({ status: 'failed', statusReason: 'EXPIRED' });
    await advance();
    expect(store.getState().codes.email.entry.status).toBe('expired-code');
    store.enterCode('email', code);
    expect(fake.of('register')).toHaveLength(3);
  });

  test('responses out of order: the stale one changes nothing', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    store.enterCode('email', '11112222');
    store.enterCode('email', '1111222');
    store.enterCode('email', code);
    const [first, second] = fake.of('register');
    second?.respond({ status: 'failed', statusReason: 'EXPIRED' });
    await advance();
    first?.respond({ status: 'failed', statusReason: 'INVALID_CODE' });
    await advance();
    expect(store.getState().codes.email.entry).toMatchObject({ status: 'expired-code', submitted: code });
  });

  test('a response after Back changes nothing', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    store.enterCode('email', code);
    store.dispatch({ type: 'back' });
    fake.last('register').respond({ status: 'failed', statusReason: 'INVALID_CODE' });
    await advance();
    expect(step(store)).toBe('phone-email-setup');
    store.continueWith('new@example.com', noPhone);
    await advance(100);
    expect(store.getState().codes.email).toMatchObject({ value: '', entry: { status: 'pending' } });
  });

  test('a response after the mount is gone changes nothing', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    store.enterCode('email', code);
    store.stop();
    fake.last('register').respond({ status: 'success' });
    await advance();
    expect(step(store)).toBe('verify-email');
  });

  test('a failed call tells, counts nothing, and the same code can be tried again', async () => {
    const { store, fake } = await atVerifyEmail(['register']);
    store.enterCode('email', code);
    fake.last('register').fail(new NetworkError('offline'));
    await advance();
    expect(store.getState()).toMatchObject({ error: { kind: 'network' }, codes: { email: { value: code } } });
    store.getState().error?.retry?.();
    fake.last('register').respond({ status: 'success' });
    await advance();
    expect(step(store)).toBe('success');
  });

  test('after the email a changed phone is verified, with its own code', async () => {
    const { store, fake } = await atVerifyEmail([], phone);
    store.enterCode('email', code);
    await advance();
    expect(step(store)).toBe('verify-phone');
    expect(fake.last('sendMobileCode').args[1]).toEqual({ mobile: '(213) 373-4253', countryCode: 'us' });
    store.enterCode('phone', '11223344');
    await advance();
    expect(fake.last('register').args).toEqual([7, '11223344', 'Mobile']);
    expect(store.getState().flow).toMatchObject({ step: 'success', verified: { email: true, phone: true } });
  });
});

describe('Resend Code', () => {
  test('does nothing during the cooldown, then sends, clears the field and says so', async () => {
    const { store, fake } = await atVerifyEmail();
    store.enterCode('email', '4810');
    await store.resend('email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
    await advance(30_000);
    await store.resend('email');
    expect(fake.of('sendEmailCode')).toHaveLength(2);
    expect(store.getState().codes.email).toMatchObject({ resent: true, value: '', entry: { status: 'pending' } });
  });

  test('pressed twice it sends once', async () => {
    const { store, fake } = await atVerifyEmail();
    await advance(30_000);
    await Promise.all([store.resend('email'), store.resend('email')]);
    expect(fake.of('sendEmailCode')).toHaveLength(2);
  });

  test('a failed resend keeps the code that is under way', async () => {
    const one = await atVerifyEmail(['sendEmailCode']);
    one.fake.last('sendEmailCode').respond({ status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30 });
    await advance(30_000);
    void one.store.resend('email');
    one.fake.last('sendEmailCode').fail(new NetworkError('offline'));
    await advance();
    expect(one.store.getState()).toMatchObject({ error: { kind: 'network' }, codes: { email: { resent: false } } });
    expect(one.store.getState().codes.email.sent).toBeDefined();
  });
});

describe('update flow', () => {
  const registered = {
    email: 'old@example.com',
    mobile: '2133734253',
    phoneCode: '1',
    countryCode: 'US',
    masked: false,
  };

  async function confirmed(held: readonly (keyof Calls)[] = []): Promise<Started> {
    const fake = fakeCalls(held);
    fake.options = registered;
    const one = await started({ mode: 'update', fake });
    await one.store.confirmPassword('Portal-2026');
    return one;
  }

  test('asks for the password before it reads anything', async () => {
    const { store, fake } = await started({ mode: 'update' });
    expect(step(store)).toBe('confirm-password');
    expect(fake.of('getRecoveryOptions')).toHaveLength(0);
  });

  test('a wrong password is reported, a right one shows what is registered', async () => {
    const { store, fake } = await started({ mode: 'update', held: ['authenticate'] });
    fake.options = registered;
    void store.confirmPassword('wrong');
    fake.last('authenticate').respond(false);
    await advance();
    expect(store.getState()).toMatchObject({ passwordRejected: true, flow: { step: 'confirm-password' } });
    void store.confirmPassword('Portal-2026');
    fake.last('authenticate').respond(true);
    await advance();
    expect(store.getState().flow).toMatchObject({
      step: 'phone-email-setup',
      details: { email: 'old@example.com', phoneDetails: { phoneNumber: '2133734253', countryCode: 'us' } },
    });
  });

  test('a deep address without a grant asks for the password', async () => {
    const fake = fakeCalls(['getRecoveryOptions']);
    const { store } = await started({ mode: 'update', fake, screen: 'phone-email-setup', resumes: false });
    fake.last('getRecoveryOptions').fail(new ForbiddenError('no grant'));
    await advance();
    expect(step(store)).toBe('confirm-password');
  });

  test('a grant that ran out asks again and keeps what was entered', async () => {
    const { store, fake } = await confirmed(['sendEmailCode']);
    store.continueWith('new@example.com', phone);
    await advance(100);
    fake.last('sendEmailCode').fail(new ForbiddenError('no grant'));
    await advance();
    expect(store.getState()).toMatchObject({ passwordAskedAgain: true, flow: { step: 'confirm-password' } });
    await store.confirmPassword('Portal-2026');
    expect(store.getState().flow).toMatchObject({ step: 'phone-email-setup', details: { email: 'new@example.com' } });
  });

  test('removal clears the phone; a failed one changes nothing and is reported', async () => {
    const { store, fake } = await confirmed(['removeMobile']);
    const failing = store.removePhone();
    fake.last('removeMobile').fail(new NetworkError('offline'));
    expect(await failing).toBe(false);
    expect(store.getState()).toMatchObject({
      error: { kind: 'network' },
      flow: { details: { isPhoneRegistered: true } },
    });
    const removing = store.removePhone();
    fake.last('removeMobile').respond({ status: 'success' });
    expect(await removing).toBe(true);
    expect(store.getState().flow.details).toMatchObject({
      isPhoneRegistered: false,
      phoneDetails: { countryCode: 'us' },
    });
  });
});

test('nothing of an address is in storage but the draft, and that is gone when the flow has ended', async () => {
  const { store } = await atVerifyEmail();
  expect(sessionStorage.getItem('recovery-options.sent')).not.toContain('example');
  expect(sessionStorage.getItem('recovery-options.draft.register')).toContain('new@example.com');
  store.dispatch({ type: 'cancel' });
  expect(sessionStorage.getItem('recovery-options.draft.register')).toBeNull();
});

test('storage that the browser refuses changes nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { store, fake } = await atVerifyEmail();
  store.dispatch({ type: 'back' });
  store.continueWith('new@example.com', noPhone);
  await advance(100);
  expect(step(store)).toBe('verify-email');
  expect(fake.of('sendEmailCode')).toHaveLength(1);
});
