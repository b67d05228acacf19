import type { PeriodState } from 'shared-client/schema/engagements';
import { addDays } from '../billing/calendar.ts';
import { type Period, periodOf } from '../billing/period.ts';
import { checkNewTimecardOn, DAYS_AHEAD, DAYS_TO_ENTER } from '../billing/save/creation-date.ts';
import type { Engagement } from './read-engagement.ts';

type PeriodKind = Parameters<typeof periodOf>[0];
type Dated = Parameters<typeof checkNewTimecardOn>[0];

/** The states of a period without a timecard. */
type StateWithoutTimecard = Extract<PeriodState, 'Missing' | 'Current' | 'Upcoming'>;

/** The periods of a kind of which any may be entered on a day, oldest first, whatever the engagement. */
export function periodsAround(kind: PeriodKind, today: string): Period[] {
  const last = addDays(today, DAYS_AHEAD);
  const periods: Period[] = [];
  let period = periodOf(kind, addDays(today, -DAYS_TO_ENTER));
  while (period.start <= last) {
    periods.push(period);
    period = periodOf(kind, addDays(period.end, 1));
  }
  return periods;
}

/** Periods for which a timecard may be started on a day, oldest first. `around` are those of the work period of the engagement. */
export const periodsToEnter = (
  engagement: Dated,
  kind: PeriodKind,
  today: string,
  around: readonly Period[] = periodsAround(kind, today),
): Period[] => around.filter((period) => checkNewTimecardOn(engagement, period, today).length === 0);

/** The state of a period without a timecard on a day. A period that has ended is missing. */
export function stateWithoutTimecard(period: Period, today: string): StateWithoutTimecard {
  if (period.end < today) return 'Missing';
  return period.start <= today ? 'Current' : 'Upcoming';
}

/** The periods that do not overlap any of `others`, because the work period of an engagement may have changed. */
export function without(periods: readonly Period[], others: readonly Period[]): Period[] {
  return periods.filter(({ start, end }) => !others.some((other) => other.start <= end && start <= other.end));
}

/** Periods that have ended and still need a timecard, oldest first. `timecards` are those of the engagement. */
export function missingPeriods(
  engagement: Dated,
  kind: PeriodKind,
  timecards: readonly { readonly period_start: string; readonly period_end: string }[],
  today: string,
): { periodStartDate: string; periodEndDate: string }[] {
  const begun = timecards.map((one) => ({ start: one.period_start, end: one.period_end }));
  return without(periodsToEnter(engagement, kind, today), begun)
    .filter((period) => stateWithoutTimecard(period, today) === 'Missing')
    .map(({ start, end }) => ({ periodStartDate: start, periodEndDate: end }));
}

/** Whether time is expected for an engagement. One that has not started, or was cancelled, has no missing periods. */
export function expectsTime({ status, settings }: Pick<Engagement, 'status' | 'settings'>): boolean {
  return (status === 'Filled' || status === 'Closed') && settings.billingTypes.includes('TIME');
}
