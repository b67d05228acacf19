import type { Transaction } from 'kysely';
import { httpProblem, tooMany } from '../call/http-problem.ts';
import { take } from '../limits/limit.ts';
import { UnconfiguredChannel } from '../messages/unconfigured.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { userLocale } from '../translations/user-locale.ts';
import { issueCode, type PendingAddress, withdrawCode } from './code-issue.ts';
import { CODE_SECONDS, limitsOfMessage, RESEND_SECONDS } from './limits.ts';
import { codeMessage } from './notices.ts';

/** The time that the response waits for the first try. */
const FIRST_TRY_MS = 2_000;

/**
 * Creates a code and queues it. If its receiver refuses it, it is withdrawn and the previous one is valid again. If the transport is away,
 * it is tried until it expires, and the response says so.
 */
export async function sendCode(services: Services, pending: PendingAddress) {
  const { db, now, queue } = services;
  requireChannel(services, pending);
  const locale = await userLocale(db, pending.userId);
  let firstTry: Promise<'sent' | 'refused' | 'waiting'> | undefined;
  const issued = await issueCode(db, pending, now(), async (trx, { code, expiresAt }) => {
    await takeMessage(trx, services, pending);
    const message = codeMessage(locale, pending.channel, pending.address, code);
    const [id = ''] = await queue.add(trx, [{ ...message, userId: pending.userId, codeExpiresAt: expiresAt }]);
    firstTry = queue.sender?.outcome(id, FIRST_TRY_MS);
    firstTry?.catch(() => {});
  });
  queue.wake();
  const outcome = await firstTry;
  if (outcome === 'refused') {
    await withdrawCode(db, issued.id);
    throw notSent();
  }
  return {
    status: 'success' as const,
    expiresInSeconds: CODE_SECONDS,
    resendAfterSeconds: RESEND_SECONDS,
    delayed: outcome === 'waiting',
  };
}

const notSent = () =>
  httpProblem(502, 'ERR_RECOVERY_NOT_SENT', 'The code could not be sent. Please try again in a few minutes.');

/** Refuses a channel that this portal has no transport for. */
function requireChannel({ messages, log }: Services, { channel }: PendingAddress): void {
  const needed = channel === 'Email' ? 'email' : 'sms';
  if (!messages.lacks?.(needed)) return;
  log.error({ err: new UnconfiguredChannel(needed), channel }, 'a code was not sent');
  if (needed === 'email') throw notSent();
  const sentence = 'This portal cannot send text messages. Register an email address, or ask your administrator.';
  throw httpProblem(501, 'ERR_RECOVERY_NO_SMS', sentence);
}

/** Counts a message under the limits of all users. */
async function takeMessage(trx: Transaction<Database>, services: Services, pending: PendingAddress): Promise<void> {
  for (const limit of limitsOfMessage(pending, services.options)) {
    const wait = await take({ ...services, db: trx }, limit);
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_CODES', 'Too many codes were sent. Please try again later.', wait);
    }
  }
}
