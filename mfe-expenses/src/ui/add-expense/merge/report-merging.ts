import { mergeReports } from '../../../domain/merge/merge-reports.ts';
import type { ReportForm } from '../../../domain/report-form.ts';
import type { ReportSetting } from '../../../domain/report-setting.ts';
import type { ItemMerging } from '../../page/use-item-merge.tsx';
import { placeText, sideText } from './merge-words.ts';

/** How two states of a report are joined (docs: expenses#expense-merge). */
export const reportMerging: ItemMerging<ReportSetting, ReportForm> = {
  title: 'LBL_REPORT_CHANGED',
  merge: mergeReports,
  conflicts(t, forms) {
    const files = [...forms.mine.files, ...forms.theirs.files];
    return mergeReports(forms).conflicts.map((conflict) => ({
      path: conflict.path,
      label: placeText(t, conflict),
      mine: sideText(t, conflict, conflict.mine, files),
      theirs: sideText(t, conflict, conflict.theirs, files),
    }));
  },
  taken: (t, forms) => mergeReports(forms).taken.map((place) => placeText(t, place)),
};
