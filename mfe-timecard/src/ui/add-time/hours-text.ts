import type { Translate } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { formatUnits } from 'shared-validators/amounts';
import { isPlacedOtherwise } from 'shared-validators/timecard';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import type { PeriodTotals } from '../../domain/totals/totals.ts';
import { formatKept, formatSteps } from '../page/amounts.ts';

/** Hours for display; zero is a dash, so that an empty week is quiet. */
export function formatLocalHours(units: number, precision: number): string {
  return units === 0 ? '–' : formatSteps(units, precision);
}

/** Units of piece work, stored in billionths, without trailing zeros. */
export function formatLocalUnits(billionths: number): string {
  return formatKept(formatUnits(billionths, 9).replace(/\.?0+$/, '') || '0');
}

/** The total of the period, in the unit that its template counts. */
export function formatAmount(t: Translate, period: PeriodTotals, { template, precision }: TimecardRules): string {
  if (template.templateType === 'PerUnit') return `${formatLocalUnits(period.units)} ${t('LBL_TC_UNITS_COLUMN')}`;
  if ((template.showWorked || template.showPeriodEntry) && period.worked === 0)
    return t('LBL_DAYS_COUNT', { count: period.days });
  return inHours(formatSteps(period.worked, precision));
}

/**
 * Everything that a period sends, so that nothing reaches an approver unmentioned: its hours, plus sick time, unpaid leave, holidays, and
 * the allocated amount if it differs.
 */
export function formatSent(t: Translate, period: PeriodTotals, rules: TimecardRules): string {
  const hours = (units: number) => inHours(formatSteps(units, rules.precision));
  const beside = [
    ...(isPlacedOtherwise(period) ? [t('LBL_ALLOCATED_TOTAL', { amount: hours(period.allocated) })] : []),
    ...BESIDE.flatMap(([part, label]) => (period[part] > 0 ? [`${hours(period[part])} (${t(label)})`] : [])),
  ];
  const isNothing = period.worked === 0 && period.days === 0 && period.units === 0;
  return formatFacts([...(isNothing && beside.length > 0 ? [] : [formatAmount(t, period, rules)]), ...beside]);
}

const BESIDE = [
  ['sick', 'LBL_TC_SICK'],
  ['unpaid', 'LBL_UNPAID_LEAVE'],
  ['holiday', 'LBL_HOLIDAY_TOTAL'],
] as const;
