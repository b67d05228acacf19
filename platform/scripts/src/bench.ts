import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from 'deployments';
import { approvalsBench } from '../../../e2e/bench/approvals-bench.ts';
import type { BenchOptions } from '../../../e2e/bench/both-portals.ts';
import { benchCheck } from '../../../e2e/bench/check-bench.ts';
import { benchDay } from '../../../e2e/bench/day/day-bench.ts';
import { benchElement } from '../../../e2e/bench/element-bench.ts';
import { expensesBench } from '../../../e2e/bench/expenses-bench.ts';
import { type Figure, figureLines } from '../../../e2e/bench/figure.ts';
import type { Front } from '../../../e2e/bench/front.ts';
import { benchInp } from '../../../e2e/bench/inp/inp-bench.ts';
import { benchLoad } from '../../../e2e/bench/load-bench.ts';
import { benchMajors } from '../../../e2e/bench/majors-bench.ts';
import { benchPeers } from '../../../e2e/bench/peers-bench.ts';
import { namedFigures, readHistory, withRelease, writeHistory } from '../../../e2e/bench/report/history.ts';
import { reportPage } from '../../../e2e/bench/report/page.ts';
import { type Measured, readResults, writeResult } from '../../../e2e/bench/report/results.ts';
import { benchReturning } from '../../../e2e/bench/returning-bench.ts';
import { shellBench } from '../../../e2e/bench/shell-bench.ts';
import { timecardBench } from '../../../e2e/bench/timecard-bench.ts';
import { benchWeights } from '../../../e2e/bench/weights-bench.ts';
import { benchWidgets } from '../../../mfe-widgets/bench/bench.ts';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { main } from './main.ts';
import { cache, repository } from './paths.ts';
import { requireChromium } from './test-run/chromium.ts';

/** A part of the benchmark, and its subject with its conditions, for the report. */
interface Part {
  readonly about: string;
  readonly run: (options: BenchOptions) => Promise<readonly Figure[] | Measured>;
}

const PARTS: Readonly<Record<string, Part>> = {
  weights: {
    about:
      'Scripts that each page requests until it can be used, as they are sent, beside the budgets that mfe check holds.',
    run: benchWeights,
  },
  returning: {
    about:
      'What a returning browser downloads after a change of one line, by compression dictionaries and without them.',
    run: benchReturning,
  },
  load: {
    about: 'Add Time beside a single bundle of the same screens: 40 ms, 10 Mbps, a processor four times slower.',
    run: benchLoad,
  },
  peers: {
    about:
      'Home and Add Time beside other ways to load the same screens, from the same sources and the same API: 40 ms, 10 Mbps, CPU 4x.',
    run: benchPeers,
  },
  majors: { about: 'Add Time with two majors of React on one page, beside one.', run: benchMajors },
  check: { about: 'mfe check in a store of 101 micro-frontends.', run: benchCheck },
  element: {
    about: 'The recovery modal on a legacy page, beside the same element as one bundle: 40 ms, 10 Mbps, CPU 4x.',
    run: benchElement,
  },
  shell: { about: 'A press in the shell, beside a button on an empty page: CPU 4x.', run: shellBench },
  approvals: {
    about: 'A manager’s list while 10,000 items wait, beside a single bundle: 40 ms, 10 Mbps, CPU 4x.',
    run: approvalsBench,
  },
  expenses: {
    about: 'Typing into a report of 200 lines, beside a plain page and a bare input: CPU 4x.',
    run: expensesBench,
  },
  timecard: {
    about: 'The timecard of 31 days, 4 spans and 3 allocations a day, beside a plain page and a bare input: CPU 4x.',
    run: timecardBench,
  },
  inp: {
    about:
      'The slowest interaction of each journey, from the event to the next paint: on a processor of a slow phone, the quickest of its rounds.',
    run: benchInp,
  },
  day: {
    about:
      'Eight simulated hours in one tab: route changes, saves and activations, sampled on the home page after a garbage collection.',
    run: benchDay,
  },
  widgets: { about: 'A keystroke in each widget, beside a bare input: CPU 4x.', run: benchWidgets },
};

/** Rounds of each measurement; a median of fewer than five means little. */
const ROUNDS = 7;

const RESULTS = join(cache, 'bench', 'results');

/**
 * `npm run bench`: measures each of {@link PARTS}, stores its results in `.cache/bench/results` and writes all of them, beside their goals,
 * the peers and former releases, to `.cache/bench/report.html`. `npm run bench load 9` runs one part, with nine rounds; `--front nginx` puts
 * nginx before the portals, as in production. `npm run bench -- --report` measures nothing: it writes the report of the last results, and
 * with `--record 1.2.0` adds them to the history of releases. A failing part does not stop the remaining ones; the exit code reports it.
 */
await main(async () => {
  const asked = requested(process.argv.slice(2));
  const failed = asked.parts.length ? await measure(asked) : 0;
  if (asked.record) await record(asked.record);
  await report();
  return failed ? 1 : 0;
});

/** @returns how many parts failed */
async function measure({ parts, rounds, front, isFast }: Requested): Promise<number> {
  const chromium = await requireChromium(console.log);
  await buildPackages(console.log);
  const store = join(cache, 'bench', 'store');
  await deployPackages(store, console.log);
  const folder = join(cache, 'bench');
  const options: BenchOptions = { store, folder, rounds, chromium, front, isFast, say: console.log };
  const summary: string[] = [];
  let failed = 0;
  for (const name of parts) {
    const part = PARTS[name];
    if (!part) continue;
    try {
      const taken = await part.run(options);
      const measured: Measured = 'figures' in taken ? taken : { figures: taken };
      const at = new Date().toISOString();
      await writeResult(RESULTS, { part: name, about: part.about, rounds, front, at, commit: commit(), ...measured });
      summary.push('', name, ...figureLines(measured.figures));
    } catch (error) {
      failed += 1;
      console.error(error);
      summary.push('', name, `  failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`\n=== All figures, medians of ${rounds} rounds, beside their goals (at most) ===`);
  for (const line of summary) console.log(line);
  return failed;
}

/** Writes the report of the last results. */
async function report(): Promise<void> {
  const results = await readResults(RESULTS, Object.keys(PARTS));
  const absent = Object.keys(PARTS).filter((name) => !results.some(({ part }) => part === name));
  const [processor] = cpus();
  const machine = `Measured on ${cpus().length} × ${processor?.model ?? 'an unknown processor'}.`;
  const file = join(cache, 'bench', 'report.html');
  await mkdir(join(cache, 'bench'), { recursive: true });
  await writeFile(file, reportPage({ results, absent, machine, history: await readHistory() }));
  console.log(`\nThe report: ${pathToFileURL(file)}`);
}

/** Adds the last results to the history, as those of a release. */
async function record(release: string): Promise<void> {
  const results = await readResults(RESULTS, Object.keys(PARTS));
  const at = new Date().toISOString().slice(0, 10);
  await writeHistory(withRelease(await readHistory(), { release, at, figures: namedFigures(results) }));
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
}

interface Requested {
  readonly parts: readonly string[];
  readonly rounds: number;
  readonly front: Front;
  readonly isFast: boolean;
  /** The release as which the last results are recorded. */
  readonly record: string | undefined;
}

/** Names of parts, a number of rounds, and options, in any order. (npm keeps options for itself unless `--` precedes them.) */
function requested(words: readonly string[]): Requested {
  let rounds = ROUNDS;
  let front: Front = 'node';
  let [isFast, isReport, expectsRelease] = [false, false, false];
  let release: string | undefined;
  const parts: string[] = [];
  for (const word of words) {
    const number = Number(word);
    if (expectsRelease) [release, expectsRelease] = [word, false];
    else if (Object.hasOwn(PARTS, word)) parts.push(word);
    else if (word === 'nginx') front = word;
    else if (word === '--front') continue;
    else if (word === '--fast') isFast = true;
    else if (word === '--report') isReport = true;
    else if (word === '--record') expectsRelease = true;
    else if (Number.isInteger(number) && number >= 1) rounds = number;
    else {
      throw new UserError(
        `"${word}" is neither a part (${Object.keys(PARTS).join(', ')}), nor "nginx", an option (--report, --record VERSION, --fast), ` +
          'nor a number of rounds from 1 up.',
      );
    }
  }
  if (expectsRelease) throw new UserError('--record needs the version of the release: npm run bench -- --record 1.2.0');
  const all = parts.length || isReport || release !== undefined ? parts : Object.keys(PARTS);
  return { parts: all, rounds, front, isFast, record: release };
}
