import { type Kysely, sql } from 'kysely';
import { APPROVAL_CARDS, type ApprovalCardType, type ApprovalSummary } from 'shared-client/schema/approvals';
import { hoursOf } from 'shared-validators/timecard';
import { fullName } from '../billing/change-history.ts';
import { itemsQuery } from '../billing/read/read-item.ts';
import { type Acting, standsInFor } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { AMOUNT, type Filter, filtered, recordsOf } from './filter.ts';
import { decidedSince } from './recent.ts';
import { mayDecide } from './who-decides.ts';

const PERIODS_A_KIND = 60;

/** The card of an item's type. */
const CARD = sql<ApprovalCardType>`case when b.type = 'BENEFIT' then 'ADJUSTMENT' else b.type end`;

/** The items that wait for a user, by kind and by period, and the people the user is a delegate of. */
export async function readSummary(
  db: Kysely<Database>,
  acting: Acting,
  { records }: Pick<Filter, 'records'>,
  now: Date,
): Promise<ApprovalSummary> {
  const waiting = filtered(itemsQuery(db), acting, { records }, now).where('b.status', '=', 'Pending');
  const rows = await waiting
    .select([CARD.as('type'), 'e.currency'])
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`sum(b.worked_minutes)::integer`.as('minutes'))
    .select(sql<number | null>`sum(${AMOUNT})`.as('amount'))
    .select(sql<Date | null>`min(b.submitted_at)`.as('oldest'))
    .groupBy([CARD, 'e.currency'])
    .orderBy('e.currency')
    .execute();
  const periods = await waiting
    .select([CARD.as('type'), 'b.period_start as periodStartDate', 'b.period_end as periodEndDate'])
    .select(sql<number>`count(*)::integer`.as('count'))
    .groupBy([CARD, 'b.period_start', 'b.period_end'])
    .orderBy('b.period_end', 'desc')
    .orderBy('b.period_start', 'desc')
    .limit(PERIODS_A_KIND * APPROVAL_CARDS.length)
    .execute();
  const { count } = await filtered(itemsQuery(db), acting, { records }, now)
    .where('b.id', 'in', decidedSince(db, now))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const oldest = rows.flatMap((row) => row.oldest ?? []).sort((one, other) => one.getTime() - other.getTime())[0];
  return {
    cards: APPROVAL_CARDS.map((type) => {
      const own = rows.filter((row) => row.type === type);
      return {
        type,
        count: own.reduce((sum, row) => sum + row.count, 0),
        hours:
          type === 'TIME'
            ? (hoursOf(
                own.reduce((sum, row) => sum + row.minutes, 0),
                2,
              ) ?? 0)
            : 0,
        amounts: type === 'TIME' ? [] : own.map(({ currency, amount }) => ({ currency, amount: Number(amount ?? 0) })),
      };
    }),
    recentCount: count,
    oldestSubmittedAt: oldest?.toISOString() ?? null,
    periods: APPROVAL_CARDS.flatMap((type) => periods.filter((one) => one.type === type).slice(0, PERIODS_A_KIND)),
    mayDecide: mayDecide(acting.as),
    records: recordsOf(acting, { records }),
    hasCompanyRecords: recordsOf(acting, { records: 'company' }) === 'company',
    asOf: now.toISOString(),
    standsInFor: (await standsInFor(db, acting.actor, 'BILLING_APPROVAL', now)).map((one) => ({
      userId: one.userId,
      name: fullName(one),
      endDate: one.endDate,
    })),
  };
}
