import type { StatusReason } from 'shared-client/billing';
import type { Translate } from 'shared-session';

/** A status, or a kind of rejection, in the user's language. */
export const statusText = (t: Translate, status: string): string => t(`LBL_TC_STATUS_${status.toUpperCase()}`);

/** The next step of a status, or the reason for it, in the user's language. */
export const reasonText = (t: Translate, reason: StatusReason): string =>
  t(`LBL_REASON_${reason.toUpperCase().replaceAll(' ', '_')}`);
