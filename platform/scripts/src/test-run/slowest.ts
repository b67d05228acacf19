import { basename } from 'node:path';

/** How long one test took. */
export interface TestTime {
  readonly title: string;
  readonly milliseconds: number;
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests?: readonly { readonly results?: readonly { readonly duration?: number }[] }[];
  }[];
}

/** The time of each test in Playwright's JSON report. */
export function browserTimes(report: unknown): TestTime[] {
  const times: TestTime[] = [];
  const visit = ({ specs = [], suites = [] }: BrowserSuite) => {
    for (const { title, file, tests = [] } of specs) {
      const milliseconds = tests
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration = 0 }) => sum + duration, 0);
      times.push({ title: `${basename(file)} › ${title}`, milliseconds });
    }
    suites.forEach(visit);
  };
  visit((report ?? {}) as BrowserSuite);
  return times;
}

/** The time of each test in the report of jest's `--json`. */
export function unitTimes(report: unknown): TestTime[] {
  const { testResults = [] } = (report ?? {}) as {
    testResults?: readonly {
      readonly name?: string;
      readonly assertionResults?: readonly { readonly fullName: string; readonly duration?: number | null }[];
    }[];
  };
  return testResults.flatMap(({ name = '', assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${basename(name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
}

/** The lines that name the slowest tests, slowest first. */
export function slowestLines(times: readonly TestTime[], count = 10): string[] {
  return times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`);
}
