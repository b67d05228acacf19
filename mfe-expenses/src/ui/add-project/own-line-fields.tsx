import { AmountField } from 'mfe_widgets/amount-field';
import { Select } from 'mfe_widgets/select';
import { TextField } from 'mfe_widgets/text-field';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { exponentOf, formatMinorUnits, readUnits } from 'shared-validators/money';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { changeLine } from '../../state/project-store.ts';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { lineFieldId } from './project-ids.ts';

interface OwnLineFieldsProps {
  readonly line: ProjectLineForm;
  readonly errorOf: (field: 'name' | 'amount') => string | undefined;
}

/** A line that is not in the plan: what it is, and its amount; a material or a position may have a quantity and a rate instead. */
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
  const money = useCallback((text: string) => written(text, currency), [currency]);
  const isRated = line.quantity.trim() !== '' || line.rate.trim() !== '';
  const [nameError, amountError] = [errorOf('name'), errorOf('amount')];
  return (
    <>
      <Select
        label={t('LBL_TYPE')}
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
        label={t('LBL_NAME')}
        value={line.name}
        maxLength={100}
        disabled={disabled}
        onChange={(name) => change({ name })}
        {...(nameError === undefined ? {} : { error: nameError })}
      />
      {kind === 'milestone' ? null : (
        <>
          <AmountField
            id={`${lineFieldId(key, 'amount')}.quantity`}
            label={t('LBL_QUANTITY')}
            value={line.quantity}
            maxLength={15}
            disabled={disabled}
            normalize={hundredths}
            precision={2}
            onChange={changeQuantity}
          />
          <AmountField
            id={`${lineFieldId(key, 'amount')}.rate`}
            label={t('LBL_UNIT_PRICE')}
            value={line.rate}
            maxLength={15}
            disabled={disabled}
            normalize={money}
            precision={exponentOf(currency)}
            onChange={changeRate}
          />
        </>
      )}
      {isRated ? null : (
        <AmountField
          id={lineFieldId(key, 'amount')}
          label={t('LBL_AMOUNT')}
          value={line.amount}
          maxLength={15}
          disabled={disabled}
          invalid={amountError !== undefined}
          normalize={money}
          precision={exponentOf(currency)}
          onChange={changeAmount}
        />
      )}
      {amountError === undefined ? null : (
        <p className="ex-converted ex-whole" aria-live="polite" data-bad>
          {amountError}
        </p>
      )}
    </>
  );
}

const hundredths = (text: string): string | undefined => written(text, null);

function written(text: string, currency: string | null): string | undefined {
  const units = readUnits(text, currency);
  return units === null ? undefined : formatMinorUnits(units, currency);
}
