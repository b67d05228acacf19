import type { ReactNode } from 'react';
import type { AllocationRow } from './allocation-row.ts';
import type { AllocationAction, AllocationRules } from './change-allocations.ts';
import type { Column } from './columns.ts';

/** The properties that all rows share. The object is stable while its parts are, so that rows do not render again. */
export interface AllocationTable extends AllocationRules {
  readonly columns: readonly Column[];
  readonly types: readonly string[];
  readonly pieceTypes: readonly string[];
  readonly readOnly: boolean;
  readonly removable: boolean;
  /** Multi-rate lines have overtime and double time. */
  readonly splitsRates: boolean;
  readonly fieldId: (key: string, field: string) => string;
  readonly normalizeHours: (text: string) => string | undefined;
  readonly normalizePercent: (text: string) => string | undefined;
  readonly customFields: ((row: AllocationRow) => ReactNode) | undefined;
  readonly dispatch: (action: AllocationAction) => void;
}
