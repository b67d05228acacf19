import type { Mount } from 'shared-session/micro-frontend';
import '../texts/outbox.ts';
import { followOutbox } from '../state/outbox/send-outbox.ts';
import { saySettled } from '../ui/outbox/say-settled.ts';

/**
 * Sends what waits on this device, on the pages of every micro-frontend: the portal mounts it while it is among `waitingSenders`. It
 * shows nothing but a message when the server has answered.
 */
export const mount: Mount = () => {
  const undo = [saySettled(), followOutbox()];
  return {
    unmount() {
      for (const one of undo) one();
    },
  };
};
