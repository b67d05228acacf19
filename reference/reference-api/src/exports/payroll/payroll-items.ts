import { type Kysely, sql } from 'kysely';
import type { PayrollFacts, PayrollLineKind } from 'shared-client/schema/payroll';
import { oneOf } from '../../billing/read/listed-page.ts';
import type { Database } from '../../storage/database.ts';
import type { PayrollItem } from './next-lines.ts';

interface Row {
  readonly item_id: number;
  readonly now: PayrollFacts | null;
  readonly kind: PayrollLineKind | null;
  readonly sequence: number | null;
  readonly last: PayrollFacts | null;
}

/** The amount that payroll pays; null for time. */
const AMOUNT = sql`case when b.type <> 'TIME' then coalesce(b.expense_pay_amount, b.expense_amount, b.adjustment_amount,
  case when num_nonnulls(b.milestone_amount, b.material_amount, b.position_amount) > 0 then
    coalesce(b.milestone_amount, 0) + coalesce(b.material_amount, 0) + coalesce(b.position_amount, 0) end) end`;

/** The minutes that allocations of the item and of its days, and their lines with a rate of their own, name as overtime or leave. */
const ALLOCATED = sql`
  select sum(coalesce((row->>'overtimeMinutes')::integer, (row->>'otMinutes')::integer))::integer as overtime,
    sum(coalesce((row->>'doubletimeMinutes')::integer, (row->>'dtMinutes')::integer))::integer as doubletime,
    sum((row->>'ptoMinutes')::integer)::integer as pto
  from (
    select jsonb_array_elements(b.cost_allocations) as one
    union all
    select jsonb_array_elements(d.content->'billingCostAllocation') from billing_item_detail d where d.billing_item_id = b.id) allocation,
  lateral (select one as row union all select jsonb_array_elements(one->'costAllocationMultiRates')) of_kind`;

const FACTS = sql`jsonb_build_object(
  'itemType', b.type, 'workerId', b.worker_id, 'workerName', w.first_name || ' ' || w.last_name,
  'engagementId', b.engagement_id, 'engagement', e.req_name, 'supplier', e.supplier_name,
  'periodStart', b.period_start, 'periodEnd', b.period_end, 'minutes', b.worked_minutes,
  'overtimeMinutes', coalesce(a.overtime, 0), 'doubletimeMinutes', coalesce(a.doubletime, 0), 'ptoMinutes', coalesce(a.pto, 0),
  'days', b.days_worked,
  'units', b.units_worked, 'amount', (round((${AMOUNT})::numeric, 2))::text, 'currency', b.currency,
  'approvedOn', (b.approved_at at time zone c.time_zone)::date, 'approver', b.approver_name)`;

/** Items of one statement, so that a period of any size takes the memory of so many, and of all ids. */
const AT_ONCE = 5000;

/**
 * The items of a company whose lines the next batch has: approved ones whose period ends within the days, and exported ones of any period that
 * are approved no more, or differently. They are in a fixed order, so that a batch is the same however they are read.
 */
export async function* payrollItems(
  db: Kysely<Database>,
  clientId: number,
  { from, until }: { readonly from: string; readonly until: string },
  size = AT_ONCE,
): AsyncGenerator<PayrollItem> {
  const { rows: found } = await sql<{ ids: number[] | null }>`
    select array_agg(b.id order by b.worker_id, b.period_end, b.id) as ids from billing_item b
    where b.item_client_id = ${clientId} and (
      b.status in ('Approved', 'Processed') and b.period_end between ${from}::date and ${until}::date
      or exists (select from payroll_line l where l.payroll_item_id = b.id))`.execute(db);
  const ids = found[0]?.ids ?? [];
  for (let at = 0; at < ids.length; at += size) yield* await itemsOf(db, ids.slice(at, at + size));
}

/** Items in the order of the file. One that payroll has as it is has no line, and is not read. */
async function itemsOf(db: Kysely<Database>, ids: readonly number[]): Promise<PayrollItem[]> {
  const { rows } = await sql<Row>`
    select * from (
      select b.id as item_id, b.worker_id, b.period_end, case when b.status in ('Approved', 'Processed') then ${FACTS} end as now,
        l.line_kind as kind, l.sequence_number as sequence, l.line_facts as last
      from billing_item b
      join engagement e on e.id = b.engagement_id
      join app_user w on w.id = b.worker_id
      join client c on c.id = b.item_client_id
      left join lateral (${ALLOCATED}) a on true
      left join lateral (
        select line_kind, sequence_number, line_facts from payroll_line
        where payroll_item_id = b.id order by sequence_number desc limit 1) l on true
      where b.id = ${oneOf(ids)}) i
    where now is distinct from case when kind = 'reversal' then null else last end
    order by worker_id, period_end, item_id`.execute(db);
  return rows.map(({ item_id, now, kind, sequence, last }) => ({
    itemId: item_id,
    now,
    last: kind !== null && sequence !== null && last !== null ? { kind, sequence, facts: last } : null,
  }));
}
