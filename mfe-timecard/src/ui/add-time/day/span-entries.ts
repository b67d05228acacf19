import type { TimeEntry, TimeEntryField } from 'mfe_widgets/time-entry-editor';
import { blankSpan } from '../../../domain/form/blank.ts';
import type { SpanForm } from '../../../domain/form/timecard-form.ts';
import { isLeaveSystemEntry, LEAVE_SYSTEM } from '../../../domain/leave-system/leave-system-entry.ts';
import { memoizeWeak } from '../../../domain/memoize-weak.ts';

/** Parts of a span: the widget's names, and the names in the form and its issues. */
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

/** Spans as entries of the time entry editor. An unchanged span gives the same entry, so its row does not render again. */
export const entriesOf = memoizeWeak((spans: readonly SpanForm[]): readonly TimeEntry[] => spans.map(entryOf));

/**
 * The spans after the editor changed their entries. Ids and fields that only the form has stay. A day keeps at least one row. Without a
 * change, such as when a removed row's field is left, the same spans are returned.
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

/** Whether the editor shows an issue at its field, so that it is not repeated above the day. */
export function isSaidAtField(field: string | undefined): boolean {
  return ['startTime', 'endTime', 'shiftName'].includes(entryPart(field)?.field ?? '');
}

/** The entry and the field that an issue is about; null if it is not about an entry. */
export function entryPart(field: string | undefined): { key: string; field: TimeEntryField } | null {
  const [key = '', name = ''] = field?.split('.') ?? [];
  const part = Object.entries(ENTRY_PARTS).find(([, own]) => own === name)?.[0];
  return part === undefined ? null : { key, field: part as TimeEntryField };
}
