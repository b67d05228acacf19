/** The data of the pages of expenses, projects and adjustments. */
import { api } from 'shared-client';
import { adjustmentEditMetadata, expenseEditMetadata, projectEditMetadata } from '../schema/project-and-expense.ts';
import { ITEMS, type Signal } from './options.ts';

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
