/** @jest-environment jsdom */
import { rememberHome } from './remember-home.ts';

const remembered = (menu: readonly string[] | undefined) => {
  rememberHome('/worker/home', menu);
  return localStorage.getItem('portal.home');
};
const signedIn = (session: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session, as the server sets it.
  document.cookie = `XSRF-TOKEN=${session}`;
};

beforeEach(() => signedIn('abcdefghij'));

test('where the menu of the session begins is remembered, unless it leads to the declared home', () => {
  expect(remembered(['/manager/home', '/list'])).toBe('abcdef /manager/home');
  expect(remembered(['/list', '/worker/home'])).toBeNull();
});

test.each([[[]], [undefined]])('a menu %j leads nowhere', (menu) => {
  remembered(['/manager/home']);
  expect(remembered(menu)).toBeNull();
});

test('without a session nothing is remembered', () => {
  signedIn('; max-age=0');
  expect(remembered(['/manager/home'])).toBeNull();
});
