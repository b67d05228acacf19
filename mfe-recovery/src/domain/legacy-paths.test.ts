import { isLegacyPath } from './legacy-paths.ts';

test.each([
  '/onboarding-dashboard.jsp',
  '/offboarding-dashboard.html',
  '/candidate-interview.jsp',
  '/worker-home.jsp',
  '/candidate-profile.jsp',
  '/app/worker/home.html',
  '/app/onboarding/dashboard',
  '/offboarding/dashboard/',
  '/Candidate/Profile.JSP',
  '/candidate/interview.jsp;jsessionid=4F2A',
])('routing is switched off on %s (docs: recovery#recovery-legacy-paths)', (path) => {
  expect(isLegacyPath(path)).toBe(true);
});

test.each([
  '/',
  '',
  '/legacy/home.jsp',
  '/home.jsp',
  '/worker',
  '/worker/time-expense',
  '/worker/home/archive',
  '/a?worker-home',
])('routing stays on on %s', (path) => {
  expect(isLegacyPath(path)).toBe(false);
});

test.each([
  ['/hr/**', '/hr/anything/below.jsp', true],
  ['/hr/**', '/hr', true],
  ['/hr/**', '/hrx/y', false],
  ['/old/*/edit', '/old/7/edit', true],
  ['/old/*/edit', '/old/7/8/edit', false],
  ['/a.b', '/aXb', false],
  ['*', '/x', false],
  ['', '/x', false],
  ['/', '/x', false],
  ['/[', '/[', true],
  ['/(a+)+$', '/(a+)+$', true],
])('the pattern %s on %s: %s', (pattern, path, expected) => {
  expect(isLegacyPath(path, [pattern])).toBe(expected);
});

test('a configured list takes the place of the default one (docs: recovery#recovery-legacy-paths)', () => {
  expect(isLegacyPath('/worker-home.jsp', ['/other*'])).toBe(false);
});

test('no path makes a pattern slow', () => {
  expect(isLegacyPath(`/${'a'.repeat(100_000)}`, ['/a*a*a*a*a*a*a*b'])).toBe(false);
});
