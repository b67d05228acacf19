import { AmountField, type AmountFieldProps } from 'mfe_widgets/amount-field';
import { useCallback } from 'react';
import { plainDecimal } from 'shared-validators/amounts';
import { exponentOf, formatMinorUnits, isFinerThan, product, readUnits } from 'shared-validators/money';

/** The longest amount that is typed: the largest one with its groups, decimals and currency. */
const LONGEST = 24;

interface MoneyFieldProps extends Omit<AmountFieldProps, 'normalize' | 'precision' | 'maxLength'> {
  /** ISO 4217: how many decimals it has; null for hundredths of something else, as of a percent. */
  readonly currency: string | null;
  /** It is a price of one: decimals that the currency does not have are rounded, not asked about. */
  readonly isPrice?: boolean;
}

/** An amount of a currency: when the field is left it is written with the decimals that the currency has. */
export function MoneyField({ currency, isPrice = false, ...field }: MoneyFieldProps) {
  const normalize = useCallback(
    (text: string) => {
      const isRounded = isPrice && isFinerThan(text, currency);
      const units = isRounded ? product(plainDecimal(text), 1, currency) : readUnits(text, currency);
      return units === null ? undefined : formatMinorUnits(units, currency);
    },
    [currency, isPrice],
  );
  return <AmountField {...field} maxLength={LONGEST} normalize={normalize} precision={exponentOf(currency)} />;
}
