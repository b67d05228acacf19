import * as v from 'valibot';
import { textOrNone } from '../no-value.ts';

/** Upload and download of attachments (docs: api#api-documents, api#api-upload). */

/** `error` is a sentence for the user; the other two are absent then. */
export const uploadResponse = v.object({
  fileName: textOrNone,
  attachmentKey: textOrNone,
  error: textOrNone,
  /** The file would be refused again. */
  final: v.optional(v.boolean()),
});

export type UploadResponse = v.InferOutput<typeof uploadResponse>;
