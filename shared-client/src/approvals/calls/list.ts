/** What waits for a decision. */
import { api } from 'shared-client';
import type { ApprovalQuery } from '../schema/filter.ts';
import { approvalPage } from '../schema/item.ts';
import { approvalSummary } from '../schema/summary.ts';
import { APPROVALS, type Signal } from './options.ts';

/** Counts of waiting items by kind: the caller's own, or those of a person the caller is a delegate of. */
export const getApprovalSummary = (query: Pick<ApprovalQuery, 'onBehalfOf' | 'records'> = {}, options: Signal = {}) =>
  api.get(`${APPROVALS}/summary`, approvalSummary, { query: { ...query }, ...options });

/** A page of items that wait for a decision, or that were decided lately. */
export const getApprovals = (query: ApprovalQuery = {}, options: Signal = {}) =>
  api.get(`${APPROVALS}/items`, approvalPage, { query: { ...query }, ...options });
