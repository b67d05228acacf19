import { join } from 'node:path';
import { repository } from '../paths.ts';
import { playwrightCommand } from './chromium.ts';
import { browserResults, orFailed, type Results, unitResults } from './results.ts';
import { type Finished, runCommand, runNode } from './run-command.ts';

/** The parts that `npm test` can run by name. */
export const PARTS = ['types', 'lint', 'unit', 'postgres', 'browser'] as const;
export type Part = (typeof PARTS)[number];

/** A requested test run. */
export interface TestRun {
  readonly parts: ReadonlySet<Part>;
  /** The wide suite. */
  readonly all: boolean;
  /** Arguments for the test runners. */
  readonly passedOn: readonly string[];
  /** The folder of this run, for the runners' reports. */
  readonly folder: string;
}

/** The results of a part, and the output of its runner if that was kept. */
export interface PartResults extends Results {
  readonly output: string;
}

/** The heap of a jest process. It is small, so that a leak between test files shows at once. */
const HEAP_MEGABYTES = 1024;

/** The heap with coverage: jest keeps the coverage of each file until the last one has ended. */
const COVERAGE_HEAP_MEGABYTES = 3 * HEAP_MEGABYTES;

/** The space for short-lived objects: a test file creates many, and each collection copies those that are still alive. */
const YOUNG_MEGABYTES = 32;

const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

/** Type-checks everything. */
export const checkTypes = (quiet: boolean): Promise<Finished> =>
  runCommand(bin('tsc'), ['-p', 'tsconfig.json'], { quiet });

/** Runs every check of `npm run lint`. */
export const lint = (quiet: boolean): Promise<Finished> =>
  runNode([join(repository, 'platform', 'scripts', 'src', 'lint.ts')], { quiet });

/** The environment of every test. With `TEST_WIDE` tests repeat and cover more. */
const environment = ({ all }: TestRun) => (all ? { TEST_WIDE: '1' } : {});

/**
 * Unit tests, and the API's on the embedded database: all of them, or, if `npm test` runs them on PostgreSQL next, only one file that makes
 * every call.
 */
export const unitTests = (run: TestRun, quiet: boolean, postgresFollows: boolean): Promise<PartResults> =>
  jestTests(run, quiet, 'unit', postgresFollows && !run.all ? { TEST_POSTGRES_FOLLOWS: '1' } : {});

/** The API's tests on PostgreSQL. */
export const postgresTests = (run: TestRun, quiet: boolean, url: string): Promise<PartResults> =>
  jestTests(run, quiet, 'postgres', { TEST_DATABASE_URL: url });

async function jestTests(
  run: TestRun,
  quiet: boolean,
  part: 'unit' | 'postgres',
  env: Readonly<Record<string, string>>,
): Promise<PartResults> {
  const file = join(run.folder, `${part}.json`);
  const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  const covers = run.all && part === 'unit';
  const { exitCode, output } = await runNode(
    [
      `--max-old-space-size=${covers ? COVERAGE_HEAP_MEGABYTES : HEAP_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      '--experimental-vm-modules',
      // This option takes all following words, up to the next option.
      ...[jest, ...(part === 'postgres' ? ['--selectProjects', 'api'] : [])],
      ...['--maxWorkers=2', '--json', `--outputFile=${file}`],
      ...(covers ? ['--coverage'] : []),
      ...run.passedOn,
    ],
    { quiet, env: { ...environment(run), ...env } },
  );
  return { ...orFailed(await unitResults(file), exitCode), output };
}

/** The projects of `e2e/playwright.config.ts`, each counted separately. */
export const BROWSER_PROJECTS = ['journeys', 'engines', 'loading', 'widgets'] as const;

/** The Playwright command with the projects, to be followed by arguments for the runner. */
export const browserCommand = (): string[] => [
  ...[playwrightCommand(), 'test', '-c', join(repository, 'e2e', 'playwright.config.ts')],
  ...[...BROWSER_PROJECTS.map((project) => `--project=${project}`), '--no-deps'],
];

/** Runs the browser tests of all projects, which share the workers, on the current build. @returns each project's results */
export async function browserTests(
  run: TestRun,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, PartResults>> {
  const file = join(run.folder, 'browser.json');
  const { exitCode, output } = await runNode([...browserCommand(), ...run.passedOn], {
    env: { ...environment(run), ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_FOLDER: run.folder },
  });
  const results = await browserResults(file, BROWSER_PROJECTS);
  const someFailed = [...results.values()].some(({ failed }) => failed > 0);
  return new Map(
    [...results].map(([project, own]) => [project, { ...(someFailed ? own : orFailed(own, exitCode)), output }]),
  );
}
