import type { AllocationRow, AllocationType } from 'mfe_widgets/allocation-editor';
import type { CustomFieldDefinition, FieldForm } from 'mfe_widgets/custom-fields';
import { useCallback, useMemo, useState } from 'react';
import type { CostAllocation, EditMetadata } from 'shared-client/schema/billing';
import { allocationOf, rowOf, withAnswers } from './allocation-rows.ts';
import { referenceSource } from './reference-source.ts';

export interface DayAllocationsProps {
  readonly editor: typeof import('mfe_widgets/allocation-editor');
  readonly fields: typeof import('mfe_widgets/custom-fields');
  readonly setting: EditMetadata;
  readonly type: AllocationType;
  /** ISO date; null for the whole period. */
  readonly workedDate: string | null;
  readonly label: string;
  readonly allocations: readonly CostAllocation[];
  readonly disabled: boolean;
  /** Called with undefined if the value of a custom field is invalid. */
  readonly onChange: (rows: readonly CostAllocation[] | undefined) => void;
}

type Answers = FieldForm<CustomFieldDefinition>;

/** The allocations of a day, or of the whole period, in the same editor that workers use. */
export function DayAllocations({
  editor,
  fields,
  setting,
  workedDate,
  allocations,
  onChange,
  ...rest
}: DayAllocationsProps) {
  const definitions = setting.clientCustomFieldDefDtos;
  const [before] = useState(() => new Map(allocations.map((one, at) => [`before-${at}`, one])));
  const [rows, setRows] = useState<readonly AllocationRow[]>(() => [...before].map(([key, one]) => rowOf(one, key)));
  // The total that the worker entered stays fixed; the editor shows the remainder to allocate.
  const [target] = useState(
    () => editor.allocationTotals(rows, rest.type, setting.hourDecimalPrecision, setting.eligibleForPTO).hours,
  );
  const [forms] = useState(() => new Map<string, Answers>());
  const source = useMemo(
    () => referenceSource(definitions, workedDate ?? setting.earningsEndDate),
    [definitions, workedDate, setting.earningsEndDate],
  );
  const answersOf = useCallback(
    (key: string): Answers => {
      const known = forms.get(key);
      if (known) return known;
      const values = new Map(before.get(key)?.costAllocationValues.map((one) => [one.reqBillCostAllocId, one.value]));
      const given = new Map(definitions.map((one) => [one.id, values.get(one.reqBillCostAllocDefId) ?? '']));
      const form = fields.createCustomFieldForm(definitions, given);
      forms.set(key, form);
      return form;
    },
    [before, definitions, fields, forms],
  );
  const tell = (now: readonly AllocationRow[]) => {
    if (definitions.length === 0) return onChange(now.map((row) => allocationOf(row, before.get(row.key))));
    if (now.some(({ key }) => answersOf(key).errors().length > 0)) return onChange(undefined);
    const fieldOf = new Map(definitions.map((one) => [one.id, one.reqBillCostAllocDefId ?? one.id]));
    return onChange(
      now.map((row) => {
        const answers = [...answersOf(row.key).values()].map(([id, value]) => [fieldOf.get(id) ?? id, value] as const);
        return withAnswers(allocationOf(row, before.get(row.key)), new Map(answers));
      }),
    );
  };
  return (
    <editor.AllocationEditor
      label={rest.label}
      heading={rest.label}
      type={rest.type}
      rows={rows}
      onChange={(now) => {
        setRows(now);
        tell(now);
      }}
      types={rest.type === 'ot_multi_rate' ? ['Labor', ...setting.engMultiRates.map(({ type }) => type)] : []}
      multiRates={setting.engMultiRates}
      pieceTypes={setting.engPieceTypes.map(({ type }) => type)}
      eligibleForPto={setting.eligibleForPTO}
      prorated={setting.rateApplication === 'DAILY_PRORATE'}
      hourDecimalPrecision={setting.hourDecimalPrecision}
      target={target}
      customFields={
        definitions.length === 0
          ? undefined
          : ({ key }) => (
              <fields.CustomFieldForm
                definitions={definitions}
                form={answersOf(key)}
                source={source}
                disabled={rest.disabled}
                showErrors
                onChange={() => tell(rows)}
              />
            )
      }
      keepsOne
      readOnly={rest.disabled}
    />
  );
}
