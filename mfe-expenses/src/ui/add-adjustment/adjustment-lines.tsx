import { Button } from 'mfe_widgets/button';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { newAdjustmentLine } from '../../domain/adjustment/adjustment-form.ts';
import { MOST_LINES } from '../../domain/recurring.ts';
import { changeAdjustment } from '../../state/adjustment-store.ts';
import { useAdjustment, useAdjustmentEditable, useAdjustmentStore } from './adjustment-context.tsx';
import { lineFieldId } from './adjustment-ids.ts';
import { AdjustmentLine } from './adjustment-line.tsx';

/** The lines of the item, with a button to add one. */
export function AdjustmentLines() {
  const t = useText();
  const store = useAdjustmentStore();
  const editable = useAdjustmentEditable();
  const lines = useAdjustment((state) => state.form.lines);
  const add = (pressed: HTMLElement) => {
    const key = randomId();
    focusAfter(
      pressed,
      () =>
        changeAdjustment(store, { label: 'LBL_STEP_LINE_ADDED' }, (form) => ({
          ...form,
          lines: [...form.lines, newAdjustmentLine(key)],
        })),
      (scope) => scope.getElementById(lineFieldId(key, 'description')),
    );
  };
  return (
    <div>
      <ul className="ex-lines">
        {lines.map((line, at) => (
          <AdjustmentLine key={line.key} line={line} number={at + 1} />
        ))}
      </ul>
      {editable ? (
        <div className="ex-add">
          <Button icon="plus" disabled={lines.length >= MOST_LINES} onClick={({ currentTarget }) => add(currentTarget)}>
            {t('LBL_ADD_LINE')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
