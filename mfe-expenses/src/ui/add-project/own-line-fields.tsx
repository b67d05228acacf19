import { Select } from 'mfe_widgets/select';
import { TextField } from 'mfe_widgets/text-field';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { changeLine } from '../../state/project-store.ts';
import { AmountNote, noteId } from '../page/amount-note.tsx';
import { MoneyField } from '../page/money-field.tsx';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { lineFieldId } from './project-ids.ts';

interface OwnLineFieldsProps {
  readonly line: ProjectLineForm;
  readonly errorOf: (field: 'name' | 'amount') => string | undefined;
}

/** A line outside the plan: its name and its amount. A material or a position may have a quantity and a rate instead. */
export function OwnLineFields({ line, errorOf }: OwnLineFieldsProps) {
  const t = useText();
  const store = useProjectStore();
  const disabled = !useProjectEditable();
  const { currency } = useProject((state) => state.setting);
  const { key, kind } = line;
  const change = useCallback((part: Partial<ProjectLineForm>) => changeLine(store, key, part), [store, key]);
  const changeAmount = useCallback((amount: string) => change({ amount }), [change]);
  const changeQuantity = useCallback((quantity: string) => change({ quantity }), [change]);
  const changeRate = useCallback((rate: string) => change({ rate }), [change]);
  const amountId = lineFieldId(key, 'amount');
  const isRated = line.quantity.trim() !== '' || line.rate.trim() !== '';
  const [nameError, amountError] = [errorOf('name'), errorOf('amount')];
  return (
    <>
      <Select
        label={t('LBL_EX_TYPE')}
        value={kind}
        disabled={disabled}
        options={(['milestone', 'material', 'position'] as const).map((value) => ({
          value,
          label: t(`LBL_${value.toUpperCase()}`),
        }))}
        onChange={(next) => change({ kind: next as ProjectLineForm['kind'], quantity: '', rate: '' })}
      />
      <TextField
        id={lineFieldId(key, 'name')}
        label={t('LBL_EX_NAME')}
        value={line.name}
        maxLength={LINE_TEXTS.name}
        disabled={disabled}
        onChange={(name) => change({ name })}
        {...(nameError === undefined ? {} : { error: nameError })}
      />
      {kind === 'milestone' ? null : (
        <>
          <MoneyField
            id={`${amountId}.quantity`}
            describedBy={noteId(amountId)}
            label={t('LBL_QUANTITY')}
            value={line.quantity}
            disabled={disabled}
            currency={null}
            onChange={changeQuantity}
          />
          <MoneyField
            id={`${amountId}.rate`}
            describedBy={noteId(amountId)}
            label={t('LBL_UNIT_PRICE')}
            value={line.rate}
            disabled={disabled}
            currency={currency}
            isPrice
            onChange={changeRate}
          />
        </>
      )}
      {isRated ? null : (
        <MoneyField
          id={amountId}
          describedBy={noteId(amountId)}
          label={t('LBL_EX_AMOUNT')}
          value={line.amount}
          disabled={disabled}
          invalid={amountError !== undefined}
          currency={currency}
          onChange={changeAmount}
        />
      )}
      <AmountNote of={amountId} error={amountError} />
    </>
  );
}
