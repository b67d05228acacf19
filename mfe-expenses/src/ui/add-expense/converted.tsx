import { useText } from 'shared-session';
import type { ExpenseEntry } from 'shared-validators/expense';
import { rateOf } from '../../domain/line-entry.ts';
import type { LineForm } from '../../domain/report-form.ts';
import { formatDay, formatExchangeRate, formatMoney } from '../page/formats.ts';
import { useReport } from './report-context.tsx';

/** The converted amount of another currency, with the rate and its day. */
export function Converted({ line, entry }: { line: LineForm; entry: ExpenseEntry }) {
  const t = useText();
  const setting = useReport((state) => state.setting);
  const { currency } = setting;
  if (line.currency === currency || entry.spent === null) return null;
  const rate = rateOf(line, setting);
  if (!rate || entry.amount === null) return t('MSG_EXPENSE_RATE', { currency: line.currency, own: currency });
  return t('MSG_EXPENSE_CONVERTED', {
    spent: formatMoney(entry.spent, line.currency),
    rate: formatExchangeRate(rate.rate),
    day: formatDay(rate.day),
    amount: formatMoney(entry.amount, currency),
  });
}
