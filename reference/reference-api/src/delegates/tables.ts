import type { Generated } from 'kysely';
import type { DelegatePermission } from 'shared-validators/delegation';

/** That somebody stands in for another, from one day to another. */
export interface DelegationTable {
  id: Generated<number>;
  /** Who is stood in for. */
  user_id: number;
  delegate_id: number;
  permissions: DelegatePermission[];
  start_date: string;
  end_date: string;
  created_at: Date;
  /** It was ended before its time. */
  ended_at: Generated<Date | null>;
  version: Generated<number>;
  /** The `Idempotency-Key` that it was named with. */
  key: Generated<string | null>;
}

export interface DelegateTables {
  delegation: DelegationTable;
}
