import { keptWork, offlineQueues } from 'shared-session/device-data';

/** The module that sends waiting entries and saves drafts on the pages of other micro-frontends. */
export const OFFLINE_QUEUE = 'mfe_timecard/outbox';

/** The name of a timecard's drafts and waiting entries in the device's register. */
export const KEPT_TIMECARD = 'LBL_KEPT_TIMECARD';

/** Whether a timecard may wait on this device. The queue itself is read by a separate script that is loaded only if needed. */
export const mayWait = (): boolean =>
  offlineQueues().includes(OFFLINE_QUEUE) || keptWork().some(({ key }) => key === KEPT_TIMECARD);
