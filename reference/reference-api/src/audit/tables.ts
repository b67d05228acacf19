import type { ColumnType, Generated } from 'kysely';

/** What happened to an account. Never holds a code, a password, a full address or number. */
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
