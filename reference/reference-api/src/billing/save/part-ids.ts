import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';
import type { Allocation, WorkedDay } from '../timecard/worked-day.ts';

/** The ids of the stored parts of an item. Any other id in a payload belongs to another item or was made up. */
export function knownIds(...parts: readonly (readonly object[])[]): Set<number> {
  const ids = new Set<number>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        if (name === 'id' && typeof inner === 'number') ids.add(inner);
        else collect(inner);
      }
    }
  };
  collect(parts);
  return ids;
}

type Keep = (id: number | null) => number;

/** Assigns ids to every part of a day; `keep` returns the id that a part may have. */
export function numberedDay(day: WorkedDay, keep: Keep): WorkedDay {
  const id = keep(day.billingItemDetailId ?? day.id);
  const timeEntryId = keep(day.timeEntry.id ?? day.timeEntryId);
  return {
    ...day,
    id,
    billingItemDetailId: id,
    timeEntryId,
    timeEntry: {
      ...day.timeEntry,
      id: timeEntryId,
      pieceTypes: day.timeEntry.pieceTypes.map((piece) => ({ ...piece, id: keep(piece.id), timeEntryId })),
    },
    timeEntrySpanDtos: day.timeEntrySpanDtos.map((span) => ({ ...span, id: keep(span.id), timeEntryId })),
    timeEntryShiftDtos: day.timeEntryShiftDtos.map((shift) => ({ ...shift, id: keep(shift.id) })),
    billingCostAllocation: day.billingCostAllocation.map((allocation) => numberedAllocation(allocation, keep)),
  };
}

/** Assigns ids to every part of an allocation. */
export function numberedAllocation(allocation: Allocation, keep: Keep): Allocation {
  const id = keep(allocation.id);
  return {
    ...allocation,
    id,
    costAllocationMultiRates: allocation.costAllocationMultiRates.map((line) => ({
      ...line,
      id: keep(line.id),
      billingCostAllocId: id,
    })),
    costAllocationValues: allocation.costAllocationValues.map((value) => ({
      ...value,
      id: keep(value.id),
      billingCostAllocId: id,
    })),
    tafwBillingCostAllocations: allocation.tafwBillingCostAllocations.map((line) => ({
      ...line,
      id: keep(line.id),
      billingCostAllocId: id,
    })),
  };
}

/** The number of new ids that are needed: the assignment runs once to count, and once to assign. */
export function countNew(run: (keep: Keep) => void, known: ReadonlySet<number>): number {
  let count = 0;
  run(
    keeping(known, () => {
      count += 1;
      return 0;
    }),
  );
  return count;
}

/** Estimates how many sent parts have no id yet. That many are reserved before it is known which ids are valid. */
export function partsWithoutId(sent: unknown): number {
  if (Array.isArray(sent)) return sent.reduce<number>((sum, part) => sum + partsWithoutId(part), 0);
  if (sent === null || typeof sent !== 'object') return 0;
  let count = 0;
  for (const [name, inner] of Object.entries(sent)) {
    // A day without an entry gets one.
    if (inner === null) count += name === 'id' || name === 'timeEntry' ? 1 : 0;
    else if (typeof inner === 'object') count += partsWithoutId(inner);
  }
  return count;
}

/** Reserves new ids in the database. */
export async function newIds(db: Kysely<Database>, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('billing_part_id')::integer as id from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map((row) => row.id);
}

/** Keeps known ids and takes the next new one for every other part. */
export function numbering(known: ReadonlySet<number>, fresh: readonly number[]): Keep {
  let next = 0;
  return keeping(known, () => {
    const taken = fresh[next];
    if (taken === undefined) throw new Error('A numbering ran out of ids.');
    next += 1;
    return taken;
  });
}

/** A known id is kept once: a copied row with the id of its original is a new row. */
function keeping(known: ReadonlySet<number>, newOne: () => number): Keep {
  const used = new Set<number>();
  return (id) => {
    if (id === null || !known.has(id) || used.has(id)) return newOne();
    used.add(id);
    return id;
  };
}
