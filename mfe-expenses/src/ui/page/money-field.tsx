import { AmountField, type AmountFieldProps } from 'mfe_widgets/amount-field';
import { useCallback } from 'react';
import { plainDecimal } from 'shared-validators/amounts';
import { exponentOf, formatMinorUnits, isFinerThan, product, readUnits } from 'shared-validators/money';

/** The longest text of an amount: the largest one with separators, decimals and currency. */
const LONGEST = 24;

interface MoneyFieldProps extends Omit<AmountFieldProps, 'normalize' | 'precision' | 'maxLength'> {
  /** ISO 4217 code, which determines the decimals; null for hundredths of something else, such as a percentage. */
  readonly currency: string | null;
  /** The field is a unit price: decimals that the currency does not have are rounded instead of questioned. */
  readonly isPrice?: boolean;
}

/** A field for an amount of a currency. On blur it is formatted with the currency's decimals. */
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
