import { MergeDialog } from 'mfe_widgets/merge-dialog';
import { useState } from 'react';
import { useText } from 'shared-session';
import { mergeReports, type ReportMerge, type ThreeReports } from '../../../domain/merge/merge-reports.ts';
import { placeText, sideText } from './merge-words.ts';

interface ReportMergeDialogProps {
  readonly forms: ThreeReports;
  readonly onMerged: (merge: ReportMerge) => void;
  readonly onClose: () => void;
}

/** Asks about what both sides of an expense report changed. */
export function ReportMergeDialog({ forms, onMerged, onClose }: ReportMergeDialogProps) {
  const t = useText();
  const [{ conflicts }] = useState(() => mergeReports(forms));
  const files = [...forms.mine.files, ...forms.theirs.files];
  return (
    <MergeDialog
      title={t('LBL_REPORT_CHANGED')}
      conflicts={conflicts.map((conflict) => ({
        path: conflict.path,
        label: placeText(t, conflict),
        mine: sideText(t, conflict, conflict.mine, files),
        theirs: sideText(t, conflict, conflict.theirs, files),
      }))}
      onMerged={(choices) => onMerged(mergeReports(forms, choices))}
      onClose={onClose}
    />
  );
}
