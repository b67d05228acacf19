import fc from 'fast-check';
import { comparePatterns, matchesPattern, readParameters } from './route-pattern.ts';

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
  ['/worker/home', '/worker/home?page=2', true],
  ['/worker/home', '/Worker/home', false],
  ['/worker/home', '/worker/h%6Fme', false],
  ['/detail/{id}', '/detail', false],
  ['/detail/{id}', '/detail/?id=17', false],
  ['/detail/{id}', '/detail/a%2Fb', true],
  ['/detail/{id}', '/detail/17?next=/a/b', true],
  ['/below/*', '/below/', true],
  ['/below/*', '/below?x=1', true],
  ['/*', '/', true],
  ['/{id}', '/', false],
  ['/worker/home', '', false],
])('%s at %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('what is spelt out fits better than a parameter, that better than the end, and that better than everything below', () => {
  const sorted = ['/a/b/{id}', '/a/b', '/a/b/*', '/a/{id}/c', '/a/{id}', '/a', '/a/*', '/*'];
  expect([...sorted].reverse().sort(comparePatterns)).toEqual(sorted);
});

test.each([
  ['/detail/{id}', '/detail/17', { id: '17' }],
  ['/detail/{id}', '/detail/a%2Fb%20c?id=2', { id: 'a/b c' }],
  ['/detail/{id}', '/detail/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/{a}/x/{b}/*', '/1/x/2/3/4', { a: '1', b: '2' }],
  ['/worker/home', '/worker/home', {}],
])('the parameters of %s in %s', (pattern, path, expected) => {
  expect(readParameters(pattern, path)).toEqual(expected);
});

const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/);
const value = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed()));
const part = fc.oneof(
  segment.map((name) => ({ pattern: name, path: name })),
  fc.tuple(segment, value).map(([name, given]) => ({ pattern: `{${name}}`, path: given })),
);
const route = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => ({
  pattern: `/${parts.map((one) => one.pattern).join('/')}`,
  path: `/${parts.map((one) => one.path).join('/')}`,
}));

test('a filled-in pattern matches, with any query; one segment more or a trailing slash does not', () => {
  fc.assert(
    fc.property(route, fc.string(), segment, ({ pattern, path }, query, more) => {
      expect(matchesPattern(pattern, path)).toBe(true);
      expect(matchesPattern(pattern, `${path}?${query}`)).toBe(true);
      expect(matchesPattern(pattern, `${path}/${more}`)).toBe(false);
      expect(matchesPattern(pattern, `${path}/`)).toBe(false);
      expect(matchesPattern(`${pattern}/*`, path)).toBe(true);
      expect(matchesPattern(`${pattern}/*`, `${path}/${more}`)).toBe(true);
    }),
  );
});

test('an empty segment matches nothing: neither a name nor a parameter', () => {
  fc.assert(
    fc.property(route, fc.nat(), ({ pattern, path }, number) => {
      const segments = path.split('/');
      segments[1 + (number % (segments.length - 1))] = '';
      expect(matchesPattern(pattern, segments.join('/'))).toBe(false);
    }),
  );
});

test('what a parameter was filled with is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
      const given = text.toWellFormed();
      expect(readParameters('/a/{id}', `/a/${encodeURIComponent(given)}?id=other`)).toEqual({ id: given });
    }),
  );
});
