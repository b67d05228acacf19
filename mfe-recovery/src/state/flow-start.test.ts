/** @jest-environment jsdom */
import { NetworkError } from 'shared-client';
import { fakeCalls } from '../testing/fake-calls.ts';
import { advance, isolateFlowTests, started, step } from '../testing/started-flow.ts';
import { createRecoveryStore } from './recovery-store.ts';

isolateFlowTests();

test('the flow start is delayed by 100 ms (docs: recovery#recovery-start-delay)', async () => {
  const fake = fakeCalls();
  const store = createRecoveryStore({ mode: 'register', screen: () => undefined, resumes: true, calls: fake.calls });
  store.start();
  await advance(99);
  expect(fake.of('getRecoveryOptions')).toHaveLength(0);
  expect(step(store)).toBe('starting');
  await advance(1);
  expect(step(store)).toBe('phone-email-setup');
});

test('the time that the first rendering takes is a part of the delay (docs: recovery#recovery-start-delay)', async () => {
  const store = createRecoveryStore({
    mode: 'register',
    screen: () => undefined,
    resumes: true,
    calls: fakeCalls().calls,
  });
  await advance(60);
  store.start();
  await advance(39);
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

test('an invalid country list is logged and an empty one is used (docs: session#countries)', async () => {
  const { store, fake } = await started({ held: ['getCountries'] });
  fake.last('getCountries').fail(new Error('no list'));
  await advance();
  expect(store.getState().countries).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('country list'), expect.anything());
});
