/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { ForbiddenError, NetworkError } from 'shared-client';
import { fakeCalls } from '../testing/fake-calls.ts';
import {
  advance,
  atVerifyEmail,
  isolateFlowTests,
  noPhone,
  phone,
  type Started,
  started,
  step,
} from '../testing/started-flow.ts';
import type { Calls } from './calls.ts';

isolateFlowTests();

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

  test('a wrong password is reported, a right one shows what is registered (docs: recovery#recovery-password)', async () => {
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
