import type { Translate } from 'shared-session';

const STATUSES: Readonly<Record<string, string>> = {
  Saved: 'LBL_STATUS_SAVED',
  Pending: 'LBL_STATUS_PENDING',
  Approved: 'LBL_STATUS_APPROVED',
  Rejected: 'LBL_STATUS_REJECTED',
  Processed: 'LBL_STATUS_PROCESSED',
};

const REASONS: Readonly<Record<string, string>> = {
  'Failed Approval Routing': 'LBL_REASON_ROUTING_FAILED',
  'Pending Approval Routing': 'LBL_REASON_PENDING_ROUTING',
  'Pending Extension Approval': 'LBL_REASON_PENDING_EXTENSION',
  'Pending Invoicing': 'LBL_REASON_PENDING_INVOICING',
  'Pending Manager Approval': 'LBL_REASON_PENDING_MANAGER',
  'Pending MSP Review': 'LBL_REASON_PENDING_MSP',
  'Rejected Extension Approval': 'LBL_REASON_EXTENSION_REJECTED',
  'Did Not Work': 'LBL_DID_NOT_WORK',
  Draft: 'LBL_REASON_DRAFT',
};

/** A status in the user's language; one that is not known as it is. */
export const statusText = (t: Translate, status: string): string => said(t, STATUSES, status);

/** What a status waits for, or came from, in the user's language; one that is not known as it is. */
export const reasonText = (t: Translate, reason: string): string => said(t, REASONS, reason);

function said(t: Translate, keys: Readonly<Record<string, string>>, value: string): string {
  const key = Object.hasOwn(keys, value) ? keys[value] : undefined;
  return key === undefined ? value : t(key);
}
