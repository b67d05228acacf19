import type { CorrectedItem } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import type { MinorUnits } from 'shared-validators/money';
import { differenceTo } from '../../domain/adjustment/adjustment-form.ts';
import { formatHours, formatMoney } from './formats.ts';

interface DifferenceProps {
  readonly corrected: CorrectedItem;
  /** The amount that this item adds; negative if it takes back. */
  readonly adjusted: MinorUnits;
  readonly currency: string;
}

/** The corrected item, with the amount before and after (docs: adjustments#adjustment-difference). */
export function Difference({ corrected, adjusted, currency }: DifferenceProps) {
  const t = useText();
  const { amount, adjustedBefore, after } = differenceTo(corrected, adjusted, currency);
  const { hoursWorked, hourDecimalPrecision } = corrected;
  const hours = hoursWorked ? formatHours(hoursWorked, hourDecimalPrecision) : null;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['LBL_ITEM_WAS', amount === null ? hours : formatMoney(amount, currency)],
    ['LBL_ADJUSTED_BEFORE', adjustedBefore === 0 ? null : formatMoney(adjustedBefore, currency)],
    ['LBL_THIS_ITEM', formatMoney(adjusted, currency)],
  ];
  return (
    <dl className="ex-totals">
      {rows.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {after === null ? null : (
        <div className="ex-total">
          <dt>{t('LBL_COMES_TO')}</dt>
          <dd>{formatMoney(after, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
