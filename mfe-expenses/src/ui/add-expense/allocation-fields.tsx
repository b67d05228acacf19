import { useMemo, useState } from 'react';
import type { LineForm } from '../../domain/report-form.ts';
import { formOfLine, referenceSource, type Widget, withAnswers } from './cost-form.ts';
import { useEditable, useReport } from './report-context.tsx';

interface AllocationFieldsProps {
  readonly widget: Widget;
  /** Distinguishes the fields of a line from those of its parts. */
  readonly name: string;
  readonly line: Pick<LineForm, 'expenseDate'>;
  readonly values: LineForm['values'];
  readonly onChange: (values: LineForm['values']) => void;
}

/** The custom fields of one allocation. */
export function AllocationFields(props: AllocationFieldsProps) {
  // Undo and merge bring other values, and another day brings other lists: the fields are mounted again.
  const undone = useReport((state) => state.history.future.length);
  const joins = useReport((state) => state.joins);
  return <Fields key={`${props.name} ${props.line.expenseDate} ${undone} ${joins}`} {...props} />;
}

function Fields({ widget, line: { expenseDate }, values, onChange }: AllocationFieldsProps) {
  const disabled = !useEditable();
  const showErrors = useReport((state) => state.showsMissing);
  const definitions = useReport((state) => state.metadata.clientCustomFieldDefDtos);
  const [form] = useState(() => formOfLine(widget, definitions, { values, expenseDate }));
  const source = useMemo(() => referenceSource(definitions, expenseDate), [definitions, expenseDate]);
  return (
    <widget.CustomFieldForm
      definitions={definitions}
      form={form}
      source={source}
      expense
      disabled={disabled}
      showErrors={showErrors}
      onChange={() => onChange(withAnswers(values, definitions, form.values()))}
    />
  );
}
