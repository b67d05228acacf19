import type { ColumnType, Generated } from 'kysely';

export interface RequestBulkAssignmentTable {
  id: Generated<number>;
  request_id: number;
  client_id: number;
  assigned_by: number;
  dw: boolean;
  payload: ColumnType<unknown, unknown, unknown>;
  assigned_at: Date;
}

export interface RequestTables {
  request_bulk_assignment: RequestBulkAssignmentTable;
}
