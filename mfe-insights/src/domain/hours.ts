import type { HoursOfStatus, InsightHours, WeekOfHours } from 'shared-client/schema/insights';

/** The parts of hours: regular, overtime, paid time off. */
export interface HourParts {
  readonly regular: number;
  readonly overtime: number;
  readonly leave: number;
}

/** The parts of the hours in some statuses, in minutes. Together they are the hours of lists (docs: insights#insights-hours). */
export function partsOf(states: readonly HoursOfStatus[]): HourParts {
  const sum = (of: (state: HoursOfStatus) => number) => states.reduce((before, state) => before + of(state), 0);
  const [overtime, leave] = [sum((one) => one.overtimeMinutes), sum((one) => one.leaveMinutes)];
  return { regular: sum((one) => one.minutes) - overtime - leave, overtime, leave };
}

/** The statuses of hours, the final one first. */
export const OUTCOMES = ['Processed', 'Approved', 'Pending', 'Rejected', 'Saved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const minutesIn = (states: readonly HoursOfStatus[], status: Outcome): number =>
  states.reduce((sum, state) => sum + (state.status === status ? state.minutes : 0), 0);

/** The sums of all weeks. */
export interface HoursSummary extends HourParts {
  readonly total: number;
  readonly sick: number;
  readonly missing: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

export function summaryOf({ weeks }: Pick<InsightHours, 'weeks'>): HoursSummary {
  const states = weeks.flatMap((week) => week.states);
  const parts = partsOf(states);
  return {
    ...parts,
    total: parts.regular + parts.overtime + parts.leave,
    sick: states.reduce((sum, { sickMinutes }) => sum + sickMinutes, 0),
    missing: weeks.reduce((sum, { missingPeriods }) => sum + missingPeriods, 0),
    outcomes: Object.fromEntries(OUTCOMES.map((one) => [one, minutesIn(states, one)])) as Record<Outcome, number>,
  };
}

/** The weeks from the first with hours, agreed hours or missing periods on; before it nothing was expected. */
export function shownWeeks(weeks: readonly WeekOfHours[]): readonly WeekOfHours[] {
  const first = weeks.findIndex(
    (week) => week.states.length > 0 || week.missingPeriods > 0 || week.contractMinutes !== null,
  );
  return first < 0 ? [] : weeks.slice(first);
}

/** Leave that was left at the end of a week, in minutes. */
export interface WeekBalance {
  readonly weekStartDate: string;
  readonly paid: number;
  readonly sick: number;
}

/** The balances of leave of all engagements by week, from the first one that is known on. Until its next change a balance stays (docs: insights#insights-balance). */
export function balancesByWeek({ weeks, balances }: Pick<InsightHours, 'weeks' | 'balances'>): readonly WeekBalance[] {
  const accounts = [...Map.groupBy(balances, ({ kind, reqName }) => `${kind} ${reqName}`).values()];
  const left = (kind: 'PTO' | 'Sick', until: string) =>
    accounts.reduce((sum, account) => {
      const last = account.findLast(({ date }) => date <= until);
      return sum + (last?.kind === kind ? last.minutes : 0);
    }, 0);
  return weeks
    .map(({ weekStartDate }) => ({ weekStartDate, until: daysAfter(weekStartDate, 6) }))
    .filter(({ until }) => balances.some(({ date }) => date <= until))
    .map(({ weekStartDate, until }) => ({ weekStartDate, paid: left('PTO', until), sick: left('Sick', until) }));
}

/** The usual week: the median of the weeks that are over and have hours; null with fewer than four of them. */
export function usualMinutes(weeks: readonly WeekOfHours[]): number | null {
  const totals = weeks
    .slice(0, -1)
    .map(({ states }) => states.reduce((sum, { minutes }) => sum + minutes, 0))
    .filter((minutes) => minutes > 0)
    .sort((one, other) => one - other);
  if (totals.length < 4) return null;
  const middle = (totals.length - 1) / 2;
  return Math.round(((totals[Math.floor(middle)] ?? 0) + (totals[Math.ceil(middle)] ?? 0)) / 2);
}

/** The ends of the periods of all weeks; null without hours. */
export function allPeriodEnds(weeks: readonly Pick<WeekOfHours, 'periodEnds'>[]): WeekOfHours['periodEnds'] {
  const ends = weeks.flatMap(({ periodEnds }) => (periodEnds ? [periodEnds.from, periodEnds.until] : [])).sort();
  const [from, until] = [ends[0], ends.at(-1)];
  return from === undefined || until === undefined ? null : { from, until };
}

/** The ends of the periods of a chart; to readers of a company, all from its first day on. */
export const chartPeriods = ({
  weeks,
  from,
}: Pick<InsightHours, 'weeks' | 'from'>): { readonly from: string; readonly until?: string } =>
  allPeriodEnds(weeks) ?? { from };

/** The week that has a day; a week without hours for a day beside all of them. */
export const weekOfDay = (
  weeks: readonly WeekOfHours[],
  day: string,
): Pick<WeekOfHours, 'weekStartDate' | 'periodEnds'> =>
  weeks.find(({ weekStartDate }) => weekStartDate <= day && day <= daysAfter(weekStartDate, 6)) ?? {
    weekStartDate: day,
    periodEnds: null,
  };

/** The first days of the weeks of a calendar, which has days of work weeks that begin a few days earlier or later. */
export function calendarWeeks({ weeks, days }: Pick<InsightHours, 'weeks' | 'days'>): readonly string[] {
  const starts = weeks.map(({ weekStartDate }) => weekStartDate);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return starts;
  return [
    ...(days.some(({ date }) => date < first) ? [daysAfter(first, -7)] : []),
    ...starts,
    ...(days.some(({ date }) => date > daysAfter(last, 6)) ? [daysAfter(last, 7)] : []),
  ];
}

/** A date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
