import { addDays } from '../../billing/calendar.ts';
import { type Period, periodOf } from '../../billing/period.ts';
import { ENGAGEMENTS } from './engagement-ids.ts';
import { basicRow, type EngagementRow } from './engagement-row.ts';
import { settingsFor, templateById } from './engagement-settings.ts';
import { WORK_PERIODS } from './work-rules.ts';

/** The number of weeks that `worker` has entered on the walkthrough's engagement, which started with the first of them. */
export const WEEKS_WORKED = 9;

/** The week that many weeks before today's. */
export const weekBack = (today: string, weeks: number): Period =>
  periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -7 * weeks));

/** The last complete month, and the one before. */
export function lastMonths(today: string): [last: Period, before: Period] {
  const before = ({ start }: Period) => periodOf({ type: 'Monthly', day_of_week: 'Monday' }, addDays(start, -1));
  const last = before({ start: `${today.slice(0, 8)}01`, end: today });
  return [last, before(last)];
}

/** The approver of the engagement that has ended. */
export const FORMER_MANAGER = 'Harriet Lowe';

/**
 * The engagements of `worker`: an assignment that started some weeks ago, an occasional day of training, and the previous assignment. None
 * of their periods is missing.
 */
export function workerEngagements(today: string): EngagementRow[] {
  const began = weekBack(today, WEEKS_WORKED).start;
  const ended = addDays(began, -3);
  const [, firstMonth] = lastMonths(today);
  const common = (id: number) => ({ ...basicRow(id, today), client_worker_id: 'W-2417' });
  return [
    {
      ...common(ENGAGEMENTS.journey),
      job_title: 'Logistics Analyst',
      start_date: began,
      settings: settingsFor(templateById(0)),
    },
    {
      ...common(ENGAGEMENTS.training),
      job_title: 'Dock Safety Trainer',
      start_date: firstMonth.start,
      work_location: 'San Pedro, CA',
      timecard_template_id: 12,
      rate_application: 'DAILY',
      work_period_id: WORK_PERIODS.monthly,
      settings: settingsFor(templateById(12)),
    },
    {
      ...common(ENGAGEMENTS.former),
      job_title: 'Inventory Planner',
      manager_name: FORMER_MANAGER,
      manager_id: null,
      status: 'Closed',
      end_date: ended,
      closed_date: ended,
      settings: settingsFor(templateById(0)),
    },
  ];
}
