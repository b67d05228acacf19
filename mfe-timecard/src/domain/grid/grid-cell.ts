import { blankSpan } from '../form/blank.ts';
import { type DayForm, SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';
import { isLeaveSystemEntry, leaveSystemEntries } from '../leave-system/leave-system-entry.ts';
import { fieldOf } from '../save-rules/validation-issue.ts';

/** Columns of the period grid. A day is one row: one span of work and one meal. */
export const GRID_COLUMNS = ['start', 'lunchStart', 'lunchEnd', 'end'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];
export type GridRow = Readonly<Record<GridColumn, string>>;

export const EMPTY_ROW: GridRow = { start: '', lunchStart: '', lunchEnd: '', end: '' };

/** The cell's control on the day card, by the name that issues use; undefined if the day has no such line yet. */
export function fieldOfCell(day: DayForm, column: GridColumn): string | undefined {
  const [first, second, third] = day.spans.filter((span) => !isLeaveSystemEntry(span));
  const last = third ?? first;
  const at = { start: first, lunchStart: second, lunchEnd: third, end: last }[column];
  return at && fieldOf(at.key, column === 'end' ? 'end' : 'start');
}

/**
 * A day as a row of the grid: 9:00-12:00 Labor, 12:00-12:30 Lunch, 12:30-17:30 Labor reads 9:00 | 12:00 | 12:30 | 17:30. `null` for a day
 * that does not fit the grid without losing something; it is shown as text and edited in its card.
 */
export function gridRowOf(day: DayForm): GridRow | null {
  if (leaveSystemEntries(day).length > 0 || day.spans.some((span) => span.paidBreak || span.shiftName !== ''))
    return null;
  const [first, second, third, ...more] = day.spans;
  if (more.length > 0) return null;
  if (!first) return EMPTY_ROW;
  if (!second)
    return first.type === SPAN_TYPES.labor
      ? { start: first.start, lunchStart: '', lunchEnd: '', end: first.end }
      : null;
  if (!third || first.type !== SPAN_TYPES.labor || second.type !== SPAN_TYPES.lunch || third.type !== SPAN_TYPES.labor)
    return null;
  if (!meets(first.end, second.start) || !meets(second.end, third.start)) return null;
  return { start: first.start, lunchStart: second.start, lunchEnd: third.start, end: third.end };
}

/** Midnight ends a span as 24:00 and begins the next as 00:00 (docs: time-entry#midnight-end). */
const asEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
const meets = (end: string, start: string): boolean => end === start || (start !== '' && end === asEnd(start));

/** Writes a row of the grid back into the day's spans. Rows that remain keep their ids. */
export function withGridRow(day: DayForm, row: GridRow): DayForm {
  const [first, second, third] = day.spans.filter((span) => !isLeaveSystemEntry(span));
  const reuse = (span: SpanForm | undefined, type: string, start: string, end: string): SpanForm => ({
    ...(span ?? blankSpan()),
    type,
    start,
    end,
  });
  const spans =
    row.lunchStart === '' && row.lunchEnd === ''
      ? [reuse(first, SPAN_TYPES.labor, row.start, row.end)]
      : [
          reuse(first, SPAN_TYPES.labor, row.start, asEnd(row.lunchStart)),
          reuse(second, SPAN_TYPES.lunch, row.lunchStart, asEnd(row.lunchEnd)),
          reuse(third, SPAN_TYPES.labor, row.lunchEnd, row.end),
        ];
  return { ...day, spans: [...leaveSystemEntries(day), ...spans] };
}
