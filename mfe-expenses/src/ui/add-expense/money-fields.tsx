import { Select } from 'mfe_widgets/select';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import type { ExpenseEntry } from 'shared-validators/expense';
import type { LineField } from '../../domain/checklist.ts';
import type { LineForm } from '../../domain/report-form.ts';
import { currenciesOf } from '../../domain/report-setting.ts';
import { AmountNote, noteId } from '../page/amount-note.tsx';
import { MoneyField } from '../page/money-field.tsx';
import { Converted } from './converted.tsx';
import { fieldId } from './line-ids.ts';
import { useEditable, useReport } from './report-context.tsx';

export interface LinePartProps {
  readonly line: LineForm;
  readonly entry: ExpenseEntry;
  readonly change: (part: Partial<LineForm>) => void;
  readonly errorOf: (field: LineField) => { readonly error?: string };
}

/** The fields of a purchase: amount, currency and tax. */
export function MoneyFields({ line, entry, change, errorOf }: LinePartProps) {
  const t = useText();
  const setting = useReport((state) => state.setting);
  const disabled = !useEditable();
  const { key, currency } = line;
  const changeAmount = useCallback((amount: string) => change({ amount }), [change]);
  const changeTax = useCallback((tax: string) => change({ tax }), [change]);
  const amountError = errorOf('amount').error ?? errorOf('tax').error;
  return (
    <>
      <MoneyField
        id={fieldId(key, 'amount')}
        describedBy={noteId(fieldId(key, 'amount'))}
        label={t('LBL_EX_AMOUNT')}
        value={line.amount}
        disabled={disabled}
        invalid={errorOf('amount').error !== undefined}
        currency={currency}
        onChange={changeAmount}
      />
      <Select
        label={t('LBL_CURRENCY')}
        value={currency}
        disabled={disabled}
        options={currenciesOf(setting).map((value) => ({ value, label: value }))}
        onChange={(next) => change({ currency: next })}
      />
      <AmountNote of={fieldId(key, 'amount')} error={amountError}>
        <Converted line={line} entry={entry} />
      </AmountNote>
      <MoneyField
        id={fieldId(key, 'tax')}
        describedBy={noteId(fieldId(key, 'amount'))}
        label={t('LBL_TAX_INCLUDED')}
        value={line.tax}
        disabled={disabled}
        invalid={errorOf('tax').error !== undefined}
        currency={currency}
        onChange={changeTax}
      />
    </>
  );
}
