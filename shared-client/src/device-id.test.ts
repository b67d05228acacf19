/** @jest-environment jsdom */
import { readCookie, writeCookie } from './cookie.ts';
import { ensureDeviceId } from './device-id.ts';

const forget = () => writeCookie('deviceId', '', 0);
beforeEach(forget);

test('a device id cookie is created if missing (docs: session#token-call)', () => {
  expect(readCookie('deviceId')).toBeUndefined();
  ensureDeviceId();
  expect(readCookie('deviceId')).toMatch(/^[0-9a-f-]{32,36}$/);
});

test('one that is there stays', () => {
  writeCookie('deviceId', 'of-last-year', 60);
  ensureDeviceId();
  expect(readCookie('deviceId')).toBe('of-last-year');
});

test('where cookies are blocked nothing fails', () => {
  const blocked = {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
    set() {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  Object.defineProperty(document, 'cookie', blocked);
  try {
    expect(() => ensureDeviceId()).not.toThrow();
    expect(readCookie('deviceId')).toBeUndefined();
    expect(writeCookie('a', 'b', 60)).toBe(false);
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});
