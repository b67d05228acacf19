/** The job call (docs: api#api-jobs). */

import { api } from 'shared-client';
import { type JobName, jobRunning } from './schema.ts';

export type * from './schema.ts';
export { JOB_NAMES } from './schema.ts';

/** Whether a job is running now. @throws ForbiddenError for a user who may not know. */
export const isJobRunning = async (name: JobName, options: { readonly signal?: AbortSignal } = {}): Promise<boolean> =>
  (await api.get(`/wand2/api/job/${name}/isJobRunning`, jobRunning, options)).running;
