import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services.ts';

/**
 * The people that a waiting item (`b`) waits for: those that its chain asks, or the manager of its engagement. By primary key, so that no list
 * reads all accounts.
 */
const ASKED = sql`
    select u.seen_at, u.first_name || ' ' || u.last_name as name from app_user u where u.id = b.manager_id and b.chain is null
    union all
    select u.seen_at, u.first_name || ' ' || u.last_name
    from jsonb_array_elements(coalesce(b.waits_for, '[]')) as w(id) join app_user u on u.id = w.id::integer`;

/** Their names. */
export const WAITS_FOR: RawBuilder<readonly string[]> = sql`(
  select coalesce(json_agg(asked.name order by asked.name), '[]') from (${ASKED}) asked)`;

/** When the first of them was seen last; null if nobody was ever seen. */
export const LAST_SEEN: RawBuilder<Date | null> = sql`(select max(asked.seen_at) from (${ASKED}) asked)`;

/** Why nobody may be there to decide (docs: approvals#approver-away). */
export type Absence = 'left' | 'away';

/** The time since when an approver has not been seen who counts as away. */
export const awaySinceOf = ({ now, options }: Pick<Services, 'now' | 'options'>): Date =>
  new Date(now().getTime() - options.approverAwayDays * 86_400_000);

/** The absence of those that an item waits for; null if one of them was seen since a time. */
export function absenceOf(
  { waitsFor, lastSeen }: { readonly waitsFor: readonly string[]; readonly lastSeen: Date | null },
  awaySince: Date,
): Absence | null {
  if (waitsFor.length === 0) return 'left';
  return lastSeen !== null && lastSeen > awaySince ? null : 'away';
}

/** Restricts a query of waiting items (`b`) to those whose approvers are absent. */
export const isAbsent = (awaySince: Date): RawBuilder<boolean> => sql`
  not exists (select from (${ASKED}) asked where asked.seen_at > ${awaySince})`;
