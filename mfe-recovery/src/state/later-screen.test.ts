/** @jest-environment jsdom */
import { NetworkError } from 'shared-client';
import type { Step } from '../domain/steps.ts';
import { fakeCalls } from '../testing/fake-calls.ts';
import { advance, isolateFlowTests, noPhone, step } from '../testing/started-flow.ts';
import { createRecoveryStore } from './recovery-store.ts';

isolateFlowTests();

/** A flow at phone-email-setup, whose next screens are loaded as the test says. */
async function flowWith(loadScreen: (step: Step) => Promise<unknown> | undefined) {
  const fake = fakeCalls();
  const store = createRecoveryStore({
    mode: 'register',
    screen: () => undefined,
    resumes: false,
    calls: fake.calls,
    loadScreen: (asked) => (asked === 'verify-email' ? loadScreen(asked) : undefined),
  });
  store.start();
  await advance(100);
  store.continueWith('new@example.com', noPhone);
  await advance(100);
  return { store, fake };
}

test('a step waits for its screen, and sends no code before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store, fake } = await flowWith(() => promise);
  expect(step(store)).toBe('verify-email');
  expect(store.getState().isScreenPending).toBe(true);
  expect(fake.of('sendEmailCode')).toHaveLength(0);
  resolve();
  await advance();
  expect(store.getState().isScreenPending).toBe(false);
  expect(fake.of('sendEmailCode')).toHaveLength(1);
});

test('a screen that cannot be loaded is reported, and a retry shows it', async () => {
  const answers = [() => Promise.reject(new NetworkError('offline')), () => Promise.resolve()];
  const { store, fake } = await flowWith(() => answers.shift()?.());
  expect(store.getState()).toMatchObject({ isScreenPending: true, error: { kind: 'network' } });
  const retry = store.getState().error?.retry;
  store.dismissError();
  retry?.();
  await advance();
  expect(store.getState()).toMatchObject({ isScreenPending: false, error: undefined });
  expect(fake.of('sendEmailCode')).toHaveLength(1);
});

test('a screen that arrives after its step was left changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store, fake } = await flowWith(() => promise);
  store.dispatch({ type: 'back' });
  resolve();
  await advance();
  expect(step(store)).toBe('phone-email-setup');
  expect(fake.of('sendEmailCode')).toHaveLength(0);
});

test('a mount that is made twice goes on waiting for the screen', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store, fake } = await flowWith(() => promise);
  store.stop();
  store.start();
  resolve();
  await advance();
  expect(store.getState().isScreenPending).toBe(false);
  expect(fake.of('sendEmailCode')).toHaveLength(1);
});
