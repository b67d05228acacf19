import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { answersOf, definitionOn, followValues, withAnswers } from '../../../domain/allocations/answers.ts';
import type { CustomValueForm } from '../../../domain/form/timecard-form.ts';
import type { OpenAnswers, TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { loadedCustomFieldWidget } from '../../../state/add-time/load-timecard.ts';
import { fetchDrillDowns, referenceSource } from './reference-source.ts';

interface CustomFieldsProps {
  openAnswers: OpenAnswers;
  fields: TimecardRules['customFields'];
  values: readonly CustomValueForm[];
  /** ISO day for which reference values are offered. */
  workedDate: string | undefined;
  disabled: boolean;
  showErrors: boolean;
  /** `field` names the field that changed. */
  onChange: (field: string, next: (values: readonly CustomValueForm[]) => CustomValueForm[]) => void;
}

/** The custom fields of one allocation, drawn and decided by the custom-field widget; the form stays the timecard's. */
export const CustomFields = memo(function CustomFields(props: CustomFieldsProps) {
  const { openAnswers, fields, values, workedDate, disabled, showErrors } = props;
  const { CustomFieldForm, FieldForm } = loadedCustomFieldWidget();
  const [answers] = useState(() => openAnswers(answersOf(values, fields), workedDate));
  if (!(answers instanceof FieldForm)) throw new Error('The answers of an allocation are not the widget’s.');
  useEffect(() => fetchDrillDowns(fields), [fields]);
  // Undo, a copy or the server changes values behind the widget's back.
  useLayoutEffect(() => followValues(answers, answersOf(values, fields)), [answers, values, fields]);
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
    const changed = withAnswers(before, answers.values(), fields).find((one, index) => one !== before[index]);
    onChange(`value-${changed?.reqBillCostAllocId ?? ''}`, (now) => withAnswers(now, answers.values(), fields));
  });
  return (
    <div className="tc-custom-fields">
      <CustomFieldForm
        definitions={definitions}
        form={answers}
        source={source}
        disabled={disabled}
        showErrors={showErrors}
        onChange={tell}
      />
    </div>
  );
});
