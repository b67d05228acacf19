/** Time that was not submitted or decided in time, and reminders of its workers and approvers. */
import { api } from 'shared-client';
import { lateApprovers, notSubmitted, reminded } from '../schema/not-submitted.ts';
import { APPROVALS, type Signal } from './options.ts';

/** The engagements of the caller whose workers have not submitted a period in time. @throws ForbiddenError for who reviews nothing */
export const getNotSubmitted = (options: Signal = {}) => api.get(`${APPROVALS}/not-submitted`, notSubmitted, options);

/** Reminds the workers of engagements, each once a day at most. @returns how many were reminded */
export const remindWorkers = async (engagementIds: readonly number[], options: Signal = {}): Promise<number> =>
  (await api.post(`${APPROVALS}/not-submitted/remind`, reminded, { json: { engagementIds }, ...options })).sent;

/** Who has not decided in time at the caller's company. @throws ForbiddenError for who does not see the records of the company */
export const getLateApprovers = (options: Signal = {}) =>
  api.get(`${APPROVALS}/late-approvers`, lateApprovers, options);

/** Reminds them, each once a day at most. @returns how many were reminded */
export const remindApprovers = async (approverIds: readonly number[], options: Signal = {}): Promise<number> =>
  (await api.post(`${APPROVALS}/late-approvers/remind`, reminded, { json: { approverIds }, ...options })).sent;
