/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitForMessage } from './web-otp.ts';

const flush = () => new Promise((resolve) => setTimeout(resolve));

function browserWithWebOtp(response: () => Promise<unknown>) {
  const get = jest.fn(response);
  Object.assign(globalThis, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return get;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('where there is no WebOTP nothing happens', async () => {
  const heard = jest.fn();
  waitForMessage(heard)();
  await flush();
  expect(heard).not.toHaveBeenCalled();
});

test('the code of a message is handed on', async () => {
  const heard = jest.fn();
  const get = browserWithWebOtp(async () => ({ code: '48102957' }));
  waitForMessage(heard);
  await flush();
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  expect(heard).toHaveBeenCalledWith('48102957');
});

test.each<[string, () => Promise<unknown>]>([
  ['declined', () => Promise.reject(new DOMException('no', 'AbortError'))],
  ['empty', async () => null],
  ['of another kind', async () => ({ code: 7 })],
])('a response that is %s changes nothing', async (_name, response) => {
  const heard = jest.fn();
  browserWithWebOtp(response);
  waitForMessage(heard);
  await flush();
  expect(heard).not.toHaveBeenCalled();
});

test('a code that comes after waiting was stopped changes nothing', async () => {
  const heard = jest.fn();
  browserWithWebOtp(async () => ({ code: '48102957' }));
  waitForMessage(heard)();
  await flush();
  expect(heard).not.toHaveBeenCalled();
});
