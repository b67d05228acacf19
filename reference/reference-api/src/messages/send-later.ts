import { setImmediate } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { Message } from './message-gateway.ts';

/**
 * Sends messages after the response, so that the response time does not reveal whether there was anything to send. Failures are logged; a
 * user who waits for a code requests another. A closing server sends them first (`allSent`).
 */
export function sendLater(services: Services, compose: () => Promise<readonly Message[]>): void {
  const sending: Promise<void> = send(services, compose).finally(() => services.sending.delete(sending));
  services.sending.add(sending);
}

/** Waits until all messages are sent, including those that sending them caused. */
export async function allSent({ sending }: Services): Promise<void> {
  while (sending.size > 0) await Promise.all(sending);
}

async function send({ messages, log }: Services, compose: () => Promise<readonly Message[]>): Promise<void> {
  await setImmediate();
  try {
    for (const message of await compose()) {
      await messages.send(message).catch((error) => {
        log.error({ err: error, channel: message.channel }, 'a message was not sent');
      });
    }
  } catch (error) {
    log.error({ err: error }, 'messages could not be written');
  }
}
