import * as v from 'valibot';

/** The most engagements of a list, and of a reminder. */
export const NOT_SUBMITTED_AT_ONCE = 200;

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
      /** Whether the worker can be reminded now: not twice within a day, and not one who takes no reminders. */
      remindable: v.picklist(['yes', 'today', 'off']),
    }),
  ),
});

export const remindBody = v.strictObject({
  engagementIds: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(NOT_SUBMITTED_AT_ONCE)),
});

export const reminded = v.object({
  /** How many workers a reminder was sent to. */
  sent: v.number(),
});

export type NotSubmitted = v.InferOutput<typeof notSubmitted>;
export type LateEngagement = NotSubmitted['engagements'][number];
