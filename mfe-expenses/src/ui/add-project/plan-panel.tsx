import { Button } from 'mfe_widgets/button';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { unitsOf } from 'shared-validators/money';
import { percentOf } from 'shared-validators/project';
import { newLine } from '../../domain/project/project-form.ts';
import { changeProject } from '../../state/project-store.ts';
import { formatDay, formatMoney, formatPercent } from '../page/formats.ts';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { lineFieldId } from './project-ids.ts';

/** The plan of the engagement: the amount of each part, its billed share, and a button to bill more. */
export function PlanPanel() {
  const t = useText();
  const store = useProjectStore();
  const editable = useProjectEditable();
  const { plan, currency } = useProject((state) => state.setting);
  const lines = useProject((state) => state.form.lines);
  if (plan.length === 0) return null;
  return (
    <section className="ex-card ex-pad ex-plan" aria-labelledby="ex.plan">
      <h2 id="ex.plan">{t('LBL_PROJECT_PLAN')}</h2>
      <ul>
        {plan.map((part) => {
          const [planned, billed] = [unitsOf(part.amount, currency), unitsOf(part.billedBefore, currency)];
          const isThere = lines.some(({ planId }) => planId === part.id);
          return (
            <li key={part.id}>
              <span className="ex-plan-name">
                <b>{part.name}</b>{' '}
                <span className="ex-quiet">
                  {[t(`LBL_${part.kind.toUpperCase()}`), part.dueDate === null ? null : formatDay(part.dueDate)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <dl className="ex-plan-amounts">
                <div>
                  <dt>{t('LBL_PLANNED')}</dt>
                  <dd>{formatMoney(planned, currency)}</dd>
                </div>
                <div>
                  <dt>{t('LBL_BILLED_BEFORE')}</dt>
                  <dd>
                    {formatMoney(billed, currency)} ({formatPercent(percentOf(billed, planned))})
                  </dd>
                </div>
              </dl>
              {editable && !isThere && billed < planned ? (
                <Button
                  size="small"
                  icon="plus"
                  onClick={({ currentTarget }) => {
                    const key = randomId();
                    focusAfter(
                      currentTarget,
                      () =>
                        changeProject(store, { label: 'LBL_STEP_LINE_ADDED' }, (form) => ({
                          ...form,
                          lines: [...form.lines, newLine(key, part)],
                        })),
                      (scope) => scope.getElementById(lineFieldId(key, 'complete')),
                    );
                  }}
                >
                  {t('LBL_PLAN_ADD', { name: part.name })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
