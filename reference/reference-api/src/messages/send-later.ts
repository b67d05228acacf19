import { setImmediate } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { QueuedMessage } from './queued-message.ts';

/**
 * Writes messages after the response, and puts them into the queue. They are lost if the process ends before that, so a message about a
 * change is queued in the transaction of the change (`MessageQueue.add`, `MessageQueue.compose`).
 */
export function sendLater(services: Services, compose: () => Promise<readonly QueuedMessage[]>): void {
  const sending: Promise<void> = write(services, compose).finally(() => services.sending.delete(sending));
  services.sending.add(sending);
}

/** Waits until all messages that are due were tried, including those that sending them caused. */
export async function allSent({ sending, queue }: Pick<Services, 'sending' | 'queue'>): Promise<void> {
  while (sending.size > 0) await Promise.all(sending);
  await queue.sender?.settled();
}

async function write({ queue, db, log }: Services, compose: () => Promise<readonly QueuedMessage[]>): Promise<void> {
  await setImmediate();
  try {
    await queue.add(db, await compose());
    queue.wake();
  } catch (error) {
    log.error({ err: error }, 'messages could not be written');
  }
}
