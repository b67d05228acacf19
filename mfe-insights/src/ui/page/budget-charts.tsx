import type { InsightMoney } from 'shared-client/insights';
import { useText } from 'shared-session';
import { forecastOf } from '../../domain/budget-forecast.ts';
import { BudgetLine } from '../chart/budget-line.tsx';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatAmount, formatDate, formatShortAmount } from '../chart/formats.ts';
import { budgetCourse } from '../figures/budget-figures.ts';

/** What has been taken of each budget of which anything has, with a forecast. */
export function BudgetCharts({ money: { budgets, today } }: { money: InsightMoney }) {
  const t = useText();
  return budgets
    .filter(({ spent }) => spent.length > 0)
    .map((budget) => {
      const forecast = forecastOf(budget, today);
      const figures = budgetCourse(t, budget, forecast);
      const format = (amount: number) => formatAmount(amount, budget.currency);
      const { isOver, usedUpOn, spent, end } = forecast;
      const result = isOver
        ? t('MSG_IN_OVER', {
            date: formatDate(usedUpOn ?? today),
            amount: format(Math.round((spent - budget.amount) * 100) / 100),
          })
        : usedUpOn
          ? t('MSG_IN_USED_UP', { date: formatDate(usedUpOn) })
          : t('MSG_IN_LASTS', { amount: format(end.amount), date: formatDate(end.date) });
      return (
        <ChartCard
          key={`${budget.engagementId} ${budget.budgetId}`}
          title={t('LBL_IN_BUDGET', { name: budget.name })}
          result={result}
          figures={figures}
          format={format}
          unit={{ currency: budget.currency }}
          hasSum={false}
        >
          {(ids) => (
            <BudgetLine
              {...{ ids, forecast, figures, format, today }}
              start={budget.startDate}
              amount={budget.amount}
              formatAxis={(amount) => formatShortAmount(amount, budget.currency)}
            />
          )}
        </ChartCard>
      );
    });
}
