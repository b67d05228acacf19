import { SmsRefused } from './sms-webhook.ts';
import { UnconfiguredChannel } from './unconfigured.ts';

/**
 * The kinds of failed tries:
 * - `refused`: the receiver does not take this message, and would not take it later.
 * - `later`: this message may be accepted later.
 * - `away`: the transport takes no message at all now.
 */
export type Failure = 'refused' | 'later' | 'away';

/** HTTP statuses by which a gateway refuses everything, or asks to come again. */
const NOT_ABOUT_THE_MESSAGE = new Set([401, 403, 404, 405, 407, 408, 425, 429]);

/**
 * The kind of a failure (docs: account#messages). An SMTP answer of 5xx refuses the message if it was given to the recipient or to the
 * content. To the greeting, the sign-in or the sender it is about the portal, and the operator can correct that.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnconfiguredChannel) return 'refused';
  if (error instanceof SmsRefused) return failureOfStatus(error.status);
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  if (typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA')) {
    return responseCode >= 500 ? 'refused' : 'later';
  }
  // No address that could be sent to an SMTP server at all.
  if (code === 'EENVELOPE' && responseCode === undefined) return 'refused';
  return 'away';
}

function failureOfStatus(status: number): Failure {
  if (status >= 500 || NOT_ABOUT_THE_MESSAGE.has(status)) return 'away';
  return 'refused';
}

/** A failure in a few characters, without anything personal: `550`, `ECONNREFUSED`. */
export function shortReason(error: unknown): string {
  if (error instanceof UnconfiguredChannel) return 'unconfigured';
  if (error instanceof SmsRefused) return String(error.status);
  const { code, responseCode, cause, name } = error as {
    code?: unknown;
    responseCode?: unknown;
    cause?: unknown;
    name?: unknown;
  };
  if (typeof responseCode === 'number') return String(responseCode);
  if (typeof code === 'string') return code;
  if (name === 'TimeoutError') return 'timeout';
  return cause instanceof Error ? shortReason(cause) : 'unknown';
}
