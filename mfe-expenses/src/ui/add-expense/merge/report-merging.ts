import type { ThreeForms } from '../../../domain/merge/merge-lines.ts';
import { mergeReports } from '../../../domain/merge/merge-reports.ts';
import type { ReportForm } from '../../../domain/report-form.ts';
import type { ReportSetting } from '../../../domain/report-setting.ts';
import { wordedMerge } from '../../page/worded-merge.ts';
import { lineName } from '../line-labels.ts';
import { FIELD_LABELS, lineText } from './merge-labels.ts';

/** The merge of two states of a report (docs: expenses#expense-merge). */
export const reportMerging = wordedMerge({
  title: 'LBL_REPORT_CHANGED',
  merge: mergeReports,
  labels: FIELD_LABELS,
  lineName,
  lineText: (t, place, { forms }: { forms: ThreeForms<ReportForm>; setting: ReportSetting }) =>
    lineText(t, place, [...forms.mine.files, ...forms.theirs.files]),
  valueName: () => '',
  valueText: () => '',
});
