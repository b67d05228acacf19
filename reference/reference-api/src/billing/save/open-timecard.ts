import type { Selectable, Transaction } from 'kysely';
import type { TimecardSavePayload } from 'shared-client/schema/billing';
import { may } from '../../access/may.ts';
import { forbidden, notFound } from '../../call/http-problem.ts';
import {
  type Engagement,
  type EngagementRow,
  engagementQuery,
  visibleEngagement,
} from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { preparedStatement, textsOnly } from '../../storage/prepared.ts';
import { type Period, periodOf } from '../period.ts';
import type { BillingItemTable } from '../tables.ts';
import type { Claim } from './idempotency.ts';

/** The columns of an existing item that a save needs. */
export type LockedItem = Pick<
  Selectable<BillingItemTable>,
  'id' | 'version' | 'status' | 'rejection_kind' | 'cost_allocations' | 'attachments'
>;

/** A timecard that is about to be changed. It is locked until the transaction ends. */
export interface OpenTimecard {
  readonly engagement: Engagement;
  readonly period: Period;
  /** Undefined if it does not exist yet. */
  readonly item: LockedItem | undefined;
}

/**
 * Takes the key of a request, reads the engagement and locks the timecard, in one round trip. The timecard is the item with the payload's
 * id, or, for a new one, an existing item of the period.
 *
 * @returns undefined if the key was already taken
 * @throws HttpProblem 403 and 404 for engagements and items that are not the worker's
 */
export async function openTimecard(
  trx: Transaction<Database>,
  user: SignedInUser,
  { id, requisitionId, periodEndDate }: TimecardSavePayload,
  claim: Claim | undefined,
): Promise<OpenTimecard | undefined> {
  const statement = id ? openById : openByPeriod;
  const { rows } = await trx.executeQuery(
    statement([
      ...[requisitionId, id || periodEndDate],
      ...[user.userId, claim?.call ?? null, claim?.key ?? null, claim?.requestHash ?? null, claim?.createdAt ?? null],
    ]),
  );
  const { isFirst, engagement: row, items } = rows[0] as Opened;
  if (!isFirst) return undefined;
  const engagement = visibleEngagement(user, row);
  if (!may(user, 'enter', engagement)) throw forbidden('Only the worker may change a timecard.');
  const period = periodOf(engagement.workPeriod, periodEndDate);
  const item = items.find((one) => one.period_start === period.start);
  if (id && !item) throw notFound('There is no such timecard.');
  return { engagement, period, item };
}

interface Opened {
  readonly isFirst: boolean;
  readonly engagement: EngagementRow | null;
  readonly items: readonly (LockedItem & Pick<BillingItemTable, 'period_start'>)[];
}

/**
 * The key comes before the lock, so that a request that waits for a key has locked nothing. Parameters: $1 the engagement, $2 what finds
 * the item, $3 to $7 user, call, key, hash and time of the claim.
 */
const opening = (isItem: string): string => `
  with claimed as (
    insert into idempotency_key (user_id, call, key, request_hash, created_at)
    select $3::integer, $4::text, $5::text, $6::text, $7::timestamptz where $5 is not null
    on conflict do nothing
    returning key
  ),
  claim as materialized (select $5 is null or exists (select from claimed) as holds)
  select
    (select holds from claim) as "isFirst",
    (select to_json(found) from (${engagementQuery(textsOnly, 0).compile().sql}) as found) as engagement,
    (select coalesce(json_agg(locked), '[]') from (
      select id, version, status, rejection_kind, cost_allocations, attachments, period_start
      from billing_item
      where type = 'TIME' and engagement_id = $1 and ${isItem} and (select holds from claim)
      for update
    ) as locked) as items`;

const openById = preparedStatement('open_timecard_by_id', () => opening('id = $2::integer'));
const openByPeriod = preparedStatement('open_timecard_by_period', () =>
  opening('$2::date between period_start and period_end'),
);
