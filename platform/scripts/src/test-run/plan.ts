import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages } from '../build-packages.ts';
import { deployPackages } from '../deployment/deploy-packages.ts';
import { citingTestsNotRun } from '../docs/tests-not-run.ts';
import { cache, repository } from '../paths.ts';
import { takeLock } from '../process/lock.ts';
import { ownFolder } from '../process/owned-process.ts';
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
import { processorSeconds } from './processor-seconds.ts';
import type { TestWords } from './read-words.ts';
import { type Finished, runNode } from './run-command.ts';
import { slowLines } from './slow-tests.ts';
import { slowestLines } from './slowest.ts';
import { installMissing, missingLines, systemPackages } from './system-packages.ts';

/** The time since a point in time, and the processor time of what has ended since: `12 s, 20 core-seconds`. */
function stopwatch(): () => string {
  const since = performance.now();
  const used = processorSeconds();
  return () => {
    const cost = used === undefined ? '' : `, ${Math.round((processorSeconds() ?? used) - used)} core-seconds`;
    return `${Math.round((performance.now() - since) / 1000)} s${cost}`;
  };
}

/**
 * Runs the requested parts one after another. Side by side on two cores they end no sooner, take more processor time, and a test waits
 * longer for its turn.
 *
 * @returns the exit code
 */
export async function startPlan(words: TestWords): Promise<number> {
  const everything = stopwatch();
  const wants = (part: Part) => words.parts.has(part);
  const quiet = words.parts.size > 1;
  const done = new Map<string, PartResults>();
  let broken = false;

  const check = async (name: string, work: (quiet: boolean) => Promise<Finished>) => {
    const cost = stopwatch();
    const { exitCode, output } = await work(quiet);
    console.log(`${exitCode ? '✘' : '✔'} ${name}, ${cost()}`);
    if (exitCode) console.log(output);
    broken ||= exitCode !== 0;
  };
  const count = async (name: string, work: () => Promise<PartResults>) => {
    const cost = stopwatch();
    const part = await work();
    done.set(name, part);
    console.log(`${part.failed ? '✘' : '✔'} ${name}: ${counted(part)}, ${cost()}`);
    if (part.failed) console.log(part.output);
  };

  const needed = systemPackages.filter(({ name, isWide }) =>
    isWide ? words.all && wants('unit') : wants('browser') || (name === 'postgresql' && wants('postgres')),
  );
  const missing = await installMissing(console.log, needed);
  const temporary = await ownFolder(temporaryRoot(), 'portal-tests-');
  // A PostgreSQL in it, which runs as another user, has to pass through.
  await chmod(temporary.path, 0o711);
  const run: TestRun = { ...words, folder: temporary.path };
  process.env.TMPDIR = temporary.path;
  // Dozens of processes of Node start with the same modules. Coverage is less exact with modules from a cache.
  if (!run.all) process.env.NODE_COMPILE_CACHE = join(temporary.path, 'compiled');
  let release: (() => Promise<void>) | undefined;
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  try {
    if (wants('types')) await check('types', checkTypes);
    if (wants('lint')) await check('lint', lint);
    const commands = wants('postgres') || wants('browser') ? postgresCommands() : undefined;
    if (commands) postgres = await startPostgres(commands);
    const server = wants('postgres') ? postgres : undefined;
    if (wants('unit')) await count('unit', () => unitTests(run, quiet, server !== undefined));
    if (server) await count('postgres', () => postgresTests(run, quiet, server.url));
    if (wants('browser') && !broken) {
      await requireChromium(console.log);
      release = await takeLock(join(cache, 'test', 'lock'), (holder) =>
        console.log(`Waiting for the browser tests of process ${holder}, which run on the builds in this folder …`),
      );
      await buildForBrowsers(run.all);
      const cost = stopwatch();
      const env = { CHROMIUM: installedChromium(), TEST_POSTGRES_URL: postgres?.url };
      for (const [project, part] of await browserTests(run, env)) {
        if (run.passedOn.length && part.passed + part.failed === 0) continue;
        done.set(project, part);
        console.log(`${part.failed ? '✘' : '✔'} ${project}: ${counted(part)}`);
      }
      console.log(`browser tests: ${cost()}`);
    }
  } finally {
    await release?.();
    await postgres?.close();
    await temporary.close();
  }

  const parts = [...done.values()];
  // Thousands of lines are between a failure and the end, so the failures are listed again there.
  for (const [name, { failures }] of done) {
    for (const { title, reason } of failures) console.log(`\n✘ ${name}: ${title}\n${reason.replace(/^/gm, '    ')}`);
  }
  const notRun =
    run.all && run.parts.size === PARTS.length && !run.passedOn.length
      ? citingTestsNotRun(parts.flatMap(({ times }) => times))
      : [];
  for (const name of notRun) console.log(`\n✘ a test that proves a rule did not run: ${name}`);
  const coverage = run.all && wants('unit') ? ['', 'Lines covered by unit tests:', ...coverageLines()] : [];
  const slowest = ['', 'Slowest tests:', ...slowestLines(parts.flatMap(({ times }) => times))];
  const slow = slowLines(parts.flatMap(({ times }) => times));
  const counts = ['', ...[...done].map(([name, part]) => `${name}: ${counted(part)}`)];
  for (const line of [...coverage, ...slowest, ...slow, ...missingLines(missing), ...counts]) console.log(line);
  const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
  // If files were requested, a part may contain none of them.
  const emptyParts = run.passedOn.length && sum('passed') ? 0 : parts.filter(({ passed }) => passed === 0).length;
  console.log(`${broken ? 'Types or lint failed. ' : ''}Everything took ${everything()}.`);
  console.log(`total: ${counted({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  return broken || notRun.length || sum('failed') || emptyParts ? 1 : 0;
}

const counted = ({ passed, failed, skipped }: Pick<PartResults, 'passed' | 'failed' | 'skipped'>) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Builds and deploys the product, and the inputs of the loader's and the widgets' tests. */
async function buildForBrowsers(all: boolean): Promise<void> {
  const cost = stopwatch();
  const env = { ROOT_BUILT: '1', ...(all ? { TEST_WIDE: '1' } : {}) };
  await buildPackages(console.log);
  await deployPackages(join(cache, 'test', 'store'), console.log);
  for (const script of ['root-config/test/browser/build-fixtures.ts', 'mfe-widgets/test/build-storybook.ts']) {
    const { exitCode, output } = await runNode([join(repository, script)], { quiet: true, env });
    if (exitCode) throw new Error(`${script} failed:\n${output}`);
  }
  console.log(`✔ builds, ${cost()}`);
}
