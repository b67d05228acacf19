import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFailures, unitFailures } from './failures.ts';

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

  test('where a browser test broke, after how long, and the first lines of what was on the page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failures-'));
    const context = join(folder, 'error-context.md');
    const lines = Array.from({ length: 70 }, (_, index) => `- text: line ${index + 1}`);
    writeFileSync(context, `# Page\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n\n\`\`\`ts\nsource\n\`\`\`\n`);
    const reasonWith = (path: string) => {
      const result = {
        duration: 21_600,
        error: { message: 'Error: not visible' },
        errorLocation: { file: '/there/e2e/tests/page/offline.spec.ts', line: 33 },
        attachments: [{ name: 'error-context', path }],
      };
      const spec = { title: 'offline', ok: false, file: 'offline.spec.ts', line: 12, tests: [{ results: [result] }] };
      return browserFailures({ suites: [{ specs: [spec] }] })[0]?.reason.split('\n');
    };
    expect(reasonWith(context)).toEqual([
      'Error: not visible',
      'at offline.spec.ts:33, after 22 s',
      ...lines.slice(0, 60),
    ]);
    expect(reasonWith(join(folder, 'gone.md'))).toEqual(['Error: not visible', 'at offline.spec.ts:33, after 22 s']);
    rmSync(folder, { recursive: true });
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
