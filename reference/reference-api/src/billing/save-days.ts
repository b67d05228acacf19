import type { Transaction } from 'kysely';
import { dayMinutes } from 'shared-validators/timecard';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { countNew, knownIds, newIds, numberedAllocation, numberedDay, numbering } from './part-ids.ts';
import type { Allocation, WorkedDay } from './worked-day.ts';

/** Days and allocations with ids, as they are stored. */
export interface Numbered {
  readonly days: readonly WorkedDay[];
  readonly allocations: readonly Allocation[];
}

/** Gives every part of a timecard its id: the one it was stored with, or a new one. */
export async function numberTimecard(
  trx: Transaction<Database>,
  days: readonly WorkedDay[],
  allocations: readonly Allocation[],
  stored: Numbered,
): Promise<Numbered> {
  const known = knownIds(stored.days, stored.allocations);
  // A day keeps its id by its place, whatever the page sent: the detail page's address stays good.
  const placed = days.map((day) => {
    const before = stored.days.find((one) => placeOf(one) === placeOf(day));
    const id = before?.billingItemDetailId ?? null;
    return { ...day, id, billingItemDetailId: id };
  });
  const run = (keep: (id: number | null) => number): Numbered => ({
    days: placed.map((day) => numberedDay(day, keep)),
    allocations: allocations.map((allocation) => numberedAllocation(allocation, keep)),
  });
  const fresh = await newIds(trx, countNew(run, known));
  return run(numbering(known, fresh));
}

const placeOf = (day: WorkedDay): string => `${day.workedDate} ${day.timeEntry.shiftNumber ?? ''}`;

/** Makes the stored days of an item these days: same ids are changed, missing ones go. */
export async function storeDays(
  trx: Transaction<Database>,
  {
    itemId,
    workerId,
    days,
    byShift,
    now,
  }: { itemId: number; workerId: number; days: readonly WorkedDay[]; byShift: boolean; now: Date },
): Promise<void> {
  const ids = days.flatMap((day) => (day.id === null ? [] : [day.id]));
  let obsolete = trx.deleteFrom('billing_item_detail').where('billing_item_id', '=', itemId);
  if (ids.length > 0) obsolete = obsolete.where('id', 'not in', ids);
  await obsolete.execute();
  if (days.length === 0) return;
  await trx
    .insertInto('billing_item_detail')
    .values(
      days.map((day) => ({
        id: day.id as number,
        billing_item_id: itemId,
        worker_id: workerId,
        worked_date: day.workedDate,
        shift_number: day.timeEntry.shiftNumber,
        did_not_work: day.didNotWork,
        worked_minutes: dayMinutes(day, byShift).worked,
        created_at: now,
        content: json(day),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        worked_date: eb.ref('excluded.worked_date'),
        shift_number: eb.ref('excluded.shift_number'),
        did_not_work: eb.ref('excluded.did_not_work'),
        worked_minutes: eb.ref('excluded.worked_minutes'),
        content: eb.ref('excluded.content'),
      })),
    )
    .execute();
}
