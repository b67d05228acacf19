import type { JSX } from 'react';
import { InformationDialog } from '../dialog/index.ts';
import { useLoad } from '../internal/load/index.ts';
import '../internal/texts/rules-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';

/** The facts of a work period, as `getWorkPeriod` of `shared-client/billing` returns them. null shows as a dash. */
export interface WorkPeriodFacts {
  periodName: string | null;
  workSchedule: string | null;
  /** The weekday a period starts on. */
  dayOfWeek: string | null;
  /** HH:mm */
  startTime: string | null;
  shortDescription: string | null;
  active: boolean;
}

export interface WorkPeriodDialogProps {
  open: boolean;
  onClose: () => void;
  /** The facts known so far: shown until `load` resolves, and if it fails. */
  known?: WorkPeriodFacts | null;
  /** Called each time the dialog opens. */
  load?: (signal: AbortSignal) => Promise<WorkPeriodFacts>;
}

/** Work Period info, read-only, 750 px wide (docs: widgets#work-period-dialog). */
export function WorkPeriodDialog({ open, onClose, known = null, load }: WorkPeriodDialogProps): JSX.Element {
  const text = usePageText();
  const {
    data: loaded,
    failed,
    retry,
  } = useLoad(open ? 'open' : undefined, load, 'A work period could not be loaded.');
  const data = loaded ?? known;
  return (
    <InformationDialog
      open={open}
      onClose={onClose}
      title={text('LBL_WORK_PERIOD')}
      error={data === null && (failed || load === undefined) ? text('ERR_GENERIC') : undefined}
      onRetry={load ? retry : undefined}
      rows={
        data
          ? [
              { label: text('LBL_PERIOD_NAME'), value: data.periodName },
              { label: text('LBL_WORK_SCHEDULE'), value: data.workSchedule },
              { label: text('LBL_DAY_OF_WEEK'), value: data.dayOfWeek },
              { label: text('LBL_START_TIME'), value: data.startTime },
              { label: text('LBL_SHORT_DESCRIPTION'), value: data.shortDescription },
              { label: text('LBL_ACTIVE'), value: text(data.active ? 'LBL_YES' : 'LBL_NO') },
            ]
          : undefined
      }
    />
  );
}
