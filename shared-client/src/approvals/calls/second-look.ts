/** What a reviewer compares an item with. */
import { api } from 'shared-client';
import { secondLook } from '../schema/second-look.ts';
import { APPROVALS, type Signal } from './options.ts';

/**
 * The data that a reviewer compares an item with: the worker's time elsewhere in its period, its files, and the last decisions on its
 * engagement. @throws ForbiddenError for an item that the caller does not review
 */
export const getSecondLook = (
  billingItemId: number,
  query: { readonly onBehalfOf?: number | undefined } = {},
  options: Signal = {},
) => api.get(`${APPROVALS}/items/${billingItemId}/second-look`, secondLook, { query: { ...query }, ...options });
