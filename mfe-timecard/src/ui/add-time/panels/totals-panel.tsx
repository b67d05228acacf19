import { useText } from 'shared-session';
import { formatUnits } from 'shared-validators/amounts';
import { isPlacedOtherwise } from 'shared-validators/timecard';
import { formatLocalUnits } from '../hours-text.ts';
import { usePublished, useTimecard } from '../timecard-context.tsx';

/** What the period amounts to and what that is made of. */
export function TotalsPanel() {
  const t = useText();
  const period = usePublished((published) => published.period);
  const rules = useTimecard((state) => state.rules);
  const { template, precision } = rules;
  const counts =
    template.templateType === 'PerUnit' ? 'units' : template.showWorked || template.showPeriodEntry ? 'days' : 'hours';
  const allocatesOvertime = template.allocationType === 'ot_hours' || template.allocationType === 'ot_multi_rate';
  const hours = (units: number) => formatUnits(units, precision);
  const parts: [string, string][] = [
    ...(counts === 'hours' && (allocatesOvertime || rules.eligibleForPTO)
      ? [[t('LBL_REGULAR'), hours(period.regular)] as [string, string]]
      : []),
    ...(allocatesOvertime ? ([[t('LBL_OVERTIME'), hours(period.overtime)]] as [string, string][]) : []),
    ...(allocatesOvertime && period.doubletime > 0
      ? ([[t('LBL_DOUBLETIME'), hours(period.doubletime)]] as [string, string][])
      : []),
    ...(rules.eligibleForPTO ? ([[t('LBL_PTO'), hours(period.pto)]] as [string, string][]) : []),
    ...(period.sick > 0 || template.showSickHours ? ([[t('LBL_SICK'), hours(period.sick)]] as [string, string][]) : []),
    ...(period.unpaid > 0 ? ([[t('LBL_UNPAID_LEAVE'), hours(period.unpaid)]] as [string, string][]) : []),
    ...(period.holiday > 0 ? ([[t('LBL_HOLIDAY_TOTAL'), hours(period.holiday)]] as [string, string][]) : []),
    ...(counts !== 'hours' && period.worked > 0
      ? ([[t('LBL_HOURS_COLUMN'), hours(period.worked)]] as [string, string][])
      : []),
    ...(isPlacedOtherwise(period) ? ([[t('LBL_ALLOCATIONS'), hours(period.allocated)]] as [string, string][]) : []),
  ];
  return (
    <section className="tc-panel" aria-labelledby="tc.totals">
      <h2 id="tc.totals">{t('LBL_THIS_PERIOD')}</h2>
      <dl className="tc-totals">
        {parts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="tc-total">
          <dt>{t(counts === 'hours' ? 'LBL_TOTAL' : counts === 'days' ? 'LBL_TOTAL_DAYS' : 'LBL_TOTAL_UNITS')}</dt>
          <dd>
            {counts === 'hours'
              ? `${hours(period.worked)} h`
              : counts === 'days'
                ? period.days
                : formatLocalUnits(period.units)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
