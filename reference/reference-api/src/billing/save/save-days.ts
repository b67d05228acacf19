import type { Transaction } from 'kysely';
import { dayMinutes } from 'shared-validators/timecard';
import type { Database } from '../../storage/database.ts';
import { preparedStatement } from '../../storage/prepared.ts';
import type { Allocation, WorkedDay } from '../timecard/worked-day.ts';
import { countNew, knownIds, newIds, numberedAllocation, numberedDay, numbering } from './part-ids.ts';

/** Days and allocations with ids, as stored. */
export interface Numbered {
  readonly days: readonly WorkedDay[];
  readonly allocations: readonly Allocation[];
}

/** Assigns an id to every part of a timecard: the one it was stored with, one of those reserved for new parts, or another new one. */
export async function numberTimecard(
  trx: Transaction<Database>,
  days: readonly WorkedDay[],
  allocations: readonly Allocation[],
  stored: Numbered,
  reserved: readonly number[] = [],
): Promise<Numbered> {
  const known = knownIds(stored.days, stored.allocations);
  // A day keeps the id of its place, even if the page sent another one, so that the URL of its detail page stays valid.
  const placed = days.map((day) => {
    const before = stored.days.find((one) => placeOf(one) === placeOf(day));
    const id = before?.billingItemDetailId ?? null;
    return { ...day, id, billingItemDetailId: id };
  });
  const run = (keep: (id: number | null) => number): Numbered => ({
    days: placed.map((day) => numberedDay(day, keep)),
    allocations: allocations.map((allocation) => numberedAllocation(allocation, keep)),
  });
  const missing = countNew(run, known) - reserved.length;
  return run(numbering(known, missing > 0 ? [...reserved, ...(await newIds(trx, missing))] : reserved));
}

/** A day of a timecard, or a shift of it. */
export const placeOf = (day: WorkedDay): string => `${day.workedDate} ${day.timeEntry.shiftNumber ?? ''}`;

/** Days in the form that {@link STORE_DAYS} takes. */
export const dayRows = (days: readonly WorkedDay[], byShift: boolean): string =>
  JSON.stringify(
    days.map((day) => ({
      id: day.id,
      worked_date: day.workedDate,
      shift_number: day.timeEntry.shiftNumber,
      did_not_work: day.didNotWork,
      worked_minutes: dayMinutes(day, byShift).worked,
      content: day,
    })),
  );

/**
 * Replaces the stored days of an item: days with the same id are changed, missing ones are deleted, and an unchanged day, like most days of
 * most saves, is not written. A part of statements that have a row `given`, with the columns `worker_id` and `now`, and a row `saved` with
 * the item's id. $1 is the list of days.
 */
export const STORE_DAYS = `
  sent as materialized (
    select * from jsonb_to_recordset($1::jsonb) as d(
      id integer, worked_date date, shift_number integer, did_not_work boolean, worked_minutes integer, content jsonb)
  ),
  gone as (
    delete from billing_item_detail using saved
    where billing_item_id = saved.id and billing_item_detail.id not in (select id from sent)
  ),
  stored as (
    insert into billing_item_detail
      (id, billing_item_id, worker_id, worked_date, shift_number, did_not_work, worked_minutes, created_at, content)
    select d.id, saved.id, given.worker_id, d.worked_date, d.shift_number, d.did_not_work, d.worked_minutes, given.now, d.content
    from given, saved, sent as d
    where not exists (
      select from billing_item_detail as s
      where s.id = d.id and s.content = d.content and s.worked_minutes = d.worked_minutes and s.did_not_work = d.did_not_work
        and s.worked_date = d.worked_date and s.shift_number is not distinct from d.shift_number
    )
    on conflict (id) do update set worked_date = excluded.worked_date, shift_number = excluded.shift_number,
      did_not_work = excluded.did_not_work, worked_minutes = excluded.worked_minutes, content = excluded.content
  )`;

const storeDaysStatement = preparedStatement(
  'store_days',
  () => `
    with given as (select $3::integer as worker_id, $4::timestamptz as now),
    saved as (select $2::integer as id),
    ${STORE_DAYS}
    select`,
);

/** Replaces the stored days of an item: days with the same id are changed, missing ones are deleted. */
export async function storeDays(
  trx: Transaction<Database>,
  {
    itemId,
    workerId,
    days,
    byShift = false,
    now,
  }: { itemId: number; workerId: number; days: readonly WorkedDay[]; byShift?: boolean; now: Date },
): Promise<void> {
  await trx.executeQuery(storeDaysStatement([dayRows(days, byShift), itemId, workerId, now]));
}
