import { type Kysely, sql } from 'kysely';
import {
  APPROVAL_CARDS,
  type ApprovalCardType,
  type ApprovalSummary,
  type WaitingPeriod,
} from 'shared-client/schema/approvals';
import { BILLING_ITEM_TYPES } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import { fullName } from '../billing/change-history.ts';
import { sumOf } from '../billing/counts/scope.ts';
import { countItems } from '../billing/read/listed-page.ts';
import { type Acting, standsInFor } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { type Filter, recordsOf } from './filter.ts';
import { recentSince } from './recent.ts';
import { decidedItems, waitingItems } from './reviewed-parts.ts';
import { waitingCounts } from './waiting-counts.ts';
import { mayDecide } from './who-decides.ts';

const PERIODS_A_KIND = 60;

/** The card of a type. */
const CARD = sql<ApprovalCardType>`case when n.type = 'BENEFIT' then 'ADJUSTMENT' else n.type end`;

/** The items that wait for a user, by kind and by period, and the people the user is a delegate of. */
export async function readSummary(
  db: Kysely<Database>,
  acting: Acting,
  { records }: Pick<Filter, 'records'>,
  now: Date,
): Promise<ApprovalSummary> {
  const [counts, oldest, recent, principals] = await Promise.all([
    waitingCounts(db, acting, { records })
      .select([CARD.as('type'), 'n.currency', 'n.period_start as periodStartDate', 'n.period_end as periodEndDate'])
      .select([sumOf('items').as('count'), sumOf('minutes').as('minutes'), sumOf('amount').as('amount')])
      .groupBy([CARD, 'n.currency', 'n.period_start', 'n.period_end'])
      .having(sumOf('items'), '>', 0)
      .orderBy('n.period_end', 'desc')
      .orderBy('n.period_start', 'desc')
      .orderBy('n.currency')
      .execute(),
    readOldest(db, acting, { records }),
    countItems(db, { parts: decidedItems(acting, { records }, recentSince(now)), where: [], usesEngagement: false }),
    standsInFor(db, acting.actor, 'BILLING_APPROVAL', now),
  ]);
  const rows = counts.map((row) => ({ ...row, count: Number(row.count) }));
  return {
    cards: APPROVAL_CARDS.map((type) => {
      const own = rows.filter((row) => row.type === type);
      const sum = (of: readonly (typeof own)[number][], column: 'count' | 'minutes' | 'amount') =>
        of.reduce((before, row) => before + Number(row[column]), 0);
      return {
        type,
        count: sum(own, 'count'),
        hours: type === 'TIME' ? (hoursOf(sum(own, 'minutes'), 2) ?? 0) : 0,
        amounts:
          type === 'TIME'
            ? []
            : [...Map.groupBy(own, ({ currency }) => currency)]
                .map(([currency, of]) => ({ currency, amount: sum(of, 'amount') }))
                .sort((one, other) => (one.currency < other.currency ? -1 : 1)),
      };
    }),
    recentCount: recent,
    oldestSubmittedAt: oldest?.toISOString() ?? null,
    periods: APPROVAL_CARDS.flatMap((type) => periodsOf(rows.filter((row) => row.type === type))),
    mayDecide: mayDecide(acting.as),
    records: recordsOf(acting, { records }),
    hasCompanyRecords: recordsOf(acting, { records: 'company' }) === 'company',
    asOf: now.toISOString(),
    standsInFor: principals.map((one) => ({
      userId: one.userId,
      name: fullName(one),
      endDate: one.endDate,
    })),
  };
}

type Counted = Omit<WaitingPeriod, 'count'> & { readonly count: number };

/** The latest periods of a card, the currencies together. */
const periodsOf = (rows: readonly Counted[]): WaitingPeriod[] =>
  [...Map.groupBy(rows, (row) => `${row.periodStartDate} ${row.periodEndDate}`).values()]
    .slice(0, PERIODS_A_KIND)
    .flatMap((own) =>
      own.slice(0, 1).map(({ type, periodStartDate, periodEndDate }) => ({
        ...{ type, periodStartDate, periodEndDate },
        count: own.reduce((sum, { count }) => sum + count, 0),
      })),
    );

/** When the item that waits longest was submitted: the first of an index for each type. */
async function readOldest(db: Kysely<Database>, acting: Acting, filter: Pick<Filter, 'records'>): Promise<Date | null> {
  const types = sql.join(BILLING_ITEM_TYPES.map((type) => sql`(${sql.lit(type)})`));
  const firsts = waitingItems(acting, filter).map(
    (part) => sql`
      select first.submitted_at from (values ${types}) as t(type) cross join lateral (
        select b.submitted_at from billing_item b
        where ${part} and b.type = t.type order by b.submitted_at nulls first limit 1) first`,
  );
  const { rows } = await sql<{ at: Date | null }>`
    select min(submitted_at) as at from (${sql.join(firsts, sql` union all `)}) of_parts`.execute(db);
  return rows[0]?.at ?? null;
}
