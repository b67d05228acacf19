import type { ColumnType, Generated } from 'kysely';

/** An event of an account. It never contains a code, a password, a full address or phone number. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Date;
  user_id: number | null;
  event: string;
  details: ColumnType<Record<string, unknown>, unknown, unknown>;
}

export interface AuditTables {
  audit_event: AuditEventTable;
}
