import type { Translate } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { parseClockTime } from 'shared-validators/clock';
import { daySummary } from '../../../domain/checklist/day-summary.ts';
import type { EntryPlace, RowPlace } from '../../../domain/conflict/merge.ts';
import type { AllocationForm, DayForm, SpanForm, TimecardForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { dayTotals } from '../../../domain/totals/totals.ts';
import { formatKept, formatSteps } from '../../page/amounts.ts';
import { spanTypeText } from '../../page/span-type-text.ts';
import { dayLabel } from '../day-label.ts';

/** A day in one line: times, hours, notes. */
export function formatDay(t: Translate, day: DayForm, rules: TimecardRules): string {
  const summary = daySummary(day);
  const { worked, sick, days } = dayTotals(day, rules);
  const clock = (time: string | null) => (time ? formatTimeOfDay(time, rules.use24HourClock) : '…');
  const facts = [
    summary ? t('LBL_FROM_TO', { from: clock(summary.from), until: clock(summary.until) }) : '',
    worked > 0 ? inHours(formatSteps(worked, rules.precision)) : '',
    sick > 0 ? `${t('LBL_TC_SICK')} ${inHours(formatSteps(sick, rules.precision))}` : '',
    days > 0 ? t('LBL_TC_WORKED') : '',
    day.didNotWork ? t('LBL_DID_NOT_WORK') : '',
    day.notes !== '' && !day.didNotWork ? `“${day.notes.slice(0, 60)}”` : '',
  ];
  return formatFacts(facts) || t('LBL_NOTHING_ENTERED');
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  notes: 'LBL_TC_BILLING_NOTES',
  start: 'LBL_TC_START',
  end: 'LBL_TC_END',
  type: 'LBL_TC_TYPE',
  costAllocType: 'LBL_TC_TYPE',
  paidBreak: 'LBL_TC_PAID_BREAK',
  shiftName: 'LBL_TC_SHIFT',
  didNotWork: 'LBL_DID_NOT_WORK',
  daily: 'LBL_TC_WORKED',
  noBreakTaken: 'LBL_NO_LUNCH',
  sickHours: 'LBL_SICK_HOURS',
  sickDayPercent: 'LBL_SICK_PERCENT',
  sickDay: 'LBL_SICK_DAY',
  holidayHours: 'LBL_HOLIDAY_HOURS',
  dayOffType: 'LBL_DAY_OFF',
  mealBreakMissedType: 'LBL_MEAL_BREAK_MISSED',
  mealBreakMissedType2: 'LBL_MEAL_BREAK_MISSED_2',
  shiftStartDay: 'LBL_SHIFT_START_DATE',
  shiftEndDay: 'LBL_SHIFT_END_DATE',
  hours: 'LBL_ALLOCATED_HOURS',
  regularHours: 'LBL_TC_REGULAR',
  overtimeHours: 'LBL_OVERTIME',
  doubletimeHours: 'LBL_DOUBLETIME',
  ptoHours: 'LBL_TC_PTO',
  percentOfDay: 'LBL_TC_PERCENT_OF_DAY',
  pieceType: 'LBL_TC_PIECE_TYPE',
  unitsWorked: 'LBL_TC_UNITS_COLUMN',
  attachments: 'LBL_TC_ATTACHMENTS',
};

const LIST_LABELS: Readonly<Record<string, string>> = {
  spans: 'LBL_TIME_LINE',
  shiftLines: 'LBL_TC_SHIFT_LINE',
  allocations: 'LBL_TC_ALLOCATION_LINE',
};

/** The place of an entry, from the outside in: `Tue, Nov 17`, `Time, line 2`, `End`. */
export function placeParts(
  t: Translate,
  place: EntryPlace,
  days: TimecardForm['days'],
  rules: TimecardRules,
): readonly string[] {
  const day = days.find((one) => one.key === place.day);
  const row = ({ list, line, name }: RowPlace) => {
    const label = LIST_LABELS[list];
    if (label) return t(label, { line });
    const field = rules.customFields.find(({ id }) => String(id) === name);
    return list === 'values' && field ? field.label : (name ?? '');
  };
  const label = FIELD_LABELS[place.field];
  const parts = [day ? dayLabel(t, day, true) : '', ...place.rows.map(row), label ? t(label) : ''];
  return parts.filter((part) => part !== '');
}

/** The places in a receipt: each day once with its changes, `Tue, Nov 17 (Start, Billing notes)`. */
export function formatPlaces(
  t: Translate,
  places: readonly EntryPlace[],
  days: TimecardForm['days'],
  rules: TimecardRules,
): string {
  const byDay = new Map<string, Set<string>>();
  for (const place of places) {
    const parts = placeParts(t, place, days, rules);
    const [day = '', ...inner] = place.day === null ? ['', ...parts] : parts;
    const what = byDay.get(day) ?? new Set();
    const last = inner.at(-1);
    if (last) what.add(last);
    byDay.set(day, what);
  }
  return formatFacts(
    [...byDay].map(([day, inner]) => {
      const what = formatFacts([...inner]);
      return day && what ? `${day} (${what})` : day || what;
    }),
  );
}

const AMOUNT = /hours|percent|units/i;

/** One side's value at a place, as text for the person to choose by. */
export function formatValue(t: Translate, place: EntryPlace, value: unknown, rules: TimecardRules): string {
  if (value === undefined) return t('LBL_REMOVED');
  if (place.field === 'day') return formatDay(t, value as DayForm, rules);
  if (place.field === 'row') return formatRow(t, value as Partial<SpanForm & AllocationForm>, rules);
  if (typeof value === 'boolean') return t(value ? 'LBL_TC_YES' : 'LBL_TC_NO');
  const text = Array.isArray(value) ? formatFacts(value) : String(value ?? '');
  if (text === '') return t('LBL_NOTHING_ENTERED');
  if (place.field === 'notes') return `“${text}”`;
  return AMOUNT.test(place.field) ? formatKept(text) : clockOf(text, rules);
}

function formatRow(t: Translate, row: Partial<SpanForm & AllocationForm>, rules: TimecardRules): string {
  if (row.start !== undefined)
    return formatFacts([
      t('LBL_FROM_TO', { from: clockOf(row.start, rules), until: clockOf(row.end ?? '', rules) }),
      row.type && spanTypeText(t, row.type),
    ]);
  const amounts = [
    row.hours,
    row.regularHours,
    row.overtimeHours,
    row.doubletimeHours,
    row.percentOfDay,
    row.unitsWorked,
  ];
  const written = amounts.flatMap((amount) => (amount ? [formatKept(amount)] : []));
  const values = (row.values ?? []).map(({ value }) => value);
  return formatFacts([row.type, ...written, ...values]) || t('LBL_NOTHING_ENTERED');
}

const clockOf = (text: string, rules: TimecardRules) =>
  text.includes(':') && parseClockTime(text) !== null ? formatTimeOfDay(text, rules.use24HourClock) : text;
