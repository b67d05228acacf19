import { inTime } from '../health/in-time.ts';
import type { Services } from '../services.ts';
import type { MessageChannel, MessageGateway } from './message-gateway.ts';

/** A transport that takes longer is said to be away. */
const LONGEST_MS = 2_000;
/** However many ask, a process looks no more often. */
const KNOWN_MS = 5_000;

const known = new WeakMap<MessageGateway, Map<MessageChannel, { at: number; isAway: Promise<boolean> }>>();

/**
 * Whether the transport of a channel takes no messages now. It depends on nothing else, so somebody who is not signed in may be told:
 * whether the account exists, and whether anything was to be sent, is not in it, nor in the time that it takes.
 */
export async function isAway({ messages }: Pick<Services, 'messages'>, channel: MessageChannel): Promise<boolean> {
  const channels = known.get(messages) ?? new Map<MessageChannel, { at: number; isAway: Promise<boolean> }>();
  known.set(messages, channels);
  const last = channels.get(channel);
  if (last && performance.now() - last.at < KNOWN_MS) return last.isAway;
  const checking = messages.check?.(channel) ?? Promise.resolve();
  const isAway = inTime(checking, LONGEST_MS).then(
    () => false,
    () => true,
  );
  checking.catch(() => {});
  channels.set(channel, { at: performance.now(), isAway });
  return isAway;
}
