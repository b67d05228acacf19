import type { FastifyRequest } from 'fastify';
import { may } from '../access/may.ts';
import { recordEvent } from '../audit/audit.ts';
import { mayEnter } from '../billing/line-items/who-enters.ts';
import { isModifiable } from '../billing/states.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import { newSecret } from '../identity/secrets.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { notify } from '../notifications/keep.ts';
import type { Services } from '../services.ts';
import { localeOf } from '../translations/request-locale.ts';
import { fillText } from '../translations/texts.ts';
import { extensionOf, safeFileName } from './file-name.ts';
import { fileTypeOf } from './file-type.ts';
import { fitsQuota } from './quota.ts';
import { readUpload } from './read-upload.ts';

/** 10 MB (docs: attachments#upload-size). */
export const FILE_LIMIT = 10_485_760;

export interface UploadResponse {
  readonly fileName?: string;
  readonly attachmentKey?: string;
  readonly error?: string;
  /** Uploading the file again would be refused again. */
  readonly final?: boolean;
}

/** Stores the single file of a multipart request. If it is refused, the result is `error`, a sentence. */
export async function storeUpload(
  services: Services,
  user: SignedInUser,
  request: FastifyRequest,
  billingItemId: number,
): Promise<UploadResponse> {
  const { db, contents, now } = services;
  const isOpen = await mayAttach(services, user, billingItemId);
  const { name, content } = await readUpload(request);
  const locale = localeOf(request);
  // Not final: an item that is sent back accepts files again.
  if (!isOpen) return { error: fillText(locale, 'ERR_BILLING_TRANSITION') };
  if (!content) return { error: fillText(locale, 'ERR_FILE_TOO_LARGE'), final: true };
  const fileName = safeFileName(name);
  const type = fileTypeOf(extensionOf(fileName), content);
  if (type === 'macros') return { error: fillText(locale, 'ERR_FILE_MACROS', { name: fileName }), final: true };
  if (!type) return { error: fillText(locale, 'ERR_FILE_TYPE', { name: fileName }), final: true };
  const infected = await scanned(services, user, { content, billingItemId, fileName });
  if (infected) return { error: fillText(locale, infected, { name: fileName }), final: infected === 'ERR_FILE_VIRUS' };
  const attachment_key = newSecret();
  const isKept = await db.transaction().execute(async (trx) => {
    if (!(await fitsQuota(trx, { ownerId: user.userId, billingItemId, size: content.length }))) return false;
    await trx
      .insertInto('stored_file')
      .values({
        attachment_key,
        owner_id: user.userId,
        client_id: user.clientId,
        billing_item_id: billingItemId,
        file_name: fileName,
        media_type: type.mediaType,
        size: content.length,
        stored_at: now(),
      })
      .execute();
    await recordEvent(trx, now(), user.userId, 'file_uploaded', { billingItemId, size: content.length });
    return true;
  });
  if (!isKept) return { error: fillText(locale, 'ERR_UPLOAD_QUOTA') };
  // The key is only announced after the content is safe.
  await contents.write(attachment_key, content).catch(async (error) => {
    await db.deleteFrom('stored_file').where('attachment_key', '=', attachment_key).execute();
    throw error;
  });
  return { fileName, attachmentKey: attachment_key };
}

/** Why a file is not stored, according to the virus scanner (docs: attachments#upload-scan). */
async function scanned(
  { db, now, scanner, log }: Services,
  user: SignedInUser,
  {
    content,
    billingItemId,
    fileName,
  }: { readonly content: Uint8Array; readonly billingItemId: number; readonly fileName: string },
): Promise<'ERR_FILE_VIRUS' | 'ERR_FILE_UNCHECKED' | undefined> {
  if (!scanner) return undefined;
  try {
    const virus = await scanner(content);
    if (virus === undefined) return undefined;
    await db.transaction().execute(async (trx) => {
      await recordEvent(trx, now(), user.userId, 'file_infected', { billingItemId, virus });
      await notify(trx, [{ readerId: user.userId, kind: 'file-refused', values: { fileName }, at: now() }]);
    });
    return 'ERR_FILE_VIRUS';
  } catch (error) {
    log.error({ err: error }, 'a file could not be scanned');
    return 'ERR_FILE_UNCHECKED';
  }
}

/**
 * Whether an item accepts files now. 0 is an item that is not saved yet; otherwise everybody who may enter the item may attach files.
 *
 * @throws HttpProblem 404 for users who may not see it, 403 for users who may only see it
 */
async function mayAttach({ db }: Services, user: SignedInUser, billingItemId: number): Promise<boolean> {
  if (billingItemId === 0) return true;
  const item = await db
    .selectFrom('billing_item')
    .innerJoin('engagement', 'engagement.id', 'billing_item.engagement_id')
    .select(['type', 'billing_item.status', 'rejection_kind', 'billing_item.worker_id'])
    .select(['engagement.client_id', 'billing_item.manager_id', 'billing_item.approvers', 'engagement.supplier_name'])
    .where('billing_item.id', '=', billingItemId)
    .executeTakeFirst();
  if (!item || !may(user, 'see', item)) throw notFound();
  if (!mayEnter(user, item.type, item)) throw forbidden('You are not allowed to attach files to this item.');
  return isModifiable(item);
}
