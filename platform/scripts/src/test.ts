import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from './main.ts';
import { cache } from './paths.ts';
import { startPlan } from './test-run/plan.ts';
import { readWords } from './test-run/read-words.ts';
import { rejectWideOnly } from './test-run/wide-only.ts';

/**
 * `npm test`: everything that runs before each change lands. `npm run test:all` (`--all`): the wide suite as well. `npm test unit lint`:
 * only those parts. Further arguments go to the test runners.
 */
await main(async () => {
  const words = readWords(process.argv.slice(2));
  await rejectWideOnly(words);
  const results = join(cache, 'test', 'results');
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  return startPlan({ ...words, results });
});
