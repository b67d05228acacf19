import { Select } from 'mfe_widgets/select';
import { TextField } from 'mfe_widgets/text-field';
import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { type AdjustmentLineForm, adjustmentMissing, unitsOfLine } from '../../domain/adjustment/adjustment-form.ts';
import { changeAdjustment, changeAdjustmentLine } from '../../state/adjustment-store.ts';
import { AmountNote, noteId } from '../page/amount-note.tsx';
import { formatMoney } from '../page/formats.ts';
import { ItemLine } from '../page/item-line.tsx';
import { MoneyField } from '../page/money-field.tsx';
import { useAdjustment, useAdjustmentEditable, useAdjustmentStore } from './adjustment-context.tsx';
import { lineFieldId } from './adjustment-ids.ts';

/** A line: its description, whether it adds or takes back, and its amount. Only the line that changes renders again. */
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
  // Missing values are reported after an attempt, wrong ones at once.
  const missing = adjustmentMissing({ seed: '', corrects: null, lines: [line], files: [] }, setting, 'submit');
  const errorOf = (field: 'amount' | 'description', isSaid: boolean) => {
    const found = isSaid ? missing.find((one) => one.field === field) : undefined;
    return found ? t(found.label) : undefined;
  };
  const whyError = errorOf('description', showsMissing);
  const amountError = errorOf('amount', showsMissing || amount.trim() !== '');
  const name = description.trim() || t('LBL_LINE_NUMBER', { number });
  const remove = () =>
    changeAdjustment(store, { label: 'LBL_STEP_LINE_REMOVED' }, (form) => ({
      ...form,
      lines: form.lines.filter((one) => one.key !== key),
    }));
  return (
    <ItemLine
      name={name}
      amount={units === null ? null : formatMoney(units, currency)}
      isAsked={showsMissing || amount.trim() !== ''}
      onRemove={disabled ? null : remove}
    >
      <TextField
        id={lineFieldId(key, 'description')}
        label={t('LBL_WHAT_FOR')}
        value={description}
        maxLength={LINE_TEXTS.whatFor}
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
      <MoneyField
        id={lineFieldId(key, 'amount')}
        describedBy={noteId(lineFieldId(key, 'amount'))}
        label={t('LBL_EX_AMOUNT')}
        value={amount}
        disabled={disabled}
        invalid={amountError !== undefined}
        currency={currency}
        onChange={changeAmount}
      />
      <AmountNote of={lineFieldId(key, 'amount')} error={amountError} />
    </ItemLine>
  );
});
