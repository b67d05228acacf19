import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { DateField } from 'mfe_widgets/date-field';
import { Select } from 'mfe_widgets/select';
import { TextField } from 'mfe_widgets/text-field';
import { useCallback } from 'react';
import { locale, useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { type ExpenseEntry, isExplained, isUnitType, type PolicyBreach } from 'shared-validators/expense';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { type LineField, missingOf } from '../../domain/checklist.ts';
import { type LineForm, withoutLine } from '../../domain/report-form.ts';
import { withType } from '../../domain/unit-line.ts';
import { changeForm } from '../../state/item-store.ts';
import { changeLine } from '../../state/report-store.ts';
import { CostFields } from './cost-fields.tsx';
import { fieldId } from './line-ids.ts';
import { breachText, categoryText, typeText } from './line-labels.ts';
import { MoneyFields } from './money-fields.tsx';
import { RepeatLine } from './repeat-line.tsx';
import { useEditable, useReport, useReportStore } from './report-context.tsx';
import { UnitFields } from './unit-fields.tsx';

interface LineFieldsProps {
  readonly line: LineForm;
  readonly entry: ExpenseEntry;
  readonly breaches: readonly PolicyBreach[];
  /** Includes the charges, the notes and the buttons, which stand below the other fields. */
  readonly isWhole: boolean;
}

/** The fields of the open line. */
export function LineFields({ line, entry, breaches, isWhole }: LineFieldsProps) {
  const t = useText();
  const store = useReportStore();
  const setting = useReport((state) => state.setting);
  const showsMissing = useReport((state) => state.showsMissing);
  const disabled = !useEditable();
  const { key } = line;
  const change = useCallback((part: Partial<LineForm>) => changeLine(store, key, part), [store, key]);
  // Missing values are reported after an attempt, wrong ones at once.
  const form = { seed: '', lines: [line], files: [] };
  const missing = missingOf(form, { ...setting, policies: [] }, showsMissing ? 'submit' : 'save');
  const errorOf = (field: LineField): { error?: string } => {
    const found = missing.find((one) => one.field === field);
    return found ? { error: t(found.label, found.params) } : {};
  };
  const needsReason = breaches.length > 0;
  return (
    <div className="ex-fields">
      {line.rejectionReason ? (
        <div className="ex-whole">
          <Banner tone="error" live="off" title={t('LBL_EX_LINE_SENT_BACK')}>
            {line.rejectionReason}
          </Banner>
        </div>
      ) : null}
      <Select
        id={fieldId(key, 'category')}
        label={t('LBL_CATEGORY')}
        value={line.category}
        placeholder={t('LBL_EX_CHOOSE')}
        disabled={disabled}
        options={Object.keys(setting.categories).map((value) => ({ value, label: categoryText(t, value) }))}
        onChange={(category) => change({ category, ...withType(line, '', setting) })}
      />
      <Select
        id={fieldId(key, 'expenseType')}
        label={t('LBL_EX_TYPE')}
        value={line.expenseType}
        placeholder={t('LBL_EX_CHOOSE')}
        disabled={disabled || line.category === ''}
        options={(setting.categories[line.category] ?? []).map((value) => ({ value, label: typeText(t, value) }))}
        onChange={(expenseType) => change(withType(line, expenseType, setting))}
        {...errorOf('expenseType')}
      />
      <DateField
        id={fieldId(key, 'expenseDate')}
        label={t('LBL_EX_DATE')}
        value={line.expenseDate}
        format={locale.getState().datePattern.toUpperCase()}
        min={setting.dates[0] ?? ''}
        max={setting.dates.at(-1) ?? ''}
        disabled={disabled}
        onChange={(expenseDate) => change({ expenseDate })}
        {...errorOf('expenseDate')}
      />
      <TextField
        label={t('LBL_MERCHANT')}
        value={line.merchant}
        maxLength={LINE_TEXTS.merchant}
        disabled={disabled}
        onChange={(merchant) => change({ merchant })}
      />
      {isUnitType(line.expenseType) ? (
        <UnitFields line={line} entry={entry} change={change} errorOf={errorOf} />
      ) : (
        <MoneyFields line={line} entry={entry} change={change} errorOf={errorOf} />
      )}
      <Checkbox
        label={t('LBL_REIMBURSABLE')}
        checked={line.reimbursable}
        disabled={disabled}
        onChange={(reimbursable) => change({ reimbursable })}
      />
      {needsReason ? (
        <div className="ex-whole">
          <TextField
            id={fieldId(key, 'exceptionReason')}
            label={t('LBL_EXCEPTION_REASON')}
            description={breaches.map((breach) => breachText(t, breach, setting.currency)).join(' · ')}
            value={line.exceptionReason}
            maxLength={LINE_TEXTS.reason}
            disabled={disabled}
            onChange={(exceptionReason) => change({ exceptionReason })}
            {...(showsMissing && !isExplained(line) ? { error: t('MSG_EXPENSE_REASON') } : {})}
          />
        </div>
      ) : null}
      {isWhole ? (
        <>
          <div className="ex-whole" id={fieldId(key, 'values')}>
            <CostFields line={line} entry={entry} />
          </div>
          <div className="ex-whole">
            <TextField
              label={t('LBL_EXPENSE_NOTES')}
              optional
              value={line.description}
              maxLength={LINE_TEXTS.notes}
              disabled={disabled}
              onChange={(description) => change({ description })}
            />
          </div>
          {disabled ? null : (
            <div className="ex-whole ex-line-actions">
              <RepeatLine line={line} />
              <Button
                variant="quiet"
                size="small"
                icon="trash"
                onClick={({ currentTarget }) =>
                  focusAfter(
                    currentTarget,
                    () => changeForm(store, { label: 'LBL_STEP_LINE_REMOVED' }, (all) => withoutLine(all, key)),
                    (scope) => scope.querySelector<HTMLElement>('.ex-add button'),
                  )
                }
              >
                {t('LBL_EXPENSE_REMOVE')}
              </Button>
            </div>
          )}
        </>
      ) : null}
    </div>
  );
}
