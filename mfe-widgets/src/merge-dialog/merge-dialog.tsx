import { type JSX, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import '../internal/texts/merge-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { RadioGroup } from '../radio-group/index.ts';

export type MergeSide = 'mine' | 'theirs';

/** A field that both sides changed. */
export interface MergeConflictRow {
  /** A unique key of the conflict; the key of the choice. */
  path: string;
  /** The place of the field, from the outside in: `Tue, Nov 17 · End`. */
  label: string;
  /** The value of each side. */
  mine: ReactNode;
  theirs: ReactNode;
}

export interface MergeDialogProps {
  title: string;
  conflicts: readonly MergeConflictRow[];
  /** The author of the other side: `Ana Silva, 10:42`. Default: the server's. */
  author?: string;
  /** Called when a side is chosen for every conflict. */
  onMerged: (choices: ReadonlyMap<string, MergeSide>) => void;
  onClose: () => void;
}

/**
 * Asks about each field that both sides changed (docs: widgets#merge-dialog). Fields that only one side changed are not asked about.
 * Continue without a choice moves to the first field without one.
 */
export function MergeDialog({ title, conflicts, author, onMerged, onClose }: MergeDialogProps): JSX.Element {
  const text = usePageText();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const owners = { mine: text('LBL_YOURS'), theirs: author ?? text('LBL_THEIRS') };
  const chooseAll = (side: MergeSide) => setChoices(new Map(conflicts.map(({ path }) => [path, side])));
  const finish = () => {
    const open = conflicts.findIndex(({ path }) => !choices.has(path));
    if (open < 0) return onMerged(choices);
    setChecked(true);
    list.current?.querySelectorAll('[role="group"]')[open]?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={600}
      footer={
        <>
          <Button onClick={() => chooseAll('theirs')}>{text('LBL_TAKE_THEIRS')}</Button>
          <Button onClick={() => chooseAll('mine')}>{text('LBL_KEEP_MINE')}</Button>
          <Button variant="primary" onClick={finish}>
            {text('LBL_CONTINUE')}
          </Button>
        </>
      }
    >
      <p>{text('MSG_COMPARE')}</p>
      <div className="wd:mt-4 wd:grid wd:gap-4" ref={list}>
        {conflicts.map((conflict) => (
          <RadioGroup
            key={conflict.path}
            label={conflict.label}
            value={choices.get(conflict.path) ?? ''}
            error={isChecked && !choices.has(conflict.path) ? text('ERR_CHOOSE_ONE') : undefined}
            onChange={(side) => setChoices(new Map(choices).set(conflict.path, side as MergeSide))}
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  {conflict[side]} <span className="wd:text-ink-3">{owners[side]}</span>
                </>
              ),
            }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
