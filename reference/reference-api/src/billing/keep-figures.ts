import { refreshUsual } from '../approvals/usual/refresh-usual.ts';
import type { Services } from '../services.ts';
import { foldCounts } from './counts/fold-counts.ts';

/** Adds up counts and computes usual values. Responses are the same before and after; only their cost differs. */
export async function keepFigures({ db }: Pick<Services, 'db'>): Promise<void> {
  await foldCounts(db);
  await refreshUsual(db);
}
