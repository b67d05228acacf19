/**
 * The billing calls (docs: api#api-billing): one typed function each. Every one throws a CallError; see its `kind`.
 */

import { api } from 'shared-client';
import * as v from 'valibot';
import {
  adjustmentEditMetadata,
  type BillingItemQuery,
  type BillingItemSavePayloadInput,
  billingItem,
  billingItemDetail,
  billingItemPage,
  detailItems,
  editMetadata,
  expenseEditMetadata,
  generalInfo,
  type ItemCommentRequest,
  itemComments,
  mailedReceipt,
  overtimeRule,
  previousPeriodDetails,
  projectBilling,
  projectEditMetadata,
  saveResponse,
  staleVersion,
  type TimecardSavePayloadInput,
  totalHoursByDate,
  validationResult,
  workPeriod,
} from './schema.ts';

export type * from './schema.ts';
export { EXPENSE_CATEGORIES } from './schema.ts';

const BILLING = '/wand2/api/billing';
const ITEMS = `${BILLING}/billing-items`;

export type Signal = { readonly signal?: AbortSignal };
/** The same key twice makes one change and one response: make one a user's action, reuse it for its repetitions. */
export type Change = Signal & { readonly idempotencyKey?: string };

/** A billing item of any type; a timecard's may carry the type its metadata names. */
export type SavePayload = BillingItemSavePayloadInput | TimecardSavePayloadInput;

/** Either one period by a date in it, or a range; dates as `MM/DD/YYYY`. */
export type NotWorkedPeriod =
  | { readonly selectedDate: string }
  | { readonly startDate: string; readonly endDate: string };

/** A page of the worker's billing items. */
export const getBillingItems = (query: BillingItemQuery = {}, options: Signal = {}) =>
  api.get(ITEMS, billingItemPage, { query, ...options });

/** One billing item, whole. */
export const getBillingItem = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}`, billingItem, options);

/**
 * saveBillingItem: keeps the item editable.
 * @returns errors of the item and, of a timecard, of its days; success is a billingItemId greater than 0.
 * @throws ConflictError when somebody else changed the item: see {@link serverVersionOf}.
 */
export const saveBillingItem = (payload: SavePayload, options: Change = {}) =>
  api.post(ITEMS, saveResponse, { json: payload, ...options });

/** submitBillingItem: sends the item for approval; afterwards it cannot be modified. Responds like save. */
export const submitBillingItem = (payload: SavePayload, options: Change = {}) =>
  api.post(`${ITEMS}/submit`, saveResponse, { json: payload, ...options });

/** saveEntireNotWork: reports a whole period as not worked; afterwards it cannot be modified. */
export const saveEntireNotWork = (engagementId: number, period: NotWorkedPeriod, options: Change = {}) =>
  api.post(`${ITEMS}/did-not-work`, saveResponse, { query: { engagementId, ...period }, ...options });

/** Whether a whole period may be reported as not worked. */
export const validateEntireNotWork = (engagementId: number, period: NotWorkedPeriod, options: Signal = {}) =>
  api.get(`${ITEMS}/did-not-work`, validationResult, { query: { engagementId, ...period }, ...options });

/** Whether a billing item may be created for the period of a date. */
export const validateCreationDate = (engagementId: number, selectedDate: string, options: Signal = {}) =>
  api.get(`${ITEMS}/creation-date-validation`, validationResult, { query: { engagementId, selectedDate }, ...options });

/** The same for several engagements at once. */
export const validateCreationDates = (engagementIds: readonly number[], selectedDate: string, options: Signal = {}) =>
  api.get(`${ITEMS}/timecards/validateCreationDates`, validationResult, {
    query: { engagementIds: engagementIds.join(','), selectedDate },
    ...options,
  });

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

/** getPrePeriodBillItemDetails: the days that "Copy From Previous Period" copies. */
export const getPreviousPeriodDetails = (engagementId: number, selectedDate: string, options: Signal = {}) =>
  api.get(`${BILLING}/previous-period-details`, previousPeriodDetails, {
    query: { engagementId, selectedDate },
    ...options,
  });

/** A project item with its milestones, materials and positions. */
export const getProjectBilling = (billingItemId: number, options: Signal = {}) =>
  api.get(`${ITEMS}/${billingItemId}/project-billing-with-all-details`, projectBilling, options);

/**
 * getBillingEditMetadata: everything the Add Time page shows. billingItemId 0 asks for the period of selectedDate
 * (today's when absent): the item that is there already, or a new one.
 * @throws ForbiddenError when the item is not the worker's.
 */
export const getBillingEditMetadata = (
  billingItemId: number,
  {
    engagementId,
    selectedDate,
    willRefreshTAFWData,
    signal,
  }: Signal & { readonly engagementId: number; readonly selectedDate?: string; readonly willRefreshTAFWData?: boolean },
) =>
  api.get(`${ITEMS}/${billingItemId}/metadata`, editMetadata, {
    query: {
      engagementId,
      ...(selectedDate ? { selectedDate } : {}),
      ...(willRefreshTAFWData === undefined ? {} : { willRefreshTAFWData }),
    },
    ...(signal ? { signal } : {}),
  });

/** The data of the expense page: an item, or with id 0 a new one for the period of selectedDate (today's when absent). */
export const getExpenseEditMetadata = (
  billingItemId: number,
  engagementId: number,
  { selectedDate, ...options }: Signal & { readonly selectedDate?: string } = {},
) =>
  api.get(`${ITEMS}/${billingItemId}/expense-edit-metadata`, expenseEditMetadata, {
    query: { engagementId, ...(selectedDate ? { selectedDate } : {}) },
    ...options,
  });

/** The data of the project page: an item, or with id 0 a new one for the period of selectedDate (today's when absent). */
export const getProjectEditMetadata = (
  billingItemId: number,
  engagementId: number,
  { selectedDate, ...options }: Signal & { readonly selectedDate?: string } = {},
) =>
  api.get(`${ITEMS}/${billingItemId}/project-edit-metadata`, projectEditMetadata, {
    query: { engagementId, ...(selectedDate ? { selectedDate } : {}) },
    ...options,
  });

/**
 * The data of the page of an adjustment or a benefit: an item, or with id 0 a new one of the type for the period of selectedDate (today's
 * when absent).
 * @throws ForbiddenError for who may not enter it.
 */
export const getAdjustmentEditMetadata = (
  billingItemId: number,
  {
    engagementId,
    type,
    selectedDate,
    signal,
  }: Signal & {
    readonly engagementId: number;
    readonly type: 'ADJUSTMENT' | 'BENEFIT';
    readonly selectedDate?: string;
  },
) =>
  api.get(`${ITEMS}/${billingItemId}/adjustment-edit-metadata`, adjustmentEditMetadata, {
    query: { engagementId, type, ...(selectedDate ? { selectedDate } : {}) },
    ...(signal ? { signal } : {}),
  });

/** getTotalHoursForWorkerDateWise: hours of the worker by date, other timecards included. */
export const getTotalHours = (
  billingItemId: number,
  { engagementId, selectedDate, signal }: Signal & { readonly engagementId: number; readonly selectedDate?: string },
) =>
  api.get(`${ITEMS}/${billingItemId}/worker/totalhours`, totalHoursByDate, {
    query: { engagementId, ...(selectedDate ? { selectedDate } : {}) },
    ...(signal ? { signal } : {}),
  });

/** openWorkPeriod: the content of the Work Period dialog. */
export const getWorkPeriod = (workPeriodId: number, options: Signal = {}) =>
  api.get(`${BILLING}/work-periods/${workPeriodId}`, workPeriod, options);

/** openOTRule: the content of the Overtime Rule dialog. */
export const getOvertimeRule = (overtimeRuleId: number, options: Signal = {}) =>
  api.get(`${BILLING}/overtime-rules/${overtimeRuleId}`, overtimeRule, options);

/** The version the server has, from a ConflictError's body; undefined when the body carries none. */
export function serverVersionOf(body: unknown): number | undefined {
  const parsed = v.safeParse(staleVersion, body);
  return parsed.success ? parsed.output.version : undefined;
}
