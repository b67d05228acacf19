import { browserName, isPhone } from './index.ts';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome', 'Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/142 Safari/537.36 Edg/142.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
])('%s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});

test('a program that says nothing of a browser has no name', () => {
  expect(browserName('')).toBeUndefined();
  expect(browserName('curl/8.0')).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (iPhone; …)', true],
  ['Mozilla/5.0 (Windows NT 10.0)', false],
])('%s is a phone: %s', (userAgent, phone) => expect(isPhone(userAgent)).toBe(phone));
