import type { InsightHours, InsightMoney } from 'shared-client/insights';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { allPeriodEnds, type HoursSummary, OUTCOMES } from '../../domain/hours.ts';
import { listPath } from '../../domain/list-paths.ts';
import { formatAmount, formatHours } from '../chart/formats.ts';
import { outcomeLabel } from '../figures/hours-figures.ts';
import { currenciesOf, sumOf } from '../figures/money-figures.ts';
import { Tiles } from './tiles.tsx';

/** What a worker is shown of themselves. */
export interface OwnFigures {
  readonly hours: InsightHours;
  readonly summary: HoursSummary;
  /** Undefined until it has come. */
  readonly money: InsightMoney | undefined;
}

/** Whether all that a worker worked and spent has been invoiced, in a sentence, and its figures with their lists (docs: insights#insights-glance). */
export function InvoicedSoFar({ hours, summary, money }: OwnFigures) {
  const t = useText();
  const { outcomes, total, missing } = summary;
  const shown = OUTCOMES.filter((one) => one === 'Processed' || outcomes[one] > 0);
  const open = shown.filter((one) => one !== 'Processed');
  const periodEnds = allPeriodEnds(hours.weeks);
  const said =
    open.length === 0
      ? t('MSG_IN_ALL_INVOICED')
      : t('MSG_IN_INVOICED', {
          hours: formatHours(outcomes.Processed),
          total: formatHours(total),
          parts: formatFacts(open.map((one) => `${outcomeLabel(t, one)} ${formatHours(outcomes[one])}`)),
        });
  const sentences = [
    ...(total > 0 ? [said] : []),
    ...(missing > 0 ? [t('MSG_IN_MISSING', { count: missing })] : []),
    ...currenciesOf(money?.expenses ?? []).map((currency) => {
      const own = money?.expenses.filter((one) => one.currency === currency) ?? [];
      const invoiced = own.filter(({ status }) => status === 'Processed');
      return t('MSG_IN_INVOICED_EXPENSES', {
        amount: formatAmount(sumOf(invoiced), currency),
        total: formatAmount(sumOf(own), currency),
      });
    }),
  ];
  return (
    <section className="in-glance" aria-labelledby="in.glance">
      <h2 id="in.glance">{t('LBL_IN_GLANCE')}</h2>
      <p>{sentences.join(' ')}</p>
      <Tiles
        tiles={[
          ...shown.map((one) => ({
            label: outcomeLabel(t, one),
            value: inHours(formatHours(outcomes[one])),
            path: listPath({ types: ['TIME'], statuses: [one], ...(periodEnds ? { periodEnds } : {}) }),
          })),
          ...(missing > 0
            ? [{ label: t('LBL_IN_MISSING'), value: locale.formatNumber(missing, 0), path: '/worker/home' }]
            : []),
        ]}
      />
    </section>
  );
}
