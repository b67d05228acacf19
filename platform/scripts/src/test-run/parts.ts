import { join } from 'node:path';
import { repository } from '../paths.ts';
import { playwrightCommand } from './chromium.ts';
import { browserResults, orFailed, type Results, unitResults } from './results.ts';
import { type Finished, runCommand, runNode } from './run-command.ts';

/** What `npm test` can be asked for by name. */
export const PARTS = ['types', 'lint', 'unit', 'postgres', 'browser'] as const;
export type Part = (typeof PARTS)[number];

/** What the person who runs the tests asked for. */
export interface TestRun {
  readonly parts: ReadonlySet<Part>;
  /** The wide suite. */
  readonly all: boolean;
  /** Arguments for the test runners. */
  readonly passedOn: readonly string[];
  /** Folder of the runners' reports. */
  readonly results: string;
}

/** A part's results, and what its runner printed where that was kept. */
export interface PartResults extends Results {
  readonly output: string;
}

/** What a jest process may use: a leak between test files shows at once. */
const HEAP_MEGABYTES = 1024;

/** What it may use where it measures coverage: jest holds what each file covered until the last one has ended. */
const COVERAGE_HEAP_MEGABYTES = 3 * HEAP_MEGABYTES;

/** Room for what lives shortly: a test file makes much of it, and each collection copies what still lives. */
const YOUNG_MEGABYTES = 32;

const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

/** Type-checks everything. */
export const checkTypes = (quiet: boolean): Promise<Finished> =>
  runCommand(bin('tsc'), ['-p', 'tsconfig.json'], { quiet });

/** Runs every check of `npm run lint`. */
export const lint = (quiet: boolean): Promise<Finished> =>
  runNode([join(repository, 'platform', 'scripts', 'src', 'lint.ts')], { quiet });

/** The environment of every test: tests repeat and sweep more with `TEST_WIDE`. */
const environment = ({ all }: TestRun) => (all ? { TEST_WIDE: '1' } : {});

/**
 * Unit tests, and the API's on the embedded database: all of them, or one file that sends every call where `npm test` runs the others
 * on PostgreSQL next.
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
  const file = join(run.results, `${part}.json`);
  const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  const covers = run.all && part === 'unit';
  const { exitCode, output } = await runNode(
    [
      `--max-old-space-size=${covers ? COVERAGE_HEAP_MEGABYTES : HEAP_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      '--experimental-vm-modules',
      // What follows it is a project too, up to the next option.
      ...[jest, ...(part === 'postgres' ? ['--selectProjects', 'api'] : [])],
      ...['--maxWorkers=2', '--json', `--outputFile=${file}`],
      ...(covers ? ['--coverage'] : []),
      ...run.passedOn,
    ],
    // Browser tests take longer than all else: what they wait for is what the run waits for.
    { quiet, behind: run.parts.has('browser'), env: { ...environment(run), ...env } },
  );
  return { ...orFailed(await unitResults(file), exitCode), output };
}

/** The projects of `e2e/playwright.config.ts`, each counted by itself. */
export const BROWSER_PROJECTS = ['journeys', 'engines', 'loading', 'widgets'] as const;

/** Playwright with the projects; what follows it are words for the runner. */
export const browserCommand = (): string[] => [
  ...[playwrightCommand(), 'test', '-c', join(repository, 'e2e', 'playwright.config.ts')],
  ...[...BROWSER_PROJECTS.map((project) => `--project=${project}`), '--no-deps'],
];

/** The browser tests of all projects, which share the workers, on what was built before. @returns each project's results */
export async function browserTests(
  run: TestRun,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, PartResults>> {
  const file = join(run.results, 'browser.json');
  const { exitCode, output } = await runNode([...browserCommand(), ...run.passedOn], {
    env: { ...environment(run), ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const results = await browserResults(file, BROWSER_PROJECTS);
  const someFailed = [...results.values()].some(({ failed }) => failed > 0);
  return new Map(
    [...results].map(([project, own]) => [project, { ...(someFailed ? own : orFailed(own, exitCode)), output }]),
  );
}
