import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { noteWrite, remainingBudget } from './call-budget.ts';
import { faultOf } from './outage.ts';

/** A quarter of the connections is for lists and exports, so that the other calls never wait for these. */
export function shareConnections(connections: number): { readonly calls: number; readonly lists: number } {
  const lists = connections > 1 ? Math.max(1, Math.floor(connections / 4)) : 0;
  return { calls: connections - lists, lists };
}

/** Connections are not replaced more often, because a server that stays unable to write would have to make one for every statement. */
const BETWEEN_DROPS_MS = 250;

/**
 * The pool as calls use it:
 * - A call waits for a connection, and a statement runs, no longer than the call's budget allows.
 * - After an error that other connections to the same server would have as well, all present connections are replaced. After a failover
 *   they lead to the former primary, which is read-only now, and would never end by themselves.
 * - What a call commits is noted, so that only work without effect is repeated.
 */
export function poolOfCalls(pool: pg.Pool, deadline: number): PostgresPool {
  const madeAt = new WeakMap<pg.PoolClient, number>();
  const limits = new WeakMap<pg.PoolClient, number>();
  let staleUntil = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => {
    madeAt.set(client, performance.now());
    watch(client, (error) => {
      if (isOfServer(error) && performance.now() - staleUntil > BETWEEN_DROPS_MS) staleUntil = performance.now();
    });
  });
  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await inBudget(pool.connect());
      if ((madeAt.get(client) ?? 0) > staleUntil) return client;
      client.release(true);
    }
  };
  return {
    options: pool.options,
    async connect() {
      const client = await take();
      try {
        await limitStatements(client, limits, deadline);
        return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/** Whether an error is one of the server, not of the statement, and not one that already ends the connection. */
const isOfServer = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '25006' || (faultOf(error) === 'broken' && !isShortage(error));

/** Class 53, "insufficient resources": another connection would not help. */
const isShortage = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('53');

/** The connection, if it comes within the call's budget. One that comes later goes back to the pool. */
async function inBudget(coming: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  let left: number | undefined;
  try {
    left = remainingBudget();
  } catch (error) {
    coming.then(giveBack, () => {});
    throw error;
  }
  if (left === undefined) return coming;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      coming.then(giveBack, () => {});
      reject(new Error('timeout exceeded when trying to connect'));
    }, left);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

const giveBack = (client: pg.PoolClient): void => client.release();

/** Whole seconds, so that a limit changes only for the few calls that have used up most of their budget. */
const STEP_MS = 1000;

/** Lets no statement of the current call run for longer than its budget. */
async function limitStatements(
  client: pg.PoolClient,
  limits: WeakMap<pg.PoolClient, number>,
  deadline: number,
): Promise<void> {
  const left = remainingBudget();
  const limit = left === undefined ? deadline : Math.min(deadline, Math.ceil(left / STEP_MS) * STEP_MS);
  if ((limits.get(client) ?? deadline) === limit) return;
  await client.query(`set statement_timeout = ${limit}`);
  limits.set(client, limit);
}

/** Notes the errors of a connection, and what is committed on it. */
function watch(client: pg.PoolClient, onError: (error: unknown) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const commits = committing();
  const watched = (...given: unknown[]): unknown => {
    const [text] = given;
    // The end of a transaction is never kept back.
    if (typeof text === 'string' && !/^(commit|rollback)/.test(text)) {
      try {
        remainingBudget();
      } catch (error) {
        return Promise.reject(error);
      }
    }
    const answer = query(...given) as Partial<Promise<unknown>>;
    if (typeof answer?.then === 'function' && typeof text === 'string')
      answer.then(() => {
        if (commits(text)) noteWrite();
      }, onError);
    return answer;
  };
  client.query = watched as typeof client.query;
}

/** Returns a function that gets each successful statement of a connection, and says whether something was committed with it. */
export function committing(): (text: string) => boolean {
  let transaction: { writes: boolean } | undefined;
  return (text) => {
    const [word = ''] = /^\s*\w+/.exec(text.toLowerCase())?.map((found) => found.trim()) ?? [];
    if (word === 'begin' || word === 'start') transaction = { writes: false };
    else if (word === 'rollback' && !/^\s*rollback to/i.test(text)) transaction = undefined;
    else if (word === 'commit') {
      const wrote = transaction?.writes ?? false;
      transaction = undefined;
      return wrote;
    } else if (['insert', 'update', 'delete', 'with', 'merge', 'truncate'].includes(word)) {
      if (!transaction) return true;
      transaction.writes = true;
    }
    return false;
  };
}
