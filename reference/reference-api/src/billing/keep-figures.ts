import { refreshUsual } from '../approvals/usual/refresh-usual.ts';
import type { Services } from '../services.ts';
import { workUnattended } from '../storage/background-work.ts';
import { foldCounts } from './counts/fold-counts.ts';

const EVERY_MS = 5_000;

/**
 * Adds up counts and computes usual values every few seconds, until the returned function is called, which waits for the last time. Responses
 * are the same before and after; only their cost differs.
 */
export function startKeepingFigures({ db, log }: Pick<Services, 'db' | 'log'>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const keep = async () => {
    await foldCounts(db);
    await refreshUsual(db);
  };
  const timer = setInterval(() => {
    running ??= workUnattended(log, 'counts and usual values could not be brought up to date', keep).finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
