/**
 * True when digits carry a valid Luhn check digit as their last (ISO/IEC 7812-1, annex B; the "10-modulus" of Bankgirot).
 *
 * @param digits ASCII digits only; the caller has checked that
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
