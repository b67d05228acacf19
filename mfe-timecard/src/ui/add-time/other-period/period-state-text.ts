import type { EngagementPeriod, PeriodState } from 'shared-client/engagements';
import type { useText } from 'shared-session';
import { formatDue } from 'shared-session/due';
import { inHours } from 'shared-session/hours';
import { formatHours } from '../../page/amounts.ts';

/** The icon of a period's state: done, sent, missing, begun, sent back, or none. */
export type PeriodMark = 'done' | 'sent' | 'missing' | 'begun' | 'rejected' | 'none';

const STATES: Readonly<Record<PeriodState, { readonly mark: PeriodMark; readonly label: string }>> = {
  Approved: { mark: 'done', label: 'LBL_TC_STATUS_APPROVED' },
  Processed: { mark: 'done', label: 'LBL_TC_STATUS_PROCESSED' },
  Pending: { mark: 'sent', label: 'LBL_TC_STATUS_PENDING' },
  Saved: { mark: 'begun', label: 'LBL_TC_STATUS_SAVED' },
  Rejected: { mark: 'rejected', label: 'LBL_TC_STATUS_REJECTED' },
  Missing: { mark: 'missing', label: 'LBL_MISSING' },
  Current: { mark: 'none', label: 'LBL_NOT_STARTED' },
  Upcoming: { mark: 'none', label: 'LBL_NOT_YET' },
};

type Shown = Pick<EngagementPeriod, 'state' | 'hoursWorked' | 'daysWorked' | 'dueAt'>;

/** The states in which the worker is to act. */
const OF_WORKER: readonly PeriodState[] = ['Saved', 'Rejected', 'Missing', 'Current'];

/** Whether the worker is to act on a period in this state. */
export const isOfWorker = (state: PeriodState): boolean => OF_WORKER.includes(state);

/**
 * The state of a period in the list: its amount, its status, and when it is due from the worker, `40.00 h · Saved · Due today, 5:00 PM`; or
 * that entries wait on this device.
 */
export function periodStateText(
  t: ReturnType<typeof useText>,
  { state, hoursWorked, daysWorked, dueAt }: Shown,
  hasDraft: boolean,
): { mark: PeriodMark; text: string } {
  if (hasDraft) return { mark: 'begun', text: t('LBL_DRAFT_ON_DEVICE') };
  const { mark, label } = STATES[state];
  const amount = hoursWorked
    ? inHours(formatHours(hoursWorked, 2))
    : daysWorked
      ? t('LBL_DAYS_COUNT', { count: daysWorked })
      : null;
  const due = dueAt && isOfWorker(state) ? formatDue(t, dueAt).text : null;
  return { mark, text: [amount, t(label), due].filter(Boolean).join(' · ') };
}
