import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { main } from './main.ts';
import { cache } from './paths.ts';
import { PARTS, type Part } from './test-run/parts.ts';
import { startPlan } from './test-run/plan.ts';

/**
 * `npm test`: everything that runs before each change lands. `npm run test:all` (`--all`): the wide suite as well.
 * `npm test unit lint`: only those parts. What follows `--` goes to the test runners.
 */
await main(async () => {
  const separator = process.argv.indexOf('--', 2);
  const words = process.argv.slice(2, separator < 0 ? undefined : separator);
  const passedOn = separator < 0 ? [] : process.argv.slice(separator + 1);
  const named = words.filter((word) => word !== '--all');
  const unknown = named.find((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown) throw new UserError(`"${unknown}" is no part of the tests. Parts: ${PARTS.join(', ')}.`);

  const results = join(cache, 'test', 'results');
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  return startPlan({
    parts: new Set(named.length ? (named as Part[]) : PARTS),
    all: words.includes('--all'),
    passedOn,
    results,
  });
});
