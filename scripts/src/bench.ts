import { join } from 'node:path';
import { bench } from '../../e2e/bench/bench.ts';
import { requireChromium } from './browser.ts';
import { buildRooms } from './build-rooms.ts';
import { deployRooms } from './deploy-rooms.ts';
import { main } from './main.ts';
import { cache, Trouble } from './places.ts';

/** `npm run bench`, or `npm run bench 9` for nine rounds: what federation costs beside a single bundle of the same screens. */
await main(async () => {
  const rounds = Number(process.argv[2] ?? 7);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Trouble(`"${process.argv[2]}" is no number of rounds.`);
  const chromium = requireChromium(console.log);
  await buildRooms(console.log);
  const store = join(cache, 'bench', 'store');
  await deployRooms(store, console.log);
  await bench({ store, folder: join(cache, 'bench'), rounds, chromium, say: console.log });
  return 0;
});
