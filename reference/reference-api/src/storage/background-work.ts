import type { FastifyBaseLogger } from 'fastify';
import { faultOf } from './outage.ts';

/** What stopped each kind of background work, by the log of its process. */
const stopped = new WeakMap<object, Set<string>>();

/**
 * Does background work that runs again and again. An outage of the database is logged when the first kind of work stops and when the last one
 * goes on, not each time it is tried; any other error is a fault of the portal.
 *
 * @param failure names the kind of work, as the log message of a fault
 */
export async function workUnattended(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  failure: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const kinds = stopped.get(log) ?? new Set();
  stopped.set(log, kinds);
  try {
    await work();
    if (kinds.delete(failure) && kinds.size === 0) log.warn('the database is available again: background work goes on');
  } catch (error) {
    const outage = faultOf(error);
    if (outage === undefined || outage === 'value') {
      log.error({ err: error }, failure);
      return;
    }
    if (kinds.size === 0) log.warn({ err: error, outage }, 'the database is unavailable: background work waits');
    kinds.add(failure);
  }
}
