import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';

/** The number of files at a time, so that a sweep is always short. */
const AT_ONCE = 200;

/**
 * Deletes files that were uploaded and never saved with a billing item. Until then they may still be saved, from an open page or a draft on
 * a device. Saving assigns a file to its item in the same transaction.
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
        // A file that is being saved right now is not old.
        .forUpdate()
        .skipLocked(),
    )
    .where('billing_item_id', '=', 0)
    .returning('attachment_key')
    .execute();
  for (const { attachment_key } of gone) await contents.remove(attachment_key);
}
