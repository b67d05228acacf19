/** The states of a verification code (docs: codes#code-states): pending → initiated → success, invalid code or expired code. */

import { VERIFICATION_CODE_LENGTH, verificationCode } from 'shared-validators';
import { asciiDigits } from 'shared-validators/ascii-digits';
import { safeParse } from 'valibot';
import { type CodeEntry, emptyCode } from './code-status.ts';

export type CodeEvent =
  /** The field has a new value, already without spaces and hyphens. */
  | { readonly type: 'entered'; readonly value: string }
  | { readonly type: 'left'; readonly value: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly reason: 'EXPIRED' | 'INVALID_CODE' }
  /** The call failed, so the code may be right and can be sent again. */
  | { readonly type: 'failed' }
  /** Another code is being sent. */
  | { readonly type: 'resent' };

const schema = verificationCode();

/** The value to verify: digits of other scripts as ASCII, without any kind of spaces and hyphens. */
export const plainCode = (typed: string): string => {
  const { output, success } = safeParse(schema, asciiDigits(typed));
  return success ? output : asciiDigits(typed).replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);
};

/** Whether a code is complete: exactly eight digits. */
export function isCompleteCode(code: string): boolean {
  const result = safeParse(schema, code);
  return result.success && result.output === code;
}

/**
 * The entry after an event. A complete code becomes `initiated` and is the one to send. While it is being verified, the same value again
 * changes nothing, so that typing, paste and autofill each cause exactly one verification. After success the field is disabled and events
 * are ignored.
 */
export function nextCode(entry: CodeEntry, event: CodeEvent): CodeEntry {
  if (entry.status === 'success') return entry;
  switch (event.type) {
    case 'entered':
      if (!isCompleteCode(event.value)) {
        // Correcting a refused code clears its message. An incomplete, untouched code stays the same object.
        return entry.status === 'pending' && !entry.touched ? entry : { ...emptyCode };
      }
      if (entry.status === 'initiated' && entry.submitted === event.value) return entry;
      return { status: 'initiated', submitted: event.value, touched: true };
    case 'left':
      if (entry.status !== 'pending' || entry.touched || event.value === '') return entry;
      return { ...entry, touched: true };
    case 'accepted':
      return entry.status === 'initiated' ? { ...entry, status: 'success' } : entry;
    case 'refused':
      if (entry.status !== 'initiated') return entry;
      return { ...entry, status: event.reason === 'EXPIRED' ? 'expired-code' : 'invalid-code' };
    case 'failed':
      return entry.status === 'initiated' ? { ...emptyCode } : entry;
    case 'resent':
      return emptyCode;
  }
}

/** The message that the field shows, if any (docs: codes#code-messages). */
export function codeIssue(entry: CodeEntry): 'incorrect' | 'expired' | undefined {
  if (entry.status === 'expired-code') return 'expired';
  if (entry.status === 'invalid-code') return 'incorrect';
  return entry.status === 'pending' && entry.touched ? 'incorrect' : undefined;
}

/** "The Resend Code link is disabled once the code is valid." */
export const mayResend = (entry: CodeEntry): boolean => entry.status !== 'success';
