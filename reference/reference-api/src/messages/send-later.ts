import type { Services } from '../services.ts';
import type { Message } from './message-gateway.ts';

/**
 * Sends messages after the response, so that its time does not tell whether there was anything to send. What cannot be sent is
 * logged; whoever waits for a code asks for another.
 */
export function sendLater({ messages, log }: Services, compose: () => Promise<readonly Message[]>): void {
  setImmediate(async () => {
    try {
      for (const message of await compose()) {
        await messages.send(message).catch((error) => {
          log.error({ err: error, channel: message.channel }, 'a message was not sent');
        });
      }
    } catch (error) {
      log.error({ err: error }, 'messages could not be written');
    }
  });
}
