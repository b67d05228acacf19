import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { isPlacedOtherwise } from 'shared-validators/timecard';
import type { Figure } from '../../../domain/totals/explained.ts';
import { formatSteps } from '../../page/amounts.ts';
import { formatLocalUnits } from '../hours-text.ts';
import { usePublished, useTimecard } from '../timecard-context.tsx';
import { ChangedSince } from './changed-since.tsx';
import { OpenFigure } from './open-figure.tsx';

/** The totals of the period and their parts; each figure opens its explanation. */
export function TotalsPanel() {
  const t = useText();
  const period = usePublished((published) => published.period);
  const rules = useTimecard((state) => state.rules);
  const { template, precision } = rules;
  const counts =
    template.templateType === 'PerUnit' ? 'units' : template.showWorked || template.showPeriodEntry ? 'days' : 'hours';
  const allocatesOvertime = template.allocationType === 'ot_hours' || template.allocationType === 'ot_multi_rate';
  const hours = (units: number) => formatSteps(units, precision);
  const part = (isShown: boolean, figure: Figure, label: string): [Figure, string][] =>
    isShown ? [[figure, t(label)]] : [];
  const parts = [
    ...part(counts === 'hours' && (allocatesOvertime || rules.eligibleForPTO), 'regular', 'LBL_TC_REGULAR'),
    ...part(allocatesOvertime, 'overtime', 'LBL_OVERTIME'),
    ...part(allocatesOvertime && period.doubletime > 0, 'doubletime', 'LBL_DOUBLETIME'),
    ...part(rules.eligibleForPTO, 'pto', 'LBL_TC_PTO'),
    ...part(period.sick > 0 || template.showSickHours, 'sick', 'LBL_TC_SICK'),
    ...part(period.unpaid > 0, 'unpaid', 'LBL_UNPAID_LEAVE'),
    ...part(period.holiday > 0, 'holiday', 'LBL_HOLIDAY_TOTAL'),
    ...part(counts !== 'hours' && period.worked > 0, 'worked', 'LBL_TC_HOURS_COLUMN'),
    ...part(isPlacedOtherwise(period), 'allocated', 'LBL_ALLOCATIONS'),
  ];
  const totals = {
    hours: inHours(hours(period.worked)),
    days: t('LBL_DAYS_COUNT', { count: period.days }),
    units: `${formatLocalUnits(period.units)} ${t('LBL_TC_UNITS_COLUMN')}`,
  };
  return (
    <section className="tc-panel" aria-labelledby="tc.totals">
      <h2 id="tc.totals">{t('LBL_THIS_PERIOD')}</h2>
      <dl className="tc-totals">
        {parts.map(([figure, label]) => (
          <div key={figure}>
            <OpenFigure figure={figure} label={label} amount={hours(period[figure])} />
          </div>
        ))}
        <div className="tc-total">
          <OpenFigure figure={counts === 'hours' ? 'worked' : counts} label={t('LBL_TOTAL')} amount={totals[counts]} />
        </div>
      </dl>
      <ChangedSince />
    </section>
  );
}
