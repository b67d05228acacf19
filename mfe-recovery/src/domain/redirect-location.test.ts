import fc from 'fast-check';
import { followed, ignored, origins, page } from './redirect-location.cases.ts';
import { redirectLocation } from './redirect-location.ts';

const policy = { page, origins };

test.each(followed)('%j is followed to %s (docs: recovery#recovery-redirect-allowed)', (candidate, expected) => {
  expect(redirectLocation(candidate, policy)).toEqual({ follow: expected });
});

test.each(ignored.map((candidate) => [candidate.slice(0, 80), candidate]))(
  '%j is ignored (docs: recovery#recovery-redirect-allowed)',
  (_shown, candidate) => {
    const verdict = redirectLocation(candidate, policy);
    expect(verdict).not.toHaveProperty('follow');
    expect('ignore' in verdict && verdict.ignore).toMatch(/^it/);
  },
);

test('there are hundreds of cases', () => {
  expect(ignored.length).toBeGreaterThan(300);
  expect(new Set(ignored).size).toBeGreaterThan(300);
});

test('a page without an origin follows only what is configured', () => {
  for (const opaque of ['about:srcdoc', 'data:text/html,x', 'file:///home/x.html']) {
    expect(redirectLocation('data:text/html,x', { page: opaque, origins: [] })).not.toHaveProperty('follow');
    expect(redirectLocation('https://hr.example.com/', { page: opaque, origins })).toHaveProperty('follow');
  }
});

test('a broken entry of the configured list allows nothing', () => {
  for (const origin of ['', '*', 'null', 'evil.example', 'javascript:', 'data:', '://']) {
    expect(redirectLocation('https://evil.example/', { page, origins: [origin] })).not.toHaveProperty('follow');
    expect(redirectLocation('javascript:alert(1)', { page, origins: [origin] })).not.toHaveProperty('follow');
  }
});

test('whatever the text, what is followed is http(s) on an allowed origin without user info', () => {
  const pieces = fc.constantFrom(
    ...['/', '\\', ':', '@', '.', '..', '%2f', '%5c', '%00', '//', 'https:', 'javascript:', 'evil.example', '#', '?'],
    ...['portal.example.com', 'logout.html', 'wand2', 'api', 'servlet', ';', '\t', '\n', '\u3002', '%25', '%6c', 'l'],
  );
  const text = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points)),
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (candidate) => {
      const verdict = redirectLocation(candidate, policy);
      if (!('follow' in verdict)) return;
      const url = new URL(verdict.follow);
      expect(['https://portal.example.com', ...origins]).toContain(url.origin);
      expect(url.username + url.password).toBe('');
      expect(url.pathname.toLowerCase()).not.toMatch(/^\/+(logout\.html|wand2\/api|servlet)(\/|$)/);
    }),
    { numRuns: 3000 },
  );
});
