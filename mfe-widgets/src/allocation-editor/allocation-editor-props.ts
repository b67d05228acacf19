import type { ReactNode } from 'react';
import type { AllocationType } from 'shared-validators/totals';
import type { AllocationIssue } from './allocation-issues.ts';
import type { AllocationRow } from './allocation-row.ts';
import type { AllocationAction } from './change-allocations.ts';

export interface AllocationEditorProps {
  /** The day, for assistive technology. */
  label: string;
  /** The heading. Default "Allocation"; pass the day if several are in one list. */
  heading?: string;
  type: AllocationType;
  /** A row renders again when its object changes, so pass unchanged rows on as they are. */
  rows: readonly AllocationRow[];
  /** Called with the changed rows and the action. An owner that stores more per row applies the action to its own rows. */
  onChange: (rows: readonly AllocationRow[], action: AllocationAction) => void;
  /** Choices of the Type select; without any there is no select. Keep the lists and functions here referentially stable. */
  types?: readonly string[];
  /** The engagement's multi-rates. */
  multiRates?: readonly { readonly type: string; readonly showOTDT: boolean }[];
  /** Rate application DAILY_PRORATE: multi-rate lines are not split into regular, overtime and double time. */
  prorated?: boolean;
  pieceTypes?: readonly string[];
  eligibleForPto?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  /** Hours to allocate, as steps at the hour precision (8.50 h is 850); the editor then shows the remainder. */
  target?: number;
  /** The remainder, if the page computes it: steps at the hour precision, negative for too much; percent in hundredths. */
  left?: number;
  /** Messages in the banner. */
  errors?: readonly string[];
  /** The controls to mark. Keep the list referentially stable. */
  issues?: readonly AllocationIssue[];
  /** The id of a field, or with `''` of a row, so that a page can lead to it. */
  fieldId?: (key: string, field: string) => string;
  /** @deprecated Not called: the editor reads hours as pages do. It stays for builds of pages that pass it. */
  normalizeHours?: ((text: string) => string | undefined) | undefined;
  /** Custom fields of a row, next to its amounts if they fit. */
  customFields?: ((row: AllocationRow) => ReactNode) | undefined;
  /** The content of the totals bar, if the page shows more than the sum. */
  total?: ReactNode;
  /** The last row cannot be removed. Default false: all rows can be removed. */
  keepsOne?: boolean;
  readOnly?: boolean;
}
