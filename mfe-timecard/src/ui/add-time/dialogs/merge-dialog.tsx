import { MergeDialog } from 'mfe_widgets/merge-dialog';
import { useState } from 'react';
import { useText } from 'shared-session';
import type { Merge, ThreeForms } from '../../../domain/conflict/merge.ts';
import { mergeTimecards } from '../../../domain/conflict/merge-timecards.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { formatValue, placeParts } from './merge-text.ts';

export interface TimecardMergeDialogProps {
  readonly forms: ThreeForms;
  readonly rules: TimecardRules;
  readonly title: string;
  /** The author of the other side: `Ana Silva, 10:42`. */
  readonly theirs: string;
  readonly onMerged: (merge: Merge) => void;
  readonly onClose: () => void;
}

/** Lets the person choose where both sides changed a timecard. */
export function TimecardMergeDialog({ forms, rules, title, theirs, onMerged, onClose }: TimecardMergeDialogProps) {
  const t = useText();
  const [{ conflicts }] = useState(() => mergeTimecards(forms, rules));
  const days = [...forms.mine.days, ...forms.theirs.days];
  return (
    <MergeDialog
      title={title}
      author={theirs}
      conflicts={conflicts.map((conflict) => ({
        path: conflict.path,
        label: placeParts(t, conflict, days, rules).join(' · '),
        mine: formatValue(t, conflict, conflict.mine, rules),
        theirs: formatValue(t, conflict, conflict.theirs, rules),
      }))}
      onMerged={(choices) => onMerged(mergeTimecards(forms, rules, choices))}
      onClose={onClose}
    />
  );
}
