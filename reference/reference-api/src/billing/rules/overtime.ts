import type { ErrorItem } from 'shared-client/schema/billing';
import { hoursOf, type OvertimeRule, type RuledDate, ruledDates, ruledWeeks } from 'shared-validators/timecard';
import type { Timecard } from './timecard.ts';
import { issue } from './validation-issue.ts';

type StoredRule = NonNullable<Timecard['overtimeRule']>;

/** A stored rule in the form that the shared rules take. */
export const ruleOf = (stored: StoredRule): OvertimeRule => ({
  daily: { overtime: stored.daily_ot_minutes, doubletime: stored.daily_dt_minutes },
  weekly: { overtime: stored.weekly_ot_minutes, doubletime: stored.weekly_dt_minutes },
  overtimeWeekday: stored.specific_day_ot,
  doubletimeWeekday: stored.specific_day_dt,
  sevenDays: stored.seven_day_rule,
  countsHoliday: stored.count_holiday,
});

/** The errors of a timecard by its overtime rule: by day, and for the weeks as a whole. The page explains overtime by the same rule. */
export function overtimeErrors(timecard: Timecard): { byDate: Map<string, ErrorItem[]>; errors: ErrorItem[] } {
  const stored = timecard.overtimeRule;
  const byDate = new Map<string, ErrorItem[]>();
  const { allocationType } = timecard.template;
  if (!stored || (allocationType !== 'ot_hours' && allocationType !== 'ot_multi_rate')) return { byDate, errors: [] };
  const rule = ruleOf(stored);
  const refuse = (limit: string) =>
    issue('ERR_BILLING_EDIT_OVERTIME_RULE', `The hours do not follow the overtime rule ${stored.name}: ${limit}.`, {
      value: 'overtimeRule',
      params: [stored.name, limit],
    });
  const inHours = (minutes: number | null) => hoursOf(minutes ?? 0, timecard.precision);
  for (const { date, placed, due, why } of ruledDates(timecard.days, rule, timecard.weekFirstDay)) {
    const found: ErrorItem[] = [];
    if (placed.regular > due.regular) found.push(refuse(breached(why)));
    // Every hour of such a day is double time, which is one error.
    if (why === 'doubletime-weekday') {
      if (placed.regular <= due.regular && placed.overtime > due.overtime) found.push(refuse(breached(why)));
    } else if (placed.doubletime < due.doubletime) {
      found.push(refuse(`more than ${inHours(stored.daily_dt_minutes)} hours a day before double time`));
    }
    if (found.length > 0) byDate.set(date, found);
  }
  const errors: ErrorItem[] = [];
  for (const { start, placed, due, above } of ruledWeeks(timecard.days, rule, timecard.weekFirstDay)) {
    if (above.overtime > 0 && placed.regular > due.regular)
      errors.push(refuse(`more than ${inHours(rule.weekly.overtime)} regular hours in the week of ${start}`));
    if (above.doubletime > 0 && placed.doubletime < due.doubletime)
      errors.push(
        refuse(`more than ${inHours(rule.weekly.doubletime)} hours in the week of ${start} before double time`),
      );
  }
  return { byDate, errors };

  function breached(why: RuledDate['why']): string {
    if (why === 'daily') return `more than ${inHours(rule.daily.overtime)} regular hours a day`;
    if (why === 'overtime-weekday') return `${rule.overtimeWeekday} is paid as overtime`;
    if (why === 'doubletime-weekday') return `${rule.doubletimeWeekday} is paid as double time`;
    return 'the seventh day in a row of a week is paid as overtime';
  }
}
