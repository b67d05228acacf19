import { type RawBuilder, sql, type Transaction } from 'kysely';
import { addDays, dateIn } from '../../billing/calendar.ts';
import { periodOf } from '../../billing/period.ts';
import { blankDay } from '../../billing/timecard/worked-day.ts';
import { rightsOf } from '../../identity/account-kinds.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { REVIEWED_WORKERS } from '../approvals/approval-weeks.ts';
import { daysOf } from '../approvals/reviewed-days.ts';
import { allocation, span } from '../billing/billing-days.ts';
import { plainSettings } from '../engagements/engagement-settings.ts';
import { clientHolidays, WORK_PERIODS } from '../engagements/work-rules.ts';
import type { Sample } from '../sample.ts';
import { PASSWORD_HASH } from '../users.ts';
import { insertYearMoney } from './year-money.ts';
import { type YearDay, yearWeek } from './year-week.ts';
import { SENT_BACK_FOR, YEAR_WORKERS } from './year-workers.ts';

/** The first ids: workers from 1151, engagements from 5301, items from 27001, days from 80001. */
const FIRST = { worker: 1151, engagement: 5301, item: 27_001, day: 80_001 } as const;
/** The reviewed workers of `approvals.ts`, whose engagements began 300 days ago, and the approved weeks that they have there. */
const REVIEWED = { worker: 1101, engagement: 5201, began: 300, weeksBefore: 8 } as const;
const MANAGER = { id: 1002, name: 'Daniel Reyes' } as const;
const WEEKS = 52;
/** Hourly times, with and without overtime. */
const [PLAIN, WITH_OVERTIME] = [0, 2] as const;
/** The Monday of the contents, which each day's date replaces. */
const ANY_DAY = '2000-01-03';
/** The leave that the first worker has left, in minutes. */
const LEFT = { PTO: 3720, Sick: 1440 } as const;
/** Decisions of the last weeks are not listed as recent ones. */
const SETTLED = 3;

interface YearItem {
  readonly engagement: number;
  readonly worker: number;
  readonly template: number;
  readonly start: string;
  readonly status: 'Saved' | 'Approved' | 'Processed';
  readonly name: string;
  readonly approver: string;
  readonly submitted: string;
  readonly decided: string;
  readonly isSettled: boolean;
  /** Why it was sent back before it was submitted again; null if it was not. */
  readonly sentBackFor: string | null;
  readonly days: readonly { readonly content: string; readonly minutes: number; readonly on: string }[];
}

/**
 * A year of a manager's engagements: seasons, holidays, leave, two busy months, timecards that were sent back, an approver and a worker who are
 * late, a project that takes more than its budget.
 */
export const year: Sample = {
  subject: 'year',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    await insertPeople(db, today);
    const contents = new Map<string, string>();
    const holidays = new Set(clientHolidays(today).map(({ holiday_date }) => holiday_date));
    const items = [
      ...ofYearWorkers(today, { contents, holidays }),
      ...ofReviewedWorkers(today, { contents, holidays }),
    ];
    await insertItems(db, items, contents);
    await insertBalances(db, today, holidays);
    await insertYearMoney(db, { today, engagement: FIRST.engagement, worker: FIRST.worker });
  },
};

async function insertPeople(db: Transaction<Database>, today: string): Promise<void> {
  await db
    .insertInto('app_user')
    .values(
      YEAR_WORKERS.map(({ first, last, userName }, index) => ({
        id: FIRST.worker + index,
        user_name: userName,
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
      YEAR_WORKERS.map(({ job, supplier, lateApprover, hasProject }, index) => ({
        id: FIRST.engagement + index,
        client_id: 1,
        worker_id: FIRST.worker + index,
        req_name: `HV-${FIRST.engagement + index}`,
        job_title: job,
        manager_id: lateApprover ? null : MANAGER.id,
        manager_name: lateApprover ?? MANAGER.name,
        supplier_name: supplier,
        client_worker_id: `W-${2100 + index}`,
        status: 'Filled' as const,
        start_date: weekBack(today, WEEKS),
        end_date: addDays(today, 120),
        closed_date: null,
        work_location: 'Long Beach, CA',
        currency: 'USD',
        timecard_template_id: WITH_OVERTIME,
        rate_application: 'HOURLY' as const,
        work_period_id: WORK_PERIODS.weekly,
        overtime_rule_id: null,
        hour_decimal_precision: 2,
        settings: json({
          ...plainSettings,
          contractWeekMinutes: 2400,
          tracksAccrualBalance: true,
          eligibleForPTO: true,
          eligibleForSickTime: true,
          leaveName: 'Sick Leave',
          ...(hasProject
            ? {
                billingTypes: ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT', 'BENEFIT'] as const,
                project: { plan: [], budgets: [{ id: 1, name: 'Yard automation', amount: 180_000 }] },
              }
            : {}),
        }),
      })),
    )
    .execute();
  await db
    .insertInto('accrual')
    .values([
      {
        engagement_id: FIRST.engagement,
        leave_kind: 'PTO',
        accrued_minutes: LEFT.PTO,
        as_of_date: addDays(weekBack(today, 1), 6),
      },
      {
        engagement_id: FIRST.engagement,
        leave_kind: 'Sick',
        accrued_minutes: LEFT.Sick,
        as_of_date: addDays(weekBack(today, 1), 6),
      },
    ])
    .execute();
}

/** Leave that is earned each week. */
const EARNED = { PTO: 150, Sick: 30 } as const;

/** The balances of the first worker, a week at a time, from the present ones back: what was taken is added, what was earned is not yet there. */
async function insertBalances(db: Transaction<Database>, today: string, holidays: ReadonlySet<string>): Promise<void> {
  const left: { PTO: number; Sick: number } = { ...LEFT };
  const rows = Array.from({ length: WEEKS - 1 }, (_, index) => index + 1).flatMap((back) => {
    const start = weekBack(today, back);
    if (back > 1) {
      const days = yearWeek(weekBack(today, back - 1), { worker: 0, hasOvertime: true, takesLeave: true, holidays });
      left.PTO = Math.max(0, left.PTO + days.reduce((sum, { leave }) => sum + leave, 0) - EARNED.PTO);
      left.Sick = Math.max(0, left.Sick + days.reduce((sum, { sick }) => sum + sick, 0) - EARNED.Sick);
    }
    const of_day = { of_engagement: FIRST.engagement, balance_date: addDays(start, 6) };
    return (['PTO', 'Sick'] as const).map((leave_kind) => ({
      ...of_day,
      leave_kind,
      balance_minutes: left[leave_kind],
    }));
  });
  await db
    .insertInto('leave_balance')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const weekBack = (today: string, back: number): string =>
  periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -7 * back)).start;

/** A moment after the end of a week that began on a Monday. */
const after = (monday: string, days: number, minutes: number): string =>
  new Date(Date.parse(`${addDays(monday, 6 + days)}T18:00:00Z`) + minutes * 60_000).toISOString();

/** The content of a day, by what it depends on. */
function contentOf(
  contents: Map<string, string>,
  { minutes, overtime, leave, sick, noMeal }: YearDay,
  costCentre: string | null,
): string {
  const key = `${minutes} ${overtime} ${leave} ${sick} ${noMeal} ${costCentre}`;
  if (!contents.has(key)) {
    const [worked] = daysOf([ANY_DAY], { days: [minutes / 60], noMeal: noMeal ? [0] : [] });
    const day =
      leave > 0 ? { ...blankDay(ANY_DAY), timeEntrySpanDtos: [span(ANY_DAY, '08:00', '16:00', 'PTO')] } : worked;
    const value = {
      ...{ id: null, reqBillCostAllocId: 701, value: costCentre, defaultValueSet: false, billingCostAllocId: null },
      ...{ associatedValue1: null, associatedValue2: null, associatedValue3: null, associatedValue4: null },
      ...{ associatedValue5: null, inactive: false },
    };
    const placed = allocation({
      regularMinutes: minutes - overtime - leave,
      overtimeMinutes: overtime,
      doubletimeMinutes: 0,
      ptoMinutes: leave,
      costAllocationValues: [value],
    });
    const content =
      sick > 0
        ? { ...blankDay(ANY_DAY), sickMinutes: sick }
        : { ...day, billingCostAllocation: costCentre ? [placed] : [] };
    contents.set(key, JSON.stringify(content));
  }
  return key;
}

interface Filled {
  readonly contents: Map<string, string>;
  readonly holidays: ReadonlySet<string>;
}

function* ofYearWorkers(today: string, { contents, holidays }: Filled): Generator<YearItem> {
  for (const [index, worker] of YEAR_WORKERS.entries()) {
    for (let back = WEEKS - 1; back >= 1; back -= 1) {
      if (worker.isBehind && back === 3) continue;
      const start = weekBack(today, back);
      const turn = (back * 7 + index * 5) % 11;
      const days = yearWeek(start, { worker: index, hasOvertime: worker.hasOvertime, takesLeave: true, holidays });
      const isSentBack = worker.sentBackEvery !== undefined && back > 2 && back % worker.sentBackEvery === 0;
      // What was sent back is submitted again the day after the decision.
      const submitsAfter = worker.submitsAfter + (isSentBack ? 2 : 0);
      yield {
        engagement: FIRST.engagement + index,
        worker: FIRST.worker + index,
        template: WITH_OVERTIME,
        start,
        status: back > 2 ? 'Processed' : worker.isBehind && back === 1 ? 'Saved' : 'Approved',
        name: `${worker.first} ${worker.last}`,
        approver: worker.lateApprover ?? MANAGER.name,
        submitted: after(start, submitsAfter, turn * 9),
        decided: after(start, submitsAfter + 1 + (worker.lateApprover ? 4 + (turn % 5) : turn > 9 ? 3 : 0), turn * 97),
        isSettled: back >= SETTLED,
        sentBackFor: isSentBack ? (SENT_BACK_FOR[(back / worker.sentBackEvery) % 4] ?? SENT_BACK_FOR[0]) : null,
        days: days.flatMap((day, place) =>
          day.minutes + day.sick === 0
            ? []
            : [
                {
                  content: contentOf(
                    contents,
                    day,
                    worker.costCentres[(place + back) % worker.costCentres.length] ?? null,
                  ),
                  minutes: day.minutes,
                  on: addDays(start, place),
                },
              ],
        ),
      };
    }
  }
}

/** The weeks before those of `approvals.ts`. */
function* ofReviewedWorkers(today: string, { contents, holidays }: Filled): Generator<YearItem> {
  const began = addDays(today, -REVIEWED.began);
  for (const [index, worker] of REVIEWED_WORKERS.entries()) {
    if (worker.isNew) continue;
    for (let back = WEEKS; back > REVIEWED.weeksBefore + worker.weeks.length; back -= 1) {
      const start = weekBack(today, back);
      if (start < began) continue;
      const turn = (back * 5 + index * 3) % 13;
      const usual = yearWeek(start, { worker: index + 7, hasOvertime: false, takesLeave: false, holidays });
      yield {
        engagement: REVIEWED.engagement + index,
        worker: REVIEWED.worker + index,
        template: PLAIN,
        start,
        status: 'Processed',
        name: `${worker.first} ${worker.last}`,
        approver: MANAGER.name,
        submitted: after(start, 0, turn * 11),
        decided: after(start, turn > 11 ? 4 : 1, turn * 83),
        isSettled: true,
        sentBackFor: null,
        days: worker.usual.flatMap((hours, place) =>
          hours === 0 || usual[place]?.minutes === 0
            ? []
            : [
                {
                  content: contentOf(
                    contents,
                    { minutes: hours * 60, overtime: 0, leave: 0, sick: 0, noMeal: false },
                    null,
                  ),
                  minutes: hours * 60,
                  on: addDays(start, place),
                },
              ],
        ),
      };
    }
  }
}

/** Items, their days and their history, each by one statement that writes the dates into the contents. */
async function insertItems(
  db: Transaction<Database>,
  items: readonly YearItem[],
  contents: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = JSON.stringify(items.map((item, index) => ({ id: FIRST.item + index, ...item })));
  const days = JSON.stringify(
    items
      .flatMap(({ days: own, worker }, index) => own.map((day) => ({ item: FIRST.item + index, worker, ...day })))
      .map((day, index) => ({ id: FIRST.day + index, ...day })),
  );
  const item = (select: RawBuilder<unknown>) => sql`
    ${select} from jsonb_to_recordset(${rows}::jsonb) as i(id integer, engagement integer, worker integer, template integer, start date,
      status text, name text, approver text, submitted timestamptz, decided timestamptz, "isSettled" boolean, "sentBackFor" text,
      days jsonb)`;
  await sql`
    insert into billing_item (id, engagement_id, worker_id, type, status, status_reason, period_start, period_end, created_at,
      timecard_template_id, approver_name, approved_at, decided_at, submitted_at, submitted_by, submitted_by_id, worked_minutes, days_worked)
    ${item(sql`
      select id, engagement, worker, 'TIME', status, case status when 'Approved' then 'Pending Invoicing' end, start, start + 6,
        least(submitted, now()), template, case when status <> 'Saved' then approver end, case when status <> 'Saved' then least(decided, now()) end,
        case when "isSettled" then decided end, case when status <> 'Saved' then least(submitted, now()) end,
        case when status <> 'Saved' then name end, case when status <> 'Saved' then worker end,
        (select coalesce(sum((d->>'minutes')::integer), 0) from jsonb_array_elements(days) d),
        (select count(*) from jsonb_array_elements(days) d where (d->>'minutes')::integer > 0)`)}`.execute(db);
  await sql`
    insert into billing_item_detail (id, billing_item_id, worker_id, worked_date, did_not_work, worked_minutes, created_at, content)
    select d.id, d.item, d.worker, d.on, false, d.minutes, d.on::timestamptz, replace(c.value, ${ANY_DAY}, d.on::text)::jsonb
      || jsonb_build_object('id', d.id, 'billingItemDetailId', d.id)
    from jsonb_to_recordset(${days}::jsonb) as d(id integer, item integer, worker integer, content text, minutes integer, "on" date)
    join jsonb_each_text(${JSON.stringify(Object.fromEntries(contents))}::jsonb) c on c.key = d.content`.execute(db);
  await sql`
    insert into billing_item_change (billing_item_id, status, comment, changed_by, changed_at)
    ${item(sql`select id, c.status, c.comment, case c.status when 'Pending' then name else approver end, least(c.at, now())`)}
      cross join lateral (values
        ('Pending', null, case when "sentBackFor" is null then submitted else submitted - interval '2 days' end, true),
        ('Rejected', "sentBackFor", submitted - interval '1 day', "sentBackFor" is not null),
        ('Pending', null, submitted, "sentBackFor" is not null),
        ('Approved', null, decided, true)) c(status, comment, at, happened)
      where i.status <> 'Saved' and c.happened order by id, c.at`.execute(db);
}
