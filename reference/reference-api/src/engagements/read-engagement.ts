import type { InferResult, Kysely, Selectable } from 'kysely';
import { may } from '../access/may.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import type { EngagementTable, OvertimeRuleTable, WorkPeriodTable } from './tables.ts';

/** An engagement with what its timecards need from other tables. */
export interface Engagement extends Selectable<EngagementTable> {
  readonly clientName: string;
  readonly timeZone: string;
  readonly workerName: string;
  readonly workPeriod: Selectable<WorkPeriodTable>;
  readonly overtimeRule: Selectable<OvertimeRuleTable> | null;
}

/** Listed by name, so that the statement can be prepared. */
const COLUMNS = [
  ...(['e.id', 'e.client_id', 'e.worker_id', 'e.req_name', 'e.job_title', 'e.manager_id', 'e.manager_name'] as const),
  ...(['e.supplier_name', 'e.client_worker_id', 'e.status', 'e.start_date', 'e.end_date', 'e.closed_date'] as const),
  ...(['e.work_location', 'e.currency', 'e.timecard_template_id', 'e.rate_application', 'e.work_period_id'] as const),
  ...(['e.overtime_rule_id', 'e.hour_decimal_precision', 'e.settings'] as const),
] as const;

/** The columns of an engagement; the id is the only parameter. */
export const engagementQuery = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('engagement as e')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .innerJoin('app_user as w', 'w.id', 'e.worker_id')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .leftJoin('overtime_rule as o', 'o.id', 'e.overtime_rule_id')
    .select(COLUMNS)
    .select((eb) => [
      'c.name as clientName',
      'c.time_zone as timeZone',
      'w.first_name as firstName',
      'w.last_name as lastName',
      eb.fn.toJson('p').as('workPeriod'),
      eb.fn.toJson('o').as('overtimeRule'),
    ])
    .where('e.id', '=', id);

/** A row of {@link engagementQuery}. */
export type EngagementRow = InferResult<ReturnType<typeof engagementQuery>>[number];

/** An engagement that the user may see. @throws HttpProblem 404 if there is none, 403 if it belongs to somebody else */
export async function readEngagement(db: Kysely<Database>, user: SignedInUser, id: number): Promise<Engagement> {
  return visibleEngagement(user, await engagementQuery(db, id).executeTakeFirst());
}

/** A row as an engagement, for a user who may see it. @throws HttpProblem 404 if there is no row, 403 if it belongs to somebody else */
export function visibleEngagement(user: SignedInUser, row: EngagementRow | null | undefined): Engagement {
  if (!row) throw notFound('There is no such engagement.');
  if (!may(user, 'see', row)) throw forbidden('This engagement is not yours.');
  const { firstName, lastName, ...engagement } = row;
  return {
    ...engagement,
    workerName: `${firstName} ${lastName}`,
    workPeriod: engagement.workPeriod as unknown as Selectable<WorkPeriodTable>,
    overtimeRule: engagement.overtimeRule as unknown as Selectable<OvertimeRuleTable> | null,
  };
}
