import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  definitionOn,
  followValues,
  valuesByDefinition,
  withCustomValues,
} from '../../../domain/allocations/custom-values.ts';
import type { CustomValueForm } from '../../../domain/form/timecard-form.ts';
import type { OpenCustomValues, TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { loadedCustomFieldWidget } from '../../../state/add-time/custom-field-widget.ts';
import { fetchDrillDowns, referenceSource } from './reference-source.ts';

interface CustomFieldsProps {
  openCustomValues: OpenCustomValues;
  fields: TimecardRules['customFields'];
  values: readonly CustomValueForm[];
  /** ISO day for which reference values are offered. */
  workedDate: string | undefined;
  disabled: boolean;
  showErrors: boolean;
  /** `field` names the field that changed. */
  onChange: (field: string, next: (values: readonly CustomValueForm[]) => CustomValueForm[]) => void;
}

/** The custom fields of one allocation. The custom-field widget draws them and decides which are visible; the timecard owns the form. */
export const CustomFields = memo(function CustomFields(props: CustomFieldsProps) {
  const { openCustomValues, fields, values, workedDate, disabled, showErrors } = props;
  const { CustomFieldForm, FieldForm } = loadedCustomFieldWidget();
  const [entered] = useState(() => openCustomValues(valuesByDefinition(values, fields), workedDate));
  if (!(entered instanceof FieldForm)) throw new Error('The custom values of an allocation are not a FieldForm.');
  useEffect(() => fetchDrillDowns(fields), [fields]);
  // Undo, a copy or the server may change values without the widget.
  useLayoutEffect(() => followValues(entered, valuesByDefinition(values, fields)), [entered, values, fields]);
  const source = useMemo(() => referenceSource(fields, workedDate), [fields, workedDate]);
  const kept = fields.map(({ id }) => values.find((one) => one.reqBillCostAllocId === id)?.value ?? '').join('\n');
  const definitions = useMemo(() => {
    const current = kept.split('\n');
    return fields.map(({ definition }, index) =>
      workedDate === undefined ? definition : definitionOn(definition, workedDate, current[index] ?? ''),
    );
  }, [fields, workedDate, kept]);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [tell] = useState(() => () => {
    const { values: before, onChange } = latest.current;
    const changed = withCustomValues(before, entered.values(), fields).find((one, index) => one !== before[index]);
    onChange(`value-${changed?.reqBillCostAllocId ?? ''}`, (now) => withCustomValues(now, entered.values(), fields));
  });
  return (
    <div className="tc-custom-fields">
      <CustomFieldForm
        definitions={definitions}
        form={entered}
        source={source}
        disabled={disabled}
        showErrors={showErrors}
        onChange={tell}
      />
    </div>
  );
});
