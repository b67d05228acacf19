import type { Receipt } from 'shared-client/schema/billing';
import { BILLIONTHS } from 'shared-validators/timecard';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import type { ChangedDay } from './changed-days.ts';
import { dayTotals, type PeriodTotals, totalOf } from './totals.ts';

/**
 * The days whose hours and units differ between the receipt of the last submission and the current form, saved or not. A receipt has no
 * other facts about a day; shifts of one date are one day.
 */
export function changedSinceSubmit(
  sent: Receipt['days'],
  form: Pick<TimecardForm, 'days'>,
  rules: TimecardRules,
): ChangedDay[] {
  const dates = [...new Set(form.days.map(({ workedDate }) => workedDate))];
  return dates.flatMap((date) => {
    const days = form.days.filter(({ workedDate }) => workedDate === date);
    // A receipt rounds each of its rows, so the rows to compare are rounded and summed the same way.
    const rows = days.map((day) => dayTotals(day, rules));
    const worked = rows.reduce((sum, row) => sum + row.worked, 0);
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    const was = sent.filter(({ workedDate }) => workedDate === date);
    const before = {
      worked: was.reduce((sum, { hours }) => sum + Math.round((hours ?? 0) * 10 ** rules.precision), 0),
      units: was.reduce((sum, day) => sum + Math.round((day.units ?? 0) * BILLIONTHS), 0),
    };
    if (before.worked === worked && before.units === units) return [];
    return [{ day: days[0]?.key ?? date, before: { ...NOTHING, ...before }, now: { ...NOTHING, worked, units } }];
  });
}

const NOTHING: PeriodTotals = totalOf([], 0);
