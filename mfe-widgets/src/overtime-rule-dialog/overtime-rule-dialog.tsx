import type { JSX } from 'react';
import { InformationDialog } from '../dialog/index.ts';
import { useLoad } from '../internal/load/index.ts';
import '../internal/texts/rules-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';

/** The facts of an overtime rule, as `getOvertimeRule` of `shared-client/billing` returns them. null shows as a dash. */
export interface OvertimeRuleFacts {
  name: string | null;
  /** Limits are hours; null means no limit. */
  weeklyOTLimit: number | null;
  dailyOTLimit: number | null;
  weeklyDTLimit: number | null;
  dailyDTLimit: number | null;
  /** A weekday whose hours are all double time, or overtime. */
  specificDayDT: string | null;
  specificDayOT: string | null;
  countHoliday: boolean;
  description: string | null;
  sevenDayRule: boolean;
}

export interface OvertimeRuleDialogProps {
  open: boolean;
  onClose: () => void;
  /** The facts known so far: shown until `load` resolves, and if it fails. */
  known?: OvertimeRuleFacts | null;
  /** Called each time the dialog opens. */
  load?: (signal: AbortSignal) => Promise<OvertimeRuleFacts>;
}

/** Overtime Rule info, read-only, 750 px wide (docs: widgets#overtime-rule-dialog). */
export function OvertimeRuleDialog({ open, onClose, known = null, load }: OvertimeRuleDialogProps): JSX.Element {
  const text = usePageText();
  const {
    data: loaded,
    failed,
    retry,
  } = useLoad(open ? 'open' : undefined, load, 'An overtime rule could not be loaded.');
  const data = loaded ?? known;
  const yes = (value: boolean) => text(value ? 'LBL_YES' : 'LBL_NO');
  return (
    <InformationDialog
      open={open}
      onClose={onClose}
      title={text('LBL_OVERTIME_RULE')}
      error={data === null && (failed || load === undefined) ? text('ERR_GENERIC') : undefined}
      onRetry={load ? retry : undefined}
      rows={
        data
          ? [
              { label: text('LBL_NAME'), value: data.name },
              { label: text('LBL_WEEKLY_OT'), value: data.weeklyOTLimit },
              { label: text('LBL_DAILY_OT'), value: data.dailyOTLimit },
              { label: text('LBL_WEEKLY_DT'), value: data.weeklyDTLimit },
              { label: text('LBL_DAILY_DT'), value: data.dailyDTLimit },
              { label: text('LBL_SPECIFIC_DT'), value: data.specificDayDT },
              { label: text('LBL_SPECIFIC_OT'), value: data.specificDayOT },
              { label: text('LBL_COUNT_HOLIDAY'), value: yes(data.countHoliday) },
              { label: text('LBL_DESCRIPTION'), value: data.description },
              { label: text('LBL_SEVEN_DAY_RULE'), value: yes(data.sevenDayRule) },
            ]
          : undefined
      }
    />
  );
}
