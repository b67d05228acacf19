import { useText } from 'shared-session';
import { projectTotals } from '../../domain/project/project-entries.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { formatMoney } from '../page/formats.ts';
import { ItemChecklist } from '../page/item-checklist.tsx';
import { useProject, useProjectStore } from './project-context.tsx';
import { leadToMissing } from './project-ids.ts';

/** Missing entries, each a link to its field, and the certification. */
export function ProjectChecklist() {
  const t = useText();
  const store = useProjectStore();
  const form = useProject((state) => state.form);
  const setting = useProject((state) => state.setting);
  const certified = useProject((state) => state.certified);
  const showsMissing = useProject((state) => state.showsMissing);
  const missing = projectMissing(form, setting, 'submit');
  const nameOf = (key: string): string => {
    const at = form.lines.findIndex((line) => line.key === key);
    return form.lines[at]?.name.trim() || t('LBL_LINE_NUMBER', { number: at + 1 });
  };
  const placeOf = ({ line, budgetId }: (typeof missing)[number]): string =>
    line === undefined ? (setting.budgets.find(({ id }) => id === budgetId)?.name ?? t('LBL_BUDGETS')) : nameOf(line);
  return (
    <ItemChecklist
      rows={missing.map((one) => ({
        key: `${one.line} ${one.budgetId} ${one.field} ${one.label}`,
        place: one.field === 'lines' ? null : placeOf(one),
        label: one.label,
        missing: one,
      }))}
      lead={leadToMissing}
      certify={t('LBL_CERTIFY_PROJECT')}
      certified={certified}
      onCertify={(on) => store.setState({ certified: on })}
      showsMissing={showsMissing}
    />
  );
}

/** The totals of the item, by kind. */
export function ProjectTotals() {
  const t = useText();
  const form = useProject((state) => state.form);
  const setting = useProject((state) => state.setting);
  const { kinds, total } = projectTotals(form, setting);
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.totals">
      <h2 id="ex.totals">{t('LBL_THIS_ITEM')}</h2>
      <dl className="ex-totals">
        {kinds.map(({ kind, units }) => (
          <div key={kind}>
            <dt>{t(`LBL_${kind.toUpperCase()}`)}</dt>
            <dd>{formatMoney(units, setting.currency)}</dd>
          </div>
        ))}
        <div className="ex-total">
          <dt>{t('LBL_EX_TOTAL')}</dt>
          <dd>{formatMoney(total, setting.currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
