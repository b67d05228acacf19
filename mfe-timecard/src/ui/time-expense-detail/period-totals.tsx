import type { GeneralInfo } from 'shared-client/billing';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { hoursBeside } from '../../domain/detail/hours-beside.ts';
import { itemAmount } from '../../domain/detail/item-amount.ts';
import { formatLocalUnits } from '../add-time/hours-text.ts';
import { formatHours } from '../page/amounts.ts';

/** The totals of an item: hours, days, units or money. */
export function PeriodTotals({ info, units }: { info: GeneralInfo; units: number }) {
  const t = useText();
  const isTime = info.type === 'TIME';
  const { hoursWorked, daysWorked } = info;
  const amount = isTime ? null : itemAmount(info);
  const hours = hoursWorked || (isTime && units === 0 && !daysWorked) ? (hoursWorked ?? 0) : null;
  const total = [
    ...(amount === null ? [] : [locale.formatCurrency(amount, info.currency ?? 'USD')]),
    ...(hours === null ? [] : [inHours(formatHours(hours, info.hourDecimalPrecision))]),
    ...(daysWorked ? [t('LBL_DAYS_COUNT', { count: daysWorked })] : []),
    ...(units > 0 ? [`${formatLocalUnits(units)} ${t('LBL_TC_UNITS_COLUMN')}`] : []),
  ];
  return (
    <section className="tc-panel">
      <h2>{t('LBL_THIS_PERIOD')}</h2>
      <dl className="tc-totals">
        {hoursBeside(info).map(([label, hours]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{formatHours(hours, info.hourDecimalPrecision)}</dd>
          </div>
        ))}
        {total.length > 0 ? (
          <div className="tc-total">
            <dt>{t('LBL_TOTAL')}</dt>
            <dd>{total.join(' · ')}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
