import { getInsightDecisions, getInsightHours, getInsightMoney, type InsightWeeks } from 'shared-client/insights';

type Signalled = { readonly signal: AbortSignal };

export const hoursQuery = (weeks: InsightWeeks) => ({
  queryKey: ['insights', 'hours', weeks],
  queryFn: ({ signal }: Signalled) => getInsightHours({ weeks, signal }),
});

export const decisionsQuery = (weeks: InsightWeeks) => ({
  queryKey: ['insights', 'decisions', weeks],
  queryFn: ({ signal }: Signalled) => getInsightDecisions({ weeks, signal }),
});

export const moneyQuery = (weeks: InsightWeeks) => ({
  queryKey: ['insights', 'money', weeks],
  queryFn: ({ signal }: Signalled) => getInsightMoney({ weeks, signal }),
});
