import type pg from 'pg';
import { ANSWER_OVERDUE } from './outage.ts';

/**
 * Ends a connection whose response does not arrive in time. PostgreSQL itself ends slow statements (`statement_timeout`); this is for a
 * server that hangs or a network that drops packets, where nothing else would end the wait.
 */
export function endOverdueConnections(pool: pg.Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const bounded = (...given: unknown[]): unknown => {
      const answer = query(...given) as Partial<Promise<unknown>>;
      if (typeof answer?.then !== 'function') return answer;
      const timer = setTimeout(() => {
        const error = new Error(`The database did not answer within ${milliseconds} ms.`);
        socketOf(client).destroy(Object.assign(error, { code: ANSWER_OVERDUE }));
      }, milliseconds);
      const answered = () => clearTimeout(timer);
      answer.then(answered, answered);
      return answer;
    };
    client.query = bounded as typeof client.query;
  });
}

/** node-postgres has no other way to abandon a busy connection; its own pool does the same. */
function socketOf(client: pg.PoolClient): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream;
}
