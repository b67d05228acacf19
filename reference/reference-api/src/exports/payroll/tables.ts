import type { Generated } from 'kysely';
import type { ControlTotal, PayrollFacts, PayrollLineKind } from 'shared-client/schema/payroll';
import type { PayrollMapping } from './mapping.ts';

export interface PayrollMappingTable {
  mapping_client_id: number;
  mapping: PayrollMapping;
}

export interface PayrollBatchTable {
  id: Generated<number>;
  batch_client_id: number;
  /** From 1, for each company. */
  batch_number: number;
  batch_from: string;
  batch_until: string;
  made_at: Date;
  made_by: string;
  /** The mapping at that time, so that the file stays the same. */
  batch_mapping: PayrollMapping;
  request_key: string | null;
  /** Null in a batch of an earlier release, and while it is made. */
  control_total: ControlTotal | null;
}

export interface PayrollLineTable {
  batch_id: number;
  line_number: number;
  payroll_item_id: number;
  /** From 1, for each item. */
  sequence_number: number;
  line_kind: PayrollLineKind;
  line_facts: PayrollFacts;
}

/** An item that has changed since it was approved or exported, noted by a trigger. */
export interface PayrollChangeTable {
  id: Generated<number>;
  changed_item_id: number;
  noted_at: Generated<Date>;
}

/** A large batch, until it is made. */
export interface PayrollMakingTable {
  making_batch_id: number;
  /** The id of the user. */
  asked_by: number;
  expected_lines: number;
  /** Null before the first part, which has the corrections. */
  written_lines: number | null;
  /** Tries of the next part that failed, one after the other. */
  failures: Generated<number>;
}

export interface PayrollTables {
  payroll_making: PayrollMakingTable;
  payroll_change: PayrollChangeTable;
  payroll_mapping: PayrollMappingTable;
  payroll_batch: PayrollBatchTable;
  payroll_line: PayrollLineTable;
}
