/** One item as it is shown. */
import { api } from 'shared-client';
import { billingItem, detailItems } from '../schema/billing-item.ts';
import { billingItemDetail } from '../schema/billing-item-detail.ts';
import { type ItemCommentRequest, itemComments } from '../schema/comment.ts';
import { generalInfo, mailedReceipt } from '../schema/general-info.ts';
import { projectBilling } from '../schema/project-and-expense.ts';
import { type Change, ITEMS, type Signal } from './options.ts';

/** One billing item, whole. */
export const getBillingItem = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}`, billingItem, options);

/** The head of the detail page: status, approver, history. */
export const getGeneralInfo = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}/general-info`, generalInfo, options);

/**
 * Mails the receipt of a submitted timecard to the user's registered address; the same key sends it once.
 * @throws ConflictError without a receipt or an address. @returns the address, masked
 */
export const mailReceipt = async (billingItemId: number, options: Change = {}) =>
  (await api.post(`${ITEMS}/${billingItemId}/receipt/mail`, mailedReceipt, options)).mailedTo;

/** Says something about a billing item; the same key says it once. @returns all that was said, the newest last */
export const addItemComment = async (billingItemId: number, request: ItemCommentRequest, options: Change) =>
  (await api.post(`${ITEMS}/${billingItemId}/comments`, itemComments, { json: request, ...options })).comments;

/** The days of a billing item. */
export const getDetailItems = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}/detail-items`, detailItems, options);

/** One day of a billing item. */
export const getDetailItem = (billingItemDetailId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/detail-items/${billingItemDetailId}`, billingItemDetail, options);

/** A project item with its milestones, materials and positions. */
export const getProjectBilling = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}/project-billing-with-all-details`, projectBilling, options);
