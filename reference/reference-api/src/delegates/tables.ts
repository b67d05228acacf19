import type { Generated } from 'kysely';
import type { DelegatePermission } from 'shared-validators/delegation';

/** A delegation, from one day to another. */
export interface DelegationTable {
  id: Generated<number>;
  /** The user who has the delegate. */
  user_id: number;
  delegate_id: number;
  permissions: DelegatePermission[];
  start_date: string;
  end_date: string;
  created_at: Date;
  /** When it was ended early. */
  ended_at: Generated<Date | null>;
  version: Generated<number>;
  /** The `Idempotency-Key` of its request. */
  key: Generated<string | null>;
}

export interface DelegateTables {
  delegation: DelegationTable;
}
