import type { Meridiem } from './time-of-day.ts';

/**
 * AM and PM as the portal's languages write them: Korean, Chinese, Japanese, Thai, Swedish, Arabic and Hebrew. A test compares the list with what browsers
 * write.
 */
const WORDS: readonly (readonly [word: string, meridiem: Meridiem])[] = [
  ['오전', 'AM'],
  ['오후', 'PM'],
  ['上午', 'AM'],
  ['下午', 'PM'],
  ['午前', 'AM'],
  ['午後', 'PM'],
  ['ก่อนเที่ยง', 'AM'],
  ['หลังเที่ยง', 'PM'],
  ['fm', 'AM'],
  ['em', 'PM'],
  ['ص', 'AM'],
  ['م', 'PM'],
  ['לפנה״צ', 'AM'],
  ['אחה״צ', 'PM'],
].map(([word = '', meridiem]) => [word.normalize('NFKC'), meridiem as Meridiem]);

const LATIN = /^(.{0,24}?)\s{0,4}([ap])\.?\s?(?:m\.?)?$/;
/** Before the time, as some versions of ICU write Korean: `AM 5:30`. */
const LATIN_FIRST = /^([ap])\.?\s?m\.?\s{0,4}(\d.{0,24})$/;
const LATIN_WORDS = ['a.m.', 'p.m.', 'a. m.', 'p. m.', 'am', 'pm', 'a m', 'p m'];

/** Separates a text from its AM or PM, which follows the time (`9:30 PM`) or precedes it (`오후 5:30`, `AM 5:30`). */
export function withoutDayPeriod(plain: string): { time: string; meridiem: Meridiem | undefined } {
  for (const [word, meridiem] of WORDS) {
    if (plain.endsWith(word)) return { time: plain.slice(0, -word.length).trim(), meridiem };
    if (plain.startsWith(word)) return { time: plain.slice(word.length).trim(), meridiem };
  }
  const [, first, after] = LATIN_FIRST.exec(plain) ?? [];
  const [, before, last] = LATIN.exec(plain) ?? [];
  // With one on either side, no rule says which of them counts.
  if (first !== undefined && last !== undefined) return { time: plain, meridiem: undefined };
  const letter = first ?? last;
  if (letter === undefined) return { time: plain, meridiem: undefined };
  return { time: (after ?? before ?? '').trim(), meridiem: letter === 'a' ? 'AM' : 'PM' };
}

/** Whether a text is an AM or PM, or the beginning of one: `p`, `pm`, `오`. */
export function isDayPeriod(text: string): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return plain !== '' && [...LATIN_WORDS, ...WORDS.map(([word]) => word)].some((word) => word.startsWith(plain));
}
