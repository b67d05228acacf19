import { type RawBuilder, sql } from 'kysely';
import { BILLING_ITEM_TYPES, type BillingItemType } from 'shared-client/schema/billing';
import { type Condition, managedParts, seenParts, waitingParts } from '../access/within-reach.ts';
import { scopeOf, scopeOfUser } from '../billing/counts/scope.ts';
import type { Acting } from '../delegates/acting.ts';
import { type Filter, isOfType, recordsOf, TYPES_OF_CARD } from './filter.ts';

type Records = Pick<Filter, 'records'>;

/** Only a supplier sees less than the company without their own records being those of a manager. */
const within = ({ as }: Acting): Condition =>
  as.userType === 'Supplier' ? (seenParts(as)[0] ?? sql`false`) : sql`true`;

/** The items that wait for a user, or for anybody of the company, in parts (docs: approvals#approval-records). */
export function waitingItems(acting: Acting, filter: Records): readonly Condition[] {
  const parts =
    recordsOf(acting, filter) === 'own'
      ? waitingParts(acting.as).map((part) => sql<boolean>`${part} and ${within(acting)}`)
      : seenParts(acting.as);
  return parts.map((part) => sql`b.status = 'Pending' and ${part}`);
}

/** The same, divided by type, which indexes of lists begin with. */
export const waitingItemsByType = (acting: Acting, filter: Filter): readonly Condition[] =>
  waitingItems(acting, filter).flatMap((part) =>
    typesOf(filter).map((type) => sql<boolean>`${part} and ${isOfType([type])}`),
  );

export const typesOf = ({ type }: Pick<Filter, 'type'>): readonly BillingItemType[] =>
  type === undefined ? BILLING_ITEM_TYPES : TYPES_OF_CARD[type];

/** The items that were decided since a time, of those that a user reviews, in parts. Of the user's own records, those that wait, wait for them. */
export function decidedItems(acting: Acting, filter: Records, since: Date): readonly Condition[] {
  const isRecent = sql<boolean>`b.decided_at > ${since}`;
  if (recordsOf(acting, filter) !== 'own') return seenParts(acting.as).map((part) => sql`${part} and ${isRecent}`);
  const waits = sql.join(
    waitingParts(acting.as).map((part) => sql`(${part})`),
    sql` or `,
  );
  return managedParts(acting.as).map(
    (part) => sql`${part} and ${within(acting)} and ${isRecent} and (b.status <> 'Pending' or ${waits})`,
  );
}

/** The items that a user reviews, whether they wait or not, in parts. */
export const reviewedItems = (acting: Acting, filter: Records): readonly Condition[] =>
  recordsOf(acting, filter) === 'own'
    ? managedParts(acting.as).map((part) => sql<boolean>`${part} and ${within(acting)}`)
    : seenParts(acting.as);

/** The scope of the counts of what a user reviews, and whether only what waits for them is counted. */
export const reviewedScope = (acting: Acting, filter: Records): { readonly scope: string; readonly waits: boolean } =>
  recordsOf(acting, filter) === 'own'
    ? { scope: scopeOfUser(acting.as), waits: true }
    : { scope: scopeOf(acting.as) ?? 'none', waits: false };

/** A condition as one expression, for a query that is not divided. */
export const anyOf = (parts: readonly Condition[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` or `,
  )})`;
