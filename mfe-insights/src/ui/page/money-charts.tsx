import type { InsightMoney } from 'shared-client/insights';
import { useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { hrefOf } from 'shared-session/routing';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatAmount, formatDate, formatShortAmount } from '../chart/formats.ts';
import { StackedBars } from '../chart/stacked-bars.tsx';
import { outcomeLabel } from '../figures/hours-figures.ts';
import { currenciesOf, expensesByMonth, sumOf } from '../figures/money-figures.ts';

/** Expenses by month and category, a chart for each currency. */
export function ExpenseCharts({ money: { expenses, today, from } }: { money: InsightMoney }) {
  const t = useText();
  return currenciesOf(expenses).map((currency) => {
    const own = expenses.filter((one) => one.currency === currency);
    const figures = expensesByMonth(t, own, { today, from });
    const format = (amount: number) => formatAmount(amount, currency);
    const open = own.filter(({ status }) => status !== 'Processed');
    return (
      <ChartCard
        key={currency}
        title={t('LBL_IN_EXPENSES')}
        result={t('MSG_IN_EXPENSES', { amount: format(sumOf(own)), open: format(sumOf(open)) })}
        figures={figures}
        format={format}
        unit={{ currency }}
      >
        {(ids) => (
          <StackedBars
            ids={ids}
            figures={figures}
            format={format}
            formatAxis={(amount) => formatShortAmount(amount, currency)}
            height={200}
          />
        )}
      </ChartCard>
    );
  });
}

/** A worker's reports and when they were invoiced. */
export function Reports({ reports }: { reports: InsightMoney['reports'] }) {
  const t = useText();
  if (reports.length === 0) return null;
  const last = reports.map(({ processedAt }) => processedAt).find((at) => at !== null);
  return (
    <section className="in-card" aria-labelledby="in.reports">
      <header className="in-card-head">
        <div>
          <h2 id="in.reports">{t('LBL_IN_REPORTS')}</h2>
          <p>{last ? t('MSG_IN_REPORTS', { date: formatMoment(last) }) : t('MSG_IN_NO_REPORTS')}</p>
        </div>
      </header>
      <ul className="in-reports">
        {reports.slice(0, 8).map((report) => (
          <li key={report.billingItemId}>
            <a href={hrefOf(`/worker/time-expense-detail/${report.billingItemId}`)}>
              {formatDate(report.periodEndDate)}
            </a>
            <span className="in-quiet">
              {report.processedAt ? formatMoment(report.processedAt) : outcomeLabel(t, report.status)}
            </span>
            <b>{formatAmount(report.amount, report.currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
