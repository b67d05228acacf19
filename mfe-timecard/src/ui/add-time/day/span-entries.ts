import type { TimeEntry, TimeEntryField } from 'mfe_widgets/time-entry-editor';
import { blankSpan } from '../../../domain/form/blank.ts';
import type { SpanForm } from '../../../domain/form/timecard-form.ts';
import { isLeaveSystemEntry, LEAVE_SYSTEM } from '../../../domain/leave-system/leave-system-entry.ts';
import { memoizeWeak } from '../../../domain/memoize-weak.ts';

/** What the widget calls the parts of a span, and what the form, and with it every issue, calls them. */
export const ENTRY_PARTS = {
  startTime: 'start',
  endTime: 'end',
  timeEntrySpanType: 'type',
  paidBreak: 'paidBreak',
  shiftName: 'shiftName',
} as const satisfies Record<TimeEntryField, keyof SpanForm>;

const entryOf = memoizeWeak(
  (span: SpanForm): TimeEntry => ({
    key: span.key,
    startTime: span.start,
    endTime: span.end,
    timeEntrySpanType: span.type,
    paidBreak: span.paidBreak,
    shiftName: span.shiftName,
    leaveType: span.leaveType,
    source: isLeaveSystemEntry(span) ? LEAVE_SYSTEM : null,
    fullDayOff: span.fullDayOff,
  }),
);

/** Spans as the time entry editor knows them; a span that did not change is the same entry, so its row stays as it is. */
export const entriesOf = memoizeWeak((spans: readonly SpanForm[]): readonly TimeEntry[] => spans.map(entryOf));

/**
 * The spans after the editor changed their entries; ids and what only the form knows stay. A day keeps one row to type into. Where
 * nothing changed, as by a field that went away with its row, they are the same spans.
 */
export function spansAfter(entries: readonly TimeEntry[], spans: readonly SpanForm[]): readonly SpanForm[] {
  const before = new Map(spans.map((span) => [span.key, span]));
  const after = entries.map((entry) => {
    const span = before.get(entry.key);
    if (span && entryOf(span) === entry) return span;
    return {
      ...(span ?? blankSpan()),
      start: entry.startTime,
      end: entry.endTime,
      type: entry.timeEntrySpanType,
      paidBreak: entry.paidBreak,
      shiftName: entry.shiftName,
    };
  });
  if (after.length === spans.length && after.every((span, index) => span === spans[index])) return spans;
  return after.length > 0 ? after : [blankSpan()];
}

/** Whether the editor says an issue at its field: what is said there is not said above the day as well. */
export function isSaidAtField(field: string | undefined): boolean {
  return ['startTime', 'endTime', 'shiftName'].includes(entryPart(field)?.field ?? '');
}

/** Which field of which entry an issue is about; null when it is about none. */
export function entryPart(field: string | undefined): { key: string; field: TimeEntryField } | null {
  const [key = '', name = ''] = field?.split('.') ?? [];
  const part = Object.entries(ENTRY_PARTS).find(([, own]) => own === name)?.[0];
  return part === undefined ? null : { key, field: part as TimeEntryField };
}
