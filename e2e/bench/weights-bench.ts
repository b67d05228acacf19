import { currentManifest, directoryStore, readFacts } from 'deployments';
import { pageWeights } from '../../platform/deployments/src/check/rules/pages-stay-within-budget.ts';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines } from './figure.ts';

/** The scripts of each page until it can be used, beside the budget that `mfe check` holds. Nothing runs: the figures are exact. */
export async function benchWeights({ store: folder, say }: BenchOptions): Promise<readonly Figure[]> {
  const store = directoryStore(folder);
  const live = await currentManifest(store);
  const weights = pageWeights(live, await readFacts(store, [live]));
  const figures = weights.map(({ page, bytes, budget }): Figure => {
    const kilobytes = bytes / 1000;
    return { what: page, measured: `${bytes} bytes`, value: kilobytes, goal: budget / 1000, unit: 'kB' };
  });
  for (const line of figureLines(figures)) say(line);
  return figures;
}
