import { type RawBuilder, sql } from 'kysely';
import { reachOf, type Who } from '../access/may.ts';
import { approvedOnly } from '../access/within-reach.ts';
import { type InsightRange, workWeeksOf } from './insight-range.ts';

/** The columns of a week (`w`) that are read. A statement with `*` would not be prepared. */
export const WEEK_COLUMNS = sql`w.week_start, w.in_status, w.of_engagement, w.week_minutes, w.overtime_minutes, w.leave_minutes, w.sick_minutes,
  w.ends_on, w.overtime_by_day, w.no_meal_by_day, w.placed_minutes, w.placed_text`;

/**
 * The weeks (`w`) of the items that a user may see, of those that charts show. Approvers are a column of the item; all other reaches are columns of
 * the week, so that its indexes are enough.
 */
export function weeksWithinReach(user: Who, range: Pick<InsightRange, 'weeks'>): RawBuilder<unknown> {
  const [first, last] = workWeeksOf(range);
  return weeksOf(user, { first, since: sql`w.week_start between ${first} and ${last}` });
}

/** All weeks (`w`) of the items that a user may see. */
export const weeksOfReach = (user: Who): RawBuilder<unknown> => weeksOf(user, { first: '-infinity', since: sql`true` });

function weeksOf(
  user: Who,
  { first, since }: { readonly first: string; readonly since: RawBuilder<unknown> },
): RawBuilder<unknown> {
  switch (reachOf(user, 'see')) {
    case 'own':
      return sql`insight_week w where w.of_worker = ${user.userId} and ${since}`;
    case 'supplier':
      return sql`insight_week w where w.in_client = ${user.clientId} and w.in_supplier = ${user.supplierName ?? ''} and ${since}`;
    case 'client':
      return sql`insight_week w where w.in_client = ${user.clientId} and ${since}`;
    case 'all':
      return sql`insight_week w where ${since}`;
    case 'managed':
      return sql`(
        select ${WEEK_COLUMNS} from insight_week w where w.of_manager = ${user.userId} and w.in_client = ${user.clientId} and ${since}
        union all select ${WEEK_COLUMNS} from billing_item b join insight_week w on w.of_item = b.id
        where ${approvedOnly(user)} and b.period_end >= ${first} and ${since}) w where true`;
    default:
      return sql`insight_week w where false`;
  }
}

/** Whether a user sees a whole company, whose weeks are too many to be divided by everything. */
export const seesCompany = (user: Who): boolean => ['client', 'all'].includes(reachOf(user, 'see'));
