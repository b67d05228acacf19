/** The states of a verification code (docs: codes#code-states): pending → initiated → success, invalid code or expired code. */

import { VERIFICATION_CODE_LENGTH, verificationCode } from 'shared-validators';
import { safeParse } from 'valibot';

export type Channel = 'email' | 'phone';

export type CodeStatus = 'pending' | 'initiated' | 'invalid-code' | 'expired-code' | 'success';

export interface CodeEntry {
  readonly status: CodeStatus;
  /** The eight digits that are, or were last, with the server. */
  readonly submitted: string | undefined;
  /** True once something was typed and the field was left or sent: only then is its emptiness a mistake. */
  readonly touched: boolean;
}

export const emptyCode: CodeEntry = { status: 'pending', submitted: undefined, touched: false };

export type CodeEvent =
  /** The field holds a new value, already without spaces and hyphens. */
  | { readonly type: 'entered'; readonly value: string }
  | { readonly type: 'left'; readonly value: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly reason: 'EXPIRED' | 'INVALID_CODE' }
  /** The call failed: nothing is known about the code, so the same one may be sent again. */
  | { readonly type: 'failed' }
  /** Another code is on its way. */
  | { readonly type: 'resent' };

const schema = verificationCode();

/** The value as it is verified: full-width digits as ASCII, spaces and hyphens of all kinds dropped. */
export const plainCode = (typed: string): string => {
  const { output, success } = safeParse(schema, typed.normalize('NFKC'));
  return success ? output : typed.normalize('NFKC').replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);
};

/** True for what may be sent: exactly eight digits. */
export function isCompleteCode(code: string): boolean {
  const result = safeParse(schema, code);
  return result.success && result.output === code;
}

/**
 * The entry after an event. A complete code that is entered becomes `initiated` and is the one to send; while one is with
 * the server the same value again changes nothing, which is what makes typing, paste and autofill each cause exactly one
 * verification. After success the field is disabled and nothing more happens.
 */
export function nextCode(entry: CodeEntry, event: CodeEvent): CodeEntry {
  if (entry.status === 'success') return entry;
  switch (event.type) {
    case 'entered':
      if (!isCompleteCode(event.value)) {
        // Correcting a refused code clears its message; an unfinished one stays what it is.
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

/** Which message the field shows, if any (docs: codes#code-messages). */
export function codeIssue(entry: CodeEntry): 'incorrect' | 'expired' | undefined {
  if (entry.status === 'expired-code') return 'expired';
  if (entry.status === 'invalid-code') return 'incorrect';
  return entry.status === 'pending' && entry.touched ? 'incorrect' : undefined;
}

/** "The Resend Code link is disabled once the code is valid." */
export const mayResend = (entry: CodeEntry): boolean => entry.status !== 'success';
