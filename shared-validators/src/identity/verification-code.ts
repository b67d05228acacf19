import * as v from 'valibot';
import { areDigits } from '../building-blocks/ascii.ts';
import { compact } from '../building-blocks/compact.ts';
import { textRule } from '../building-blocks/rule.ts';
import { required } from '../filled-in/required.ts';

/** The number of digits of a verification code (docs: codes#code-format). */
export const VERIFICATION_CODE_LENGTH = 8;

/**
 * Schema of a verification code: spaces and hyphens are removed, then exactly 8 digits are required. The output is the 8 digits. Error keys
 * `required` if nothing is left, `invalidCode` otherwise; both have the reference's incorrect-code message.
 * docs: codes#code-format.
 */
/* @__NO_SIDE_EFFECTS__ */
export function verificationCode() {
  return v.pipe(
    v.string((issue) => (issue.input == null ? 'required' : 'invalidCode')),
    compact(),
    required(),
    textRule('invalidCode', (code) => areDigits(code, VERIFICATION_CODE_LENGTH)),
  );
}
