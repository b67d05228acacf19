import { locale, type Translate, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { unitsOf } from 'shared-validators/money';
import type { DetailLine, DetailPart } from '../../domain/detail/detail-line.ts';
import { categoryText, typeText } from '../add-expense/line-labels.ts';
import { formatDay, formatExchangeRate, formatMoney, formatQuantity, formatRate } from '../page/formats.ts';

/** A saved line: its name, rates, allocations and amount. */
export function LineFacts({ line, currency }: { line: DetailLine; currency: string }) {
  const t = useText();
  const { expense, kind, date, note, reason, rejection, parts } = line;
  const money = (amount: number, of = currency) => formatMoney(unitsOf(amount, of), of);
  const type = expense
    ? formatFacts([expense.category && categoryText(t, expense.category), expense.type && typeText(t, expense.type)])
    : '';
  const facts = [
    line.name && type,
    kind ? t(`LBL_${kind.toUpperCase()}`) : '',
    date ? formatDay(date) : '',
    ...ratesOf(t, line, currency),
    note,
  ];
  return (
    <li>
      <span className="ex-detail-main">
        <b>{line.name || type || '–'}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {parts.map((part) => (
          <small key={part.key}>{partText(t, part, currency)}</small>
        ))}
        {reason ? <small>{`${t('LBL_EXCEPTION_REASON')}: ${reason}`}</small> : null}
        {rejection ? <small data-bad>{`${t('LBL_EX_LINE_SENT_BACK')}: ${rejection}`}</small> : null}
      </span>
      <b className="ex-line-amount">{money(line.amount)}</b>
    </li>
  );
}

/** The calculation of an amount: a distance or days at a rate, a quantity at a price, another currency. */
function ratesOf(t: Translate, { atRate, times, spent, amount }: DetailLine, currency: string): readonly string[] {
  const inItem = formatMoney(unitsOf(amount, currency), currency);
  return [
    atRate
      ? t('MSG_EXPENSE_AT_RATE', {
          quantity: formatQuantity(atRate.quantity, atRate.unit),
          rate: formatRate(atRate.rate, currency),
          day: atRate.day ? formatDay(atRate.day, true) : '',
          amount: inItem,
        })
      : '',
    times ? `${locale.formatNumber(times.quantity)} × ${formatMoney(unitsOf(times.rate, currency), currency)}` : '',
    spent
      ? spent.rate && spent.day
        ? t('MSG_EXPENSE_CONVERTED', {
            spent: formatMoney(unitsOf(spent.amount, spent.currency), spent.currency),
            rate: formatExchangeRate(spent.rate),
            day: formatDay(spent.day),
            amount: inItem,
          })
        : formatMoney(unitsOf(spent.amount, spent.currency), spent.currency)
      : '',
  ];
}

/** The allocation and amount of a part, and whether it got the unit that was left over. */
function partText(t: Translate, { name, amount, hasSpareUnit }: DetailPart, currency: string): string {
  if (amount === null) return name;
  const sum = formatMoney(unitsOf(amount, currency), currency);
  const spare = hasSpareUnit ? ` (${t('MSG_SPLIT_SPARE', { amount: formatMoney(1, currency) })})` : '';
  return `${name || t('LBL_CHARGE_TO')}: ${sum}${spare}`;
}
