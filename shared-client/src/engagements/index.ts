/** Engagement calls (docs: api#api-engagements). */
import { api } from 'shared-client';
import { delegateCandidates } from '../delegates/schema.ts';
import {
  engagementItemPage,
  engagementManager,
  engagementPeriods,
  engagementTimeEntryPage,
  hourStatus,
  workerBillingSubmit,
  workerTimeEntrySubmit,
} from './schema.ts';

export type * from './schema.ts';

type Signal = { readonly signal?: AbortSignal };
type PageOptions = Signal & { readonly pageNo?: number; readonly pageSize?: number };

/** "Engagement list page size 200" (docs: billing-items#engagement-fields). */
export const ENGAGEMENT_PAGE_SIZE = 200;

/** getEngagementData: the engagements of the worker. */
export const getEngagementItems = ({ pageNo = 0, pageSize = ENGAGEMENT_PAGE_SIZE, signal }: PageOptions = {}) =>
  api.get('/wand2/engagement/api/engagement-items', engagementItemPage, {
    query: { pageNo, pageSize },
    ...(signal ? { signal } : {}),
  });

/** Periods that have time or still need it, newest first. */
export const getEngagementTimeEntries = ({ pageNo = 0, pageSize = 20, signal }: PageOptions = {}) =>
  api.get('/wand2/engagement/api/engagement/items/timeentries', engagementTimeEntryPage, {
    query: { pageNo, pageSize },
    ...(signal ? { signal } : {}),
  });

/** The periods of an engagement, oldest first, with the state of each: those with a timecard, and those to begin one for. */
export const getEngagementPeriods = (engagementId: number, options: Signal = {}) =>
  api.get(`/wand2/api/engagement/engagements/${engagementId}/periods`, engagementPeriods, options);

/** getHourStatus: whether the page shows total hours. */
export const getHourStatus = (engagementId: number, options: Signal = {}) =>
  api.get('/wand2/engagement/api/hourstatus', hourStatus, { query: { engagementId }, ...options });

/** Which kinds of billing the worker may submit for an engagement. */
export const getWorkerBillingSubmit = (engagementId: number, options: Signal = {}) =>
  api.get(`/wand2/api/engagement/engagements/${engagementId}/worker-billing-submit`, workerBillingSubmit, options);

/** Whether the worker may submit time for an engagement. */
export const getWorkerTimeEntrySubmit = (engagementId: number, options: Signal = {}) =>
  api.get(`/wand2/api/engagement/engagements/${engagementId}/worker/timeentry/submit`, workerTimeEntrySubmit, options);

/** At most 20 people who can manage an engagement, by words of their name. */
export const findEngagementManagers = async (engagementId: number, search: string, options: Signal = {}) => {
  const path = `/wand2/api/engagement/engagements/${engagementId}/managers`;
  return (await api.get(path, delegateCandidates, { query: { search }, ...options })).people;
};

/** Gives an engagement to another manager. What waits for the former one waits for the new one. */
export const changeEngagementManager = (engagementId: number, managerId: number) =>
  api.post(`/wand2/api/engagement/engagements/${engagementId}/manager`, engagementManager, { json: { managerId } });
