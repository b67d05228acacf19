import { AmountField } from 'mfe_widgets/amount-field';
import { Select } from 'mfe_widgets/select';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { PARTIAL_DAY_PERCENT, paidQuantity } from 'shared-validators/expense';
import { readUnits } from 'shared-validators/money';
import { unitRateOf } from '../../domain/unit-line.ts';
import { AmountNote, noteId } from '../page/amount-note.tsx';
import { formatDay, formatMoney, formatPercent, formatQuantity, formatRate } from '../page/formats.ts';
import { fieldId } from './line-ids.ts';
import type { LinePartProps } from './money-fields.tsx';
import { useEditable, useReport } from './report-context.tsx';

/** The fields of an expense at a rate of the engagement: a distance, or days away, and the resulting amount. */
export function UnitFields({ line, entry, change, errorOf }: LinePartProps) {
  const t = useText();
  const setting = useReport((state) => state.setting);
  const disabled = !useEditable();
  const { key, quantity, partialDays } = line;
  const isDays = line.expenseType === 'PER_DIEM';
  const rate = unitRateOf(line, setting);
  const precision = isDays ? 0 : 2;
  const normalize = useCallback((text: string) => written(text, isDays), [isDays]);
  const changeQuantity = useCallback((next: string) => change({ quantity: next }), [change]);
  const { error } = errorOf('quantity');
  const label = isDays ? 'LBL_DAYS_AWAY' : rate?.unit === 'km' ? 'LBL_DISTANCE_KM' : 'LBL_DISTANCE_MI';
  return (
    <>
      <AmountField
        id={fieldId(key, 'quantity')}
        describedBy={noteId(fieldId(key, 'quantity'))}
        label={t(label)}
        value={quantity}
        maxLength={10}
        disabled={disabled}
        invalid={error !== undefined}
        normalize={normalize}
        precision={precision}
        onChange={changeQuantity}
      />
      {isDays ? (
        <Select
          label={t('LBL_PARTIAL_DAYS', { percent: formatPercent(PARTIAL_DAY_PERCENT * 100) })}
          value={String(partialDays)}
          disabled={disabled}
          options={['0', '1', '2'].map((value) => ({ value, label: value }))}
          onChange={(next) => change({ partialDays: Number(next) })}
        />
      ) : null}
      <AmountNote of={fieldId(key, 'quantity')} error={error}>
        {rate === undefined
          ? t('MSG_EXPENSE_UNIT_RATE')
          : entry.unit && entry.amount !== null
            ? t('MSG_EXPENSE_AT_RATE', {
                quantity: formatQuantity(paidQuantity(entry.unit), rate.unit),
                rate: formatRate(rate.rate, setting.currency),
                day: formatDay(rate.day, true),
                amount: formatMoney(entry.amount, setting.currency),
              })
            : t('MSG_EXPENSE_RATE_IS', {
                rate: formatRate(rate.rate, setting.currency),
                day: formatDay(rate.day, true),
              })}
      </AmountNote>
    </>
  );
}

/** A quantity as its field shows it: without trailing zeros. */
function written(text: string, isDays: boolean): string | undefined {
  const hundredths = readUnits(text, null);
  if (hundredths === null || (isDays && hundredths % 100 !== 0)) return undefined;
  return String(hundredths / 100);
}
