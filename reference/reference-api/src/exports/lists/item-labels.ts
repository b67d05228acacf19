import type { BillingItemStatus, BillingItemType, StatusReason } from 'shared-client/schema/billing';

/** Label keys of the words of billing items. */

export const typeLabel = (type: BillingItemType): string => `LBL_TYPE_${type}`;

export const statusLabel = (status: BillingItemStatus): string => `LBL_STATUS_${status.toUpperCase()}`;

export const reasonLabel = (reason: StatusReason): string => `LBL_REASON_${reason.toUpperCase().replaceAll(' ', '_')}`;
