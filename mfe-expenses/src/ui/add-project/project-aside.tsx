import { Checkbox } from 'mfe_widgets/checkbox';
import { Icon } from 'mfe_widgets/icon';
import { useText } from 'shared-session';
import { projectTotals } from '../../domain/project/project-entries.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { formatMoney } from '../page/formats.ts';
import { useProject, useProjectStore } from './project-context.tsx';
import { leadToMissing } from './project-ids.ts';

/** What is still missing, each the way to it, and what is certified. */
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
    <section className="ex-card ex-pad" aria-labelledby="ex.checklist">
      <h2 id="ex.checklist">{t('LBL_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="ex-checks">
        {missing.length === 0 ? (
          <li data-done>
            <Icon name="check-circle" size={16} />
            <span>{t('MSG_EXPENSE_COMPLETE')}</span>
          </li>
        ) : (
          missing.map((one) => (
            <li key={`${one.line} ${one.budgetId} ${one.field} ${one.label}`}>
              <span className="ex-open" aria-hidden="true" />
              <span>
                {one.field === 'lines' ? null : (
                  <>
                    <button
                      type="button"
                      className="ex-link"
                      onClick={({ currentTarget }) =>
                        leadToMissing(currentTarget.getRootNode() as Document | ShadowRoot, one)
                      }
                    >
                      {placeOf(one)}
                    </button>
                    {': '}
                  </>
                )}
                {t(one.label)}
              </span>
            </li>
          ))
        )}
      </ul>
      <div className="ex-certify">
        <Checkbox
          label={t('LBL_CERTIFY_PROJECT')}
          checked={certified}
          onChange={(on) => store.setState({ certified: on })}
          {...(showsMissing && !certified && missing.length === 0 ? { error: t('MSG_EXPENSE_CERTIFY') } : {})}
        />
      </div>
    </section>
  );
}

/** What the item comes to, by kind. */
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
          <dt>{t('LBL_TOTAL')}</dt>
          <dd>{formatMoney(total, setting.currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
