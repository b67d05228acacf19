import type { JSX } from 'react';
import { InformationDialog } from '../dialog/index.ts';
import { useFacts } from '../internal/facts/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

/** What there is to know of a work period; `getWorkPeriod` of `shared-client/billing` returns it. null shows as a dash. */
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
  /** What is known already: shown until `load` resolves, and if it fails. */
  known?: WorkPeriodFacts | null;
  /** Asked each time the dialog opens. */
  load?: (signal: AbortSignal) => Promise<WorkPeriodFacts>;
}

/** Work Period info, read-only, 750 px wide (document 000, section 2.9). */
export function WorkPeriodDialog({ open, onClose, known = null, load }: WorkPeriodDialogProps): JSX.Element {
  const text = useWidgetText();
  const { facts, failed, retry } = useFacts(open, known, load);
  return (
    <InformationDialog
      open={open}
      onClose={onClose}
      title={text('LBL_WORK_PERIOD')}
      error={failed ? text('ERR_GENERIC') : undefined}
      onRetry={load ? retry : undefined}
      rows={
        facts
          ? [
              { label: text('LBL_PERIOD_NAME'), value: facts.periodName },
              { label: text('LBL_WORK_SCHEDULE'), value: facts.workSchedule },
              { label: text('LBL_DAY_OF_WEEK'), value: facts.dayOfWeek },
              { label: text('LBL_START_TIME'), value: facts.startTime },
              { label: text('LBL_SHORT_DESCRIPTION'), value: facts.shortDescription },
              { label: text('LBL_ACTIVE'), value: text(facts.active ? 'LBL_YES' : 'LBL_NO') },
            ]
          : undefined
      }
    />
  );
}
