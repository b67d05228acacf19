/**
 * Character tests on UTF-16 code units. Only ASCII is accepted, so full-width digits, look-alike letters and invisible marks are refused
 * everywhere.
 */

/** 0 to 9. */
/* @__NO_SIDE_EFFECTS__ */
export const isDigit = (code: number): boolean => code > 47 && code < 58;

/** A to Z, a to z. */
/* @__NO_SIDE_EFFECTS__ */
export const isLetter = (code: number): boolean => {
  const lower = code | 32;
  return lower > 96 && lower < 123;
};

/** True when the text is `minimum` to `maximum` ASCII digits. A longer text is refused without being read. */
/* @__NO_SIDE_EFFECTS__ */
export const areDigits = (text: string, minimum: number, maximum = minimum): boolean =>
  text.length >= minimum && text.length <= maximum && !/[^0-9]/.test(text);
