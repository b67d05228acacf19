import { Skeleton } from 'mfe_widgets/skeleton';
import { useMemo, useState } from 'react';
import { useText } from 'shared-session';
import type { LineForm } from '../../domain/report-form.ts';
import { changeLine } from '../../state/report-store.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { customFieldsLoaded, formOfLine, referenceSource, type Widget, withAnswers } from './cost-form.ts';
import { useEditable, useReport, useReportStore } from './report-context.tsx';

/** What a line is charged to: the custom fields of the engagement, fetched where it has some. */
export function CostFields({ line }: { line: LineForm }) {
  const t = useText();
  const wanted = useReport((state) => state.metadata.clientCustomFieldDefDtos.length > 0);
  const widget = useLoaded(wanted ? customFieldsLoaded : null);
  // An undo brings other values, as another day brings other lists.
  const undone = useReport((state) => state.history.future.length);
  if (!wanted) return null;
  if (widget.error) return <p role="alert">{t('MSG_PART_NOT_FETCHED')}</p>;
  if (!widget.data) return <Skeleton lines={2} label={t('MSG_LOADING')} />;
  return <Fields key={`${line.key} ${line.expenseDate} ${undone}`} widget={widget.data} line={line} />;
}

function Fields({ widget, line }: { widget: Widget; line: LineForm }) {
  const t = useText();
  const store = useReportStore();
  const disabled = !useEditable();
  const showErrors = useReport((state) => state.showsMissing);
  const definitions = useReport((state) => state.metadata.clientCustomFieldDefDtos);
  const [form] = useState(() => formOfLine(widget, definitions, line));
  const source = useMemo(() => referenceSource(definitions, line.expenseDate), [definitions, line.expenseDate]);
  return (
    <fieldset className="ex-charge">
      <legend>{t('LBL_CHARGE_TO')}</legend>
      <widget.CustomFieldForm
        definitions={definitions}
        form={form}
        source={source}
        expense
        disabled={disabled}
        showErrors={showErrors}
        onChange={() => changeLine(store, line.key, { values: withAnswers(line.values, definitions, form.values()) })}
      />
    </fieldset>
  );
}
