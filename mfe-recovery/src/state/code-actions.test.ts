/** @jest-environment jsdom */
import { NetworkError, RateLimitedError } from 'shared-client';
import {
  advance,
  atVerifyEmail,
  code,
  isolateFlowTests,
  noPhone,
  phone,
  started,
  step,
} from '../testing/started-flow.ts';

isolateFlowTests();

describe('sending on entry', () => {
  test('entering verify-email sends a code, once (docs: recovery#flow-sends-code, codes#code-sent-once)', async () => {
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

  test('a reload, or a tab the phone discarded, stays on the step and sends nothing (docs: recovery#flow-sends-code, codes#code-sent-once)', async () => {
    const { store, fake } = await atVerifyEmail();
    store.stop();
    const again = await started({ fake });
    expect(step(again.store)).toBe('verify-email');
    expect(fake.of('sendEmailCode')).toHaveLength(1);
  });

  test('a code that could not be sent yet is said to be late, not sent (docs: account#message-delayed)', async () => {
    const { store, fake } = await atVerifyEmail(['sendEmailCode']);
    const answer = { status: 'success', expiresInSeconds: 900, resendAfterSeconds: 0 } as const;
    fake.last('sendEmailCode').respond({ ...answer, delayed: true });
    await advance(100);
    expect(store.getState().codes.email).toMatchObject({ delayed: true, resent: false });
    void store.resend('email');
    await advance(100);
    fake.last('sendEmailCode').respond(answer);
    await advance(100);
    expect(store.getState().codes.email).toMatchObject({ delayed: false, resent: true });
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

  test('a failed call is reported, and a retry sends (docs: recovery#recovery-failed-call)', async () => {
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

  test('a failed call tells, counts nothing, and the same code can be tried again (docs: recovery#recovery-failed-call)', async () => {
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
  test('does nothing during the cooldown, then sends, clears the field and says so (docs: codes#code-resend)', async () => {
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
