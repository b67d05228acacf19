import type { Translate } from 'shared-session';
import { formatUnits } from 'shared-validators/amounts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import type { PeriodTotals } from '../../domain/totals/totals.ts';

/** Hours for the screen; nothing is a dash, so that an empty week is quiet. */
export function formatLocalHours(units: number, precision: number): string {
  return units === 0 ? '–' : formatUnits(units, precision);
}

/** Units of piece work, kept in billionths, without the zeros behind. */
export function formatLocalUnits(billionths: number): string {
  return formatUnits(billionths, 9).replace(/\.?0+$/, '') || '0';
}

/** What the period amounts to, in what its template counts. */
export function formatAmount(t: Translate, period: PeriodTotals, { template, precision }: TimecardRules): string {
  if (template.templateType === 'PerUnit') return `${formatLocalUnits(period.units)} ${t('LBL_UNITS_COLUMN')}`;
  if ((template.showWorked || template.showPeriodEntry) && period.worked === 0)
    return t('LBL_DAYS_COUNT', { count: period.days });
  return `${formatUnits(period.worked, precision)} h`;
}
