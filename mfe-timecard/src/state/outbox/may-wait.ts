import { keptWork, waitingSenders } from 'shared-session/device-data';

/** The module that sends what waits, and saves what is kept, on pages that are not this micro-frontend's. */
export const SENDER = 'mfe_timecard/outbox';

/** Names what is kept of a timecard, in the register of the device: drafts, and what waits for the connection. */
export const KEPT_TIMECARD = 'LBL_KEPT_TIMECARD';

/** Whether a timecard may wait on this device. The queue itself is read by a script of its own, which nobody else needs. */
export const mayWait = (): boolean =>
  waitingSenders().includes(SENDER) || keptWork().some(({ key }) => key === KEPT_TIMECARD);
