import type { Kysely } from 'kysely';
import { countsOf } from '../billing/counts/scope.ts';
import type { Acting } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import type { Filter } from './filter.ts';
import { reviewedScope, typesOf } from './reviewed-parts.ts';

/** The counts of what waits for a user, or for anybody of the company, for a filter by records, card and period. */
export function waitingCounts(
  db: Kysely<Database>,
  acting: Acting,
  filter: Pick<Filter, 'records' | 'type' | 'periodEndDate'>,
) {
  const { scope, waits } = reviewedScope(acting, filter);
  let counts = countsOf(db, scope).where('n.status', '=', 'Pending');
  if (filter.type !== undefined) counts = counts.where('n.type', 'in', typesOf(filter));
  if (waits) counts = counts.where('n.waits', '=', true);
  return filter.periodEndDate === undefined ? counts : counts.where('n.period_end', '=', filter.periodEndDate);
}
