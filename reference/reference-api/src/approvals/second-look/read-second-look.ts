import type { Kysely } from 'kysely';
import type { SecondLook } from 'shared-client/schema/approvals';
import { may } from '../../access/may.ts';
import { addDays } from '../../billing/calendar.ts';
import { type Item, readItem } from '../../billing/read/read-item.ts';
import { notFound } from '../../call/http-problem.ts';
import { type Acting, mayActing } from '../../delegates/acting.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { comparePeriod, type OtherTimecard } from './compare-period.ts';
import { readLastDecisions } from './last-decisions.ts';

/** Time that a worker has submitted counts. Drafts, and timecards that were sent back, do not. */
const SUBMITTED = ['Pending', 'Approved', 'Processed'] as const;

/** The data for a second look at an item. @throws HttpProblem 404 for an item that the caller does not review, as if there were none */
export async function readSecondLook(
  db: Kysely<Database>,
  user: SignedInUser,
  { acting, id }: { readonly acting: Acting; readonly id: number },
): Promise<SecondLook> {
  const item = await readItem(db, user, id);
  if (!mayActing(acting, 'review', item)) throw notFound('There is no such billing item.');
  const days = await readWorkerDays(db, item);
  const isOwn = ({ billing_item_id, engagement_id }: WorkerDay) =>
    item.type === 'TIME' ? billing_item_id === item.id : engagement_id === item.engagement_id;
  const others = Map.groupBy(
    days.filter(({ engagement_id }) => engagement_id !== item.engagement_id),
    ({ billing_item_id }) => billing_item_id,
  );
  return {
    ...comparePeriod(
      days.filter(isOwn),
      [...others.values()].map((timecard) => otherTimecard(acting, item, timecard)),
      {
        first: item.period_start,
        last: item.period_end,
        timeZone: item.timeZone,
        precision: item.hour_decimal_precision,
      },
    ),
    decisions: await readLastDecisions(db, item.engagement_id),
    attachments: item.attachments,
  };
}

type WorkerDay = Awaited<ReturnType<typeof readWorkerDays>>[number];

/** The worker's days in the item's period and next to it: of the item, and of all submitted timecards. */
function readWorkerDays(db: Kysely<Database>, item: Item) {
  return db
    .selectFrom('billing_item_detail as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .select(['d.billing_item_id', 'd.worked_date as workedDate', 'd.worked_minutes as minutes', 'd.content'])
    .select(['b.engagement_id', 'e.worker_id', 'e.client_id', 'e.supplier_name', 'e.manager_id', 'b.approvers'])
    .select(['e.job_title as jobTitle', 'e.req_name as reqName', 'c.name as clientName', 'c.time_zone as timeZone'])
    .where('d.worker_id', '=', item.worker_id)
    .where('d.worked_date', '>=', addDays(item.period_start, -1))
    .where('d.worked_date', '<=', addDays(item.period_end, 1))
    .where('d.did_not_work', '=', false)
    .where((eb) => eb.or([eb('b.id', '=', item.id), eb('b.status', 'in', SUBMITTED)]))
    .where('b.type', '=', 'TIME')
    .orderBy('d.worked_date')
    .orderBy('d.shift_number')
    .orderBy('d.id')
    .execute();
}

function otherTimecard(acting: Acting, item: Item, days: readonly WorkerDay[]): OtherTimecard {
  const [first] = days as [WorkerDay];
  return {
    billingItemId: first.billing_item_id,
    timeZone: first.timeZone,
    jobTitle: first.jobTitle,
    reqName: first.reqName,
    clientName: first.client_id === item.client_id ? null : first.clientName,
    days,
    shown: mayActing(acting, 'review', first) ? 'named' : may(acting.as, 'hoursElsewhere', first) ? 'hours' : 'exists',
  };
}
