import { type Kysely, sql } from 'kysely';
import { AMOUNT, IS_STORED } from '../approvals/usual/usual-values.ts';
import type { Database } from '../storage/database.ts';
import type { WaitingItem } from './approver-digest.ts';

/** An item that waits for a reader, in their own name or as a delegate. */
export type ItemOfReader = WaitingItem & { readonly readerId: number };

/**
 * The items that wait for users of given ids, in their own names and in those of the people whose delegates they are today. It is
 * `waitingParts` of `access/within-reach.ts` and `billingPrincipals` for many users at once; what one of the two submitted is left out.
 */
export async function waitingItems(
  db: Kysely<Database>,
  userIds: readonly number[],
  now: Date,
): Promise<readonly ItemOfReader[]> {
  if (userIds.length === 0) return [];
  const columns = sql`b.id, b.type, b.period_start, b.period_end, b.worked_minutes, b.days_worked, b.units_worked, ${AMOUNT} as amount, b.currency,
    b.approver_due_at, b.submitted_at, b.created_at, b.worker_id, b.submitted_by_id,
    case when ${IS_STORED} then b.usual_minutes end as usual_minutes, case when ${IS_STORED} then b.usual_amount end as usual_amount`;
  const { rows } = await sql<ItemOfReader>`
    with readers as (
      select u.id as reader, u.id as person, null::text as name, u.client_id from app_user u
      where u.id in (${sql.join(userIds)}) and u.permissions @> '["BILLING_APPROVE"]' and u.user_type not in ('Worker', 'Supplier')
      union all
      select distinct u.id, p.id, p.first_name || ' ' || p.last_name, p.client_id
      from app_user u
      join client c on c.id = u.client_id
      join delegation d on d.delegate_id = u.id and d.ended_at is null and d.permissions @> '["BILLING_APPROVAL"]'
        and (${now}::timestamptz at time zone c.time_zone)::date between d.start_date and d.end_date
      join app_user p on p.id = d.user_id
      where u.id in (${sql.join(userIds)}) and p.client_id = u.client_id and p.user_type = u.user_type
        and p.disabled_at is null and p.user_type not in ('Worker', 'Supplier') and p.permissions @> '["BILLING_APPROVE"]')
    select r.reader as "readerId", b.id as "itemId", r.name as principal, case when r.name is not null then r.person end as "principalId",
      w.first_name || ' ' || w.last_name as worker, b.period_start::text as start, b.period_end::text as end,
      case when b.type = 'TIME' then b.worked_minutes end as minutes, b.days_worked::float8 as days,
      b.units_worked::float8 as units, b.amount::float8 as amount, b.currency,
      b.approver_due_at as due, coalesce(b.submitted_at, b.created_at) as since,
      b.usual_minutes as "usualMinutes", b.usual_amount::float8 as "usualAmount"
    from readers r
    cross join lateral (
      select ${columns} from billing_item b
      where b.status = 'Pending' and b.item_client_id = r.client_id and b.manager_id = r.person and b.chain is null
      union all
      select ${columns} from billing_item b
      where b.status = 'Pending' and b.item_client_id = r.client_id and b.waits_for @> to_jsonb(array[r.person])) b
    join app_user w on w.id = b.worker_id
    where b.submitted_by_id is null or b.submitted_by_id not in (r.reader, r.person)`.execute(db);
  return rows;
}
