import type { TimeFormat } from 'shared-validators/clock';
import { entryPart, type Part, type TimeDraft } from './time-draft.ts';

/** The text of a blank part. */
const GAP = '--';

/** The position of a part in the text: from (included) to (excluded). */
export type Range = readonly [from: number, to: number];

/** A draft as the text of the input, and the positions of its parts. An empty draft is an empty text. */
export function draftText(draft: TimeDraft, { clock }: TimeFormat): { text: string; ranges: Record<Part, Range> } {
  if (draft.raw !== undefined) return { text: draft.raw, ranges: whole(draft.raw.length) };
  if (draft.hours === '' && draft.minutes === '' && draft.meridiem === '') return { text: '', ranges: whole(0) };
  const hours =
    draft.hours === '' ? GAP : clock === '24' && !active(draft, 'hours') ? draft.hours.padStart(2, '0') : draft.hours;
  const minutes = draft.minutes === '' ? GAP : draft.minutes;
  const end = hours.length + 1 + minutes.length;
  const ranges: Record<Part, Range> = {
    hours: [0, hours.length],
    minutes: [hours.length + 1, end],
    meridiem: [end + 1, end + 3],
  };
  const time = `${hours}:${minutes}`;
  return { text: clock === '24' ? time : `${time} ${draft.meridiem === '' ? GAP : draft.meridiem}`, ranges };
}

/** The range that the next digit replaces, shown by selecting it: everything, or the part chosen by an arrow key. */
export function replacedByDigit(draft: TimeDraft, format: TimeFormat): Range {
  const { text, ranges } = draftText(draft, format);
  // A time that waits for AM or PM shows where the letter goes.
  const waits = entryPart(draft, format) === 'meridiem';
  return draft.entry === 'none' && !waits ? [0, text.length] : ranges[draft.active];
}

/** The part at a caret position. */
export function partAt(position: number, ranges: Record<Part, Range>, { clock }: TimeFormat): Part {
  if (position <= ranges.hours[1]) return 'hours';
  return clock === '24' || position <= ranges.minutes[1] ? 'minutes' : 'meridiem';
}

function active(draft: TimeDraft, part: Part): boolean {
  return draft.active === part && !draft.fresh;
}

function whole(length: number): Record<Part, Range> {
  return { hours: [0, length], minutes: [0, length], meridiem: [0, length] };
}
