import { daysAfter } from './hours.ts';

/** The lists that marks lead to (docs: insights#insights-lists). */

const LIST = '/worker/time-expense';

/** The filter of the list for periods that end between two dates; `from~…,to~…` in its query. */
const period = (from: string, until: string): string =>
  new URLSearchParams({ 'f.period': `from~${from},to~${until}` }).toString();

/** Items whose periods end in a week or up to six days later, because a period may be longer than a week. */
export const weekPath = (monday: string): string => `${LIST}?${period(monday, daysAfter(monday, 6))}`;

/** Items whose periods end in a month, `YYYY-MM`. */
export function monthPath(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return `${LIST}?${period(`${month}-01`, daysAfter(next.toISOString().slice(0, 10), -1))}`;
}

/** Items with a text, such as the name of a worker or a job. */
export const searchPath = (text: string): string => `${LIST}?${new URLSearchParams({ q: text })}`;

/** What waits, that which has waited longest first. */
export const WAITING_PATH = '/manager/time-and-billing?sort=submitted%2Casc';
