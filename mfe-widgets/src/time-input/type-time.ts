import { hoursOn12, type Meridiem, readTime, type TimeFormat } from 'shared-validators/clock';
import { goTo, lastPart, withWholeMinutes } from './parts.ts';
import { BLANK, draftOf, type TimeDraft, timeOf } from './time-draft.ts';

/**
 * A draft with one more character. A digit begins the time anew, unless one is being typed or an arrow key chose a part: a time that
 * stood there before never becomes a part of what is typed.
 */
export function typeCharacter(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  if (draft.raw !== undefined) return replaceAll(draft, draft.raw + character, format);
  if (/[:.,hH\s]/.test(character)) return separate(draft, character, format);
  if (/[apAP]/.test(character)) return typeMeridiem(draft, character, format);
  if (!/\d/.test(character)) return draft;
  const anew = draft.entry === 'none' || (draft.entry === 'parts' && draft.typed === '' && draft.active === 'meridiem');
  if (anew) return typeHours({ ...BLANK, entry: 'whole', typed: character }, character, format);
  const next = { ...draft, typed: draft.active === 'hours' && draft.fresh ? character : draft.typed + character };
  if (draft.active === 'hours') return typeHours(next, character, format);
  if (draft.active === 'minutes') return typeMinutes(next, character, format);
  return overflow(next, format);
}

/** A whole text in place of what was there; what is not understood stays, with the parts blank. */
export function replaceAll(draft: TimeDraft, text: string, format: TimeFormat): TimeDraft {
  if (text.trim() === '') return BLANK;
  const parsed = readTime(text, format);
  const entered = { typed: text.trim(), entry: draft.entry } as const;
  if (parsed.ok) return { ...goTo(draftOf(parsed.value, format), lastPart(format), false), ...entered };
  if (parsed.issue === 'meridiem-missing' && parsed.hours !== undefined && parsed.minutes !== undefined) {
    const minutes = String(parsed.minutes).padStart(2, '0');
    return goTo({ ...BLANK, ...entered, hours: String(parsed.hours), minutes }, 'meridiem');
  }
  return { ...draft, ...entered, hours: '', minutes: '', meridiem: '', active: 'hours', raw: text };
}

/**
 * What was typed, once nothing more is typed: a whole time is read as the grid and a paste read it, so that 93 is not taken for 9:03.
 * An hour and a colon stay as they are and wait for the minutes.
 */
export function finish(draft: TimeDraft, format: TimeFormat): TimeDraft {
  if (draft.entry !== 'whole' || draft.raw !== undefined) return withWholeMinutes(draft);
  // 24:00 shows its minutes before they are typed: 240 is 2:40, as everywhere.
  if (draft.hours === '24') return replaceAll(draft, draft.typed, format);
  if (timeOf(draft, format) !== '' || (draft.minutes === '' && /[:.,]\s*$/.test(draft.typed))) return draft;
  return replaceAll(draft, draft.typed, format);
}

/** A colon, a dot, a space: the hour is complete with one digit. 0 on a 12-hour clock is the 24-hour reading of midnight. */
function separate(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  if (draft.typed === '') return draft;
  // The last digit was taken for a minute, and was not: `24:` of a start.
  const isSplit = draft.active === 'minutes' && !draft.fresh && /^\d+$/.test(draft.typed);
  if (isSplit && /\S/.test(character)) return replaceAll(draft, draft.typed + character, format);
  const next = { ...draft, typed: draft.typed + character };
  if (draft.active !== 'hours' || draft.fresh) return next;
  const midnight = format.clock === '12' && draft.hours === '0';
  return goTo(midnight ? { ...next, hours: '12', meridiem: 'AM' } : next, 'minutes');
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
  // The digit does not belong to the hour: it begins the minutes.
  return typeMinutes(goTo(draft, 'minutes'), digit, format);
}

function typeMinutes(draft: TimeDraft, digit: string, format: TimeFormat): TimeDraft {
  if (draft.hours === '24') return draft.typed.length <= 5 && digit === '0' ? draft : overflow(draft, format);
  const whole = draft.entry === 'whole';
  if (draft.fresh || draft.minutes === '') {
    // 17, 18 and 19 on a 12-hour clock: no minute begins with these digits, so a 24-hour hour was meant.
    if (Number(digit) > 5 && whole && format.clock === '12' && /^1\d$/.test(draft.typed)) {
      const shown = hoursOn12(Number(draft.typed));
      return goTo({ ...draft, hours: String(shown.hours), meridiem: shown.meridiem }, 'minutes');
    }
    if (Number(digit) <= 5 || whole) return { ...draft, minutes: digit, fresh: false };
    return goTo({ ...draft, minutes: `0${digit}` }, lastPart(format), false);
  }
  const minutes = draft.minutes + digit;
  if (minutes.length > 2 || Number(minutes) > 59) return overflow(draft, format);
  return goTo({ ...draft, minutes }, lastPart(format), false);
}

function typeMeridiem(draft: TimeDraft, letter: string, format: TimeFormat): TimeDraft {
  const meridiem: Meridiem = letter.toLowerCase() === 'a' ? 'AM' : 'PM';
  if (draft.entry === 'whole') return endWithMeridiem(draft, letter, format);
  if (format.clock === '24') return draft;
  const next = { ...draft, typed: letter, meridiem };
  if (draft.hours === '') return goTo(next, 'meridiem');
  return goTo(
    { ...withWholeMinutes(next), minutes: draft.minutes === '' ? '00' : draft.minutes.padStart(2, '0') },
    'meridiem',
  );
}

/** `9:30p`, `9 p`. A second letter takes the place of the first. */
function endWithMeridiem(draft: TimeDraft, letter: string, format: TimeFormat): TimeDraft {
  const before = draft.typed.replace(/[:.,]$/, '').replace(timeOf(draft, format) === '' ? /$/ : /\s?[ap]$/i, '');
  return replaceAll(draft, before + letter, format);
}

/** More was typed than the parts hold: everything is read as a whole, or stays as it is, with the reason. */
function overflow(draft: TimeDraft, format: TimeFormat): TimeDraft {
  if (draft.entry === 'whole') return replaceAll(draft, draft.typed, format);
  const digits = draft.typed.replace(/\D/g, '');
  // Minutes that were complete begin anew with the third digit.
  if (digits.length > 2)
    return { ...draft, typed: digits.slice(-1), minutes: digits.slice(-1), active: 'minutes', fresh: false };
  return replaceAll(draft, `${draft.hours}:${digits} ${draft.meridiem}`, format);
}
