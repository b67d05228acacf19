import { IconButton } from 'mfe_widgets/button';
import { memo } from 'react';
import { useText } from 'shared-session';
import { chooseAllocationType, writeAmount } from '../../../domain/allocations/edit-allocations.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { SPAN_TYPES } from '../../../domain/form/timecard-form.ts';
import { AmountField } from '../day/amount-field.tsx';
import { fieldId } from '../field-ids.ts';
import { useTimecard } from '../timecard-context.tsx';
import { CustomFields } from './custom-fields.tsx';
import { MultiRateLines } from './multi-rate-lines.tsx';

interface AllocationRowProps {
  /** Day the row stands on, or `item`. */
  scope: string;
  row: AllocationForm;
  /** ISO day for which custom fields offer reference values. */
  workedDate: string | undefined;
  line: number;
  disabled: boolean;
  onChange: (field: string, next: (row: AllocationForm) => AllocationForm) => void;
  onRemove: (() => void) | undefined;
}

type AmountName =
  | 'hours'
  | 'regularHours'
  | 'overtimeHours'
  | 'doubletimeHours'
  | 'ptoHours'
  | 'percentOfDay'
  | 'unitsWorked';

/** One cost allocation: its custom fields, then the amounts of the template's allocation type. */
export const AllocationRow = memo(function AllocationRow({
  scope,
  row,
  workedDate,
  line,
  disabled,
  onChange,
  onRemove,
}: AllocationRowProps) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  const wrong = useTimecard((state) =>
    state.shownIssues
      .filter((issue) => issue.field?.startsWith(`${row.key}.`))
      .map((issue) => issue.field)
      .join(' '),
  );
  const type = rules.template.allocationType;
  const amount = (field: AmountName, label: string, precision = rules.precision, plain = false) => (
    <div className="tc-field" key={field}>
      <span aria-hidden="true">{t(label)}</span>
      <AmountField
        id={fieldId(scope, `${row.key}.${field}`)}
        label={t('LBL_LINE_FIELD', { field: t(label), line })}
        hideLabel
        value={row[field]}
        precision={precision}
        plain={plain}
        {...(field === 'unitsWorked' ? { maxLength: 6 } : {})}
        disabled={disabled}
        invalid={wrong.includes(`${row.key}.${field}`)}
        onChange={(text) => onChange(field, (one) => writeAmount(one, field, text, rules))}
      />
    </div>
  );
  const overtime = [
    amount('regularHours', 'LBL_REGULAR'),
    amount('overtimeHours', 'LBL_OVERTIME'),
    amount('doubletimeHours', 'LBL_DOUBLETIME'),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every engine.
    <div
      className="tc-alloc-row"
      role="group"
      aria-label={t('LBL_ALLOCATION_LINE', { line })}
      id={fieldId(scope, row.key)}
    >
      {rules.openAnswers ? (
        <CustomFields
          openAnswers={rules.openAnswers}
          fields={rules.customFields}
          values={row.values}
          workedDate={workedDate}
          disabled={disabled}
          showErrors={wrong.includes(`${row.key}.value-`)}
          onChange={(field, next) => onChange(field, (one) => ({ ...one, values: next(one.values) }))}
        />
      ) : null}
      {type === 'hours' ? amount('hours', 'LBL_ALLOCATED_HOURS') : null}
      {type === 'ot_hours' ? overtime : null}
      {type === 'ot_multi_rate' ? (
        <>
          <label className="tc-field">
            <span>{t('LBL_TYPE')}</span>
            <select
              className="tc-select"
              id={fieldId(scope, `${row.key}.costAllocType`)}
              value={row.costAllocType}
              disabled={disabled}
              onChange={(event) => {
                const chosen = event.target.value;
                onChange('costAllocType', (one) => chooseAllocationType(one, chosen, rules));
              }}
            >
              <option value="">{t('LBL_CHOOSE')}</option>
              {[SPAN_TYPES.labor, ...rules.multiRates.map((rate) => rate.type)].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {row.multiRates.length === 0 ? overtime : null}
        </>
      ) : null}
      {(type === 'ot_hours' || type === 'ot_multi_rate') && rules.eligibleForPTO ? amount('ptoHours', 'LBL_PTO') : null}
      {type === 'percent' ? amount('percentOfDay', 'LBL_PERCENT_OF_DAY', 2, true) : null}
      {type === 'per_unit' ? (
        <>
          <label className="tc-field">
            <span>{t('LBL_PIECE_TYPE')}</span>
            <select
              className="tc-select"
              id={fieldId(scope, `${row.key}.pieceType`)}
              value={row.pieceType}
              disabled={disabled}
              onChange={(event) => {
                const pieceType = event.target.value;
                onChange('pieceType', (one) => ({ ...one, pieceType }));
              }}
            >
              <option value="">{t('LBL_CHOOSE')}</option>
              {rules.pieceTypes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {amount('unitsWorked', 'LBL_UNITS_COLUMN', 9, true)}
        </>
      ) : null}
      {row.leave.map((leave) => (
        <div className="tc-field" key={leave.key}>
          <span aria-hidden="true">{leave.leaveDisplayName}</span>
          <AmountField
            id={fieldId(scope, `${row.key}.leave-${leave.key}`)}
            label={t('LBL_LINE_FIELD', { field: leave.leaveDisplayName, line })}
            hideLabel
            value={leave.hours}
            precision={rules.precision}
            disabled={disabled}
            onChange={(hours) =>
              onChange(`leave-${leave.key}`, (one) => ({
                ...one,
                leave: one.leave.map((each) => (each.key === leave.key ? { ...each, hours } : each)),
              }))
            }
          />
        </div>
      ))}
      {disabled || !onRemove ? null : (
        <span className="tc-alloc-remove">
          <IconButton icon="close" size="small" label={t('LBL_REMOVE_LINE', { line })} onClick={onRemove} />
        </span>
      )}
      <MultiRateLines scope={scope} row={row} disabled={disabled} onChange={onChange} />
    </div>
  );
});
