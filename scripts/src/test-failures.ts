import { stripVTControlCharacters } from 'node:util';

/** One test that failed: where it is, its titles, and what was said first when it broke. */
export interface Failure {
  readonly title: string;
  readonly reason: string;
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests?: readonly { readonly results?: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

/** The failed tests of what Playwright’s JSON reporter wrote, in the order of the files. */
export function browserFailures(report: unknown): Failure[] {
  const failures: Failure[] = [];
  const visit = (suite: PlaywrightSuite, titles: readonly string[]) => {
    for (const spec of suite.specs ?? []) {
      if (spec.ok) continue;
      const error = spec.tests?.flatMap((test) => test.results ?? []).find((result) => result.error)?.error;
      failures.push({
        title: [`${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        reason: firstLines(error?.message ?? ''),
      });
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title ?? '']);
  };
  // The outermost suite is the file, which the title begins with already.
  for (const file of (report as { suites?: readonly PlaywrightSuite[] } | undefined)?.suites ?? []) visit(file, []);
  return failures;
}

interface JestReport {
  readonly testResults?: readonly {
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The failed tests of what jest’s `--json` wrote; a file that could not be run is one failure. */
export function unitFailures(report: unknown): Failure[] {
  return ((report as JestReport | undefined)?.testResults ?? []).flatMap((file) => {
    const assertions = file.assertionResults ?? [];
    if (assertions.length === 0 && file.message)
      return [{ title: 'a test file cannot be run', reason: firstLines(file.message) }];
    return assertions
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: test.fullName, reason: firstLines(test.failureMessages?.[0] ?? '') }));
  });
}

/** The lines that say what was expected and what was there; the call stack is in the runner’s own output. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 8)
    .join('\n');
}
