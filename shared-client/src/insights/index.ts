/** The calls of the insights (docs: api#api-insights). */
import { api } from 'shared-client';
import { type InsightWeeks, insightDecisions, insightHours, insightMoney } from './schema.ts';

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
