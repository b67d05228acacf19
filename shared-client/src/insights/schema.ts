/** Schemas of the calls of the insights (docs: api#api-insights). All times are whole minutes, so that sums of them are exact. */
import * as v from 'valibot';

import { billingItemStatus } from '../billing/schema/vocabulary.ts';
import { date, list } from '../billing/schema/wire.ts';

/** The numbers of weeks that the insights can look back, the running one included. */
export const INSIGHT_WEEKS = [13, 26, 52] as const;
export type InsightWeeks = (typeof INSIGHT_WEEKS)[number];

/** The items that the figures are of: the reader's own, those they manage, those of their supplier or company, all. */
export const insightReach = v.picklist(['own', 'managed', 'supplier', 'client', 'all']);
export type InsightReach = v.InferOutput<typeof insightReach>;

const minutes = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const range = {
  reach: insightReach,
  /** The present day where the reader's company is. */
  today: date,
  /** The first day, on which a week begins. */
  from: date,
};

/** An amount in a currency. */
export const insightAmount = v.object({ currency: v.string(), amount: v.number() });
export type InsightAmount = v.InferOutput<typeof insightAmount>;

/** The hours of one week in one status. */
export const hoursOfStatus = v.object({
  status: billingItemStatus,
  /** The hours of lists: work and paid time off. */
  minutes,
  /** Part of them. */
  overtimeMinutes: minutes,
  /** Part of them: paid time off. */
  leaveMinutes: minutes,
  /** Sick time, which is not part of them. */
  sickMinutes: minutes,
});
export type HoursOfStatus = v.InferOutput<typeof hoursOfStatus>;

/** One week, from the day on which the work weeks of most engagements of the reader begin. */
export const weekOfHours = v.object({
  weekStartDate: date,
  states: list(hoursOfStatus),
  /** The ends of the periods with hours in this week, which lists can be narrowed to; null without any, and for readers of a company. */
  periodEnds: v.optional(v.nullable(v.object({ from: date, until: date })), null),
  /** The hours agreed for the week, of the engagements that have agreed any; null if none has. */
  contractMinutes: v.nullable(minutes),
  /** Periods that ended in this week and still need a timecard. */
  missingPeriods: count,
});
export type WeekOfHours = v.InferOutput<typeof weekOfHours>;

/** Hours and amounts of one engagement, cost centre, worker, company or supplier. */
export const hoursGroup = v.object({
  /** The id of an engagement, a worker or a company; null for a name alone. */
  id: v.nullable(v.number()),
  name: v.string(),
  /** The worker of an engagement; null for other groups. */
  workerName: v.nullable(v.string()),
  minutes,
  overtimeMinutes: minutes,
  contractMinutes: v.nullable(minutes),
  /** What its items that are not timecards amount to, by currency. */
  amounts: list(insightAmount),
});
export type HoursGroup = v.InferOutput<typeof hoursGroup>;

/** Response of `GET /wand2/api/insights/hours`. */
export const insightHours = v.object({
  ...range,
  /** Oldest first; the last one is the running week. */
  weeks: list(weekOfHours),
  /** The largest, by hours; the rest of the hours belongs to others. */
  engagements: list(hoursGroup),
  costCentres: list(hoursGroup),
  workers: list(hoursGroup),
  companies: list(hoursGroup),
  suppliers: list(hoursGroup),
  /** Days with overtime or without a meal. */
  days: list(v.object({ date, overtimeMinutes: minutes, missedMeals: count })),
  /** The reader's balances of leave. */
  leave: list(v.object({ kind: v.picklist(['Sick', 'PTO']), reqName: v.string(), minutes, asOfDate: date })),
  /** Each balance that it had, at the end of the day on which it changed, oldest first; the first ones may be from before. */
  balances: v.optional(list(v.object({ kind: v.picklist(['Sick', 'PTO']), reqName: v.string(), date, minutes })), []),
});
export type InsightHours = v.InferOutput<typeof insightHours>;

/** The ages of items that wait, in days since their submission. */
export const WAITING_AGES = ['0', '1-2', '3-5', '6-'] as const;
export type WaitingAge = (typeof WAITING_AGES)[number];

/** A person with a number of items, of which some were late. */
export const latePerson = v.object({ userId: v.nullable(v.number()), name: v.string(), items: count, late: count });
export type LatePerson = v.InferOutput<typeof latePerson>;

/** Response of `GET /wand2/api/insights/decisions`. */
export const insightDecisions = v.object({
  ...range,
  waiting: list(v.object({ age: v.picklist(WAITING_AGES), items: count })),
  /** Weeks with decisions, oldest first: minutes from the submission to the decision. */
  weeks: list(v.object({ weekStartDate: date, decisions: count, medianMinutes: minutes, ninetiethMinutes: minutes })),
  /** The same for the whole range; null without decisions. */
  total: v.nullable(v.object({ decisions: count, medianMinutes: minutes, ninetiethMinutes: minutes })),
  rejections: list(v.object({ reason: v.string(), items: count })),
  lateApprovers: list(latePerson),
  lateSubmitters: list(latePerson),
});
export type InsightDecisions = v.InferOutput<typeof insightDecisions>;

/** An expense report of the reader. */
export const ownReport = v.object({
  billingItemId: v.number(),
  periodEndDate: date,
  status: billingItemStatus,
  currency: v.string(),
  amount: v.number(),
  /** When it was invoiced, an ISO instant; null before. */
  processedAt: v.nullable(v.string()),
});

/** A budget of a project. */
export const insightBudget = v.object({
  engagementId: v.number(),
  reqName: v.string(),
  jobTitle: v.string(),
  budgetId: v.number(),
  name: v.string(),
  currency: v.string(),
  amount: v.number(),
  /** The first day of the engagement. */
  startDate: date,
  /** The last day of the engagement; null without one. */
  endDate: v.nullable(date),
  /** What items that wait or are approved have taken of it, by the week in which their period ends, oldest first. */
  spent: list(v.object({ weekStartDate: date, amount: v.number() })),
});
export type InsightBudget = v.InferOutput<typeof insightBudget>;

/** Response of `GET /wand2/api/insights/money`. */
export const insightMoney = v.object({
  ...range,
  /** Lines of expense reports by the month in which their period ends, oldest first. */
  expenses: list(
    v.object({
      month: v.string(),
      category: v.string(),
      status: billingItemStatus,
      currency: v.string(),
      amount: v.number(),
    }),
  ),
  /** The latest first, at most 50; none for other readers than workers. */
  reports: list(ownReport),
  /** None for workers. */
  budgets: list(insightBudget),
});
export type InsightMoney = v.InferOutput<typeof insightMoney>;
