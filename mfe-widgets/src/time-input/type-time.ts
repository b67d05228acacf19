import { plainDigits } from 'shared-validators/amounts';
import { hoursOn12, type Meridiem, readTime, type TimeFormat, typedAfter, typedOver } from 'shared-validators/clock';
import { draftText } from './draft-text.ts';
import { goTo, lastPart, withWholeMinutes } from './parts.ts';
import { BLANK, draftOf, type TimeDraft, timeOf } from './time-draft.ts';

/**
 * A draft with one more character. The character starts a new time, unless one is being typed or an arrow key chose a part: an earlier time
 * never becomes part of the typed one. A character that cannot be part of a time stays, with the reason, as in a cell of the grid.
 */
export function typeCharacter(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  if (draft.raw !== undefined) return replaceAll(draft, typedAfter(draft.raw, character), format);
  if (draft.entry === 'none') return begin(draft, character, format);
  if (draft.entry === 'whole') return agreed(goOn(draft, character, format), format);
  return typePart(draft, character, format);
}

/** The first character since the field was entered. It replaces the text, unless it is the time's AM or PM. */
function begin(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  const shown = format.clock === '12' ? draftText(draft, format).text : '';
  const text = typedOver(shown, character);
  const isBlank = character.trim() === '';
  if (text !== character)
    return isBlank ? { ...draft, entry: 'whole', typed: text } : replaceAll({ ...draft, entry: 'whole' }, text, format);
  const begun: TimeDraft = { ...BLANK, entry: 'whole', typed: character };
  if (isBlank) return begun;
  const digit = digitOf(character);
  return digit === undefined ? replaceAll(begun, character, format) : typeHours(begun, digit, format);
}

/** One more character of a whole time. */
function goOn(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  const typed = typedAfter(draft.typed, character);
  const digit = digitOf(character);
  if (digit !== undefined && typed === character) return typeHours({ ...BLANK, entry: 'whole', typed }, digit, format);
  const next = { ...draft, typed };
  if (digit !== undefined) return typeDigit(next, digit, format);
  const hasHours = draft.hours !== '' || character.trim() === '';
  return hasHours && SEPARATOR.test(character) ? separate(next, format) : replaceAll(next, next.typed, format);
}

/** Parts and text must agree; if they differ, the text is read. */
function agreed(draft: TimeDraft, format: TimeFormat): TimeDraft {
  const value = draft.hours === '24' ? '' : timeOf(draft, format);
  if (value === '' || draft.raw !== undefined) return draft;
  const reading = readTime(draft.typed, format);
  return reading.ok && reading.value === value ? draft : replaceAll(draft, draft.typed, format);
}

/** A character for the part that an arrow key chose or Backspace blanked. */
function typePart(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  const digit = digitOf(character);
  if (digit !== undefined) {
    if (draft.typed === '' && draft.active === 'meridiem') return begin({ ...BLANK }, character, format);
    return typeDigit(
      { ...draft, typed: draft.active === 'hours' && draft.fresh ? digit : draft.typed + digit },
      digit,
      format,
    );
  }
  if (SEPARATOR.test(character))
    return draft.typed === '' ? draft : separate({ ...draft, typed: draft.typed + character }, format);
  if (/[ap]/i.test(character) && format.clock === '12') return typeMeridiem(draft, character);
  if (/m/i.test(character) && /^[ap]$/i.test(draft.typed)) return { ...draft, typed: draft.typed + character };
  const { text, ranges } = draftText(draft, format);
  const [from, to] = ranges[draft.active];
  const typed = (draft.fresh ? '' : text.slice(from, to)) + character;
  return replaceAll({ ...draft, entry: 'whole' }, text.slice(0, from) + typed + text.slice(to), format);
}

const SEPARATOR = /[:.,hH\s]/;

/** The value of a digit in any script. */
function digitOf(character: string): string | undefined {
  const plain = plainDigits(character);
  return /^\d$/.test(plain) ? plain : undefined;
}

function typeDigit(draft: TimeDraft, digit: string, format: TimeFormat): TimeDraft {
  if (draft.active === 'hours') return typeHours(draft, digit, format);
  return draft.active === 'minutes' ? typeMinutes(draft, digit, format) : overflow(draft, format);
}

/** Replaces the draft by a whole text. Text that is not understood stays, with the parts blank. */
export function replaceAll(draft: TimeDraft, text: string, format: TimeFormat): TimeDraft {
  if (text.trim() === '') return BLANK;
  const parsed = readTime(text, format);
  const entered = { typed: text, entry: draft.entry } as const;
  if (parsed.ok) return { ...goTo(draftOf(parsed.value, format), lastPart(format), false), ...entered };
  if (parsed.issue === 'meridiem-missing' && parsed.hours !== undefined && parsed.minutes !== undefined) {
    const minutes = String(parsed.minutes).padStart(2, '0');
    return goTo({ ...BLANK, ...entered, hours: String(parsed.hours), minutes }, 'meridiem');
  }
  if (parsed.issue === 'incomplete' && parsed.hours !== undefined)
    return goTo({ ...BLANK, ...entered, hours: String(parsed.hours) }, 'minutes');
  return { ...BLANK, ...entered, entry: 'whole', raw: text };
}

/**
 * Completes a draft when typing ends: a whole time is read as the grid and a paste read it, so that 93 is not taken for 9:03. An hour and a
 * colon stay as they are and wait for the minutes.
 */
export function finish(draft: TimeDraft, format: TimeFormat): TimeDraft {
  if (draft.entry !== 'whole' || draft.raw !== undefined) return withWholeMinutes(draft);
  const reading = readTime(draft.typed, format);
  return reading.ok && reading.value === timeOf(draft, format) ? draft : replaceAll(draft, draft.typed, format);
}

/** A colon, a dot or a space completes an hour of one digit. 0 on a 12-hour clock is midnight as on a 24-hour clock. */
function separate(draft: TimeDraft, { clock }: TimeFormat): TimeDraft {
  if (draft.active !== 'hours' || draft.fresh) return draft;
  const midnight = clock === '12' && draft.hours === '0';
  return goTo(midnight ? { ...draft, hours: '12', meridiem: 'AM' } : draft, 'minutes');
}

function typeHours(draft: TimeDraft, digit: string, format: TimeFormat): TimeDraft {
  const highestFirst = format.clock === '12' ? 1 : 2;
  if (draft.fresh || draft.hours === '') {
    const begun = { ...draft, hours: digit, fresh: false };
    return Number(digit) > highestFirst ? goTo(begun, 'minutes') : begun;
  }
  const both = Number(draft.hours + digit);
  if (format.clock === '24') {
    if (both <= 23) return goTo({ ...draft, hours: draft.hours + digit }, 'minutes');
    if (both === 24 && format.bound === 'end') return goTo({ ...draft, hours: '24', minutes: '00' }, 'minutes');
  } else {
    if (both >= 1 && both <= 12) return goTo({ ...draft, hours: String(both) }, 'minutes');
    if (both === 0) return goTo({ ...draft, hours: '12', meridiem: 'AM' }, 'minutes');
  }
  // The digit does not belong to the hour, so it begins the minutes.
  return typeMinutes(goTo(draft, 'minutes'), digit, format);
}

function typeMinutes(draft: TimeDraft, digit: string, format: TimeFormat): TimeDraft {
  if (draft.hours === '24') return draft.typed.trim().length <= 5 && digit === '0' ? draft : overflow(draft, format);
  const whole = draft.entry === 'whole';
  if (draft.fresh || draft.minutes === '') {
    // 17, 18 and 19 on a 12-hour clock: no minutes begin with these digits, so an hour of a 24-hour clock was meant.
    if (Number(digit) > 5 && whole && format.clock === '12' && /^\s*1\d$/.test(plainDigits(draft.typed))) {
      const shown = hoursOn12(Number(plainDigits(draft.typed)));
      return goTo({ ...draft, hours: String(shown.hours), meridiem: shown.meridiem }, 'minutes');
    }
    if (Number(digit) <= 5 || whole) return { ...draft, minutes: digit, fresh: false };
    return goTo({ ...draft, minutes: `0${digit}` }, lastPart(format), false);
  }
  const minutes = draft.minutes + digit;
  if (minutes.length > 2 || Number(minutes) > 59) return overflow(draft, format);
  return goTo({ ...draft, minutes }, lastPart(format), false);
}

function typeMeridiem(draft: TimeDraft, letter: string): TimeDraft {
  const meridiem: Meridiem = letter.toLowerCase() === 'a' ? 'AM' : 'PM';
  const next = { ...draft, typed: letter, meridiem };
  if (draft.hours === '') return goTo(next, 'meridiem');
  return goTo(
    { ...withWholeMinutes(next), minutes: draft.minutes === '' ? '00' : draft.minutes.padStart(2, '0') },
    'meridiem',
  );
}

/** More characters than the parts can hold: everything is read as a whole, or stays as it is, with the reason. */
function overflow(draft: TimeDraft, format: TimeFormat): TimeDraft {
  if (draft.entry === 'whole') return replaceAll(draft, draft.typed, format);
  const digits = draft.typed.replace(/\D/g, '');
  // The third digit restarts complete minutes.
  if (digits.length > 2)
    return { ...draft, typed: digits.slice(-1), minutes: digits.slice(-1), active: 'minutes', fresh: false };
  return replaceAll(draft, `${draft.hours}:${digits} ${draft.meridiem}`, format);
}
