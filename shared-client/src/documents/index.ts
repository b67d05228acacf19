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
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Uploads a file for a billing item (0: one that is not saved yet). A refused file comes back as `error`, a sentence. */
export const uploadFile = (billingItemId: number, upload: Upload): Promise<UploadResponse> =>
  api.upload(`/wand2/api/fileupload/${billingItemId}/uploadonly`, uploadResponse, upload);

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
