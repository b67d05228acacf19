import { useCallback } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { formatDateRange } from '../../page/dates.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';
import type { LeaveGuard } from '../save/use-leave-guard.tsx';

/** The time that the message is shown, in milliseconds. The list of periods shows the same fact. */
const READ_MS = 6000;

interface OtherPeriodProps {
  readonly store: TimecardStore;
  readonly draft: DraftKeeper;
  readonly guard: LeaveGuard;
  readonly go: (period: EngagementPeriod) => void;
}

/**
 * Leaves a timecard with unsaved entries for another period. They stay on this device and are restored with their period; a message says so.
 * If this browser stores none, or not for longer than its session, the person is asked first.
 */
export function useOtherPeriod({ store, draft, guard, go }: OtherPeriodProps): (period: EngagementPeriod) => void {
  const t = useText();
  return useCallback(
    async (period: EngagementPeriod) => {
      const { periodStartDate, earningsEndDate } = store.getState().metadata;
      const leave = () => go(period);
      await draft.keep();
      const { kept, lasts } = draft.status.getState();
      if (!(kept instanceof Date && lasts)) return guard.leave(leave);
      const message = t('MSG_ENTRIES_KEPT', { period: formatDateRange(periodStartDate, earningsEndDate) });
      notifications.notify({ style: 'info', message, duration: READ_MS });
      guard.goAnyway(leave);
    },
    [store, draft, guard, go, t],
  );
}
