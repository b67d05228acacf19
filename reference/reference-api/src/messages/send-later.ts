import { setImmediate } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { Message } from './message-gateway.ts';

/**
 * Sends messages after the response, so that its time does not tell whether there was anything to send. What cannot be sent is
 * logged; whoever waits for a code asks for another. A server that closes sends them first (`allSent`).
 */
export function sendLater(services: Services, compose: () => Promise<readonly Message[]>): void {
  const sending: Promise<void> = send(services, compose).finally(() => services.sending.delete(sending));
  services.sending.add(sending);
}

/** Waits until nothing is left to send, nor what that caused to be sent. */
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
