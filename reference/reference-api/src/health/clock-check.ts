import type { FastifyBaseLogger } from 'fastify';

/** A code of an authenticator app is valid for one step of 30 s to either side. */
const TOLERATED_SECONDS = 30;

/** The logs of processes whose clock was last seen to be wrong. */
const wrong = new WeakSet<object>();

/** The seconds by which a clock is ahead of PostgreSQL's (below 0: behind); 0 if that does not matter. */
export function clockOffset(own: Date, ofDatabase: Date): number {
  const seconds = Math.round((own.getTime() - ofDatabase.getTime()) / 1000);
  return Math.abs(seconds) > TOLERATED_SECONDS ? seconds : 0;
}

/** Logs once that the clock of this process and PostgreSQL's differ, and once that they no longer do. */
export function logClock(log: Pick<FastifyBaseLogger, 'warn'>, own: Date, ofDatabase: Date): void {
  const seconds = clockOffset(own, ofDatabase);
  if ((seconds !== 0) === wrong.has(log)) return;
  if (seconds === 0) {
    wrong.delete(log);
    log.warn('the clocks of this process and of PostgreSQL agree again');
  } else {
    wrong.add(log);
    log.warn(
      { seconds },
      'the clocks of this process and of PostgreSQL differ: codes and limits go by the one of each process',
    );
  }
}
