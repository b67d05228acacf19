import { type Kysely, sql } from 'kysely';
import type { PreviouslySubmittedEntry } from 'shared-client/schema/billing';
import { hoursOf, lengthOf, rangeOf } from 'shared-validators/timecard';
import type { Database } from '../../storage/database.ts';
import { dateIn } from '../calendar.ts';
import type { OtherEntry } from '../rules/timecard.ts';
import type { WorkedDay } from './worked-day.ts';

/** A day of one of the worker's other timecards. */
export interface OtherDay {
  readonly detailId: number;
  readonly billingItemId: number;
  readonly engagementId: number;
  readonly jobTitle: string;
  readonly status: string;
  readonly templateId: number;
  readonly workedDate: string;
  readonly workedMinutes: number;
  readonly createdAt: Date;
  readonly content: WorkedDay;
  /** Whether it was credited: an adjustment that lowers the amount was approved for a period of the engagement with this day. */
  readonly credited: boolean;
}

/**
 * The worker's days between two dates in all timecards but one, as JSON: a part of the statement that reads a timecard's setting. `offset
 * 0` makes PostgreSQL select the days first; it might otherwise start with the timecards of all workers. Parameters: $3 the worker, $4 and
 * $5 the dates, $6 the timecard that is left out.
 */
export const OTHER_DAYS = `
  select coalesce(json_agg(json_build_object(
      'detailId', d.id, 'billingItemId', b.id, 'engagementId', e.id, 'jobTitle', e.job_title, 'status', b.status,
      'templateId', b.timecard_template_id, 'workedDate', d.worked_date, 'workedMinutes', d.worked_minutes,
      'createdAt', d.created_at, 'content', d.content,
      'credited', exists (
        select from billing_item as a
        where a.engagement_id = e.id and a.type = 'ADJUSTMENT' and a.adjustment_amount < 0
          and a.status in ('Approved', 'Processed') and d.worked_date between a.period_start and a.period_end
      )) order by d.worked_date, d.id), '[]')
    from (
      select * from billing_item_detail
      where worker_id = $3::integer and worked_date between $4::date and $5::date and billing_item_id <> $6::integer
      offset 0
    ) as d
    cross join lateral (select * from billing_item where id = d.billing_item_id offset 0) as b
    join engagement as e on e.id = b.engagement_id
    where b.type = 'TIME'`;

const SUBMITTED = new Set(['Pending', 'Approved', 'Processed']);

/** The entries in the form that the duplicate rule takes. */
export function otherEntriesOf(days: readonly OtherDay[]): OtherEntry[] {
  return days.map((day) => ({
    workedDate: day.workedDate,
    billingItemId: day.billingItemId,
    engagementId: day.engagementId,
    isSubmitted: SUBMITTED.has(day.status),
    daily: day.content.daily,
    ranges: day.content.timeEntrySpanDtos.flatMap((span) => {
      const range = span.timeEntrySpanType === 'Lunch' ? undefined : rangeOf(span, day.workedDate);
      return range ? [range] : [];
    }),
  }));
}

/** The Previously Submitted List: one row for each span, or for each day without times. Only submitted time. */
export function previouslySubmitted(
  days: readonly OtherDay[],
  { precision, timeZone }: { precision: number; timeZone: string },
): PreviouslySubmittedEntry[] {
  return days
    .filter((day) => SUBMITTED.has(day.status))
    .flatMap((day) => {
      const row = {
        billingItemId: day.billingItemId,
        billingItemDetailId: day.detailId,
        timeEntryId: day.content.timeEntryId,
        workedDate: day.workedDate,
        shiftStartDate: day.content.timeEntry.shiftStartDay,
        shiftEndDate: day.content.timeEntry.shiftEndDay,
        shiftStartTimeStr: null,
        shiftEndTimeStr: null,
        timecardTemplateId: day.templateId,
        dateCreated: dateIn(timeZone, day.createdAt),
        credited: day.credited,
        engagementId: day.engagementId,
        jobTitle: day.jobTitle,
      };
      const spans = day.content.timeEntrySpanDtos.flatMap((span) => {
        const range = rangeOf(span, day.workedDate);
        return range ? [{ span, range }] : [];
      });
      if (spans.length === 0) {
        const totalHours = hoursOf(day.workedMinutes, precision);
        return [
          { ...row, startTimeStr: null, endTimeStr: null, timeEntrySpanType: 'Labor', totalHours, lineNumber: 1 },
        ];
      }
      return spans.map(({ span, range }, index) => ({
        ...row,
        startTimeStr: span.startTimeStr,
        endTimeStr: span.endTimeStr,
        timeEntrySpanType: span.timeEntrySpanType,
        totalHours: hoursOf(Math.max(0, lengthOf(range)), precision),
        lineNumber: index + 1,
      }));
    });
}

/** The worker's minutes by date, over all timecards between two dates. */
export async function totalMinutesByDate(
  db: Kysely<Database>,
  { workerId, first, last }: { workerId: number; first: string; last: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('billing_item_detail')
    .select(['worked_date', sql<number>`sum(worked_minutes)::integer`.as('minutes')])
    .where('worker_id', '=', workerId)
    .where('worked_date', '>=', first)
    .where('worked_date', '<=', last)
    .groupBy('worked_date')
    .orderBy('worked_date')
    .execute();
  return new Map(rows.map((row) => [row.worked_date, row.minutes]));
}
