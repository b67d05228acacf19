import { areDigits } from '../building-blocks/ascii.ts';
import { keyedRule } from '../building-blocks/rule.ts';
import { weightedSum } from '../building-blocks/weighted-sum.ts';

/** The error of a US routing number: not nine digits, or nine digits with a wrong weighted checksum. */
export function abaRoutingNumberError(text: string): 'invalidRoutingNumber' | 'abaError' | undefined {
  if (typeof text !== 'string' || !areDigits(text, 9)) return 'invalidRoutingNumber';
  return weightedSum(text) ? 'abaError' : undefined;
}

/**
 * US ABA routing number: nine digits, weights 3, 7, 1, sum divisible by ten. Empty passes.
 * Error keys `invalidRoutingNumber` for anything but nine digits, `abaError` for a wrong checksum.
 * docs: validators#validator-aba; ABA Routing Number Policy.
 */
/* @__NO_SIDE_EFFECTS__ */
export function abaRoutingNumber() {
  return keyedRule((text: string) => (text === '' ? undefined : abaRoutingNumberError(text)));
}
