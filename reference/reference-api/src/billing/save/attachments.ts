import type { Transaction } from 'kysely';
import type { Attachment, ErrorItem } from 'shared-client/schema/billing';
import type { Database } from '../../storage/database.ts';
import { issue } from '../rules/validation-issue.ts';

/**
 * The attachments of a save: files that the worker uploaded or that the item already has, each once, with the name that the server stored.
 * Any other key is an error.
 */
export async function checkAttachments(
  trx: Transaction<Database>,
  workerId: number,
  sent: readonly Attachment[],
  stored: readonly Attachment[],
): Promise<{ attachments: Attachment[]; errors: ErrorItem[] }> {
  if (sent.length === 0) return { attachments: [], errors: [] };
  const keys = [...new Set(sent.map((file) => file.attachmentKey))];
  const uploaded = await trx
    .selectFrom('stored_file')
    .select(['attachment_key', 'file_name'])
    .where('owner_id', '=', workerId)
    .where('attachment_key', 'in', keys)
    .execute();
  const names = new Map([
    ...stored.map((file) => [file.attachmentKey, file.fileName] as const),
    ...uploaded.map((file) => [file.attachment_key, file.file_name] as const),
  ]);
  const attachments = keys.flatMap((attachmentKey, index): Attachment[] => {
    const fileName = names.get(attachmentKey);
    // The content of a file never changes, so its first digest stays.
    const digest = [...stored, ...sent].find((file) => file.attachmentKey === attachmentKey && file.digest)?.digest;
    return fileName === undefined ? [] : [{ id: index + 1, fileName, attachmentKey, ...(digest ? { digest } : {}) }];
  });
  const unknown = sent.filter((file) => !names.has(file.attachmentKey));
  const errors = unknown.map((file) =>
    issue('ERR_BILLING_ATTACHMENT_UNKNOWN', `The file ${file.fileName} is no longer there. Please attach it again.`, {
      value: 'attachments',
      params: [file.fileName],
    }),
  );
  return { attachments, errors };
}

/** Assigns files that were uploaded before the item existed to it, so that its approver may read them. */
export async function claimAttachments(
  trx: Transaction<Database>,
  itemId: number,
  workerId: number,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  await trx
    .updateTable('stored_file')
    .set({ billing_item_id: itemId })
    .where('owner_id', '=', workerId)
    .where('billing_item_id', '=', 0)
    .where(
      'attachment_key',
      'in',
      attachments.map((file) => file.attachmentKey),
    )
    .execute();
}
