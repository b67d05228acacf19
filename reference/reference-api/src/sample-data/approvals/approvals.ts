import type { InsertObject } from 'kysely';
import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import { addDays, dateIn, datesBetween } from '../../billing/calendar.ts';
import { periodOf } from '../../billing/period.ts';
import { numberedDay } from '../../billing/save/part-ids.ts';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import { rightsOf } from '../../identity/account-kinds.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { plainSettings } from '../engagements/engagement-settings.ts';
import { WORK_PERIODS } from '../engagements/work-rules.ts';
import type { Sample } from '../sample.ts';
import { PASSWORD_HASH } from '../users.ts';
import { approvalLineItems } from './approval-line-items.ts';
import { REVIEWED_WORKERS, type ReviewedWeek, type ReviewedWorker } from './approval-weeks.ts';
import { insertRecent } from './recent-decisions.ts';
import { daysOf } from './reviewed-days.ts';
import { secondLooks } from './second-looks.ts';

/** The first ids of the items for managers: workers from 1101, engagements from 5201, items from 26001, parts from 70001. */
const FIRST = { worker: 1101, engagement: 5201, item: 26_001, part: 70_001 } as const;
const MANAGER = { id: 1002, name: 'Daniel Reyes' } as const;
/** The number of earlier approved timecards, so that there is a usual week. */
const WEEKS_BEFORE = 8;

/**
 * Workers whose time waits for the manager: usual weeks and unusual ones, late ones, one that comes back after a rejection, a first one.
 */
export const approvals: Sample = {
  subject: 'approvals',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    const week = (back: number) => periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -7 * back));
    const [items, details, changes]: [
      InsertObject<Database, 'billing_item'>[],
      InsertObject<Database, 'billing_item_detail'>[],
      InsertObject<Database, 'billing_item_change'>[],
    ] = [[], [], []];
    let part = FIRST.part - 1;
    const newId = () => {
      part += 1;
      return part;
    };
    const decided: number[] = [];

    const add = (
      worker: ReviewedWorker,
      index: number,
      { back, week: hours, state }: ReviewedWeek & { back: number },
    ) => {
      const period = week(back);
      const id = FIRST.item + items.length;
      const workerId = FIRST.worker + index;
      const name = `${worker.first} ${worker.last}`;
      const at = (daysAfter: number, minute = 0) => {
        const moment = new Date(Date.parse(`${addDays(period.end, daysAfter)}T01:00:00Z`) + minute * 60_000);
        return moment < now ? moment : new Date(now.getTime() - 60_000);
      };
      const days = daysOf(datesBetween(period.start, period.end), hours).map((day) => numberedDay(day, newId));
      const minutes = days.map((day) => dayMinutes(day, false).worked);
      const isDecided = state !== 'Pending';
      if (state === 'Approved') decided.push(id);
      items.push({
        id,
        engagement_id: FIRST.engagement + index,
        worker_id: workerId,
        type: 'TIME',
        status: state,
        status_reason:
          state === 'Pending' ? 'Pending Manager Approval' : state === 'Approved' ? 'Pending Invoicing' : null,
        period_start: period.start,
        period_end: period.end,
        version: 1,
        created_at: at(-1),
        timecard_template_id: 0,
        approver_name: isDecided ? MANAGER.name : null,
        approved_at: isDecided ? at(2) : null,
        rejection_reason: null,
        submitted_at: at(0, index * 7),
        submitted_by: name,
        submitted_by_id: workerId,
        worked_minutes: minutes.reduce((sum, one) => sum + one, 0),
        days_worked: minutes.filter((one) => one > 0).length,
        units_worked: days.reduce((sum, day) => sum + unitsOfDay(day), 0) / BILLIONTHS,
        cost_allocations: json([]),
        attachments: json([]),
      });
      details.push(
        ...days.map((day, at_) => ({
          id: day.id as number,
          billing_item_id: id,
          worker_id: workerId,
          worked_date: day.workedDate,
          did_not_work: false,
          shift_number: null,
          worked_minutes: minutes[at_] ?? 0,
          created_at: at(-1),
          content: json(day),
        })),
      );
      const sent = (of: readonly WorkedDay[]) => ({
        sentTo: MANAGER.name,
        days: of.map((day) => ({
          workedDate: day.workedDate,
          didNotWork: false,
          minutes: dayMinutes(day, false).worked,
          units: 0,
        })),
      });
      const change = (status: 'Pending' | 'Rejected' | 'Approved', by: string, when: Date, more: object = {}) =>
        changes.push({
          billing_item_id: id,
          status,
          status_reason: null,
          changed_by: by,
          changed_at: when,
          comment: null,
          sent: null,
          ...more,
        });
      if (hours.before) {
        const before = daysOf(datesBetween(period.start, period.end), { ...hours, days: hours.before });
        change('Pending', name, at(-1), { sent: json(sent(before)) });
        change('Rejected', MANAGER.name, at(-1, 90), { comment: hours.rejectedFor });
      }
      change('Pending', name, at(0, index * 7), { sent: json(sent(days)) });
      if (isDecided) change('Approved', MANAGER.name, at(2));
    };

    REVIEWED_WORKERS.forEach((worker, index) => {
      for (let back = (worker.isNew ? 0 : WEEKS_BEFORE) + worker.weeks.length; back > worker.weeks.length; back -= 1)
        add(worker, index, {
          back,
          week: { days: worker.usual },
          state: back > worker.weeks.length + 1 ? 'Processed' : 'Approved',
        });
      for (const [place, hours] of worker.weeks.entries())
        add(worker, index, { back: worker.weeks.length - place, week: hours, state: 'Pending' });
    });

    await db
      .insertInto('app_user')
      .values(
        REVIEWED_WORKERS.map(({ first, last }, index) => ({
          id: FIRST.worker + index,
          user_name: `worker-${first}-${last}`
            .toLowerCase()
            .normalize('NFD')
            .replace(/[^a-z-]/g, ''),
          first_name: first,
          last_name: last,
          user_type: 'Worker' as const,
          ...rightsOf('Worker'),
          permissions: json(rightsOf('Worker').permissions),
          password_hash: PASSWORD_HASH,
          client_id: 1,
          language: 'en',
          country: 'US',
        })),
      )
      .execute();
    await db
      .insertInto('engagement')
      .values(
        REVIEWED_WORKERS.map(({ job, contractHours }, index) => ({
          id: FIRST.engagement + index,
          client_id: 1,
          worker_id: FIRST.worker + index,
          req_name: `HV-${FIRST.engagement + index}`,
          job_title: job,
          manager_id: MANAGER.id,
          manager_name: MANAGER.name,
          supplier_name: index % 3 === 2 ? 'Southgate Staffing' : 'Northgate Staffing',
          client_worker_id: `W-${2000 + index}`,
          status: 'Filled' as const,
          start_date: addDays(today, -300),
          end_date: addDays(today, 300),
          closed_date: null,
          work_location: 'Long Beach, CA',
          currency: 'USD',
          timecard_template_id: 0,
          rate_application: 'HOURLY' as const,
          work_period_id: WORK_PERIODS.weekly,
          overtime_rule_id: null,
          hour_decimal_precision: 2,
          settings: json({
            ...plainSettings,
            ...(contractHours ? { contractWeekMinutes: contractHours * 60 } : {}),
          }),
        })),
      )
      .execute();
    await db.insertInto('billing_item').values(items).execute();
    await db.insertInto('billing_item_detail').values(details).execute();
    await db.insertInto('billing_item_change').values(changes).execute();
    await approvalLineItems(db, { week, now });
    await secondLooks(db, { week, now });
    await insertRecent(db, MANAGER.id, { ids: decided, now });
  },
};
