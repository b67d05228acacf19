/** Schemas of the calls of reports by mail (docs: api#api-insights). */
import * as v from 'valibot';
import { list } from '../billing/schema/wire.ts';

export const REPORT_FREQUENCIES = ['weekly', 'monthly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

const person = v.object({ userId: v.number(), name: v.string() });

/** Response of `GET /wand2/api/insights/reports`. */
export const mailedReports = v.object({
  /** Those of the reader's figures, and those that the reader gets. */
  reports: list(
    v.object({
      reportId: v.number(),
      frequency: v.picklist(REPORT_FREQUENCIES),
      by: person,
      to: person,
      /** The person who gets it may not see it at present. */
      isStopped: v.boolean(),
      /** It has the reader's figures. */
      isByReader: v.boolean(),
    }),
  ),
  /** Who else may get the reader's figures, at most 50. */
  colleagues: list(person),
});
export type MailedReports = v.InferOutput<typeof mailedReports>;

/** Body of `POST /wand2/api/insights/reports`. */
export const newMailedReport = v.strictObject({
  /** Null for the reader. */
  toUserId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  frequency: v.picklist(REPORT_FREQUENCIES),
});
export type NewMailedReport = v.InferOutput<typeof newMailedReport>;
