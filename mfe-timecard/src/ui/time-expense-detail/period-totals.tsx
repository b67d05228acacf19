import type { GeneralInfo } from 'shared-client/billing';
import { locale, useText } from 'shared-session';
import { hoursBeside } from '../../domain/detail/hours-beside.ts';
import { itemAmount } from '../../domain/detail/item-amount.ts';
import { formatLocalUnits } from '../add-time/hours-text.ts';
import { formatHours } from '../page/amounts.ts';

/** The totals of an item: hours, days, units or money. */
export function PeriodTotals({ info, units }: { info: GeneralInfo; units: number }) {
  const t = useText();
  const isTime = info.type === 'TIME';
  const amount = isTime ? null : itemAmount(info);
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
        {info.daysWorked ? (
          <div className={info.hoursWorked || units > 0 ? undefined : 'tc-total'}>
            <dt>{t('LBL_TOTAL')}</dt>
            <dd>{t('LBL_DAYS_COUNT', { count: info.daysWorked })}</dd>
          </div>
        ) : null}
        {units > 0 ? (
          <div className={info.hoursWorked ? undefined : 'tc-total'}>
            <dt>{t('LBL_TOTAL')}</dt>
            <dd>{`${formatLocalUnits(units)} ${t('LBL_TC_UNITS_COLUMN')}`}</dd>
          </div>
        ) : null}
        {amount !== null ? (
          <div className="tc-total">
            <dt>{t('LBL_TOTAL')}</dt>
            <dd>{locale.formatCurrency(amount, info.currency ?? 'USD')}</dd>
          </div>
        ) : null}
        {info.hoursWorked || (isTime && units === 0 && !info.daysWorked) ? (
          <div className="tc-total">
            <dt>{t('LBL_TOTAL')}</dt>
            <dd>{formatHours(info.hoursWorked ?? 0, info.hourDecimalPrecision)} h</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
