import { AmountField } from 'mfe_widgets/amount-field';
import { useText } from 'shared-session';
import { formatMinorUnits, readUnits, unitsOf } from 'shared-validators/money';
import { budgetParts, unallocatedOf } from 'shared-validators/project';
import { projectTotals, sharesOf } from '../../domain/project/project-entries.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { changeProject } from '../../state/project-store.ts';
import { noteId } from '../page/amount-note.tsx';
import { formatMoney, formatPercent } from '../page/formats.ts';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { shareId } from './project-ids.ts';

/** The item's share of each budget, the available amount of each, and whether everything is allocated. */
export function BudgetsPanel() {
  const t = useText();
  const store = useProjectStore();
  const disabled = !useProjectEditable();
  const form = useProject((state) => state.form);
  const setting = useProject((state) => state.setting);
  const showsMissing = useProject((state) => state.showsMissing);
  const { budgets, currency } = setting;
  if (budgets.length === 0) return null;
  const shares = sharesOf(form);
  const parts = new Map(
    budgetParts(projectTotals(form, setting).total, shares).map(({ id, units }) => [id, units] as const),
  );
  const missing = projectMissing(form, setting, 'submit').filter(({ field }) => field === 'budgets');
  const isExceeded = (id: number) => missing.some(({ budgetId }) => budgetId === id);
  const isOpen = missing.some(({ budgetId }) => budgetId === undefined);
  const allocated = 10_000 - unallocatedOf(shares);
  // Too much is reported at once, a missing share after an attempt.
  const saysOpen = isOpen && (showsMissing || allocated > 10_000);
  return (
    <section className="ex-card ex-pad ex-budgets" aria-labelledby="ex.budgets">
      <h2 id="ex.budgets">{t('LBL_BUDGETS')}</h2>
      <ul>
        {budgets.map(({ id, name, available }) => {
          const { percent = '' } = form.shares.find(({ budgetId }) => budgetId === id) ?? {};
          const { share = null } = shares.find(({ budgetId }) => budgetId === id) ?? {};
          return (
            <li key={id}>
              <AmountField
                id={shareId(id)}
                describedBy={noteId(shareId(id))}
                label={`${name} (${t('LBL_EX_PERCENT')})`}
                value={percent}
                maxLength={6}
                disabled={disabled}
                invalid={isExceeded(id)}
                normalize={hundredths}
                precision={2}
                onChange={(next) =>
                  changeProject(store, { label: 'LBL_STEP_BUDGET_CHANGED', group: `budget ${id}` }, (before) => ({
                    ...before,
                    shares: before.shares.map((one) => (one.budgetId === id ? { ...one, percent: next } : one)),
                  }))
                }
              />
              <p className="ex-quiet">
                {t('MSG_BUDGET_AVAILABLE', { amount: formatMoney(unitsOf(available, currency), currency) })}
                {share !== null && share > 0
                  ? ` · ${t('MSG_BUDGET_TAKES', {
                      percent: formatPercent(share),
                      amount: formatMoney(parts.get(id) ?? 0, currency),
                    })}`
                  : ''}
              </p>
              <p id={noteId(shareId(id))} className="ex-converted" aria-live="polite" data-bad>
                {isExceeded(id) ? t('ERR_BILLING_BUDGET_EXCEEDED') : ''}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="ex-converted" aria-live="polite" data-bad={saysOpen || undefined}>
        {saysOpen ? t('ERR_BILLING_BUDGET_PERCENT') : t('MSG_BUDGET_ALLOCATED', { percent: formatPercent(allocated) })}
      </p>
    </section>
  );
}

/** A percentage as its field shows it. */
function hundredths(text: string): string | undefined {
  const units = readUnits(text, null);
  return units === null ? undefined : formatMinorUnits(units, null).replace(/\.00$/, '');
}
