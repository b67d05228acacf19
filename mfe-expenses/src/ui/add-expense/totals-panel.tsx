import { useDeferredValue, useMemo } from 'react';
import { useText } from 'shared-session';
import { type Totals, totalsOf } from '../../domain/totals.ts';
import { formatMoney } from '../page/formats.ts';
import { categoryText } from './line-labels.ts';
import { useReport } from './report-context.tsx';

/** The totals of the report, computed after the typed text has been painted. */
export function useTotals(): Totals {
  const form = useDeferredValue(useReport((state) => state.form));
  const setting = useReport((state) => state.setting);
  return useMemo(() => totalsOf(form, setting), [form, setting]);
}

/** The totals of the report, by category. */
export function TotalsPanel() {
  const t = useText();
  const currency = useReport((state) => state.setting.currency);
  const { categories, total, paidBack } = useTotals();
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.totals">
      <h2 id="ex.totals">{t('LBL_THIS_REPORT')}</h2>
      <dl className="ex-totals">
        {categories.map(({ category, units }) => (
          <div key={category}>
            <dt>{categoryText(t, category)}</dt>
            <dd>{formatMoney(units, currency)}</dd>
          </div>
        ))}
        <div className="ex-total">
          <dt>{t('LBL_EX_TOTAL')}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
        {paidBack === total ? null : (
          <div>
            <dt>{t('LBL_PAID_BACK')}</dt>
            <dd>{formatMoney(paidBack, currency)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
