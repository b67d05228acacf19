/** The list of billing items. */
import { api } from 'shared-client';
import { type BillingItemQuery, billingItemPage } from '../schema/item-summary.ts';
import { ITEMS, type Signal } from './options.ts';

/** A page of the worker's billing items. */
export const getBillingItems = (query: BillingItemQuery = {}, options: Signal = {}) =>
  api.get(ITEMS, billingItemPage, { query, ...options });
