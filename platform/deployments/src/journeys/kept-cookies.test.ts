import { KeptCookies } from './kept-cookies.ts';

test('what scripts cannot read is kept, and sent beside what the browser sends', () => {
  const cookies = new KeptCookies();
  expect(cookies.header(undefined)).toBeUndefined();
  expect(cookies.keep(['__Host-session=a=b; Path=/; Secure; HttpOnly; SameSite=Lax'])).toEqual([]);
  expect(cookies.header(undefined)).toBe('__Host-session=a=b');
  expect(cookies.header('language=de')).toBe('language=de; __Host-session=a=b');
});

test('the browser gets the others, for the origin that it is on', () => {
  const cookies = new KeptCookies();
  expect(cookies.keep(['XSRF-TOKEN=x; Path=/; Secure; Domain=portal.example; SameSite=Lax', 'a=b'])).toEqual([
    'XSRF-TOKEN=x; Path=/; SameSite=Lax',
    'a=b',
  ]);
  expect(cookies.header(undefined)).toBeUndefined();
});

test.each(['Max-Age=0', 'max-age=-1', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'])('%s ends a kept one', (over) => {
  const cookies = new KeptCookies();
  cookies.keep(['session=a; HttpOnly; Max-Age=60', 'other=b; HttpOnly; Expires=Fri, 01 Jan 2100 00:00:00 GMT']);
  expect(cookies.keep([`session=; Path=/; HttpOnly; ${over}`])).toEqual([]);
  expect(cookies.header(undefined)).toBe('other=b');
});
