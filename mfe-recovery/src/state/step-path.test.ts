/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fakeCalls } from '../testing/fake-calls.ts';
import { serverPart } from './later/parts.ts';
import { createRecoveryStore } from './recovery-store.ts';
import { followPath, screenOfPath } from './step-path.ts';

await serverPart.load();

const base = '#/recovery-options/two-factor-reg';
const noPhone = { phoneNumber: '', phoneCode: '1', countryCode: 'us' };
let undo: (() => void)[] = [];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const one of undo) one();
  undo = [];
  jest.restoreAllMocks();
});

const pause = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function flowAt(hash: string) {
  window.location.hash = hash;
  await pause(10);
  const fake = fakeCalls();
  const store = createRecoveryStore({ mode: 'register', screen: screenOfPath, resumes: false, calls: fake.calls });
  store.start();
  undo.push(followPath(store), () => store.stop());
  await pause();
  return { store, fake };
}

test("the flow's own URL becomes that of its first screen, and the query stays", async () => {
  await flowAt(`${base}?redirectUrl=/home.jsp`);
  expect(window.location.hash).toBe(`${base}/phone-email-setup?redirectUrl=/home.jsp`);
});

test('a URL without its precondition is corrected', async () => {
  const { store } = await flowAt(`${base}/verify-phone`);
  expect(store.getState().flow.step).toBe('phone-email-setup');
  expect(window.location.hash).toBe(`${base}/phone-email-setup`);
});

test('Continue makes a URL, Back of the browser leads back, Forward sends nothing more', async () => {
  const { store, fake } = await flowAt(base);
  store.continueWith('new@example.com', noPhone);
  await pause();
  expect(window.location.hash).toBe(`${base}/verify-email`);
  window.location.hash = `${base}/phone-email-setup`;
  await pause(20);
  expect(store.getState().flow.step).toBe('phone-email-setup');
  window.location.hash = `${base}/verify-email`;
  await pause(20);
  expect(store.getState().flow.step).toBe('verify-email');
  expect(fake.of('sendEmailCode')).toHaveLength(1);
});

test('a URL that names no screen is corrected to where the flow is', async () => {
  await flowAt(base);
  window.location.hash = `${base}/nonsense`;
  await pause(20);
  expect(window.location.hash).toBe(`${base}/phone-email-setup`);
});

test("another page's URL is left alone", async () => {
  const { store } = await flowAt(base);
  window.location.hash = '#/worker/home';
  await pause(20);
  expect(window.location.hash).toBe('#/worker/home');
  expect(store.getState().flow.step).toBe('phone-email-setup');
});

test('a second flow on the page does not write the URL', async () => {
  await flowAt(base);
  const second = createRecoveryStore({
    mode: 'register',
    screen: () => undefined,
    resumes: false,
    calls: fakeCalls().calls,
  });
  second.start();
  undo.push(followPath(second), () => second.stop());
  await pause();
  second.continueWith('second@example.com', noPhone);
  await pause();
  expect(second.getState().flow.step).toBe('verify-email');
  expect(window.location.hash).toBe(`${base}/phone-email-setup`);
});
