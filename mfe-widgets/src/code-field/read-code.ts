import { asciiDigits } from 'shared-validators/ascii-digits';

/** The result of reading a code of `length` digits. */
export type ReadCode = { ok: true; code: string } | { ok: false; issue: 'too-long' };

/**
 * Reads the digits of a typed, pasted or filled-in code; spaces and hyphens of any kind are dropped first. A text around one number of the
 * right length ("Your code is 4810 2736.") is read as that number. More digits than a code has are rejected as a whole and never cut: the
 * wrong eight of nine digits would cost an attempt.
 */
export function readCode(text: string, length: number): ReadCode {
  const plain = asciiDigits(text);
  const digits = plain.replace(/\D/g, '');
  if (digits.length <= length) return { ok: true, code: digits };
  const joined = plain.replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');
  const whole = (joined.match(/\d+/g) ?? []).filter((run) => run.length === length);
  return whole.length === 1 && whole[0] !== undefined ? { ok: true, code: whole[0] } : { ok: false, issue: 'too-long' };
}
