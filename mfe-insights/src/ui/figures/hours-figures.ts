import type { HoursGroup, WeekOfHours } from 'shared-client/insights';
import type { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import type { ChartFigures, Fill, Mark } from '../../domain/chart.ts';
import { daysAfter, minutesIn, OUTCOMES, type Outcome, partsOf, type WeekBalance } from '../../domain/hours.ts';
import { weekPath } from '../../domain/list-paths.ts';
import { formatDay, formatDays, formatMonth } from '../chart/formats.ts';
import { partialMonth, type ShownRange } from './partial-month.ts';

type T = ReturnType<typeof useText>;

const OUTCOME_FILLS: Readonly<Record<Outcome, Fill>> = {
  Processed: 'plain',
  Approved: 'lines',
  Pending: 'stripes',
  Rejected: 'grid',
  Saved: 'dots',
};

export const outcomeLabel = (t: T, outcome: Outcome): string => t(`LBL_IN_${outcome.toUpperCase()}`);

const markOf = (t: T, week: WeekOfHours, today: string): Omit<Mark, 'values' | 'expected'> => {
  const until = daysAfter(week.weekStartDate, 6);
  return {
    key: week.weekStartDate,
    label: formatDay(week.weekStartDate),
    name: t('LBL_IN_WEEK_OF', { dates: formatDays(week.weekStartDate, until) }),
    partial: until >= today ? t('LBL_IN_RUNNING') : null,
    path: weekPath(week),
  };
};

/** Hours by week, divided into regular hours, overtime and paid leave, beside the contract or the usual week. */
export function hoursByWeek(
  t: T,
  weeks: readonly WeekOfHours[],
  { today, usual }: { readonly today: string; readonly usual: number | null },
): ChartFigures {
  const hasContract = weeks.some(({ contractMinutes }) => contractMinutes !== null);
  return {
    series: [
      { label: t('LBL_IN_REGULAR'), fill: 'plain' },
      { label: t('LBL_IN_OVERTIME'), fill: 'stripes' },
      { label: t('LBL_IN_PAID_LEAVE'), fill: 'dots' },
    ],
    marks: weeks.map((week) => {
      const { regular, overtime, leave } = partsOf(week.states);
      return {
        ...markOf(t, week, today),
        values: [regular, overtime, leave],
        expected: hasContract ? week.contractMinutes : usual,
      };
    }),
    expectedLabel: hasContract ? t('LBL_IN_CONTRACT') : usual === null ? null : t('LBL_IN_USUAL'),
  };
}

/** The same hours by what has become of them. */
export const outcomesByWeek = (t: T, weeks: readonly WeekOfHours[], today: string): ChartFigures => ({
  series: OUTCOMES.map((one) => ({ label: outcomeLabel(t, one), fill: OUTCOME_FILLS[one] })),
  marks: weeks.map((week) => ({
    ...markOf(t, week, today),
    values: OUTCOMES.map((one) => minutesIn(week.states, one)),
    expected: null,
    ...(week.missingPeriods > 0 ? { alert: t('MSG_IN_MISSING', { count: week.missingPeriods }) } : {}),
  })),
  expectedLabel: null,
});

/** Paid leave and sick time by month; a week is one of the month in which it begins. */
export function leaveByMonth(t: T, weeks: readonly WeekOfHours[], range: ShownRange): ChartFigures {
  const months = Map.groupBy(weeks, ({ weekStartDate }) => weekStartDate.slice(0, 7));
  return {
    series: [
      { label: t('LBL_IN_PAID_LEAVE'), fill: 'dots' },
      { label: t('LBL_IN_SICK'), fill: 'lines' },
    ],
    marks: [...months].map(([month, own]) => {
      const states = own.flatMap((week) => week.states);
      return {
        ...{ key: month, label: formatMonth(month), name: formatMonth(month, true), expected: null },
        partial: partialMonth(t, month, range),
        values: [partsOf(states).leave, states.reduce((sum, { sickMinutes }) => sum + sickMinutes, 0)],
      };
    }),
    expectedLabel: null,
  };
}

/** Leave that was left at the end of each week. */
export const leaveLeft = (t: T, balances: readonly WeekBalance[], today: string): ChartFigures => ({
  series: [
    { label: t('LBL_IN_PAID_LEAVE'), fill: 'dots' },
    { label: t('LBL_IN_SICK'), fill: 'lines' },
  ],
  marks: balances.map(({ weekStartDate, paid, sick }) => {
    const until = daysAfter(weekStartDate, 6);
    return {
      ...{ key: weekStartDate, label: formatDay(weekStartDate), expected: null },
      name: t('LBL_IN_WEEK_OF', { dates: formatDays(weekStartDate, until) }),
      partial: until >= today ? t('LBL_IN_RUNNING') : null,
      values: [paid, sick],
    };
  }),
  expectedLabel: null,
});

/** Hours by engagement, worker or another group, overtime apart. */
export function hoursByGroup(
  t: T,
  groups: readonly HoursGroup[],
  { hasOvertime, pathOf }: { readonly hasOvertime: boolean; readonly pathOf: (group: HoursGroup) => string },
): ChartFigures {
  return {
    series: [
      { label: t('LBL_IN_REGULAR'), fill: 'plain' },
      ...(hasOvertime ? [{ label: t('LBL_IN_OVERTIME'), fill: 'stripes' as const }] : []),
    ],
    marks: groups.map((group) => {
      const name = formatFacts([group.name, group.workerName]);
      return {
        ...{ key: `${group.id ?? ''} ${name}`, label: name, name, partial: null },
        values: hasOvertime ? [group.minutes - group.overtimeMinutes, group.overtimeMinutes] : [group.minutes],
        expected: group.contractMinutes,
        path: pathOf(group),
      };
    }),
    expectedLabel: groups.some(({ contractMinutes }) => contractMinutes !== null) ? t('LBL_IN_CONTRACT') : null,
  };
}
