import { parseClockTime } from 'shared-validators/clock';
import type { RuleIssue } from 'shared-validators/timecard';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { sentShiftLines, sentUnits } from '../mapping/day-entries.ts';
import { sentSpans } from '../mapping/span-form.ts';
import { AFTER_LUNCH } from '../time/cut-spans.ts';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';
import { missingTime } from './what-cannot-be-sent.ts';

/** Turns an issue of the shared rules into one of the page, with its own text and control. */
export function issueOfRule(found: RuleIssue, day: DayForm, rules: TimecardRules): ValidationIssue {
  return { ...(aboutRow(found, day, rules) ?? aboutDay(found, day, rules)), day: day.key };
}

/** An issue about the day, or about a list of it. */
function aboutDay({ token, params: [first = '', second = ''] }: RuleIssue, day: DayForm, rules: TimecardRules) {
  const written = (hours: string | number) => Number(hours).toFixed(rules.precision);
  switch (token) {
    case 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH':
      return issue(token, { field: 'allocations' }, { spans: written(first), allocated: written(second) });
    case 'ERR_BILLING_SHIFT_ALLOCATION_MISMATCH':
      return issue(token, { field: 'shiftLines' }, { shifts: written(first), allocated: written(second) });
    case 'ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR':
      return issue(token, { field: 'allocations' });
    case 'ERR_BILLING_SELECT_LUNCH_BREAK':
    case 'ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN':
      return issue(token, { field: 'noBreakTaken' });
    case 'ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF':
      return issue(token, { field: 'notes' });
    case 'ERR_BILLING_NOT_OFFERED':
      return issue(token, { field: 'dayOffType' }, { name: first });
    case 'ERR_BILLING_TOTAL_HOURS_ABOVE_24':
      return issue(token, { field: fieldOfHours(day, rules) });
    default:
      return issue(token);
  }
}

/** The control that a day's hours are entered with. */
function fieldOfHours(day: DayForm, { template }: TimecardRules): string {
  const [span] = day.spans;
  if (template.showTimeEntry && span) return fieldOf(span.key, 'start');
  if (template.showHours && (day.hours !== '' || day.sickHours === '')) return 'hours';
  return day.sickHours === '' ? 'allocations' : 'sickHours';
}

const PATH = /^(timeEntrySpanDtos|billingCostAllocation|timeEntryShiftDtos|timeEntry\.pieceTypes)\[(\d+)\](?:\.(\w+))?/;

/** An issue about a row of the day; undefined if it is not about a row. */
function aboutRow(found: RuleIssue, day: DayForm, rules: TimecardRules): ValidationIssue | undefined {
  const [, list, place, part = ''] = PATH.exec(found.value ?? '') ?? [];
  const index = Number(place);
  switch (list) {
    case 'timeEntrySpanDtos':
      return aboutSpan(found, day, index, part, rules);
    case 'billingCostAllocation': {
      const field = fieldOf(day.allocations[index]?.key ?? '', part);
      const line = index + 1;
      return found.token === 'ERR_BILLING_NOT_OFFERED'
        ? issue(found.token, { field }, { name: found.params[0] ?? '' })
        : issue('ERR_BILLING_ALLOCATION_REQUIRED', { field }, { line, field: part });
    }
    case 'timeEntryShiftDtos': {
      const row = sentShiftLines(day, rules)[index];
      const line = row ? day.shiftLines.indexOf(row) + 1 : index + 1;
      return issue(found.token, { field: fieldOf(row?.key ?? '', part) }, { line, name: found.params[0] ?? '' });
    }
    case 'timeEntry.pieceTypes': {
      const row = sentUnits(day)[index] ?? day.units[0];
      if (found.token === 'ERR_BILLING_NOT_OFFERED')
        return issue(found.token, { field: fieldOf(row?.key ?? '', 'unitsWorked') }, { name: found.params[0] ?? '' });
      return issue(
        'ERR_BILLING_UNITS_REQUIRED',
        { field: fieldOf(row?.key ?? '', 'unitsWorked') },
        { type: row?.type ?? '' },
      );
    }
    default:
      return undefined;
  }
}

/** The page's label keys for issues about a span as a whole, and the control each leads to. */
const OF_SPAN: Readonly<Record<string, readonly [key: string, part: string]>> = {
  ERR_BILLING_TIME_SPAN_START_END_TIME: ['ERR_BILLING_TIME_SPAN_ZERO', 'end'],
  ERR_BILLING_TIME_START_PRIOR_TO_END: ['ERR_BILLING_TIME_START_PRIOR_TO_END', 'start'],
  ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME: ['ERR_BILLING_TIME_SPAN_START_END_TIME', 'start'],
  ERR_BILLING_EDIT_TIME_SPAN_END_TIME: ['ERR_BILLING_TIME_SPAN_START_END_TIME', 'end'],
  ERR_BILLING_EDIT_TIME_SPAN_OVERLAP: ['ERR_BILLING_TIME_SPANS_OVERLAP', 'start'],
};

function aboutSpan(
  { token, params }: RuleIssue,
  day: DayForm,
  index: number,
  part: string,
  { workPeriodStart, use24HourClock }: TimecardRules,
): ValidationIssue {
  const rows = sentSpans(day);
  // The rest of a span after its lunch belongs to that span's line.
  const lineOf = (row: number) =>
    Math.max(
      0,
      day.spans.findIndex((span) => span.key === rows[row]?.key.replaceAll(AFTER_LUNCH, '')),
    ) + 1;
  const line = lineOf(index);
  const place = (control: string) => ({ field: fieldOf(day.spans[line - 1]?.key ?? '', control) });
  if (token === 'LBL_REQUIRED_FIELD') {
    if (part === 'timeEntrySpanType') return issue('ERR_BILLING_SPAN_TYPE_REQUIRED', place('type'), { line });
    const kind = part === 'startTimeStr' ? 'start' : 'end';
    return missingTime(place(kind).field, kind, line);
  }
  if (token === 'ERR_BILLING_NOT_OFFERED')
    return issue(token, place(part === 'shiftName' ? 'shiftName' : 'type'), { name: params[0] ?? '' });
  const [key, control] = OF_SPAN[token] ?? [token, part];
  if (key === 'ERR_BILLING_TIME_SPAN_START_END_TIME') {
    // A line that crosses the start of the work period starts too early, whichever day its end is on.
    const start = parseClockTime(day.spans[line - 1]?.start ?? '') ?? 0;
    const begins = parseClockTime(workPeriodStart) ?? 0;
    const said = begins > 0 ? { line, begins: formatTimeOfDay(workPeriodStart, use24HourClock) } : { line };
    return issue(key, place(start < begins ? 'start' : control), said);
  }
  const other = key === 'ERR_BILLING_TIME_SPANS_OVERLAP' ? { other: lineOf(Number(params[1]) - 1) } : {};
  return issue(key, place(control), { line, ...other });
}
