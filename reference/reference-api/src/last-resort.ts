import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs an error that nothing has handled, a rejected promise too, and then calls `end`. Without it Node would print the error, with what it
 * quotes, and cut off every request.
 */
export function endAfterFault(log: Pick<FastifyBaseLogger, 'fatal'>, end: () => void): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an error that nothing handled: the process finishes its requests and ends');
    end();
  });
}
