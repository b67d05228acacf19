import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { RadioGroup } from 'mfe_widgets/radio-group';
import { useRef, useState } from 'react';
import { useText } from 'shared-session';
import { mergeReports, type ReportMerge, type Side, type ThreeReports } from '../../../domain/merge/merge-reports.ts';
import { placeText, sideText } from './merge-words.ts';

interface MergeDialogProps {
  readonly forms: ThreeReports;
  readonly onMerged: (merge: ReportMerge) => void;
  readonly onClose: () => void;
}

/** Asks, field by field, about what both sides changed. What only one of them changed is not asked about. */
export function MergeDialog({ forms, onMerged, onClose }: MergeDialogProps) {
  const t = useText();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [{ conflicts }] = useState(() => mergeReports(forms));
  const files = [...forms.mine.files, ...forms.theirs.files];
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ path }) => [path, side])));
  const finish = () => {
    const first = conflicts.findIndex(({ path }) => !choices.has(path));
    if (first < 0) return onMerged(mergeReports(forms, choices));
    setAsked(true);
    list.current?.querySelectorAll('[role="group"]')[first]?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('LBL_REPORT_CHANGED')}
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
      <div className="ex-choices" ref={list}>
        {conflicts.map((conflict) => (
          <RadioGroup
            key={conflict.path}
            label={placeText(t, conflict)}
            value={choices.get(conflict.path) ?? ''}
            error={asked && !choices.has(conflict.path) ? t('ERR_CHOOSE_ONE') : undefined}
            onChange={(side) => setChoices(new Map(choices).set(conflict.path, side as Side))}
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  {sideText(t, conflict, conflict[side], files)}{' '}
                  <span className="ex-choice-of">{t(side === 'mine' ? 'LBL_YOURS' : 'LBL_THEIRS')}</span>
                </>
              ),
            }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
