import { type InferResult, type Kysely, type Selectable, sql } from 'kysely';
import type { ConfiguredStep } from 'shared-validators/record-approval';
import { notFound } from '../call/http-problem.ts';
import { maySee } from '../delegates/acting.ts';
import type { SeeingUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import type { EngagementTable, OvertimeRuleTable, WorkPeriodTable } from './tables.ts';

/** An engagement with what its timecards need from other tables. */
export interface Engagement extends Omit<Selectable<EngagementTable>, 'due_calendar_id'> {
  readonly clientName: string;
  readonly timeZone: string;
  readonly workerName: string;
  readonly workPeriod: Selectable<WorkPeriodTable>;
  readonly overtimeRule: Selectable<OvertimeRuleTable> | null;
  /** The approvers of the chains of its items; null without any. */
  readonly approvers: readonly number[] | null;
  /** The billing route of its company; null if the manager decides alone. */
  readonly billingRoute: readonly ConfiguredStep[] | null;
}

/** Listed by name, so that the statement can be prepared. */
const COLUMNS = [
  ...(['e.id', 'e.client_id', 'e.worker_id', 'e.req_name', 'e.job_title', 'e.manager_id', 'e.manager_name'] as const),
  ...(['e.supplier_name', 'e.client_worker_id', 'e.status', 'e.start_date', 'e.end_date', 'e.closed_date'] as const),
  ...(['e.work_location', 'e.currency', 'e.timecard_template_id', 'e.rate_application', 'e.work_period_id'] as const),
  ...(['e.overtime_rule_id', 'e.hour_decimal_precision', 'e.settings'] as const),
] as const;

/** The approvers of the chains of its items. They see the engagement of what they approve. */
const APPROVERS = sql<readonly number[] | null>`(
  select jsonb_agg(distinct a.id) from billing_item i cross join jsonb_array_elements(i.approvers) as a(id)
  where i.engagement_id = e.id and i.approvers is not null)`;

/** The billing route of its company; null if the manager decides alone. */
const BILLING_ROUTE = sql<readonly ConfiguredStep[] | null>`(
  select r.steps from approval_route r where r.client_id = e.client_id and r.kind = 'BILLING')`;

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
      APPROVERS.as('approvers'),
      BILLING_ROUTE.as('billingRoute'),
    ])
    .where('e.id', '=', id);

/** A row of {@link engagementQuery}. */
export type EngagementRow = InferResult<ReturnType<typeof engagementQuery>>[number];

/** An engagement that the user may see. @throws HttpProblem 404 if there is none */
export async function readEngagement(db: Kysely<Database>, user: SeeingUser, id: number): Promise<Engagement> {
  return visibleEngagement(user, await engagementQuery(db, id).executeTakeFirst());
}

/** A row as an engagement. @throws HttpProblem 404 if there is no row, and in the same way if the user may not see it */
export function visibleEngagement(user: SeeingUser, row: EngagementRow | null | undefined): Engagement {
  if (!row || !maySee(user, row)) throw notFound('There is no such engagement.');
  const { firstName, lastName, ...engagement } = row;
  return {
    ...engagement,
    workerName: `${firstName} ${lastName}`,
    workPeriod: engagement.workPeriod as unknown as Selectable<WorkPeriodTable>,
    overtimeRule: engagement.overtimeRule as unknown as Selectable<OvertimeRuleTable> | null,
  };
}
