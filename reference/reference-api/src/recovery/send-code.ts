import { httpProblem, tooMany } from '../call/http-problem.ts';
import { giveBack, type Limit, take } from '../limits/limit.ts';
import { UnconfiguredChannel } from '../messages/unconfigured.ts';
import type { Services } from '../services.ts';
import { userLocale } from '../translations/user-locale.ts';
import { issueCode, type PendingAddress, withdrawCode } from './code-issue.ts';
import { CODE_SECONDS, limitsOfMessage, RESEND_SECONDS } from './limits.ts';
import { codeMessage } from './notices.ts';

/** Creates a code and sends it. If it cannot be sent, it is withdrawn and the previous one is valid again. */
export async function sendCode(services: Services, pending: PendingAddress) {
  const { db, now, messages, log } = services;
  const issued = await issueCode(db, pending, now());
  const limits = limitsOfMessage(pending, services.options);
  try {
    await takeMessage(services, limits);
  } catch (error) {
    await withdrawCode(db, issued.id);
    throw error;
  }
  try {
    const locale = await userLocale(db, pending.userId);
    await messages.send(codeMessage(locale, pending.channel, pending.address, issued.code));
  } catch (error) {
    log.error({ err: error, channel: pending.channel }, 'a code was not sent');
    await withdrawCode(db, issued.id);
    for (const limit of limits) await giveBack(services, limit);
    if (error instanceof UnconfiguredChannel && pending.channel === 'Mobile') {
      const sentence = 'This portal cannot send text messages. Register an email address, or ask your administrator.';
      throw httpProblem(501, 'ERR_RECOVERY_NO_SMS', sentence);
    }
    throw httpProblem(502, 'ERR_RECOVERY_NOT_SENT', 'The code could not be sent. Please try again in a few minutes.');
  }
  return { status: 'success' as const, expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS };
}

/** Counts a message under the limits of all users. */
async function takeMessage(services: Services, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const wait = await take(services, limit);
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_CODES', 'Too many codes were sent. Please try again later.', wait);
    }
  }
}
