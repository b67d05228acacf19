/** Time that was not submitted, and reminders of its workers. */
import { api } from 'shared-client';
import { notSubmitted, reminded } from '../schema/not-submitted.ts';
import { APPROVALS, type Signal } from './options.ts';

/** The engagements of the caller whose workers have not submitted a period in time. @throws ForbiddenError for who reviews nothing */
export const getNotSubmitted = (options: Signal = {}) => api.get(`${APPROVALS}/not-submitted`, notSubmitted, options);

/** Reminds the workers of engagements, each once a day at most. @returns how many were reminded */
export const remindWorkers = async (engagementIds: readonly number[], options: Signal = {}): Promise<number> =>
  (await api.post(`${APPROVALS}/not-submitted/remind`, reminded, { json: { engagementIds }, ...options })).sent;
