import fc from 'fast-check';
import { requestPath } from './request-path.ts';

test.each([
  ['/home.jsp', '/home.jsp'],
  ['/Home.JSP', '/home.jsp'],
  ['/a//b/', '/a/b'],
  ['/%6cogout.html', '/logout.html'],
  ['/%256cogout.html', '/logout.html'],
  ['/a%5cb', '/a/b'],
  ['/servlet;jsessionid=1/x', '/servlet/x'],
  ['/servlet%20/x.', '/servlet/x'],
  ['/\uff4cogout.html', '/logout.html'],
])('%j is read as %j', (pathname, expected) => {
  expect(requestPath(pathname)).toBe(expected);
});

test.each([
  '/servlet/..%2f',
  '/servlet/..%5c',
  '/a/%252e%252e/b',
  '/a/..;x=1/b',
  '/.../a',
  '/\uff0e\uff0e/a',
  '/%',
  '/%ff',
  '/a%0a',
])('%j is not read', (pathname) => {
  expect(requestPath(pathname)).toBeUndefined();
});

// Slow: a property of long texts.
test('what was read is read as itself', () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const path = requestPath(pathname);
      if (path !== undefined) expect(requestPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
