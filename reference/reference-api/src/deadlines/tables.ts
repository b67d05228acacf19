import type { Generated } from 'kysely';

/** When the periods of a client's engagements are due: days after the end of a period, and the time of that day at the client. */
export interface DueCalendarTable {
  id: Generated<number>;
  calendar_client_id: number;
  calendar_name: string;
  /** Whether it is the calendar of all engagements of the client that have no other. */
  is_usual: Generated<boolean>;
  worker_days: number;
  /** `HH:MM:SS`. */
  worker_time: string;
  approver_days: number;
  approver_time: string;
  /** The payroll cut-off. */
  cutoff_days: number;
  cutoff_time: string;
  /** The direction from a holiday or a weekend to a working day. */
  moved: Generated<'later' | 'earlier'>;
  /** ISO weekdays, 1 is Monday. */
  weekend: Generated<readonly number[]>;
}

export interface DeadlineTables {
  due_calendar: DueCalendarTable;
}
