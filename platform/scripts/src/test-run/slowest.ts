import { basename } from 'node:path';

/** The duration of one test. */
export interface TestTime {
  /** Its file's base name. */
  readonly file: string;
  /** Its file, of a unit test. */
  readonly path?: string;
  /** Its title after those of its groups. */
  readonly title: string;
  readonly milliseconds: number;
}

interface BrowserSuite {
  readonly title?: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    /** Its file, of a unit test. */
    readonly path?: string;
    readonly tests?: readonly { readonly results?: readonly { readonly duration?: number }[] }[];
  }[];
}

/** The time of each test in Playwright's JSON report. */
export function browserTimes(report: unknown): TestTime[] {
  const times: TestTime[] = [];
  const visit = ({ specs = [], suites = [] }: BrowserSuite, groups: readonly string[]) => {
    for (const { title, file, tests = [] } of specs) {
      const milliseconds = tests
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration = 0 }) => sum + duration, 0);
      times.push({ file: basename(file), title: [...groups, title].join(' '), milliseconds });
    }
    for (const suite of suites) visit(suite, [...groups, suite.title ?? '']);
  };
  // The outermost suites are the files.
  for (const file of ((report ?? {}) as BrowserSuite).suites ?? []) visit(file, []);
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
      file: basename(name),
      path: name,
      title: fullName,
      milliseconds: duration ?? 0,
    })),
  );
}

/** Lines with the slowest tests, slowest first. */
export function slowestLines(times: readonly TestTime[], count = 10): string[] {
  return times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ file, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file} › ${title}`);
}
