import type { Services } from '../services.ts';

/** Waits until all messages that are due were tried, including those that sending them caused. */
export async function allSent({ sending, queue }: Pick<Services, 'sending' | 'queue'>): Promise<void> {
  while (sending.size > 0) await Promise.all(sending);
  await queue.sender?.settled();
}
