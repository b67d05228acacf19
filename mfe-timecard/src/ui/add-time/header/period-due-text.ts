import type { EngagementPeriod } from 'shared-client/engagements';
import type { Translate } from 'shared-session';
import { formatDue } from 'shared-session/due';
import { formatMoment } from 'shared-session/moments';
import { isOfWorker } from '../other-period/period-state-text.ts';

interface PeriodDueText {
  readonly text: string;
  readonly isLate: boolean;
  /** The payroll cut-off of a late period; null before it is late, and once it has passed. */
  readonly cutoff: string | null;
}

/** When a period is due, as long as the worker is to act. Once it is late, the payroll cut-off says how long there is. */
export function periodDueText(
  t: Translate,
  { state, dueAt, cutoffAt }: Pick<EngagementPeriod, 'state' | 'dueAt' | 'cutoffAt'>,
  now = new Date(),
): PeriodDueText | undefined {
  if (!dueAt || !isOfWorker(state)) return undefined;
  const due = formatDue(t, dueAt, now);
  const isOpen = cutoffAt !== null && cutoffAt !== dueAt && new Date(cutoffAt) > now;
  const cutoff = due.isLate && isOpen ? t('LBL_TC_CUTOFF', { at: formatMoment(cutoffAt) }) : null;
  return { ...due, cutoff };
}
