import { useCallback } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { formatDateRange } from '../../page/dates.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';
import type { LeaveGuard } from '../use-leave-guard.tsx';

/** Long enough to be read, milliseconds; the list of periods says it as well. */
const READ_MS = 6000;

interface OtherPeriodProps {
  readonly store: TimecardStore;
  readonly draft: DraftKeeper;
  readonly guard: LeaveGuard;
  readonly go: (period: EngagementPeriod) => void;
}

/**
 * Leaves a timecard for another period. Unsaved entries stay on this device and come back with their period, which is said; where
 * this browser keeps none, or not for longer than its session, the person is asked first.
 */
export function useOtherPeriod({ store, draft, guard, go }: OtherPeriodProps): (period: EngagementPeriod) => void {
  const t = useText();
  return useCallback(
    async (period: EngagementPeriod) => {
      const { periodStartDate, earningsEndDate } = store.getState().metadata;
      const leave = () => go(period);
      if (!isDirty(store.getState())) return guard.goAnyway(leave);
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
