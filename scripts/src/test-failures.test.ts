import { browserFailures, unitFailures } from './test-failures.ts';

describe('what failed is said again at the end of a run', () => {
  test('a failed browser test with its file, line, titles and reason; a passed one not', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'faults.spec.ts',
      line: 12,
      tests: [
        { results: [ok ? {} : { error: { message: '\u001b[31mError: expected 1\u001b[39m\n    at there:1:1' } }] },
      ],
    });
    const report = {
      suites: [
        {
          title: 'faults.spec.ts',
          specs: [spec('outside', false)],
          suites: [{ title: 'a remote', specs: [spec('hangs', false), spec('is late', true)] }],
        },
      ],
    };
    expect(browserFailures(report)).toEqual([
      { title: 'faults.spec.ts:12 › outside', reason: 'Error: expected 1' },
      { title: 'faults.spec.ts:12 › a remote › hangs', reason: 'Error: expected 1' },
    ]);
  });

  test('a failed unit test with its name; a file that cannot be run', () => {
    const report = {
      testResults: [
        { assertionResults: [{ status: 'failed', fullName: 'adds up', failureMessages: ['wrong\n  at x'] }] },
        { assertionResults: [], message: 'Cannot find module' },
        { assertionResults: [{ status: 'passed', fullName: 'is fine', failureMessages: [] }], message: '' },
      ],
    };
    expect(unitFailures(report)).toEqual([
      { title: 'adds up', reason: 'wrong' },
      { title: 'a test file cannot be run', reason: 'Cannot find module' },
    ]);
  });

  test('a report that was never written says nothing', () => {
    expect(browserFailures(undefined)).toEqual([]);
    expect(unitFailures(undefined)).toEqual([]);
  });
});
