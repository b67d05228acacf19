import type { Kysely } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

/** What is known of a file; its content is in the content store. */
export interface ReadableFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * A stored file when the user may read it: who uploaded it, the worker of its billing item, and people of its client who
 * are not workers.
 */
export async function readableFile(
  db: Kysely<Database>,
  user: SignedInUser,
  attachmentKey: string,
): Promise<ReadableFile | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .leftJoin('billing_item', 'billing_item.id', 'stored_file.billing_item_id')
    .select([
      'stored_file.file_name as fileName',
      'stored_file.media_type as mediaType',
      'stored_file.owner_id as ownerId',
      'stored_file.client_id as clientId',
      'billing_item.worker_id as workerId',
    ])
    .where('stored_file.attachment_key', '=', attachmentKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const own = row.ownerId === user.userId || row.workerId === user.userId;
  const sameClient = user.userType !== 'Worker' && row.clientId === user.clientId;
  return own || sameClient ? row : undefined;
}
