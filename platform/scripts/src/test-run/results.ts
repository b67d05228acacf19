import { readFile } from 'node:fs/promises';
import { browserFailures, type Failure, unitFailures } from './failures.ts';
import { browserTimes, type TestTime, unitTimes } from './slowest.ts';

/** What one runner counted. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly times: readonly TestTime[];
}

/** A run that wrote no report failed as a whole. */
const NO_REPORT: Results = { passed: 0, failed: 1, skipped: 0, failures: [], times: [] };

/** A runner that failed although every test it counted passed (a broken file, an error outside of tests) is a failure too. */
export function orFailed(results: Results, exitCode: number): Results {
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** The results in the file that jest's `--json` wrote. */
export async function unitResults(file: string): Promise<Results> {
  const report = await readJson(file);
  if (!report) return NO_REPORT;
  const brokenFiles = Number(report.numRuntimeErrorTestSuites ?? 0);
  return {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0) + brokenFiles,
    skipped: Number(report.numPendingTests ?? 0),
    failures: unitFailures(report),
    times: unitTimes(report),
  };
}

/** The results in the file that Playwright's JSON reporter wrote; a flaky test is a failed one. */
export async function browserResults(file: string): Promise<Results> {
  const report = await readJson(file);
  const stats = report?.stats as Record<string, number> | undefined;
  if (!stats) return NO_REPORT;
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
    failures: browserFailures(report),
    times: browserTimes(report),
  };
}

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
