import type { Transaction } from 'kysely';
import { dayMinutes } from 'shared-validators/timecard';
import { addDays } from '../../billing/calendar.ts';
import type { Period } from '../../billing/period.ts';
import { numberedDay } from '../../billing/save/part-ids.ts';
import { blankDay } from '../../billing/timecard/worked-day.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { span } from '../billing/billing-days.ts';
import { plainSettings } from '../engagements/engagement-settings.ts';
import { WORK_PERIODS } from '../engagements/work-rules.ts';
import { gateLog } from './gate-log.ts';

/** Oluwaseun Adeyemi also trains the night crew, for another manager (`delegates.ts`). */
const TRAINING = { engagement: 5221, worker: 1109, item: 26_701, part: 79_601, approver: 'Helena Lindqvist' } as const;
/** Dmitri Volkov's engagement, whose waiting timecard has a gate log. */
const CRANE = { engagement: 5206, worker: 1106, name: 'Dmitri Volkov' } as const;
const GATE_LOG = { name: 'Gate log.pdf', key: 'sample-gate-log-0000000000000000000000000001' } as const;

interface Moment {
  readonly week: (back: number) => Period;
  readonly now: Date;
}

/** A waiting timecard whose worker has time elsewhere in its week, some of it at the same time, and one with a gate log. */
export async function secondLooks(db: Transaction<Database>, moment: Moment): Promise<void> {
  await insertTraining(db, moment);
  await attachGateLog(db, moment);
}

async function insertTraining(db: Transaction<Database>, { week, now }: Moment): Promise<void> {
  const period = week(1);
  await db
    .insertInto('engagement')
    .values({
      id: TRAINING.engagement,
      client_id: 1,
      worker_id: TRAINING.worker,
      req_name: `HV-${TRAINING.engagement}`,
      job_title: 'Night Crew Trainer',
      manager_id: null,
      manager_name: TRAINING.approver,
      supplier_name: 'Southgate Staffing',
      client_worker_id: 'W-2008',
      status: 'Filled',
      start_date: week(6).start,
      end_date: addDays(period.end, 200),
      closed_date: null,
      work_location: 'Long Beach, CA',
      currency: 'USD',
      timecard_template_id: 0,
      rate_application: 'HOURLY',
      work_period_id: WORK_PERIODS.weekly,
      overtime_rule_id: null,
      hour_decimal_precision: 2,
      settings: json(plainSettings),
    })
    .execute();
  let part = TRAINING.part - 1;
  const newId = () => {
    part += 1;
    return part;
  };
  // The day shift ends at 17:30.
  const times = [
    [1, '16:30', '20:30'],
    [3, '17:00', '21:00'],
    [4, '22:00', '02:00'],
  ] as const;
  const days = times.map(([weekday, start, end]) => {
    const date = addDays(period.start, weekday);
    return numberedDay({ ...blankDay(date), timeEntrySpanDtos: [span(date, start, end)] }, newId);
  });
  const minutes = days.map((day) => dayMinutes(day, false).worked);
  const at = new Date(Math.min(Date.parse(`${addDays(period.end, 1)}T03:00:00Z`), now.getTime() - 60_000));
  await db
    .insertInto('billing_item')
    .values({
      id: TRAINING.item,
      engagement_id: TRAINING.engagement,
      worker_id: TRAINING.worker,
      type: 'TIME',
      status: 'Approved',
      status_reason: 'Pending Invoicing',
      period_start: period.start,
      period_end: period.end,
      version: 1,
      created_at: at,
      timecard_template_id: 0,
      approver_name: TRAINING.approver,
      approved_at: at,
      submitted_at: at,
      submitted_by: 'Oluwaseun Adeyemi',
      submitted_by_id: TRAINING.worker,
      worked_minutes: minutes.reduce((sum, one) => sum + one, 0),
      days_worked: days.length,
      cost_allocations: json([]),
      attachments: json([]),
    })
    .execute();
  await db
    .insertInto('billing_item_detail')
    .values(
      days.map((day, index) => ({
        id: day.id as number,
        billing_item_id: TRAINING.item,
        worker_id: TRAINING.worker,
        worked_date: day.workedDate,
        did_not_work: false,
        shift_number: null,
        worked_minutes: minutes[index] ?? 0,
        created_at: at,
        content: json(day),
      })),
    )
    .execute();
}

async function attachGateLog(db: Transaction<Database>, { week, now }: Moment): Promise<void> {
  const { start } = week(1);
  const { id } = await db
    .updateTable('billing_item')
    .set({ attachments: json([{ id: 1, fileName: GATE_LOG.name, attachmentKey: GATE_LOG.key }]) })
    .where('engagement_id', '=', CRANE.engagement)
    .where('type', '=', 'TIME')
    .where('status', '=', 'Pending')
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = gateLog(
    CRANE.name,
    (
      [
        [0, '07:48', '18:36'],
        [1, '07:51', '20:12'],
        [2, '07:55', '18:33'],
        [3, '07:46', '18:41'],
        [6, '07:57', '14:35'],
      ] as const
    ).map(([weekday, into, out]) => ({ date: addDays(start, weekday), in: into, out })),
  );
  await db.insertInto('stored_file_content').values({ attachment_key: GATE_LOG.key, content }).execute();
  await db
    .insertInto('stored_file')
    .values({
      attachment_key: GATE_LOG.key,
      owner_id: CRANE.worker,
      client_id: 1,
      billing_item_id: id,
      file_name: GATE_LOG.name,
      media_type: 'application/pdf',
      size: content.length,
      stored_at: new Date(now.getTime() - 60_000),
    })
    .execute();
}
