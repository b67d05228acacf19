import { useCallback, useId, useMemo } from 'react';
import { normalizeDecimal, normalizeHours } from 'shared-validators/amounts';
import { useLatest } from '../internal/rows/index.ts';
import type { AllocationEditorProps } from './allocation-editor-props.ts';
import type { AllocationTable } from './allocation-table.ts';
import { type AllocationAction, changeAllocations } from './change-allocations.ts';
import { columnsOf } from './columns.ts';

const NONE: readonly never[] = [];

/** The properties that the rows of an editor share; the same object while none of them changes. */
export function useAllocationTable(props: AllocationEditorProps): AllocationTable {
  const { type, rows, types = NONE, multiRates = NONE, pieceTypes = NONE, readOnly = false } = props;
  const { hourDecimalPrecision: precision = 2, eligibleForPto = false, prorated = false, customFields } = props;
  const id = useId();
  const latest = useLatest(props);
  const dispatch = useCallback(
    (action: AllocationAction): void => {
      const now = latest.current;
      const rules = { type: now.type, multiRates: now.multiRates ?? NONE, precision: now.hourDecimalPrecision ?? 2 };
      now.onChange(changeAllocations(now.rows, action, rules), action);
    },
    [latest],
  );
  const ownId = useCallback((key: string, field: string) => `${id}-${key}-${field}`, [id]);
  const normalize = useCallback((hours: string) => normalizeHours(hours, precision), [precision]);
  const { fieldId = ownId } = props;
  const removable = props.keepsOne !== true || rows.length > 1;
  return useMemo(
    () => ({
      type,
      types,
      multiRates,
      pieceTypes,
      precision,
      columns: columnsOf(type, eligibleForPto),
      splitsRates: type === 'ot_multi_rate' && !prorated,
      readOnly,
      removable,
      fieldId,
      normalizeHours: normalize,
      normalizePercent,
      customFields,
      dispatch,
    }),
    [
      type,
      types,
      multiRates,
      pieceTypes,
      precision,
      eligibleForPto,
      prorated,
      readOnly,
      removable,
      fieldId,
      normalize,
      customFields,
      dispatch,
    ],
  );
}

/** Percent has two decimals. */
function normalizePercent(percent: string): string | undefined {
  return normalizeDecimal(percent, 2);
}
