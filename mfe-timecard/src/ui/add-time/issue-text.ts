import type { ErrorItem } from 'shared-client/schema/billing';
import type { Translate } from 'shared-session';
import type { ValidationIssue } from '../../domain/save-rules/index.ts';
import { formatKept } from '../page/amounts.ts';

const FIELD_LABELS: Readonly<Record<string, string>> = {
  hours: 'LBL_ALLOCATED_HOURS',
  regularHours: 'LBL_TC_REGULAR',
  overtimeHours: 'LBL_OVERTIME',
  doubletimeHours: 'LBL_DOUBLETIME',
  percentOfDay: 'LBL_TC_PERCENT_OF_DAY',
  pieceType: 'LBL_TC_PIECE_TYPE',
  unitsWorked: 'LBL_TC_UNITS_COLUMN',
  costAllocType: 'LBL_TC_TYPE',
  sequence: 'LBL_TC_SEQUENCE',
};

/** Parameters of issues that are amounts, which the rules write with a decimal point. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'hours',
  'usual',
  'worked',
  'limit',
  'holiday',
  'spans',
  'shifts',
  'allocated',
]);

/** Formats an issue. */
export function formatIssue(t: Translate, { key, params: given }: Pick<ValidationIssue, 'key' | 'params'>): string {
  const params = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' && AMOUNTS.has(name) ? formatKept(value) : value,
    ]),
  );
  if (key === 'LBL_REQUIRED_FIELD')
    return t('ERR_BILLING_ALLOCATION_REQUIRED', { line: params.line ?? '', label: params.field ?? '' });
  if (key.startsWith('ERR_CUSTOM_FIELD_') || key.startsWith('ERR_FIELD_'))
    return params.line === undefined ? t(key, params) : t('MSG_CUSTOM_FIELD_WRONG', { ...params, why: t(key, params) });
  const label = FIELD_LABELS[String(params.field ?? '')];
  const said = t(key, label ? { ...params, label: t(label) } : params);
  // The text mentions the start of the work period without its time.
  return key === 'ERR_BILLING_TIME_SPAN_START_END_TIME' && params.begins
    ? `${said} ${t('MSG_WORK_PERIOD_BEGINS', { time: params.begins })}`
    : said;
}

/** Joins several server errors into one text. */
export function formatErrors(t: Translate, errors: readonly ErrorItem[]): string {
  return errors.map((error) => formatError(t, error)).join(' ');
}

/** Formats a server error: its own text, else its token's, with the parameters filled in. */
export function formatError(t: Translate, { errorText, errorToken, params }: ErrorItem): string {
  const text = errorText || (errorToken ? t(errorToken) : t('ERR_TC_GENERIC'));
  return text.replace(/\{(\d+)\}/g, (whole, index) => String(params[Number(index)] ?? whole));
}
