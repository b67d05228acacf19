import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Brings what changed in the leave system for an engagement over to its timecards. */
export async function applyLeaveChanges(_db: Kysely<Database>, _engagementId: number, _now: Date): Promise<void> {}
