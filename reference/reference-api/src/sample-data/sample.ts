import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';

/**
 * The sample data of one subject. Ids are fixed (1 to 99999), so that tests and documentation can use them; ids created at run time start
 * at 100000.
 */
export interface Sample {
  readonly subject: string;
  /** Inserts into empty tables; `today` is the day of the restore, so that dates stay near the present. */
  insert(db: Transaction<Database>, today: Date): Promise<void>;
}
