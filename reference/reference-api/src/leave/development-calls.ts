import { date } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { notFound } from '../call/http-problem.ts';
import { EXTRACTION_JOB, finishDueJobs, finishLater, startJob } from './leave-jobs.ts';

/** Simulates the leave system, which is another company's product: its events are posted here. Development only. */
export const changeLeave = defineCall({
  method: 'POST',
  path: '/dev/leave-requests',
  summary:
    'Requests or cancels leave in the simulated leave system and starts LeaveDataExtractionJob. Development only.',
  source: 'development',
  auth: 'none',
  refuses: ['ERR_NOT_FOUND'],
  body: v.strictObject({
    engagementId: v.pipe(v.number(), v.integer()),
    leaveRequestId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    firstDate: date,
    lastDate: date,
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(480)), 480),
    leaveTypeId: v.optional(v.number(), 361),
    cancels: v.optional(v.boolean(), false),
  }),
  response: v.strictObject({ leaveRequestId: v.number() }),
  async handle({ body, services }) {
    const { db, now } = services;
    const instant = now();
    const engagement = await db
      .selectFrom('engagement')
      .select('settings')
      .where('id', '=', body.engagementId)
      .executeTakeFirst();
    const leaveType = engagement?.settings.leaveTypes.find((type) => type.leaveTypeId === body.leaveTypeId);
    if (!leaveType) throw notFound('There is no such engagement, or it has no such leave.');
    const leaveRequestId = body.leaveRequestId ?? Math.floor(instant.getTime() / 1000) % 1_000_000_000;
    await db
      .insertInto('leave_change')
      .values({
        engagement_id: body.engagementId,
        leave_request_id: leaveRequestId,
        first_date: body.firstDate,
        last_date: body.lastDate,
        minutes: body.minutes,
        leave_type: leaveType.leaveType ?? leaveType.leaveDisplayName,
        leave_type_id: body.leaveTypeId,
        full_day_off: body.minutes === 480,
        cancels: body.cancels,
        requested_at: instant,
        applied_at: null,
      })
      .execute();
    await finishDueJobs(db, instant);
    await startJob(db, EXTRACTION_JOB, instant);
    finishLater(services);
    return { leaveRequestId };
  },
});
