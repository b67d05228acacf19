import type { Insertable } from 'kysely';
import { addDays } from '../../billing/calendar.ts';
import type { EngagementSettings, EngagementTable } from '../../engagements/tables.ts';
import { workerOf } from './engagement-ids.ts';
import { plainSettings } from './engagement-settings.ts';
import { WORK_PERIODS } from './work-rules.ts';

const JOB_TITLES = [
  'Logistics Analyst',
  'Dock Coordinator',
  'Quality Inspector',
  'Customs Specialist',
  'Network Technician',
  'Inventory Planner',
  'Fleet Scheduler',
];
/** The manager of the company's workers. */
const MANAGER = { manager_id: 1002, manager_name: 'Daniel Reyes' } as const;
/** An engagement before its settings are written as JSON. */
export type EngagementRow = Omit<Insertable<EngagementTable>, 'id' | 'settings'> & {
  id: number;
  settings: EngagementSettings;
};

/** The columns that all engagements have in common. */
export function basicRow(id: number, today: string): EngagementRow {
  return {
    id,
    client_id: 1,
    worker_id: workerOf(id),
    req_name: `HV-${id}`,
    job_title: JOB_TITLES[id % JOB_TITLES.length] as string,
    ...MANAGER,
    supplier_name: 'Northgate Staffing',
    client_worker_id: `W-${1000 + (id % 1000)}`,
    status: 'Filled',
    start_date: addDays(today, -400),
    end_date: addDays(today, 300),
    closed_date: null,
    work_location: 'Long Beach, CA',
    currency: 'USD',
    timecard_template_id: 0,
    rate_application: 'HOURLY',
    work_period_id: WORK_PERIODS.weekly,
    overtime_rule_id: null,
    hour_decimal_precision: 2,
    settings: plainSettings,
  };
}
