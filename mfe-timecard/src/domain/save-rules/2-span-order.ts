import {
  cumulativeMinutes,
  MINUTES_PER_DAY,
  overlappingSpans,
  parseClockTime,
  placeSpans,
  spanDuration,
} from 'shared-validators/clock';
import { filledDays } from '../day/filled-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { AFTER_LUNCH, cutSpans } from '../time/cut-spans.ts';
import { isOrdinaryDay } from './applies.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';

/**
 * 2, for times: what the time entry editor flags on its start and end fields (docs: time-entry#time-zero-length,
 * time-entry#time-day-length).
 */
export function timesAreInOrder(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  if (!rules.template.showTimeEntry) return [];
  return filledDays(form.days, rules).flatMap((day) => (isOrdinaryDay(day, rules) ? timesOfDay(day, rules) : []));
}

/** The times of one day: none of zero length, no overlap, within 24 hours, shifts ending after they start. */
function timesOfDay(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  const at = (key: string, line: number, part: string, params = {}): ValidationIssue =>
    issue(key, { day: day.key, field: fieldOf(day.spans[line]?.key ?? '', part) }, { line: line + 1, ...params });
  const zero = day.spans.flatMap((span, line) =>
    spanDuration(span.start, span.end) === 0 ? [at('ERR_BILLING_TIME_SPAN_ZERO', line, 'end')] : [],
  );
  const reversed = endsSameDay(day)
    ? day.spans.flatMap((span, line) =>
        isReversed(span) ? [at('ERR_BILLING_TIME_START_PRIOR_TO_END', line, 'start')] : [],
      )
    : [];
  const rows = cutSpans(day.spans);
  const placed = placeSpans(rows, rules.workPeriodStart);
  const lineOf = (row: number) =>
    day.spans.findIndex((span) => rows[row]?.key.replaceAll(AFTER_LUNCH, '') === span.key);
  const overlaps = overlappingSpans(placed).map(([first, second]) =>
    at('ERR_BILLING_TIME_SPANS_OVERLAP', lineOf(second), 'start', { other: lineOf(first) + 1 }),
  );
  const minutes = placed.reduce((sum, span) => sum + (span ? span.until - span.from : 0), 0);
  if (minutes > MINUTES_PER_DAY) return [...zero, ...reversed, at('ERR_BILLING_TOTAL_HOURS_ABOVE_24', 0, 'start')];
  const last = placed.reduce((at_, span, line) => (span && span.until > (placed[at_]?.until ?? 0) ? line : at_), 0);
  const beyond =
    cumulativeMinutes(placed, rules.workPeriodStart) > MINUTES_PER_DAY
      ? [at('ERR_BILLING_TIME_SPAN_START_END_TIME', lineOf(last), 'end')]
      : [];
  return [...zero, ...reversed, ...overlaps, ...beyond];
}

/** A shift whose start and end date are the same cannot cross midnight. */
function endsSameDay(day: DayForm): boolean {
  return day.shiftNumber !== null && day.shiftStartDay !== null && day.shiftStartDay === day.shiftEndDay;
}

function isReversed(span: { start: string; end: string }): boolean {
  const from = parseClockTime(span.start);
  const until = parseClockTime(span.end);
  return from !== null && until !== null && until !== 0 && until < from;
}
