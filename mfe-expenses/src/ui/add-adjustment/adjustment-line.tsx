import { AmountField } from 'mfe_widgets/amount-field';
import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { TextField } from 'mfe_widgets/text-field';
import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { exponentOf, formatMinorUnits, readUnits } from 'shared-validators/money';
import { type AdjustmentLineForm, adjustmentMissing, unitsOfLine } from '../../domain/adjustment/adjustment-form.ts';
import { changeAdjustment, changeAdjustmentLine } from '../../state/adjustment-store.ts';
import { formatMoney } from '../page/formats.ts';
import { useAdjustment, useAdjustmentEditable, useAdjustmentStore } from './adjustment-context.tsx';
import { lineFieldId } from './adjustment-ids.ts';

/** A line: what it is for, whether it adds or takes back, and how much. Only the line that changes is drawn anew. */
export const AdjustmentLine = memo(function AdjustmentLine({
  line,
  number,
}: {
  line: AdjustmentLineForm;
  number: number;
}) {
  const t = useText();
  const store = useAdjustmentStore();
  const disabled = !useAdjustmentEditable();
  const setting = useAdjustment((state) => state.setting);
  const showsMissing = useAdjustment((state) => state.showsMissing);
  const { key, description, effect, amount } = line;
  const { currency, type } = setting;
  const units = unitsOfLine(line, currency);
  const change = useCallback(
    (part: Partial<AdjustmentLineForm>) => changeAdjustmentLine(store, key, part),
    [store, key],
  );
  const changeAmount = useCallback((next: string) => change({ amount: next }), [change]);
  const normalize = useCallback(
    (text: string) => {
      const read = readUnits(text, currency);
      return read === null ? undefined : formatMinorUnits(read, currency);
    },
    [currency],
  );
  // What is merely missing is said after an attempt, what is wrong at once.
  const missing = adjustmentMissing({ seed: '', corrects: null, lines: [line], files: [] }, setting, 'submit');
  const errorOf = (field: 'amount' | 'description', isSaid: boolean) => {
    const found = isSaid ? missing.find((one) => one.field === field) : undefined;
    return found ? t(found.label) : undefined;
  };
  const whyError = errorOf('description', showsMissing);
  const amountError = errorOf('amount', showsMissing || amount.trim() !== '');
  const name = description.trim() || t('LBL_LINE_NUMBER', { number });
  return (
    <li className="ex-line" data-open>
      <h2 className="ex-project-head">
        <span className="ex-line-name">
          <b>{name}</b>
        </span>
        <b className="ex-line-amount" data-empty={units === null || undefined}>
          {units === null ? t('LBL_EXPENSE_WAITS') : formatMoney(units, currency)}
        </b>
      </h2>
      <div className="ex-fields">
        <TextField
          id={lineFieldId(key, 'description')}
          label={t('LBL_WHAT_FOR')}
          value={description}
          maxLength={200}
          disabled={disabled}
          onChange={(next) => change({ description: next })}
          {...(whyError === undefined ? {} : { error: whyError })}
        />
        {type === 'BENEFIT' ? null : (
          <Select
            label={t('LBL_ADJUST_EFFECT')}
            value={effect}
            disabled={disabled}
            options={[
              { value: 'ADD', label: t('LBL_ADJUST_ADDS') },
              { value: 'TAKE', label: t('LBL_ADJUST_TAKES_BACK') },
            ]}
            onChange={(next) => change({ effect: next === 'TAKE' ? 'TAKE' : 'ADD' })}
          />
        )}
        <AmountField
          id={lineFieldId(key, 'amount')}
          label={t('LBL_AMOUNT')}
          value={amount}
          maxLength={15}
          disabled={disabled}
          invalid={amountError !== undefined}
          normalize={normalize}
          precision={exponentOf(currency)}
          onChange={changeAmount}
        />
        {amountError === undefined ? null : (
          <p className="ex-converted ex-whole" aria-live="polite" data-bad>
            {amountError}
          </p>
        )}
        {disabled ? null : (
          <div className="ex-whole ex-line-actions">
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              onClick={({ currentTarget }) =>
                focusAfter(
                  currentTarget,
                  () =>
                    changeAdjustment(store, { label: 'LBL_STEP_LINE_REMOVED' }, (form) => ({
                      ...form,
                      lines: form.lines.filter((one) => one.key !== key),
                    })),
                  (scope) => scope.querySelector<HTMLElement>('.ex-add button'),
                )
              }
            >
              {t('LBL_REMOVE_ITEM', { label: name })}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});
