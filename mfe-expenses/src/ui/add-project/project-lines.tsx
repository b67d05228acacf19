import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { newLine } from '../../domain/project/project-form.ts';
import { MOST_LINES } from '../../domain/recurring.ts';
import { changeProject } from '../../state/project-store.ts';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { lineFieldId } from './project-ids.ts';
import { ProjectLine } from './project-line.tsx';

/** The lines of the item, with a button to add one outside the plan. */
export function ProjectLines() {
  const t = useText();
  const store = useProjectStore();
  const editable = useProjectEditable();
  const lines = useProject((state) => state.form.lines);
  const add = (pressed: HTMLElement) => {
    const key = randomId();
    focusAfter(
      pressed,
      () =>
        changeProject(store, { label: 'LBL_STEP_LINE_ADDED' }, (form) => ({
          ...form,
          lines: [...form.lines, newLine(key)],
        })),
      (scope) => scope.getElementById(lineFieldId(key, 'name')),
    );
  };
  return (
    <div>
      {lines.length === 0 ? (
        <div className="ex-card">
          <EmptyState icon="document" title={t('MSG_EXPENSE_EMPTY')}>
            {t('MSG_PROJECT_EMPTY_WHY')}
          </EmptyState>
        </div>
      ) : (
        <ul className="ex-lines">
          {lines.map((line, at) => (
            <ProjectLine key={line.key} line={line} number={at + 1} />
          ))}
        </ul>
      )}
      {editable ? (
        <div className="ex-add">
          <Button icon="plus" disabled={lines.length >= MOST_LINES} onClick={({ currentTarget }) => add(currentTarget)}>
            {t('LBL_ADD_UNPLANNED')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
