import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';

/** At a time, so that a sweep never takes long. */
const AT_ONCE = 200;

/**
 * Deletes files that were uploaded and never saved with a billing item; until then a page that was left open, or a draft on a device,
 * may still be saved with them. Saving gives a file its item, in the same transaction.
 */
export async function sweepFiles({ db, contents, now }: Pick<Services, 'db' | 'contents' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - RETENTION.fileDays * 24 * 3_600_000);
  const gone = await db
    .deleteFrom('stored_file')
    .where('attachment_key', 'in', (select) =>
      select
        .selectFrom('stored_file as old')
        .select('old.attachment_key')
        .where('old.billing_item_id', '=', 0)
        .where('old.stored_at', '<', since)
        .limit(AT_ONCE)
        // One that is being saved right now is not old.
        .forUpdate()
        .skipLocked(),
    )
    .where('billing_item_id', '=', 0)
    .returning('attachment_key')
    .execute();
  for (const { attachment_key } of gone) await contents.remove(attachment_key);
}
