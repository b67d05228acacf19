import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages } from '../build-packages.ts';
import { deployPackages } from '../deploy-packages.ts';
import { namedTestsNotRun } from '../docs/tests-not-run.ts';
import { cache, repository } from '../paths.ts';
import { postgresCommands, startPostgres } from '../process/postgres.ts';
import { temporaryRoot } from '../process/temporary-root.ts';
import { requireChromium } from './chromium.ts';
import { coverageLines } from './coverage.ts';
import { installedChromium } from './installed-chromium.ts';
import {
  browserTests,
  checkTypes,
  lint,
  PARTS,
  type Part,
  type PartResults,
  postgresTests,
  type TestRun,
  unitTests,
} from './parts.ts';
import { type Finished, runNode } from './run-command.ts';
import { slowestLines } from './slowest.ts';
import { installMissing, missingLines, systemPackages } from './system-packages.ts';

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Runs the requested parts in two parallel rows, because a browser test waits for a third of its time: types, lint, unit tests and tests on
 * PostgreSQL; builds and browser tests. The wide suite's browser tests come last and have the machine to themselves.
 *
 * @returns the exit code
 */
export async function startPlan(run: TestRun): Promise<number> {
  const started = performance.now();
  const wants = (part: Part) => run.parts.has(part);
  const beside = run.parts.size > 1;
  const done = new Map<string, PartResults>();
  let broken = false;

  const check = async (name: string, work: (quiet: boolean) => Promise<Finished>) => {
    const since = performance.now();
    const { exitCode, output } = await work(beside);
    console.log(`${exitCode ? '✘' : '✔'} ${name}, ${seconds(since)}`);
    if (exitCode) console.log(output);
    broken ||= exitCode !== 0;
  };
  const count = async (name: string, work: () => Promise<PartResults>) => {
    const since = performance.now();
    const part = await work();
    done.set(name, part);
    console.log(`${part.failed ? '✘' : '✔'} ${name}: ${counted(part)}, ${seconds(since)}`);
    if (part.failed) console.log(part.output);
  };

  const needed = systemPackages.filter(({ name, isWide }) =>
    isWide ? run.all && wants('unit') : wants('browser') || (name === 'postgresql' && wants('postgres')),
  );
  const installed = installMissing(console.log, needed);
  // Awaited below; an earlier failure must not count as unhandled.
  installed.catch(() => {});
  const database = async () => {
    await installed;
    const commands = wants('postgres') || wants('browser') ? postgresCommands() : undefined;
    return commands ? startPostgres(commands) : undefined;
  };
  const postgres = database();
  postgres.catch(() => {});
  const temporary = await mkdtemp(join(temporaryRoot(), 'portal-tests-'));
  process.env.TMPDIR = temporary;
  // Dozens of processes of Node start with the same modules. Coverage is less exact with modules from a cache.
  if (!run.all) process.env.NODE_COMPILE_CACHE = join(temporary, 'compiled');
  try {
    const checks = async () => {
      if (wants('types')) await check('types', checkTypes);
      if (wants('lint')) await check('lint', lint);
    };
    const browser = async (before: Promise<void>) => {
      await installed;
      await requireChromium(console.log);
      await buildForBrowsers(run.all);
      await before;
      if (broken) return;
      const chromium = installedChromium();
      const env = { CHROMIUM: chromium, TEST_POSTGRES_URL: (await postgres)?.url };
      for (const [project, part] of await browserTests(run, env)) {
        if (run.passedOn.length && part.passed + part.failed === 0) continue;
        done.set(project, part);
        console.log(`${part.failed ? '✘' : '✔'} ${project}: ${counted(part)}`);
      }
    };
    const others = async () => {
      await checked;
      const server = wants('postgres') ? await postgres : undefined;
      if (wants('unit')) await count('unit', () => unitTests(run, beside, server !== undefined));
      if (server) await count('postgres', () => postgresTests(run, beside, server.url));
    };
    const checked = checks();
    const othersRan = others();
    const rows = [othersRan, ...(wants('browser') ? [browser(run.all ? othersRan : checked)] : [])];
    // A failure is thrown after everything has ended, because the tests' folder and database are removed next.
    await Promise.allSettled(rows);
    await Promise.all(rows);
  } finally {
    await (await postgres.catch(() => undefined))?.close();
    await rm(temporary, { recursive: true, force: true });
  }

  const parts = [...done.values()];
  // Thousands of lines are between a failure and the end, so the failures are listed again there.
  for (const [name, { failures }] of done) {
    for (const { title, reason } of failures) console.log(`\n✘ ${name}: ${title}\n${reason.replace(/^/gm, '    ')}`);
  }
  const notRun =
    run.all && run.parts.size === PARTS.length && !run.passedOn.length
      ? namedTestsNotRun(parts.flatMap(({ times }) => times))
      : [];
  for (const name of notRun) console.log(`\n✘ a SPECIFICATION.md names a test that did not run: ${name}`);
  const coverage = run.all && wants('unit') ? ['', 'Lines covered by unit tests:', ...coverageLines()] : [];
  const slowest = ['', 'Slowest tests:', ...slowestLines(parts.flatMap(({ times }) => times))];
  const counts = ['', ...[...done].map(([name, part]) => `${name}: ${counted(part)}`)];
  for (const line of [...coverage, ...slowest, ...missingLines(await installed), ...counts]) console.log(line);
  const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
  // If files were requested, a part may contain none of them.
  const emptyParts = run.passedOn.length && sum('passed') ? 0 : parts.filter(({ passed }) => passed === 0).length;
  console.log(`${broken ? 'Types or lint failed. ' : ''}Everything took ${seconds(started)}.`);
  console.log(`total: ${counted({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  return broken || notRun.length || sum('failed') || emptyParts ? 1 : 0;
}

const counted = ({ passed, failed, skipped }: Pick<PartResults, 'passed' | 'failed' | 'skipped'>) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Builds and deploys the product, and the inputs of the loader's and the widgets' tests. */
async function buildForBrowsers(all: boolean): Promise<void> {
  const since = performance.now();
  const env = { ROOT_BUILT: '1', ...(all ? { TEST_WIDE: '1' } : {}) };
  await buildPackages(console.log);
  await deployPackages(join(cache, 'test', 'store'), console.log);
  for (const script of ['root-config/test/browser/build-fixtures.ts', 'mfe-widgets/test/build-storybook.ts']) {
    const { exitCode, output } = await runNode([join(repository, script)], { quiet: true, env });
    if (exitCode) throw new Error(`${script} failed:\n${output}`);
  }
  console.log(`✔ builds, ${seconds(since)}`);
}
