import type { CorrectedItem } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { differenceOf } from 'shared-validators/adjustment';
import { amountOf, unitsOf } from 'shared-validators/money';
import { formatAmount, formatHours, formatRange } from '../../page/formats.ts';

interface CorrectedProps {
  readonly corrected: CorrectedItem;
  /** The amount that this item adds; negative if it takes back. */
  readonly adjusted: number;
  readonly currency: string;
}

/** The item that an adjustment or a benefit corrects, next to the corrected amount (docs: adjustments#adjustment-difference). */
export function Corrected({ corrected, adjusted, currency }: CorrectedProps) {
  const t = useText();
  const { type, billingItemId, periodStartDate, periodEndDate, hoursWorked } = corrected;
  const units = (amount: number) => unitsOf(amount, currency);
  const { amount, adjustedBefore, after } = differenceOf(
    {
      amount: corrected.amount === null ? null : units(corrected.amount),
      adjustedBefore: units(corrected.adjustedBefore),
    },
    units(adjusted),
  );
  const money = (minor: number) => formatAmount(amountOf(minor, currency), currency);
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['LBL_AP_ITEM_WAS', amount !== null ? money(amount) : hoursWorked ? inHours(formatHours(hoursWorked)) : null],
    ['LBL_AP_ADJUSTED_BEFORE', adjustedBefore === 0 ? null : money(adjustedBefore)],
    ['LBL_AP_THIS_ITEM', money(units(adjusted))],
    ['LBL_AP_COMES_TO', after === null ? null : money(after)],
  ];
  return (
    <section className="ap-part">
      <h3>{t('LBL_AP_CORRECTS')}</h3>
      <p className="ap-quiet">
        {t(`LBL_AP_TYPE_${type}`)} {billingItemId}, {formatRange(periodStartDate, periodEndDate)}
      </p>
      <ul className="ap-billed">
        {rows.map(([label, value]) =>
          value === null ? null : (
            <li key={label}>
              <span>{t(label)}</span>
              <b>{value}</b>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
