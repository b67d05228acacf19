import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findingsByPath, findingsOf, storeFindings } from './findings.ts';

const MESSAGE =
  'Error: Property failed after 3 tests\n{ seed: -5, path: "2:1", endOnFailure: true }\nCounterexample: [["9:3"]]\nShrunk 4 time(s)';

const report = {
  testResults: [
    {
      name: '/portal/shared-validators/src/clock/read-time.test.ts',
      message: '',
      assertionResults: [
        { status: 'failed', fullName: 'every time reads back', failureMessages: [MESSAGE] },
        { status: 'passed', fullName: 'another', failureMessages: [] },
      ],
    },
    { name: '/portal/broken.test.ts', message: 'SyntaxError: no', assertionResults: [] },
  ],
};

test('a finding has the counterexample, the seed, and the command that repeats it', () => {
  expect(findingsOf(report, '/portal', -5)).toEqual([
    {
      path: 'shared-validators/src/clock/read-time.test.ts',
      title: 'every time reads back',
      seed: -5,
      counterexample: '[["9:3"]]',
      repeat: 'npm run soak -- --repeat shared-validators/src/clock/read-time.test.ts --seed -5',
    },
    expect.objectContaining({ path: 'broken.test.ts', counterexample: 'SyntaxError: no' }),
  ]);
});

test('stored findings are counted by file, and each seed is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  try {
    expect(findingsByPath(join(folder, 'none')).size).toBe(0);
    for (const seed of [1, 1, 2]) storeFindings(folder, findingsOf(report, '/portal', seed).slice(0, 1));
    expect([...findingsByPath(folder)]).toEqual([['shared-validators/src/clock/read-time.test.ts', 2]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
