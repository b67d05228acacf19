/** The data of Add Time. */
import { api } from 'shared-client';
import { previousPeriodDetails, totalHoursByDate } from '../schema/billing-item.ts';
import { editMetadata } from '../schema/edit-metadata.ts';
import { overtimeRule, workPeriod } from '../schema/engagement-setup.ts';
import { validationResult } from '../schema/save.ts';
import { BILLING, ITEMS, type NotWorkedPeriod, type Signal } from './options.ts';

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

/** getPrePeriodBillItemDetails: the days that "Copy From Previous Period" copies. */
export const getPreviousPeriodDetails = (engagementId: number, selectedDate: string, options: Signal = {}) =>
  api.get(`${BILLING}/previous-period-details`, previousPeriodDetails, {
    query: { engagementId, selectedDate },
    ...options,
  });

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
