import type { WeekOfHours } from 'shared-client/schema/insights';
import { daysAfter } from './hours.ts';

/** The lists that marks lead to (docs: insights#insights-lists). */

const LIST = '/worker/time-expense';

/** The ends of periods, both included; without the second one, all from the first one on. */
export interface PeriodEnds {
  readonly from: string;
  readonly until?: string;
}

/** What a chart has a bar of, with its name; the key of a cost centre or a supplier is its name, that of others their id. */
export interface Group {
  readonly by: 'engagement' | 'worker' | 'costCentre' | 'supplier' | 'company';
  readonly key: string;
  readonly name: string;
}

/** What the list of time and expense is narrowed to. */
export interface ListFilter {
  readonly types?: readonly ('TIME' | 'EXPENSE' | 'PROJECT')[];
  readonly statuses?: readonly WeekOfHours['states'][number]['status'][];
  readonly periodEnds?: PeriodEnds;
  readonly group?: Group;
}

/** The list with filters in its query: `f.period=from~2026-11-23,to~2026-11-29`. */
export function listPath({ types = [], statuses = [], periodEnds, group }: ListFilter): string {
  const query = new URLSearchParams();
  const options = (name: string, keys: readonly string[]) => {
    if (keys.length > 0) query.set(`f.${name}`, keys.map((key) => `${key}~${key}`).join(','));
  };
  options('type', types);
  options('status', statuses);
  if (group) query.set(`f.${group.by}`, [group.key, group.name].map(encoded).join('~'));
  const { from, until } = periodEnds ?? {};
  if (from) query.set('f.period', until ? `from~${from},to~${until}` : `from~${from}`);
  return `${LIST}?${query}`;
}

/** A name in a filter, of which `~` and `,` are the separators. */
const encoded = (name: string): string => encodeURIComponent(name).replaceAll('~', '%7E');

const wholeWeek = (start: string): PeriodEnds => ({ from: start, until: daysAfter(start, 6) });

/** Timecards with hours in a week: periods may be longer than it, so that they end later. */
export const weekPath = ({ weekStartDate, periodEnds }: Pick<WeekOfHours, 'weekStartDate' | 'periodEnds'>): string =>
  listPath({ types: ['TIME'], periodEnds: periodEnds ?? wholeWeek(weekStartDate) });

/** Items of all types whose periods end in a week. */
export const endsPath = (weekStart: string): string => listPath({ periodEnds: wholeWeek(weekStart) });

/** Expense reports whose periods end in a month, `YYYY-MM`. */
export function monthPath(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const until = daysAfter(next.toISOString().slice(0, 10), -1);
  return listPath({ types: ['EXPENSE'], periodEnds: { from: `${month}-01`, until } });
}

/** Timecards of an engagement, a worker, a cost centre, a supplier or a company in the weeks of a chart. */
export const groupPath = (group: Group, periodEnds: PeriodEnds): string =>
  listPath({ group, types: ['TIME'], periodEnds });

/** What a project billed in a week. */
export const projectPath = (engagement: Omit<Group, 'by'>, weekStart: string): string =>
  listPath({ group: { by: 'engagement', ...engagement }, types: ['PROJECT'], periodEnds: wholeWeek(weekStart) });

/** What was sent back and not submitted again. */
export const REJECTED_PATH = listPath({ statuses: ['Rejected'] });

/** What waits, that which has waited longest first. */
export const WAITING_PATH = '/manager/time-and-billing?sort=submitted%2Casc';
