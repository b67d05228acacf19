/**
 * Whether the last digit is a valid Luhn check digit (ISO/IEC 7812-1, annex B; the "10-modulus" of Bankgirot).
 *
 * @param digits ASCII digits only; checked by the caller
 */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  let doubled = false;
  for (let i = digits.length; i-- > 0; ) {
    let digit = digits.charCodeAt(i) - 48;
    if (doubled) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
    doubled = !doubled;
  }
  return sum % 10 === 0;
}
