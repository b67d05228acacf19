interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests?: readonly { readonly projectName?: string; readonly status?: string }[];
  }[];
}

/** The results of one project in a run of several, in the format of Playwright's JSON report. */
export interface ProjectReport {
  readonly suites: readonly Suite[];
  /** The results of its tests: expected, unexpected, flaky or skipped. */
  readonly statuses: readonly string[];
}

/** Extracts one project's tests from Playwright's JSON report. */
export function reportOfProject(report: unknown, project: string): ProjectReport {
  const statuses: string[] = [];
  const only = ({ suites = [], specs = [], ...rest }: Suite): Suite => ({
    ...rest,
    specs: specs.filter(({ tests = [] }) => {
      const own = tests.filter(({ projectName }) => projectName === project);
      statuses.push(...own.map(({ status = 'unexpected' }) => status));
      return own.length > 0;
    }),
    suites: suites.map(only),
  });
  return { suites: ((report as Suite).suites ?? []).map(only), statuses };
}
