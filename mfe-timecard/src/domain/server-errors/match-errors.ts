import type { BillingItemDetailErrors, ErrorItem, SaveResponse } from 'shared-client/schema/billing';
import type { DayForm } from '../form/timecard-form.ts';
import { MEAL_BREAK_MISSED, MEAL_BREAK_MISSED_2, type ServerErrors } from './server-errors.ts';

/** Tokens that are moved from errors to warnings (docs: leave#pto-warnings). */
export const PTO_WARNING_TOKENS: readonly string[] = [
  'ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE',
  'ERR_WORKER_PTO_HOURS_EXCEEDED2',
  'ERR_WORKER_PTO_HOURS_EXCEEDED3',
];

/** Tokens that show a link opening the Work Period dialog. */
export const WORK_PERIOD_TOKENS: readonly string[] = [
  'ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME',
  'ERR_BILLING_EDIT_TIME_SPAN_END_TIME',
  'ERR_BILLING_TIME_SPAN_START_END_TIME',
];

/** Token that shows a link opening the Overtime Rule dialog. */
export const OVERTIME_RULE_TOKEN = 'ERR_BILLING_EDIT_OVERTIME_RULE';

const LEAVE_PROCEED = ['ERR_BILLING_EDIT_LEAVE_PROCEED_LABEL', 'ERR_BILLING_EDIT_LEAVE_PROCEED_CHECKBOX'];

/**
 * Sorts a response's errors to banner, days and warnings.
 * @param sent the days that were sent, in their order
 */
export function matchErrors(
  response: Pick<SaveResponse, 'errors' | 'billingItemDetailErrors'>,
  days: readonly DayForm[],
  sent: readonly DayForm[] = days,
): ServerErrors {
  const byDay: Record<string, ErrorItem[]> = {};
  const banner: ErrorItem[] = [...response.errors];
  const ignored: string[] = [];
  for (const detail of response.billingItemDetailErrors) {
    const items = [...detail.errors, ...detail.costAllocationErrors];
    const key = dayOfErrors(detail, days, sent);
    if (key.found) byDay[key.found] = [...(byDay[key.found] ?? []), ...items];
    else if (key.ignored) ignored.push(key.ignored);
    else banner.push(...items);
  }
  const sorted = Object.entries(byDay).map(
    ([key, items]) => [key, withoutFirstMealBreak(items).filter(isError)] as const,
  );
  const warnings = [...banner, ...Object.values(byDay).flat()].filter((item) => !isError(item));
  return {
    banner: banner.filter(isError),
    byDay: Object.fromEntries(sorted.filter(([, items]) => items.length > 0)),
    warnings,
    ignored,
  };
}

/**
 * By workedDate, or on shift templates by number, from 1 to n in the order in which shifts were sent; a number that is no integer is
 * ignored.
 */
function dayOfErrors(
  detail: BillingItemDetailErrors,
  days: readonly DayForm[],
  sent: readonly DayForm[],
): { found?: string; ignored?: string } {
  const shifts = days.some((day) => day.shiftNumber !== null);
  if (!shifts) {
    const day = days.find((one) => one.workedDate === detail.workedDate);
    return day ? { found: day.key } : {};
  }
  const number = detail.shiftNumber ?? Number(detail.workedDate);
  if (!Number.isInteger(number)) return { ignored: String(detail.shiftNumber ?? detail.workedDate) };
  const day = sent[number - 1];
  return day ? { found: day.key } : {};
}

function isError(item: ErrorItem): boolean {
  return !PTO_WARNING_TOKENS.includes(item.errorToken ?? '');
}

/** When both meal-break tokens appear, the first-period error is dropped. */
function withoutFirstMealBreak(items: readonly ErrorItem[]): ErrorItem[] {
  const both = items.some((item) => item.errorToken === MEAL_BREAK_MISSED_2);
  return items.filter((item) => !(both && item.errorToken === MEAL_BREAK_MISSED));
}

/** The bypass-leave-validation checkbox is shown when leave validation errors appear. */
export function offersLeaveBypass(errors: ServerErrors): boolean {
  const all = [...errors.banner, ...Object.values(errors.byDay).flat()];
  return all.some((item) => LEAVE_PROCEED.includes(item.errorToken ?? ''));
}

/** The item of a result with error value 'alreadysubmitted'; undefined for any other. */
export function alreadySubmitted(response: Pick<SaveResponse, 'errors'>): ErrorItem | undefined {
  return response.errors.find((item) => item.value?.toLowerCase() === 'alreadysubmitted');
}
