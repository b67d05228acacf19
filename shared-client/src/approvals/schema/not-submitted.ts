import * as v from 'valibot';

/** The most engagements of a list, and of a reminder. */
export const NOT_SUBMITTED_AT_ONCE = 200;

/**
 * Whether a person can be reminded by hand now: not twice within a day, not who takes no reminders, and nobody on a day off of their company.
 * A worker is also not reminded on a whole day of leave, and after the end of the engagement.
 */
export const REMINDABLE = ['yes', 'today', 'off', 'day-off', 'leave', 'ended'] as const;
export const remindable = v.picklist(REMINDABLE);
export type Remindable = v.InferOutput<typeof remindable>;

/** An engagement whose worker has not submitted a period in time (docs: reminders#reminder-by-hand). */
export const notSubmitted = v.object({
  engagements: v.array(
    v.object({
      engagementId: v.number(),
      workerName: v.string(),
      /** The job title and the number of the engagement. */
      title: v.string(),
      /** How many of its periods are late. */
      periods: v.number(),
      remindable,
    }),
  ),
});

export const remindBody = v.strictObject({
  engagementIds: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(NOT_SUBMITTED_AT_ONCE)),
});

export const reminded = v.object({
  /** How many people a reminder was sent to. */
  sent: v.number(),
});

/** A person who has not decided in time, and how many items wait for them (docs: reminders#reminder-approver-by-hand). */
export const lateApprovers = v.object({
  approvers: v.array(v.object({ userId: v.number(), name: v.string(), lateItems: v.number(), remindable })),
});

export const remindApproversBody = v.strictObject({
  approverIds: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(NOT_SUBMITTED_AT_ONCE)),
});

export type LateApprover = v.InferOutput<typeof lateApprovers>['approvers'][number];
export type NotSubmitted = v.InferOutput<typeof notSubmitted>;
export type LateEngagement = NotSubmitted['engagements'][number];
