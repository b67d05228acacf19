import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Complaints } from './rules/complaint.ts';
import type { Timecard } from './rules/timecard.ts';

/** Adds what the custom fields of the allocations are missing. */
export async function checkCostAllocationFields(
  _trx: Transaction<Database>,
  _timecard: Timecard,
  complaints: Complaints,
): Promise<Complaints> {
  return complaints;
}
