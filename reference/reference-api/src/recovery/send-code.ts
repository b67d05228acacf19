import { httpProblem } from '../call/http-problem.ts';
import type { Services } from '../services.ts';
import { userLocale } from '../translations/user-locale.ts';
import { issueCode, type PendingAddress, withdrawCode } from './code-issue.ts';
import { CODE_SECONDS, RESEND_SECONDS } from './limits.ts';
import { codeMessage } from './notices.ts';

/** Makes a code and sends it. A code that cannot be sent never was: the one before counts again. */
export async function sendCode(services: Services, pending: PendingAddress) {
  const { db, now, messages, log } = services;
  const issued = await issueCode(db, pending, now());
  try {
    const locale = await userLocale(db, pending.userId);
    await messages.send(codeMessage(locale, pending.channel, pending.address, issued.code));
  } catch (error) {
    log.error({ err: error, channel: pending.channel }, 'a code was not sent');
    await withdrawCode(db, issued.id);
    throw httpProblem(502, 'ERR_RECOVERY_NOT_SENT', 'The code could not be sent. Please try again in a few minutes.');
  }
  return { status: 'success' as const, expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS };
}
