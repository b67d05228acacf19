import { matchesPattern, precision } from './route-pattern.ts';

test.each([
  ['/worker/home', '/worker/home', true],
  ['/worker/home', '/worker/home/', false],
  ['/worker/home', '/worker/homes', false],
  ['/worker/home', '/x/worker/home', false],
  ['/detail/{id}', '/detail/17', true],
  ['/detail/{id}', '/detail/', false],
  ['/detail/{id}', '/detail/17/more', false],
  ['/recovery-options/{prefix}/confirm', '/recovery-options/edit/confirm', true],
  ['/below/*', '/below', true],
  ['/below/*', '/below/deep/down', true],
  ['/below/*', '/belowness', false],
  ['/', '/', true],
])('%s at %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('what is spelt out fits better than a parameter, and that better than everything below', () => {
  const patterns = ['/a/*', '/a/{id}', '/a/b', '/a/b/*'];
  const byPrecision = [...patterns].sort((one, other) => precision(other) - precision(one));
  expect(byPrecision.indexOf('/a/b')).toBeLessThan(byPrecision.indexOf('/a/{id}'));
  expect(byPrecision.indexOf('/a/{id}')).toBeLessThan(byPrecision.indexOf('/a/*'));
  expect(byPrecision.indexOf('/a/b/*')).toBeLessThan(byPrecision.indexOf('/a/*'));
});
