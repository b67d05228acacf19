/** The document calls (docs: api#api-documents). */

import { api, urlOf } from 'shared-client';
import { type UploadResponse, uploadResponse } from './schema.ts';

export type * from './schema.ts';

/** Which stored file is meant; `attName` is the `attachmentKey` of its upload. */
export interface StoredFile {
  readonly attName: string;
  readonly context?: string | undefined;
  readonly tk?: string | undefined;
}

export type Signal = { readonly signal?: AbortSignal };

export interface Upload extends Signal {
  readonly file: File;
  /** The name that it is stored under; by default its own. */
  readonly fileName?: string;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Uploads a file for a billing item (0: one that is not saved yet). A refused file comes back as `error`, a sentence. */
export const uploadFile = (billingItemId: number, upload: Upload): Promise<UploadResponse> =>
  api.upload(`/wand2/api/fileupload/${billingItemId}/uploadonly`, uploadResponse, upload);

/** An uploaded attachment. With `error`, the server's reason for refusing the file, there is none. */
export interface UploadedAttachment {
  readonly fileName: string;
  readonly attachmentKey: string;
  readonly error?: string;
  /** The server would refuse the file again. */
  readonly final?: boolean | undefined;
}

/**
 * Uploads an attachment of a billing item (0: one that is not saved yet), as the attachment uploader of `mfe_widgets` expects it.
 *
 * @throws an error if the server accepts the file without a key
 */
export async function uploadAttachment(
  billingItemId: number,
  file: File,
  { name, ...options }: { readonly name: string } & Omit<Upload, 'file' | 'fileName'>,
): Promise<UploadedAttachment> {
  const response = await uploadFile(billingItemId, { ...options, file, fileName: name });
  if (response.error) return { fileName: name, attachmentKey: '', error: response.error, final: response.final };
  if (!response.attachmentKey) throw new Error(`${name} was accepted without a key.`);
  return { fileName: response.fileName ?? name, attachmentKey: response.attachmentKey };
}

/** The default target of the attachment uploader, where none is supplied. */
export const uploadToClient = (upload: Upload): Promise<UploadResponse> =>
  api.upload('/client/upload.html', uploadResponse, upload);

/** A stored file's content. @throws NotFoundError for a file that does not exist or is not the user's. */
export const downloadFile = (file: StoredFile, options: Signal = {}): Promise<Blob> =>
  api.blob('/servlet/filestream', { query: { ...file }, ...options });

/** The URL that opens a stored file in a window of its own; the session's cookie proves the user. */
export const fileUrl = (
  file: StoredFile,
  { inline, displayName }: { readonly inline?: boolean; readonly displayName?: string } = {},
): string =>
  urlOf('/servlet/filestream', {
    attName: file.attName,
    context: file.context || undefined,
    tk: file.tk || undefined,
    inline: inline || undefined,
    displayName: displayName || undefined,
  });
