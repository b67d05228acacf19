import type { ColumnType, Generated } from 'kysely';
import type { AdministrationAction, Factor } from 'shared-client/schema/administration';

/** A change to a user that waits for a second administrator, or has its outcome. An open one lapses at `lapses_at`. */
export interface AdministrationRequestTable {
  id: Generated<number>;
  subject_id: number;
  action: AdministrationAction;
  factors: ColumnType<readonly Factor[], unknown, unknown>;
  grounds: string;
  /** Null if the account was deleted since. */
  asked_by: number | null;
  asked_at: Date;
  lapses_at: Date;
  outcome: Generated<'consented' | 'declined' | 'withdrawn' | null>;
  answered_by: Generated<number | null>;
  answered_at: Generated<Date | null>;
}

export interface AdministrationTables {
  administration_request: AdministrationRequestTable;
}
