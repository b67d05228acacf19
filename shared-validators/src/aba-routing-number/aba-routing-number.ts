import { areDigits } from '../ascii/ascii.ts';
import { keyedRule } from '../rule/rule.ts';

/** Which mistake a US routing number makes: not nine digits, or nine digits whose weighted checksum is wrong. */
export function abaRoutingNumberError(text: string): 'invalidRoutingNumber' | 'abaError' | undefined {
  if (typeof text !== 'string' || !areDigits(text, 9)) return 'invalidRoutingNumber';
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += (text.charCodeAt(i) - 48) * (i % 3 === 0 ? 3 : i % 3 === 1 ? 7 : 1);
  return sum % 10 === 0 ? undefined : 'abaError';
}

/**
 * US ABA routing number: nine digits, weights 3, 7, 1, sum divisible by ten. Empty passes.
 * Error keys `invalidRoutingNumber` for anything but nine digits, `abaError` for a wrong checksum.
 * Source: document 002, section 5; ABA Routing Number Policy.
 */
/* @__NO_SIDE_EFFECTS__ */
export function abaRoutingNumber() {
  return keyedRule((text: string) => (text === '' ? undefined : abaRoutingNumberError(text)));
}
