import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { isConnectionLost } from '../storage/outage.ts';

/** Waited before each repetition: PostgreSQL restarts in one or two seconds. */
const PAUSES_MS = [20, 200, 600, 1200];

/** Whether doing the work of a request twice is the same as doing it once: reading, replacing, and what an idempotency key guards. */
export const mayRepeat = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' || method === 'PUT' || headers['idempotency-key'] !== undefined;

/** Whoever has waited for this long is asked to come back instead. */
const PATIENCE_MS = 4000;

/** Does work again when the connection to the database was lost under it. */
export async function repeatWhenLost<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > until) throw error;
      await wait(pause);
    }
  }
  return work();
}
