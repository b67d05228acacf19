import { join } from 'node:path';
import { UserError } from 'deployments';
import { approvalsBench } from '../../../e2e/bench/approvals-bench.ts';
import type { BenchOptions } from '../../../e2e/bench/both-portals.ts';
import { benchCheck } from '../../../e2e/bench/check-bench.ts';
import { benchElement } from '../../../e2e/bench/element-bench.ts';
import { expensesBench } from '../../../e2e/bench/expenses-bench.ts';
import { type Figure, figureLines } from '../../../e2e/bench/figure.ts';
import type { Front } from '../../../e2e/bench/front.ts';
import { benchLoad } from '../../../e2e/bench/load-bench.ts';
import { benchMajors } from '../../../e2e/bench/majors-bench.ts';
import { shellBench } from '../../../e2e/bench/shell-bench.ts';
import { timecardBench } from '../../../e2e/bench/timecard-bench.ts';
import { benchWidgets } from '../../../mfe-widgets/bench/bench.ts';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { main } from './main.ts';
import { cache } from './paths.ts';
import { requireChromium } from './test-run/chromium.ts';

/** Each part prints its own figures; those it returns are also in the final table. */
type Part = (options: BenchOptions) => Promise<readonly Figure[]>;

const PARTS: Readonly<Record<string, Part>> = {
  load: benchLoad,
  majors: benchMajors,
  check: benchCheck,
  element: benchElement,
  shell: async (options) => printed(await shellBench(options)),
  approvals: approvalsBench,
  expenses: expensesBench,
  timecard: async (options) => printed(await timecardBench(options)),
  widgets: async (options) => printed(await benchWidgets(options)),
};

/** The figures a part returns for the table; none if it only prints. */
function printed(answer: unknown): readonly Figure[] {
  return Array.isArray(answer) ? (answer as Figure[]) : [];
}

/** Rounds of each measurement; a median of fewer than five means little. */
const ROUNDS = 7;

/**
 * `npm run bench`: compares federation with a single bundle of the same screens (`load`), a page with two majors of React (`majors`), a
 * check of 101 micro-frontends (`check`), opening the recovery modal on a legacy page with the same element as one bundle (`element`), the
 * shell's animations with a bare button (`shell`), a manager's list of 10,000 items (`approvals`), typing in the large timecard with a bare
 * input (`timecard`), in a report of 200 lines with a plain page (`expenses`), and each widget with a bare input (`widgets`). `npm run
 * bench load 9` runs one part, with nine rounds; `--front nginx` puts nginx before both portals, as in production. A failing part does not stop the remaining ones; the exit code reports it.
 */
await main(async () => {
  const { parts, rounds, front } = asked(process.argv.slice(2));
  const chromium = await requireChromium(console.log);
  await buildPackages(console.log);
  const store = join(cache, 'bench', 'store');
  await deployPackages(store, console.log);
  const options: BenchOptions = { store, folder: join(cache, 'bench'), rounds, chromium, front, say: console.log };
  const summary: string[] = [];
  let failed = 0;
  for (const part of parts) {
    try {
      const figures = await PARTS[part]?.(options);
      summary.push('', part, ...(figures?.length ? figureLines(figures) : ['  its figures are above']));
    } catch (error) {
      failed += 1;
      console.error(error);
      summary.push('', part, `  failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`\n=== All figures, medians of ${rounds} rounds, beside their goals (at most) ===`);
  for (const line of summary) console.log(line);
  return failed ? 1 : 0;
});

/** Names of parts, a number of rounds, and a front, in any order. (npm keeps the word `--front` for itself unless `--` precedes it.) */
function asked(words: readonly string[]): { parts: readonly string[]; rounds: number; front: Front } {
  let rounds = ROUNDS;
  let front: Front = 'node';
  const parts: string[] = [];
  for (const word of words) {
    const number = Number(word);
    if (Object.hasOwn(PARTS, word)) parts.push(word);
    else if (word === 'nginx') front = word;
    else if (word === '--front') continue;
    else if (Number.isInteger(number) && number >= 1) rounds = number;
    else {
      throw new UserError(
        `"${word}" is neither a part (${Object.keys(PARTS).join(', ')}), nor "nginx", nor a number of rounds from 1 up.`,
      );
    }
  }
  return { parts: parts.length ? parts : Object.keys(PARTS), rounds, front };
}
