import { AmountField, type AmountFieldProps } from 'mfe_widgets/amount-field';
import { useCallback } from 'react';
import { exponentOf, formatMinorUnits, readUnits } from 'shared-validators/money';

/** The longest amount that is typed: the largest one with its groups, decimals and currency. */
const LONGEST = 24;

interface MoneyFieldProps extends Omit<AmountFieldProps, 'normalize' | 'precision' | 'maxLength'> {
  /** ISO 4217: how many decimals it has; null for hundredths of something else, as of a percent. */
  readonly currency: string | null;
}

/** An amount of a currency: when the field is left it is written with the decimals that the currency has. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const normalize = useCallback(
    (text: string) => {
      const units = readUnits(text, currency);
      return units === null ? undefined : formatMinorUnits(units, currency);
    },
    [currency],
  );
  return <AmountField {...field} maxLength={LONGEST} normalize={normalize} precision={exponentOf(currency)} />;
}
