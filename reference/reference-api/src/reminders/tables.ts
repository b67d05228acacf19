import type { Generated } from 'kysely';

/** When and how a person is reminded; the defaults without a row. */
export interface ReminderChoiceTable {
  user_id: number;
  remind_hour: Generated<number>;
  digest: Generated<'daily' | 'weekly'>;
  by_sms: Generated<boolean>;
}

/** The last day, and the Monday of the last week, for which it was found out whether to remind a person. */
export interface ReminderDayTable {
  user_id: number;
  considered_on: string;
  considered_week: string | null;
}

/** An e-mail address that its server refused. It gets no mails that can be turned off. */
export interface RefusedAddressTable {
  user_id: number;
  address: string;
  /** The answer of the server: `550`. */
  refusal: string;
  refused_at: Date;
}

/** Who is asked as well when items of a company wait too long. */
export interface EscalationTable {
  escalation_client_id: number;
  /** Days after the approver's due date. */
  after_days: number;
  next_user_id: number;
}

/** An escalation of which the person who is asked as well has no mail yet. */
export interface UntoldEscalationTable {
  untold_item_id: number;
  untold_to: number;
  escalated_on: Date;
}

/** The last reminder of a worker by hand. */
export interface RemindedWorkerTable {
  worker_id: number;
  reminded_by: number | null;
  reminded_at: Date;
}

/** The last reminder of an approver by hand. */
export interface RemindedApproverTable {
  approver_id: number;
  reminded_by: number | null;
  reminded_at: Date;
}

export interface ReminderTables {
  reminded_worker: RemindedWorkerTable;
  reminded_approver: RemindedApproverTable;
  escalation: EscalationTable;
  untold_escalation: UntoldEscalationTable;
  reminder_choice: ReminderChoiceTable;
  reminder_day: ReminderDayTable;
  refused_address: RefusedAddressTable;
}
