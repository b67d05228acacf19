import { isDigit, isLetter } from '../building-blocks/ascii.ts';
import { keyedRule, type Rule, rule, textRule } from '../building-blocks/rule.ts';

// RFC 5321, section 4.5.3.1: local part at most 64 octets; a path of 256 with its brackets leaves 254. RFC 1035: a label 63.
const LOCAL = 64;
const WHOLE = 254;
const LABEL = 63;

/**
 * True for an address `dot-atom@host.name` of RFC 5321: ASCII, no quoted local part, no comment, no address literal, and a host of at least
 * two labels whose last begins with a letter and has two characters or more. It is one pass from left to right; anything longer than 254
 * characters is refused without being read.
 */
export function isEmail(text: string): boolean {
  const { length } = text;
  const at = text.indexOf('@');
  if (length > WHOLE || at < 1 || at > LOCAL) return false;

  let previous = 46; // as if after a dot, so that a dot cannot come first
  for (let i = 0; i < at; i++) {
    const code = text.charCodeAt(i);
    if (code === 46 ? previous === 46 : !isAtom(code)) return false;
    previous = code;
  }
  if (previous === 46) return false;

  let label = at + 1; // where the current label begins
  for (let i = label; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code === 46) {
      if (!isLabelEnd(text, label, i)) return false;
      label = i + 1;
    } else if (!isDigit(code) && !isLetter(code) && (code !== 45 || i === label)) return false;
  }
  return label > at + 1 && length - label > 1 && isLetter(text.charCodeAt(label)) && isLabelEnd(text, label, length);
}

/** RFC 5322 atext. */
const isAtom = (code: number): boolean =>
  isLetter(code) ||
  isDigit(code) ||
  (code > 32 && code < 127 && "!#$%&'*+-/=?^_`{|}~".includes(String.fromCharCode(code)));

const isLabelEnd = (text: string, start: number, end: number): boolean =>
  end > start && end - start <= LABEL && text.charCodeAt(end - 1) !== 45;

/**
 * E-mail address. Empty passes. Error key `invalidEmailFormat`.
 * docs: validators#validator-email; RFC 5321.
 */
/* @__NO_SIDE_EFFECTS__ */
export function email(): Rule<string, 'invalidEmailFormat'> {
  return textRule('invalidEmailFormat', isEmail);
}

/**
 * E-mail address; the empty text is refused like any other. Error key `invalidEmailFormat`.
 * docs: validators#validator-email.
 */
/* @__NO_SIDE_EFFECTS__ */
export function emailNotEmpty(): Rule<string, 'invalidEmailFormat'> {
  return rule('invalidEmailFormat', (text: string) => typeof text === 'string' && isEmail(text));
}

/**
 * E-mail address; the empty text has its own key. Error keys `match` if empty, `invalidEmailFormat` otherwise.
 * docs: validators#validator-email.
 */
/* @__NO_SIDE_EFFECTS__ */
export function emailMatch() {
  return keyedRule((text: string) =>
    text === '' ? 'match' : typeof text === 'string' && isEmail(text) ? undefined : 'invalidEmailFormat',
  );
}
