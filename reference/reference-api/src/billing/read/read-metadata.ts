import type { Kysely } from 'kysely';
import type { EditMetadata } from 'shared-client/schema/billing';
import { may, withoutHidden } from '../../access/may.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import { ReadyJson } from '../../call/ready-json.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { finishDueJobs } from '../../leave/leave-jobs.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { dateIn } from '../calendar.ts';
import { readLastChange } from '../change-history.ts';
import { type Period, periodOf } from '../period.ts';
import { totalMinutesByDate } from '../timecard/other-timecards.ts';
import { readSetting } from '../timecard/timecard-setting.ts';
import { editMetadataOf } from './metadata.ts';
import type { MetadataScope } from './metadata-cache.ts';
import { type Item, readItem } from './read-item.ts';

/** Identifies a timecard: an item, or (itemId 0) the one of an engagement's period that contains a date, by default today. */
export interface WhichTimecard {
  readonly itemId: number;
  readonly engagementId: number;
  readonly selectedDate?: string | undefined;
}

/**
 * The edit metadata as JSON, cached until something they are made from changes.
 * @throws HttpProblem 404 or 403 as for engagements and items; 400 if the date is outside of the engagement
 */
export async function readMetadata(
  { db, now, metadataCache }: Services,
  user: SignedInUser,
  which: WhichTimecard,
): Promise<ReadyJson> {
  const question = { user, selectedDate: undefined, ...which };
  // The timecard of "today" is another one tomorrow.
  const isLasting = which.itemId !== 0 || which.selectedDate !== undefined;
  const known = isLasting ? await metadataCache.find(db, question, now()) : undefined;
  if (known) return known;
  // Due jobs change the data, so they come first.
  await finishDueJobs(db, now());
  if (!isLasting) return asJson((await makeMetadata(db, user, which, now())).metadata, user);
  // Read in one snapshot, because days and version belong together, and the cache state must match the response.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { metadata, scope } = await makeMetadata(trx, user, which, now());
      const json = asJson(metadata, user);
      await metadataCache.keep(trx, question, { scope, response: json, now: now() });
      return json;
    });
}

/** The JSON for a single reader, without the fields that they may not see. */
const asJson = (metadata: EditMetadata, user: SignedInUser): ReadyJson =>
  new ReadyJson(Buffer.from(JSON.stringify(withoutHidden(metadata, user))));

async function makeMetadata(
  db: Kysely<Database>,
  user: SignedInUser,
  { itemId, engagementId, selectedDate: givenDate }: WhichTimecard,
  now: Date,
): Promise<{ metadata: EditMetadata; scope: MetadataScope }> {
  const engagement = await readEngagement(db, user, engagementId);
  const asked = itemId === 0 ? undefined : await readItem(db, user, itemId);
  if (asked && (asked.engagement_id !== engagement.id || asked.type !== 'TIME')) {
    throw notFound('There is no such timecard.');
  }
  const selectedDate = givenDate ?? asked?.period_start ?? dateIn(engagement.timeZone, now);
  const period = periodOf(engagement.workPeriod, asked?.period_start ?? selectedDate);
  const item = asked ?? (await itemOfPeriod(db, user, engagement.id, period));
  const { customFieldIds } = engagement.settings;
  const [setting, lastChange, totals] = await Promise.all([
    readSetting(db, engagement, period, item?.id ?? 0),
    item && readLastChange(db, item.id),
    totalMinutesByDate(db, { workerId: engagement.worker_id, first: period.start, last: period.end }),
  ]);
  if (setting.workedDates.length === 0) {
    const text = 'This date is outside of the engagement. Please choose a date within it.';
    throw httpProblem(400, 'ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT', text, { value: 'selectedDate' });
  }
  return {
    metadata: editMetadataOf({
      ...{ setting, item, lastChange, selectedDate, totals },
      enters: may(user, 'enter', engagement),
    }),
    scope: {
      workerId: engagement.worker_id,
      clientId: engagement.client_id,
      first: period.start,
      last: period.end,
      customFieldIds,
    },
  };
}

async function itemOfPeriod(
  db: Kysely<Database>,
  user: SignedInUser,
  engagementId: number,
  period: Period,
): Promise<Item | undefined> {
  const found = await db
    .selectFrom('billing_item')
    .select('id')
    .where('engagement_id', '=', engagementId)
    .where('period_start', '=', period.start)
    .where('type', '=', 'TIME')
    .executeTakeFirst();
  return found && readItem(db, user, found.id);
}
