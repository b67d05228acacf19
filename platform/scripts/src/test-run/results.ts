import { readFile } from 'node:fs/promises';
import { browserFailures, type Failure, unitFailures } from './failures.ts';
import { reportOfProject } from './report-of-project.ts';
import { browserTimes, type TestTime, unitTimes } from './slowest.ts';

/** The counts of one runner. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly times: readonly TestTime[];
}

/** A run without a report counts as one failure. */
const NO_REPORT: Results = { passed: 0, failed: 1, skipped: 0, failures: [], times: [] };

/** A runner that failed although all counted tests passed (a broken file, an error outside of tests) is also a failure. */
export function orFailed(results: Results, exitCode: number): Results {
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** The results in the report of jest's `--json`. */
export async function unitResults(file: string): Promise<Results> {
  const report = await readJson(file);
  if (!report) return NO_REPORT;
  nameInFull(report);
  const brokenFiles = Number(report.numRuntimeErrorTestSuites ?? 0);
  return {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0) + brokenFiles,
    skipped: Number(report.numPendingTests ?? 0),
    failures: unitFailures(report),
    times: unitTimes(report),
  };
}

/** The results of each project in the report of Playwright's JSON reporter. A flaky test counts as failed. */
export async function browserResults(file: string, projects: readonly string[]): Promise<Map<string, Results>> {
  const report = await readJson(file);
  return new Map(
    projects.map((project) => {
      const own = report && reportOfProject(report, project);
      if (!own) return [project, NO_REPORT];
      const count = (...statuses: string[]) => own.statuses.filter((status) => statuses.includes(status)).length;
      return [
        project,
        {
          passed: count('expected'),
          failed: count('unexpected', 'flaky'),
          skipped: count('skipped'),
          failures: browserFailures(own),
          times: browserTimes(own),
        },
      ];
    }),
  );
}

/** Names each test after its groups too, in jest's report: the light runner, which runs the pure tests, names it by its own title. */
function nameInFull({ testResults = [] }: UnitReport): void {
  for (const { assertionResults = [] } of testResults)
    for (const test of assertionResults) test.fullName = [...test.ancestorTitles, test.title].join(' ');
}

interface UnitReport {
  readonly testResults?: readonly {
    readonly assertionResults?: readonly {
      readonly ancestorTitles: string[];
      readonly title: string;
      fullName: string;
    }[];
  }[];
}

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
