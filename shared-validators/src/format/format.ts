import { DEFAULT_DATE_FORMAT, dayNumber } from '../calendar-date/calendar-date.ts';

// Matching takes time proportional to the length of the format times that of the text, so overlong formats are refused.
const LONGEST = 256;

/**
 * The format language of custom fields. Error messages show a format to the person who must follow it, so it is a picture of the value, not
 * a regular expression; and since it repeats nothing, matching is linear for every format that an administrator may write.
 *
 * | in a format | stands for |
 * |---|---|
 * | `9` or `0` | one digit |
 * | `#` | a digit or nothing |
 * | `A` / `a` | one letter / a letter or nothing |
 * | `X` / `x` | one letter or digit / a letter, a digit or nothing |
 * | `*` / `?` | any one character / any character or nothing |
 * | `[` … `]` | what is between may be left out; not nested |
 * | `\` | the next character, as it is |
 * | vertical bar | or: several pictures, one of which must match |
 * | anything else | itself |
 *
 * - A `.` or `,` followed by `#` needs a digit after it or goes away with them: `###.##` accepts 12, 12.5 and 12.50, not `12.`.
 * - A format of `YYYY`, `MM`, `DD`, `M`, `D` and separators is a date of the calendar: `MM/DD/YYYY`.
 * - `HH:MM` (or `HH:mm`) is a time of day from 00:00 to 23:59, or 24:00.
 * - ASCII letters and digits only. A bracket without its partner stands for itself. A format of more than 256 characters
 *   matches nothing.
 *
 * Examples: `999-99-9999`, `99999|99999-9999`, `AA-####`, `[-]####.##`, `$###[,999].99`, `HH:MM`.
 */
export function matchesFormat(text: string, format: string): boolean {
  if (format.length > LONGEST || text.length > 2 * format.length) return false;
  if (/^[YMD]{1,4}[^YMD]{1,3}[YMD]{1,4}[^YMD]{1,3}[YMD]{1,4}$/.test(format))
    return !Number.isNaN(dayNumber(text, format));
  if (/^HH:(?:MM|mm)$/.test(format)) return /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/.test(text);
  return alternatives(format).some((picture) => matchesPicture(text, picture));
}

/**
 * The format of a date custom field: its own, or the application's. A format that is not a complete date (a year of four digits, a month
 * and a day, each once) is ignored, because a date in it could be neither written nor read (docs: custom-fields#field-date).
 */
export function dateFormatOf(format: string | null | undefined): string {
  const parts = (format ?? '').toUpperCase().match(/Y{1,4}|M{1,2}|D{1,2}/g) ?? [];
  const whole = [...parts].sort().join(' ');
  return format && /^DD? MM? YYYY$/.test(whole) ? format : DEFAULT_DATE_FORMAT;
}

/**
 * A position of a format: the test of a character, and the position that may follow without reading one, after itself or after its bracket.
 */
type Position = [reads: (character: string) => boolean, skip?: number];

// The index of a symbol is also the index of its optional form.
const SYMBOLS = '90AX*';
const OPTIONAL = '##ax?';
const CLASSES = [/[0-9]/, /[0-9]/, /[a-z]/i, /[a-z0-9]/i, /./s];

/** Splits at `|` and keeps escapes, which are resolved later. */
function alternatives(format: string): string[] {
  const pictures = [''];
  for (let i = 0; i < format.length; i++) {
    const symbol = format.charAt(i);
    if (symbol === '|') pictures.push('');
    else pictures[pictures.length - 1] += symbol === '\\' ? symbol + format.charAt(++i) : symbol;
  }
  return pictures;
}

function positionsOf(picture: string): Position[] {
  const positions: Position[] = [];
  const add = (symbol: string, literal = symbol): void => {
    const at = Math.max(SYMBOLS.indexOf(symbol), OPTIONAL.indexOf(symbol));
    positions.push([(character) => CLASSES[at]?.test(character) ?? character === literal]);
    if (OPTIONAL.includes(symbol)) skipFrom(positions.length - 1);
  };
  /** Makes the positions from this one to the last optional as a whole. */
  const skipFrom = (first: number): void => {
    if (positions[first]) positions[first][1] = positions.length;
  };
  let bracket = -1;
  for (let i = 0; i < picture.length; i++) {
    const symbol = picture.charAt(i);
    if (symbol === '[' && bracket < 0 && picture.includes(']', i)) {
      bracket = positions.length;
    } else if (symbol === ']' && bracket >= 0) {
      skipFrom(bracket);
      bracket = -1;
    } else if ((symbol === '.' || symbol === ',') && picture[i + 1] === '#') {
      // The first digit after a decimal mark is not optional by itself, because it is omitted together with the mark.
      const mark = positions.length;
      add(symbol);
      add('9');
      for (i++; picture[i + 1] === '#'; i++) add('#');
      skipFrom(mark);
    } else {
      add(symbol, symbol === '\\' ? picture.charAt(++i) : symbol);
    }
  }
  return positions;
}

/** Follows all ways to match the format at the same time, one character of the text after the other, so that none is tried twice. */
function matchesPicture(text: string, picture: string): boolean {
  const positions = positionsOf(picture);
  let reached = withSkips(positions, [0]);
  for (const character of text) {
    reached = withSkips(
      positions,
      [...reached].filter((at) => positions[at]?.[0](character)).map((at) => at + 1),
    );
  }
  return reached.has(positions.length);
}

/**
 * The given positions and all that can be reached from them without reading a character. A Set also iterates over elements that are added
 * during the iteration.
 */
function withSkips(positions: readonly Position[], from: readonly number[]): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    const skip = positions[at]?.[1];
    if (skip) reached.add(skip);
  }
  return reached;
}
