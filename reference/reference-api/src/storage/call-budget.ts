import { AsyncLocalStorage } from 'node:async_hooks';
import { ANSWER_OVERDUE } from './outage.ts';

/** The use of PostgreSQL by one call. */
interface CallUse {
  /** When its time is used up, on the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly budgetMs: number;
  /** How often it has written something that a rollback no longer undoes. */
  writes: number;
  /** Work that goes on after the response has no budget. */
  isOver: boolean;
}

const calls = new AsyncLocalStorage<CallUse>();

const current = (): CallUse | undefined => {
  const call = calls.getStore();
  return call?.isOver ? undefined : call;
};

/** Does the work of a call, which may use PostgreSQL for so long in total: waiting for connections, and for all of its statements. */
export async function withinBudget<T>(budgetMs: number, work: () => Promise<T>): Promise<T> {
  const call: CallUse = { endsAt: performance.now() + budgetMs, budgetMs, writes: 0, isOver: false };
  try {
    return await calls.run(call, work);
  } finally {
    call.isOver = true;
  }
}

/** The milliseconds that the current call has left; undefined outside of a call. @throws if there are none */
export function remainingBudget(): number | undefined {
  const call = current();
  if (!call) return undefined;
  const left = call.endsAt - performance.now();
  if (left > 0) return left;
  const error = new Error(`The call has used PostgreSQL for more than ${call.budgetMs} ms.`);
  throw Object.assign(error, { code: ANSWER_OVERDUE });
}

/** How often the current call has committed something. */
export const writesOfCall = (): number => calls.getStore()?.writes ?? 0;

/** Notes that the current call has committed something. */
export function noteWrite(): void {
  const call = current();
  if (call) call.writes += 1;
}
