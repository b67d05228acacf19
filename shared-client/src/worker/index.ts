/** The worker calls (docs: api#api-worker): one typed function each. All throw a CallError. */

import { api } from 'shared-client';
import type { InferInput } from 'valibot';
import { menuItems, workerClients, workerProfile, type workerProfileBody } from './schema.ts';

export type * from './schema.ts';

export type Signal = { readonly signal?: AbortSignal };

/** The side navigation of the signed-in user. */
export const getMenuItems = ({ eHub = true, ...options }: Signal & { readonly eHub?: boolean } = {}) =>
  api.get('/wand2/api/worker/menu-items', menuItems, { query: { eHub }, ...options });

export const getWorkerProfile = (options: Signal = {}) =>
  api.get('/wand2/api/user/worker/profile', workerProfile, options);

/** Changes the given parts of the profile. */
export const saveWorkerProfile = (changes: InferInput<typeof workerProfileBody>, options: Signal = {}) =>
  api.post('/wand2/api/user/worker/profile', workerProfile, { json: changes, ...options });

/** The companies a worker has engagements with. */
export const getWorkerClients = (options: Signal = {}) => api.get('/wand2/api/workers/clients', workerClients, options);
