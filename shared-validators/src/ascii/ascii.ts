/**
 * Character tests on UTF-16 code units. Rules scan with these instead of regular expressions: one pass, no backtracking, and
 * only ASCII counts, so full-width digits, look-alike letters and invisible marks are refused everywhere alike.
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

/** True when every code unit passes the test; the empty text has none that fails. Stops at the first failure. */
/* @__NO_SIDE_EFFECTS__ */
export const every = (text: string, test: (code: number) => boolean): boolean => {
  for (let i = 0; i < text.length; i++) if (!test(text.charCodeAt(i))) return false;
  return true;
};

/** True when the text is `minimum` to `maximum` ASCII digits. A longer text is refused without being read. */
/* @__NO_SIDE_EFFECTS__ */
export const areDigits = (text: string, minimum: number, maximum = minimum): boolean =>
  text.length >= minimum && text.length <= maximum && every(text, isDigit);

/** Index of the first code unit at or after `from` that is no ASCII digit. */
/* @__NO_SIDE_EFFECTS__ */
export const skipDigits = (text: string, from: number): number => {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
};
