import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { writesOfCall } from '../storage/call-budget.ts';
import { faultOf } from '../storage/outage.ts';

/** The pauses before each retry, in milliseconds. PostgreSQL restarts in one or two seconds. */
const PAUSES_MS = [20, 200, 600, 1200];

/** Whether doing the work of a request twice has the same effect as once: reading, replacing, and requests with an idempotency key. */
export const mayRepeat = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' || method === 'PUT' || headers['idempotency-key'] !== undefined;

/** After this time, in milliseconds, the client is asked to try again later instead. */
const PATIENCE_MS = 4000;

/**
 * Repeats the work if the connection to the database was lost, or if a transaction was rolled back because of another one.
 * @param repeatable whether the work may be done twice; otherwise it is only repeated as long as it has written nothing
 */
export async function repeatWork<T>(
  work: () => Promise<T>,
  repeatable: boolean,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  const writes = writesOfCall();
  const canHelp = (error: unknown): boolean => {
    const fault = faultOf(error);
    return repeatable ? fault === 'lost' || fault === 'conflict' : fault === 'conflict' && writesOfCall() === writes;
  };
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!canHelp(error) || performance.now() > until) throw error;
      await wait(pause);
    }
  }
  return work();
}
