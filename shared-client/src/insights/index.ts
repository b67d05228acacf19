/** The calls of the insights (docs: api#api-insights). */
import { api } from 'shared-client';
import {
  type InsightWeeks,
  insightDecisions,
  insightHours,
  insightMoney,
  mailedReports,
  type NewMailedReport,
} from './schema.ts';

export type * from './schema.ts';

type Asked = { readonly weeks: InsightWeeks; readonly signal?: AbortSignal };

/** Hours by week and by what they were worked for, of the items that the reader may see. */
export const getInsightHours = ({ weeks, signal }: Asked) =>
  api.get('/wand2/api/insights/hours', insightHours, { query: { weeks }, ...(signal ? { signal } : {}) });

/** What waits and how long decisions take, of the items that the reader reviews. @throws ForbiddenError for a worker */
export const getInsightDecisions = ({ weeks, signal }: Asked) =>
  api.get('/wand2/api/insights/decisions', insightDecisions, { query: { weeks }, ...(signal ? { signal } : {}) });

/** Expenses by kind and month, and budgets. */
export const getInsightMoney = ({ weeks, signal }: Asked) =>
  api.get('/wand2/api/insights/money', insightMoney, { query: { weeks }, ...(signal ? { signal } : {}) });

const REPORTS = '/wand2/api/insights/reports';

/** The reports by mail of the reader's figures, and those that the reader gets. */
export const getMailedReports = ({ signal }: { readonly signal?: AbortSignal } = {}) =>
  api.get(REPORTS, mailedReports, signal ? { signal } : {});

/** Has the reader's figures sent by mail. @throws ForbiddenError for somebody who may not see them */
export const mailReport = (asked: NewMailedReport) => api.post(REPORTS, mailedReports, { json: asked });

/** Ends a report by mail. @throws NotFoundError if it has ended */
export const endMailedReport = (reportId: number) => api.delete(`${REPORTS}/${reportId}`, mailedReports);
