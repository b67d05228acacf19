import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { RadioGroup } from 'mfe_widgets/radio-group';
import { useRef, useState } from 'react';
import { useText } from 'shared-session';
import { type Merge, mergeTimecards, type Side, type ThreeForms } from '../../../domain/conflict/merge-timecards.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { formatValue, placeParts } from './merge-text.ts';

export interface MergeDialogProps {
  readonly forms: ThreeForms;
  readonly rules: TimecardRules;
  readonly title: string;
  /** Whose the other side is: `Ana Silva, 10:42`. */
  readonly theirs: string;
  readonly onMerged: (merge: Merge) => void;
  readonly onClose: () => void;
}

/** Asks, field by field, about what both sides changed. What only one of them changed is not asked about. */
export function MergeDialog({ forms, rules, title, theirs, onMerged, onClose }: MergeDialogProps) {
  const t = useText();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [{ conflicts }] = useState(() => mergeTimecards(forms, rules));
  const open = conflicts.filter(({ path }) => !choices.has(path));
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ path }) => [path, side])));
  const finish = () => {
    if (open.length === 0) onMerged(mergeTimecards(forms, rules, choices));
    else {
      setAsked(true);
      const first = conflicts.findIndex(({ path }) => !choices.has(path));
      list.current?.querySelectorAll('[role="group"]')[first]?.querySelector('input')?.focus();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={600}
      footer={
        <>
          <Button onClick={() => chooseAll('theirs')}>{t('LBL_TAKE_THEIRS')}</Button>
          <Button onClick={() => chooseAll('mine')}>{t('LBL_KEEP_MINE')}</Button>
          <Button variant="primary" onClick={finish}>
            {t('LBL_CONTINUE')}
          </Button>
        </>
      }
    >
      <p>{t('MSG_COMPARE')}</p>
      <div className="tc-choices" ref={list}>
        {conflicts.map((conflict) => (
          <RadioGroup
            key={conflict.path}
            label={placeParts(t, conflict, [...forms.mine.days, ...forms.theirs.days], rules).join(' · ')}
            value={choices.get(conflict.path) ?? ''}
            error={asked && !choices.has(conflict.path) ? t('ERR_CHOOSE_ONE') : undefined}
            onChange={(side) => setChoices(new Map(choices).set(conflict.path, side as Side))}
            options={[
              {
                value: 'mine',
                label: <Choice value={formatValue(t, conflict, conflict.mine, rules)} of={t('LBL_YOURS')} />,
              },
              {
                value: 'theirs',
                label: <Choice value={formatValue(t, conflict, conflict.theirs, rules)} of={theirs} />,
              },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** A value and whose it is. */
function Choice({ value, of }: { value: string; of: string }) {
  return (
    <>
      {value} <span className="tc-choice-of">{of}</span>
    </>
  );
}
