import { type Kysely, sql } from 'kysely';
import type { PayrollFacts, PayrollLineKind, PayrollRequest } from 'shared-client/schema/payroll';
import { oneOf } from '../../billing/read/listed-page.ts';
import type { Database } from '../../storage/database.ts';
import type { LineSum } from './control-total.ts';
import { type PayrollItem, UNPAID_FACTS } from './next-lines.ts';

interface Row {
  readonly item_id: number;
  readonly now: PayrollFacts | null;
  readonly kind: PayrollLineKind;
  readonly sequence: number;
  readonly last: PayrollFacts;
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

/** Items with what their facts are read from. */
const ITEMS = sql`billing_item b
  join engagement e on e.id = b.engagement_id
  join app_user w on w.id = b.worker_id
  join client c on c.id = b.item_client_id
  left join lateral (${ALLOCATED}) a on true`;

const IS_APPROVED = sql`b.status in ('Approved', 'Processed')`;
const IN_ORDER = sql`b.worker_id, b.period_end, b.id`;

/** Items of one statement, so that a batch of any size takes the memory of so many, and of all ids. */
export const AT_ONCE = 5000;

/** The approved items of a period of a company that were never exported. */
export interface Originals {
  readonly clientId: number;
  readonly period: PayrollRequest;
}

const IS_NEW = sql`not exists (select from payroll_line l where l.payroll_item_id = b.id)`;

const areOriginals = ({ clientId, period: { from, until } }: Originals) => sql`
  b.item_client_id = ${clientId} and ${IS_APPROVED} and b.period_end between ${from}::date and ${until}::date
  and ${IS_NEW}`;

/** The sums of these items, by currency: the database adds them up. */
export async function sumOriginals(db: Kysely<Database>, of: Originals): Promise<readonly LineSum[]> {
  const { rows } = await sql<LineSum>`
    select b.currency, count(*)::integer as lines, sum(b.worked_minutes)::float as minutes, sum(round((${AMOUNT})::numeric, 2))::text as amount
    from billing_item b where ${areOriginals(of)} group by b.currency`.execute(db);
  return rows;
}

/** The first of these items in the order of the file. */
export async function firstOriginals(db: Kysely<Database>, of: Originals, most: number): Promise<PayrollItem[]> {
  const ids = await idsOfOriginals(db, of, most);
  const { rows } = await sql<{ item_id: number; now: PayrollFacts }>`
    select b.id as item_id, ${FACTS} as now from ${ITEMS}
    where b.id = ${oneOf(ids)} and ${IS_APPROVED} order by ${IN_ORDER}`.execute(db);
  return rows.map(({ item_id, now }) => ({ itemId: item_id, now, last: null }));
}

/** These items in the order of the file, or the first of them. */
export async function idsOfOriginals(
  db: Kysely<Database>,
  of: Originals,
  most: number | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(id) as ids from (
      select b.id from billing_item b where ${areOriginals(of)} order by ${IN_ORDER} limit ${most}::integer) i`.execute(
    db,
  );
  return rows[0]?.ids ?? [];
}

/**
 * Writes the lines of items after those that a batch has, within the database; none of those that are not approved any more, or have one. Returns
 * their number.
 *
 * @param written the number of lines that the batch has
 */
export async function writeOriginals(
  db: Kysely<Database>,
  { batchId, written, itemIds }: { batchId: number; written: number; itemIds: readonly number[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into payroll_line (batch_id, line_number, payroll_item_id, sequence_number, line_kind, line_facts)
    select ${batchId}::integer, ${written}::integer + row_number() over (order by ${IN_ORDER}), b.id, 1, 'original', ${FACTS}
    from ${ITEMS} where b.id = ${oneOf(itemIds)} and ${IS_APPROVED} and ${IS_NEW}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The sums of the lines that a batch has, by currency. */
export async function sumLines(db: Kysely<Database>, batchId: number): Promise<readonly LineSum[]> {
  const { rows } = await sql<LineSum>`
    select line_facts->>'currency' as currency, count(*)::integer as lines, sum((line_facts->>'minutes')::integer)::float as minutes,
      sum((line_facts->>'amount')::numeric)::text as amount from payroll_line where batch_id = ${batchId} group by 1`.execute(
    db,
  );
  return rows;
}

/** The items of a company that were noted as changed, and their notes, which a batch deletes: later ones stay. */
export interface NotedItems {
  readonly itemIds: readonly number[];
  /** An array of `bigint` as PostgreSQL writes it. */
  readonly notes: string;
}

export async function notedItems(db: Kysely<Database>, clientId: number): Promise<NotedItems> {
  const { rows } = await sql<{ ids: number[] | null; notes: string | null }>`
    select array_agg(distinct b.id) as ids, array_agg(n.id)::text as notes
    from payroll_change n join billing_item b on b.id = n.changed_item_id where b.item_client_id = ${clientId}`.execute(
    db,
  );
  return { itemIds: rows[0]?.ids ?? [], notes: rows[0]?.notes ?? '{}' };
}

/** The number of these items that were exported: each can be taken back and replaced. */
export async function countNoted(db: Kysely<Database>, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct b.id)::integer as count
    from payroll_change n join billing_item b on b.id = n.changed_item_id
    where b.item_client_id = ${clientId} and exists (select from payroll_line l where l.payroll_item_id = b.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const deleteNotes = (db: Kysely<Database>, { notes }: NotedItems) =>
  sql`delete from payroll_change where id = any (${notes}::bigint[])`.execute(db);

/** Deletes notes before this time of items that were never exported: a batch that has them would be done by now. */
export const sweepPayrollChanges = (db: Kysely<Database>, before: Date) =>
  sql`
    delete from payroll_change n where noted_at < ${before}
      and not exists (select from payroll_line l where l.payroll_item_id = n.changed_item_id)`.execute(db);

/**
 * Those of these items that were exported, and are approved no more or differently, some at a time. One that payroll has as it is has no line,
 * and is not read.
 */
export async function* correctedItems(
  db: Kysely<Database>,
  { itemIds }: Pick<NotedItems, 'itemIds'>,
  size = AT_ONCE,
): AsyncGenerator<PayrollItem> {
  for (let at = 0; at < itemIds.length; at += size) {
    const { rows } = await sql<Row>`
      select * from (
        select b.id as item_id, b.worker_id, b.period_end, case when ${IS_APPROVED} then ${FACTS} end as now,
          l.line_kind as kind, l.sequence_number as sequence, l.line_facts as last
        from ${ITEMS}
        join lateral (
          select line_kind, sequence_number, line_facts from payroll_line
          where payroll_item_id = b.id order by sequence_number desc limit 1) l on true
        where b.id = ${oneOf(itemIds.slice(at, at + size))}) i
      where case when kind = 'reversal' then now is not null
        else (now @> (last - ${UNPAID_FACTS as string[]}::text[])) is not true end
      order by worker_id, period_end, item_id`.execute(db);
    yield* rows.map(({ item_id, now, kind, sequence, last }) => ({
      ...{ itemId: item_id, now, last: { kind, sequence, facts: last } },
    }));
  }
}
