import type { Kysely } from 'kysely';
import { maySee } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

/** The metadata of a file; its content is in the content store. */
export interface ReadableFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/** A stored file if the user may read it: the uploader, and, once it is attached, everybody who may see its billing item. */
export async function readableFile(
  db: Kysely<Database>,
  user: SignedInUser,
  attachmentKey: string,
): Promise<ReadableFile | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .leftJoin('billing_item', 'billing_item.id', 'stored_file.billing_item_id')
    .leftJoin('engagement', 'engagement.id', 'billing_item.engagement_id')
    .select([
      'stored_file.file_name as fileName',
      'stored_file.media_type as mediaType',
      'stored_file.owner_id as ownerId',
      'billing_item.worker_id',
      'engagement.client_id',
      'billing_item.manager_id',
      'billing_item.approvers',
      'engagement.supplier_name',
    ])
    .where('stored_file.attachment_key', '=', attachmentKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fileName, mediaType, ownerId, worker_id, client_id, manager_id, approvers, supplier_name } = row;
  const isSeen =
    worker_id !== null &&
    client_id !== null &&
    supplier_name !== null &&
    maySee(user, { worker_id, client_id, manager_id, approvers, supplier_name });
  return ownerId === user.userId || isSeen ? { fileName, mediaType } : undefined;
}
