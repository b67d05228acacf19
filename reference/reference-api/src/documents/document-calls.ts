import * as contract from 'shared-client/schema/documents';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { flagText, idText } from '../call/fields.ts';
import { notFound } from '../call/http-problem.ts';
import { fileHeaders } from './file-headers.ts';
import { readableFile } from './readable-file.ts';
import { storeUpload } from './upload.ts';

/** "Optional extra query parameters" belong to the uploader: accepted, but not read. */
const anyQuery = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

export const uploadFile = defineCall({
  method: 'POST',
  path: '/wand2/api/fileupload/{billingItemId}/uploadonly',
  summary:
    'Stores a file for a billing item that the caller may change (0: not saved yet). A rejected file returns a sentence in `error`.',
  source: 'docs/reference/api.md#api-upload',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_UPLOAD_NO_FILE', 'ERR_TOO_LARGE', 'ERR_MEDIA_TYPE'],
  params: v.strictObject({ billingItemId: idText }),
  query: anyQuery,
  bodyType: 'multipart',
  response: contract.uploadResponse,
  rate: { max: 120, windowSeconds: 60, counts: 'all' },
  handle: ({ services, user, request, params }) => storeUpload(services, user, request, params.billingItemId),
});

export const uploadToClient = defineCall({
  method: 'POST',
  path: '/client/upload.html',
  summary: 'The default target of the attachment uploader, where no other is supplied.',
  source: 'docs/reference/api.md#api-upload',
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND', 'ERR_UPLOAD_NO_FILE', 'ERR_TOO_LARGE', 'ERR_MEDIA_TYPE'],
  query: anyQuery,
  bodyType: 'multipart',
  response: contract.uploadResponse,
  rate: { max: 120, windowSeconds: 60, counts: 'all' },
  handle: ({ services, user, request }) => storeUpload(services, user, request, 0),
});

export const readFile = defineCall({
  method: 'GET',
  path: '/servlet/filestream',
  summary: 'A stored file’s content. Shown inline only when asked for and harmless; an attachment otherwise.',
  source: 'docs/reference/api.md#api-documents, docs/reference/attachments.md#upload-html',
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  query: v.strictObject({
    attName: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'is not the key of a file')),
    context: v.optional(v.string()),
    /** Accepted for compatibility; a token in a URL proves nothing here. */
    tk: v.optional(v.string()),
    inline: v.optional(flagText),
    displayName: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
  response: v.any(),
  contentType: 'application/octet-stream',
  async handle({ services, user, query, reply }) {
    const file = await readableFile(services.db, user, query.attName);
    const content = file && (await services.contents.read(query.attName));
    if (!file || !content) throw notFound('This file is not there, or is not yours.');
    reply.headers(fileHeaders(file, { name: query.displayName, inline: query.inline }));
    return Buffer.from(content);
  },
});
