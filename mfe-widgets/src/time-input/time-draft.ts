import {
  hoursOn12,
  hoursOn24,
  type Meridiem,
  parseClockTime,
  readTime,
  type TimeFormat,
  type TimeIssue,
  timeText,
} from 'shared-validators/clock';

/** A part of the time, as it stands in the input. */
export type Part = 'hours' | 'minutes' | 'meridiem';

/** The content of the input while it is edited. */
export interface TimeDraft {
  /** Digits as typed, `''` for a blank part. */
  readonly hours: string;
  readonly minutes: string;
  readonly meridiem: Meridiem | '';
  readonly active: Part;
  /** The next digit begins the active part anew. */
  readonly fresh: boolean;
  /** What was typed or pasted since the entry began; what is said back beside the reading. */
  readonly typed: string;
  /** The part in which that began: typed text that began in the hours is a whole time. */
  readonly origin: Part;
  /** Text that was not understood; it stays as it is until it is, and the parts are blank. */
  readonly raw: string | undefined;
}

export type TimeAction =
  | { type: 'type'; text: string }
  /** Backspace; `all` when everything was selected. */
  | { type: 'blank'; all?: boolean }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'go'; part: Part }
  /** A whole text: pasted, filled in by the browser, or typed in place of one that was not understood. */
  | { type: 'replace'; text: string }
  | { type: 'leave' };

const BLANK: TimeDraft = {
  hours: '',
  minutes: '',
  meridiem: '',
  active: 'hours',
  fresh: true,
  typed: '',
  origin: 'hours',
  raw: undefined,
};

/** A time with a part still missing, as it stands in the input: `9:-- --`, `9:30 --`, `--:30`. */
const PARTIAL = /^(\d{1,2}|--):(\d{2}|--)(?: (AM|PM|--))?$/;

/**
 * The draft of a value. A value that is no time stays visible: one with a part missing as its parts, so that typing goes on where it
 * stopped, everything else as text that was not understood.
 */
export function draftOf(value: string, format: TimeFormat): TimeDraft {
  const total = value === '24:00' && format.bound === 'start' ? null : parseClockTime(value);
  if (total === null) return value === '' ? BLANK : (partialDraft(value, format) ?? { ...BLANK, raw: value });
  const hours = Math.floor(total / 60);
  const minutes = String(total % 60).padStart(2, '0');
  if (format.clock === '24') return { ...BLANK, hours: timeText(hours, total % 60, format.bound).slice(0, 2), minutes };
  const shown = hoursOn12(hours);
  return { ...BLANK, hours: String(shown.hours), minutes, meridiem: shown.meridiem };
}

function partialDraft(value: string, { clock }: TimeFormat): TimeDraft | undefined {
  const match = value.includes('--') ? PARTIAL.exec(value) : null;
  if (match === null) return undefined;
  const [hours = '', minutes = '', meridiem = ''] = match.slice(1).map((part) => (part === '--' ? '' : (part ?? '')));
  if (Number(hours) > (clock === '24' ? 23 : 12) || Number(minutes) > 59) return undefined;
  return { ...BLANK, hours, minutes, meridiem: clock === '24' ? '' : (meridiem as Meridiem | '') };
}

/** The value of a draft as `HH:MM`; `''` if any part is empty or the text is not understood. */
export function timeOf(draft: TimeDraft, { clock, bound }: TimeFormat): string {
  const { hours, minutes, meridiem } = draft;
  if (draft.raw !== undefined || hours === '' || minutes === '') return '';
  if (hours === '24' && minutes !== '00') return '';
  if (clock === '24') return timeText(Number(hours), Number(minutes), bound);
  // A lone 0 is the beginning of 09, not an hour.
  if (meridiem === '' || Number(hours) === 0) return '';
  return timeText(hoursOn24(Number(hours), meridiem), Number(minutes), bound);
}

/** Why a draft has no value, once its author has left it; undefined when it has one or when nothing was entered. */
export function issueOf(draft: TimeDraft, format: TimeFormat): TimeIssue | undefined {
  if (draft.raw !== undefined) {
    const parsed = readTime(draft.raw, format);
    return parsed.ok ? undefined : parsed.issue;
  }
  if (timeOf(draft, format) !== '') return undefined;
  if (draft.hours === '' && draft.minutes === '' && draft.meridiem === '') return undefined;
  const onlyMeridiem = format.clock === '12' && draft.hours !== '' && draft.minutes !== '' && draft.meridiem === '';
  return onlyMeridiem ? 'meridiem-missing' : 'incomplete';
}

/** Where typing goes on when the field is entered: at AM or PM where nothing else is missing, so that A or P completes it. */
export function entryPart(draft: TimeDraft, format: TimeFormat): Part {
  return draft.raw === undefined && issueOf(draft, format) === 'meridiem-missing' ? 'meridiem' : 'hours';
}

/** One step of entering a time. */
export function reduceTime(draft: TimeDraft, action: TimeAction, format: TimeFormat): TimeDraft {
  switch (action.type) {
    case 'type':
      return [...action.text].reduce((state, character) => typeCharacter(state, character, format), draft);
    case 'blank':
      return blankPart(draft, action.all === true);
    case 'step':
      return stepPart(draft, action.by, format);
    case 'move':
      return { ...goTo(draft, neighbour(draft.active, action.by, format)), typed: '' };
    case 'go':
      return { ...goTo(draft, action.part), typed: '' };
    case 'replace':
      return replaceAll(draft, action.text, format);
    case 'leave':
      return { ...draft, minutes: draft.minutes.length === 1 ? `0${draft.minutes}` : draft.minutes, fresh: true };
  }
}

function typeCharacter(draft: TimeDraft, character: string, format: TimeFormat): TimeDraft {
  if (draft.raw !== undefined) return replaceAll(draft, draft.raw + character, format);
  const anew = draft.typed === '' || (draft.active === 'hours' && draft.fresh);
  const next = anew
    ? { ...draft, typed: character, origin: draft.active }
    : { ...draft, typed: draft.typed + character };
  if (/[:.,hH\s]/.test(character)) return anew ? draft : separate(next, format);
  if (/[apAP]/.test(character)) return typeMeridiem(next, character.toLowerCase() === 'a' ? 'AM' : 'PM', format);
  if (!/\d/.test(character)) return draft;
  if (draft.active === 'hours') return typeHours(next, character, format);
  if (draft.active === 'minutes') return typeMinutes(next, character, format);
  return next.origin === 'meridiem' ? draft : overflow(next, format);
}

/** A colon, a dot, a space: the hour is complete with one digit. 0 on a 12-hour clock is the 24-hour reading of midnight. */
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
  // The digit does not belong to the hour: it begins the minutes.
  return typeMinutes(goTo(draft, 'minutes'), digit, format);
}

function typeMinutes(draft: TimeDraft, digit: string, format: TimeFormat): TimeDraft {
  if (draft.hours === '24') return draft.typed.length <= 5 && digit === '0' ? draft : overflow(draft, format);
  if (draft.fresh || draft.minutes === '') {
    if (Number(digit) <= 5) return { ...draft, minutes: digit, fresh: false };
    // 17, 18 and 19 on a 12-hour clock: no minute begins with these digits, so a 24-hour hour was meant.
    if (format.clock === '12' && draft.hours === '1' && draft.origin === 'hours' && /^1\d$/.test(draft.typed)) {
      const shown = hoursOn12(Number(draft.typed));
      return goTo({ ...draft, hours: String(shown.hours), meridiem: shown.meridiem }, 'minutes');
    }
    return goTo({ ...draft, minutes: `0${digit}` }, lastPart(format), false);
  }
  if (draft.minutes.length === 2) return overflow(draft, format);
  return goTo({ ...draft, minutes: draft.minutes + digit }, lastPart(format), false);
}

function typeMeridiem(draft: TimeDraft, meridiem: Meridiem, format: TimeFormat): TimeDraft {
  if (draft.hours === '') return format.clock === '12' ? goTo({ ...draft, meridiem }, 'meridiem') : draft;
  const whole = draft.origin === 'hours' ? readTime(draft.typed, format) : undefined;
  if (whole?.ok === true || format.clock === '24') return overflow(draft, format);
  const minutes = draft.minutes === '' ? '00' : draft.minutes.padStart(2, '0');
  return goTo({ ...draft, minutes, meridiem }, 'meridiem');
}

/** More was typed than the parts hold: everything is read as a whole, or stays as it is, with the reason. */
function overflow(draft: TimeDraft, format: TimeFormat): TimeDraft {
  if (draft.origin === 'hours') return replaceAll(draft, draft.typed, format);
  const digits = draft.typed.replace(/\D/g, '');
  // Minutes that were complete begin anew with the third digit.
  if (digits.length > 2)
    return { ...draft, typed: digits.slice(-1), minutes: digits.slice(-1), active: 'minutes', fresh: false };
  return replaceAll(draft, `${draft.hours}:${digits} ${draft.meridiem}`, format);
}

function replaceAll(draft: TimeDraft, text: string, format: TimeFormat): TimeDraft {
  if (text.trim() === '') return BLANK;
  const parsed = readTime(text, format);
  const typed = text.trim();
  if (parsed.ok) return { ...goTo(draftOf(parsed.value, format), lastPart(format), false), typed };
  if (parsed.issue === 'meridiem-missing' && parsed.hours !== undefined && parsed.minutes !== undefined) {
    const minutes = String(parsed.minutes).padStart(2, '0');
    return goTo({ ...BLANK, hours: String(parsed.hours), minutes, typed }, 'meridiem');
  }
  return { ...draft, hours: '', minutes: '', meridiem: '', active: 'hours', raw: text, typed };
}

function blankPart(draft: TimeDraft, all: boolean): TimeDraft {
  if (all || draft.raw !== undefined) return BLANK;
  if (draft[draft.active] !== '') return { ...draft, [draft.active]: '', fresh: true, typed: '' };
  const before: Part = draft.active === 'meridiem' ? 'minutes' : 'hours';
  return { ...draft, [before]: '', active: before, fresh: true, typed: '' };
}

function stepPart(draft: TimeDraft, by: 1 | -1, format: TimeFormat): TimeDraft {
  if (draft.raw !== undefined) return draft;
  const base: TimeDraft = { ...draft, fresh: true, typed: '' };
  if (draft.active === 'meridiem') return { ...base, meridiem: draft.meridiem === 'AM' ? 'PM' : 'AM' };
  if (draft.active === 'minutes') {
    const next = draft.minutes === '' ? 0 : (Number(draft.minutes) + by + 60) % 60;
    const hours = draft.hours === '24' && next !== 0 ? '00' : draft.hours;
    return { ...base, hours, minutes: String(next).padStart(2, '0') };
  }
  if (format.clock === '24') {
    const next = draft.hours === '' ? 0 : (Number(draft.hours) + by + 24) % 24;
    return { ...base, hours: String(next).padStart(2, '0') };
  }
  return { ...base, hours: String(draft.hours === '' ? 12 : ((Number(draft.hours) - 1 + by + 12) % 12) + 1) };
}

function lastPart({ clock }: TimeFormat): Part {
  return clock === '12' ? 'meridiem' : 'minutes';
}

function neighbour(part: Part, by: 1 | -1, { clock }: TimeFormat): Part {
  const parts: readonly Part[] = clock === '12' ? ['hours', 'minutes', 'meridiem'] : ['hours', 'minutes'];
  const index = Math.min(Math.max(parts.indexOf(part) + by, 0), parts.length - 1);
  return parts[index] ?? 'hours';
}

/** Leaving the minutes completes them: 5 is 05. */
function goTo(draft: TimeDraft, active: Part, fresh = true): TimeDraft {
  const leaves = draft.active === 'minutes' && active !== 'minutes' && draft.minutes.length === 1;
  return { ...draft, active, fresh, minutes: leaves ? `0${draft.minutes}` : draft.minutes };
}
