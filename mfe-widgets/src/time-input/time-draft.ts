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

/** A part of the time in the input. */
export type Part = 'hours' | 'minutes' | 'meridiem';

/**
 * The part of the time that the next digit belongs to. `none`: nothing was typed since the field was entered or clicked, so it begins a
 * whole time; `whole`: the time that is being typed; `parts`: the part that an arrow key chose or Backspace blanked.
 */
export type Entry = 'none' | 'whole' | 'parts';

/** The content of the input while it is edited. */
export interface TimeDraft {
  /** Digits as typed, `''` for a blank part. */
  readonly hours: string;
  readonly minutes: string;
  readonly meridiem: Meridiem | '';
  readonly active: Part;
  /** The next digit restarts the active part. */
  readonly fresh: boolean;
  /** The part of the time that the next digit belongs to. */
  readonly entry: Entry;
  /** The text typed or pasted since the entry began; shown next to how it was read. */
  readonly typed: string;
  /** Text that was not understood; it stays until it is understood, and the parts are blank. */
  readonly raw: string | undefined;
}

/** Nothing entered. */
export const BLANK: TimeDraft = {
  hours: '',
  minutes: '',
  meridiem: '',
  active: 'hours',
  fresh: true,
  entry: 'none',
  typed: '',
  raw: undefined,
};

/** A time with a missing part, as shown in the input: `9:-- --`, `9:30 --`, `--:30`. */
const PARTIAL = /^(\d{1,2}|--):(\d{2}|--)(?: (AM|PM|--))?$/;

/**
 * The draft of a value. A value that is not a time stays visible: one with a missing part as its parts, so that typing continues where it
 * stopped, anything else as text that was not understood.
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
  // On a 12-hour clock a time without AM or PM is unknown; switching to a 24-hour clock does not complete it.
  if (clock === '24' && match[3] !== undefined && !match[0].startsWith('--') && match[2] !== '--') return undefined;
  const [hours = '', minutes = '', meridiem = ''] = match.slice(1).map((part) => (part === '--' ? '' : (part ?? '')));
  if (Number(hours) > (clock === '24' ? 23 : 12) || Number(minutes) > 59) return undefined;
  return { ...BLANK, hours, minutes, meridiem: clock === '24' ? '' : (meridiem as Meridiem | '') };
}

/** The value of a draft as `HH:MM`; `''` if any part is empty or half typed or the text is not understood. */
export function timeOf(draft: TimeDraft, { clock, bound }: TimeFormat): string {
  const { hours, minutes, meridiem } = draft;
  if (draft.raw !== undefined || hours === '' || minutes.length < 2) return '';
  if (hours === '24' && minutes !== '00') return '';
  if (clock === '24') return timeText(Number(hours), Number(minutes), bound);
  // A lone 0 is the beginning of 09, not an hour.
  if (meridiem === '' || Number(hours) === 0) return '';
  return timeText(hoursOn24(Number(hours), meridiem), Number(minutes), bound);
}

/** The reason why a draft has no value once the field is left; undefined if it has one or if nothing was entered. */
export function issueOf(draft: TimeDraft, format: TimeFormat): TimeIssue | undefined {
  if (draft.raw !== undefined) {
    const parsed = readTime(draft.raw, format);
    return parsed.ok ? undefined : parsed.issue;
  }
  if (timeOf(draft, format) !== '') return undefined;
  if (draft.hours === '' && draft.minutes === '' && draft.meridiem === '') return undefined;
  const onlyMeridiem =
    format.clock === '12' && draft.hours !== '' && draft.minutes.length === 2 && draft.meridiem === '';
  return onlyMeridiem ? 'meridiem-missing' : 'incomplete';
}

/** The part where typing continues when the field is entered: AM or PM if nothing else is missing, so that A or P completes it. */
export function entryPart(draft: TimeDraft, format: TimeFormat): Part {
  return draft.raw === undefined && issueOf(draft, format) === 'meridiem-missing' ? 'meridiem' : 'hours';
}
