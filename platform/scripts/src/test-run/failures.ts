import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test: its place, its titles, and the first error. */
export interface Failure {
  readonly title: string;
  /** For a browser test also the failing line, the time until then, and the content of the page. */
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
    readonly tests?: readonly { readonly results?: readonly PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  readonly duration?: number;
  readonly error?: { readonly message?: string };
  readonly errorLocation?: { readonly file: string; readonly line: number };
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

/** The failed tests in Playwright’s JSON report, in the order of the files. */
export function browserFailures(report: unknown): Failure[] {
  const failures: Failure[] = [];
  const visit = (suite: PlaywrightSuite, titles: readonly string[]) => {
    for (const spec of suite.specs ?? []) {
      if (spec.ok) continue;
      const result = spec.tests?.flatMap((test) => test.results ?? []).find(({ error }) => error);
      failures.push({
        title: [`${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        reason: [firstLines(result?.error?.message ?? ''), brokeAt(result), pageOf(result)].filter(Boolean).join('\n'),
      });
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title ?? '']);
  };
  // The outermost suite is the file, which is already at the start of the title.
  for (const file of (report as { suites?: readonly PlaywrightSuite[] } | undefined)?.suites ?? []) visit(file, []);
  return failures;
}

function brokeAt({ errorLocation: at, duration }: PlaywrightResult = {}): string {
  if (!at) return '';
  return `at ${basename(at.file)}:${at.line}${duration === undefined ? '' : `, after ${Math.round(duration / 1000)} s`}`;
}

/** More lines of a page add nothing, and hide the next failure. */
const PAGE_LINES = 60;

/** The content of the page when the test failed, from the report that Playwright stores with it. */
function pageOf({ attachments = [] }: PlaywrightResult = {}): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path) return '';
  try {
    const page = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
    return page.split('\n').slice(0, PAGE_LINES).join('\n');
  } catch {
    return '';
  }
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

/** The failed tests in jest’s `--json` report; a file that could not be run is one failure. */
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

/** The lines with the expected and the actual value; the call stack is in the runner’s own output. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 8)
    .join('\n');
}
