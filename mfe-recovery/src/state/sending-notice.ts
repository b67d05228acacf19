import { CallError } from 'shared-client';
import * as v from 'valibot';
import { type ErrorNotice, errorNotice } from './error-notice.ts';

/** The error of a server that cannot send text messages, for which repeating never helps. */
const withoutTextMessages = v.object({
  errors: v.tupleWithRest(
    [v.object({ errorToken: v.literal('ERR_RECOVERY_NO_SMS'), errorText: v.string() })],
    v.unknown(),
  ),
});

/** The content of the banner for a code that could not be sent. */
export function sendingNotice(error: unknown, retry: () => void): ErrorNotice {
  const notice = errorNotice('sending the code', error, retry);
  const refused = v.safeParse(withoutTextMessages, error instanceof CallError ? error.body : undefined);
  return refused.success ? { kind: notice.kind, sentence: refused.output.errors[0].errorText } : notice;
}
