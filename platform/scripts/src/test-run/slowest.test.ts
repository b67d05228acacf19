import { browserTimes, slowestLines, unitTimes } from './slowest.ts';

test('the slowest tests are named with their seconds, slowest first', () => {
  const times = [300, 12_340, 2_000].map((milliseconds) => ({
    file: 'a.test.ts',
    title: `${milliseconds}`,
    milliseconds,
  }));
  expect(slowestLines(times, 2)).toEqual(['   12.3 s  a.test.ts › 12340', '    2.0 s  a.test.ts › 2000']);
});

test('the times are read from both runners’ reports, in suites of any depth', () => {
  const spec = {
    title: 'signs in',
    file: 'e2e/tests/a.spec.ts',
    tests: [{ results: [{ duration: 5 }, { duration: 2 }] }],
  };
  expect(browserTimes({ suites: [{ title: 'a.spec.ts', suites: [{ title: 'a user', specs: [spec] }] }] })).toEqual([
    { file: 'a.spec.ts', title: 'a user signs in', milliseconds: 7 },
  ]);
  const file = { name: '/there/b.test.ts', assertionResults: [{ fullName: 'adds up', duration: null }] };
  expect(unitTimes({ testResults: [file] })).toEqual([
    { file: 'b.test.ts', path: '/there/b.test.ts', title: 'adds up', milliseconds: 0 },
  ]);
  expect(browserTimes(undefined)).toEqual([]);
  expect(unitTimes(undefined)).toEqual([]);
});
