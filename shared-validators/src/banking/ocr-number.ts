import { areDigits } from '../building-blocks/ascii.ts';
import { hasLuhnDigit } from '../building-blocks/luhn.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/** True for 2 to 26 digits of which the last is a Luhn check digit. */
export function isOcrNumber(text: string): boolean {
  return areDigits(text, 2, 26) && hasLuhnDigit(text);
}

/**
 * Swedish OCR payment reference. Empty passes. Error key `invalidOcrNumber`.
 * docs: validators#validator-ocr; Bankgirot, OCR reference check level 1.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ocrNumber(): Rule<string, 'invalidOcrNumber'> {
  return textRule('invalidOcrNumber', isOcrNumber);
}
