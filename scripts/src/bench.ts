import { join } from 'node:path';
import { bench } from '../../e2e/bench/bench.ts';
import { shellBench } from '../../e2e/bench/shell-bench.ts';
import { timecardBench } from '../../e2e/bench/timecard-bench.ts';
import { benchWidgets } from '../../mfe-widgets/bench/bench.ts';
import { requireChromium } from './browser.ts';
import { buildRooms } from './build-rooms.ts';
import { deployRooms } from './deploy-rooms.ts';
import { main } from './main.ts';
import { cache, Trouble } from './places.ts';

/** `npm run bench`, or `npm run bench 9` for nine rounds: what federation costs beside a single bundle of the same screens,
 * what the shell's movements cost beside a bare button, and typing in the large timecard beside a bare input. */
await main(async () => {
  const rounds = Number(process.argv[2] ?? 7);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Trouble(`"${process.argv[2]}" is no number of rounds.`);
  const chromium = requireChromium(console.log);
  await buildRooms(console.log);
  const store = join(cache, 'bench', 'store');
  await deployRooms(store, console.log);
  const options = { store, folder: join(cache, 'bench'), rounds, chromium, say: console.log };
  await bench(options);
  await shellBench(options);
  await timecardBench(options);
  await benchWidgets({ chromium, rounds, say: console.log });
  return 0;
});
