import * as contract from 'shared-client/schema/exports';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { strictly } from '../call/strictly.ts';
import { disposition } from '../documents/file-headers.ts';
import { localeOf } from '../translations/request-locale.ts';
import { MEDIA_TYPES } from './file-of-list.ts';
import { askForExport, askForTable, fileNameOf, findExport, stateOf } from './jobs/ask.ts';
import { contentOf } from './jobs/fetch.ts';
import { wakeExports } from './jobs/write-exports.ts';
import { itemPdf } from './pdf/item-pdf.ts';

const EXPORTS = '/wand2/api/exports';
const source = 'docs/reference/api.md#api-exports, docs/reference/exports.md';

export const postExport = defineCall({
  method: 'POST',
  path: EXPORTS,
  summary:
    'Asks for a list as CSV or as an Excel workbook, with the query of its call, or for a payroll batch as its CSV. It has the rows that the call returns to the same user. The server writes a large one by itself.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  body: strictly(contract.exportRequest),
  response: contract.exportState,
  dear: true,
  rate: { max: 120, windowSeconds: 3600, counts: 'all' },
  async handle({ body, user, services, request }) {
    const asked = await askForExport(services, user, body, localeOf(request));
    if (asked.state === 'waiting') wakeExports(services.queue.boss);
    return asked;
  },
});

export const postTableFile = defineCall({
  method: 'POST',
  path: `${EXPORTS}/tables`,
  summary: 'Asks for a table that the caller sends, such as the figures of a chart, as CSV or as an Excel workbook.',
  source,
  auth: 'bearer',
  body: strictly(contract.tableFileRequest),
  response: contract.exportState,
  dear: true,
  rate: { max: 120, windowSeconds: 3600, counts: 'all' },
  handle: ({ body, user, services, request }) => askForTable(services, user, body, localeOf(request)),
});

export const getExport = defineCall({
  method: 'GET',
  path: `${EXPORTS}/{id}`,
  summary: 'How far a file is that the caller has asked for.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.exportState,
  handle: async ({ params, user, services }) => stateOf(services, await findExport(services, user, params.id)),
});

export const getExportFile = defineCall({
  method: 'GET',
  path: `${EXPORTS}/{id}/file`,
  summary: 'The file, for the user who has asked for it, until it expires.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_EXPORT_NOT_READY'],
  params: v.strictObject({ id: idText }),
  response: v.any(),
  contentType: 'application/octet-stream',
  dear: true,
  async handle({ params, user, services, reply }) {
    const row = await findExport(services, user, params.id);
    const content = await contentOf(services, user, row);
    reply.headers(headersOf(MEDIA_TYPES[row.format], await fileNameOf(services, row)));
    return content;
  },
});

export const getItemPdf = defineCall({
  method: 'GET',
  path: '/wand2/api/billing/billing-items/{id}/pdf',
  summary:
    'A billing item as a PDF: a sheet to print, its pictures of receipts as pages, and all of its files as attachments.',
  source: 'docs/reference/api.md#api-item-pdf, docs/reference/exports.md#pdf-sheet',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: v.any(),
  contentType: 'application/pdf',
  rate: { max: 300, windowSeconds: 3600, counts: 'all' },
  async handle({ params, user, services, request, reply }) {
    const { name, content } = await itemPdf(services, user, params.id, localeOf(request));
    reply.headers(headersOf('application/pdf', name));
    return content;
  },
});

const headersOf = (mediaType: string, name: string) => ({
  'content-type': mediaType,
  'content-disposition': disposition('attachment', name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
