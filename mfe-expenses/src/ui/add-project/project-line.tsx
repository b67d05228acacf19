import { Button } from 'mfe_widgets/button';
import { memo, useMemo } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { entryOf } from '../../domain/project/project-entries.ts';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { changeProject } from '../../state/project-store.ts';
import { formatMoney } from '../page/formats.ts';
import { OwnLineFields } from './own-line-fields.tsx';
import { ProgressFields } from './progress-fields.tsx';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';

/** A line: a part of the plan by how far it is, or one of its own. Only the line that changes is drawn anew. */
export const ProjectLine = memo(function ProjectLine({ line, number }: { line: ProjectLineForm; number: number }) {
  const t = useText();
  const store = useProjectStore();
  const setting = useProject((state) => state.setting);
  const showsMissing = useProject((state) => state.showsMissing);
  const editable = useProjectEditable();
  const entry = useMemo(() => entryOf(line, setting), [line, setting]);
  // What is merely missing is said after an attempt, what is wrong at once.
  const alone = { seed: '', lines: [line], shares: [], files: [] };
  const missing = projectMissing(alone, { ...setting, budgets: [] }, showsMissing ? 'submit' : 'save');
  const errorOf = (field: 'name' | 'amount' | 'complete'): string | undefined => {
    const found = missing.find((one) => one.field === field);
    return found && (field !== 'name' || showsMissing) ? t(found.label) : undefined;
  };
  const name = line.name.trim() || t('LBL_LINE_NUMBER', { number });
  return (
    <li className="ex-line" data-open>
      <h2 className="ex-project-head">
        <span className="ex-line-name">
          <b>{name}</b> <span>{t(`LBL_${line.kind.toUpperCase()}`)}</span>
        </span>
        <b className="ex-line-amount" data-empty={entry.amount === null || undefined}>
          {entry.amount === null || entry.amount < 0
            ? t('LBL_EXPENSE_WAITS')
            : formatMoney(entry.amount, setting.currency)}
        </b>
      </h2>
      <div className="ex-fields">
        {entry.progress ? (
          <ProgressFields line={line} progress={entry.progress} error={errorOf('complete')} />
        ) : (
          <OwnLineFields line={line} errorOf={errorOf} />
        )}
        {editable ? (
          <div className="ex-whole ex-line-actions">
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              onClick={({ currentTarget }) =>
                focusAfter(
                  currentTarget,
                  () =>
                    changeProject(store, { label: 'LBL_STEP_LINE_REMOVED' }, (form) => ({
                      ...form,
                      lines: form.lines.filter(({ key }) => key !== line.key),
                    })),
                  (scope) => scope.querySelector<HTMLElement>('.ex-add button'),
                )
              }
            >
              {t('LBL_REMOVE_ITEM', { label: name })}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
});
