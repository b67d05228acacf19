/** The calls for files (docs: api#api-exports). */

import { api } from 'shared-client';
import { type ExportRequest, type ExportState, exportState, type TableFileRequest } from './schema.ts';

export type * from './schema.ts';
export { CSV_SEPARATORS, EXPORT_FORMATS } from './schema.ts';

type Signal = { readonly signal?: AbortSignal };

const EXPORTS = '/wand2/api/exports';

/** Asks for a list as a file. A small one is ready at once; the server writes a large one. @throws ForbiddenError for a list that is not the user's */
export const requestExport = (request: ExportRequest, options: Signal = {}): Promise<ExportState> =>
  api.post(EXPORTS, exportState, { json: request, ...options });

/** How far a file is. @throws NotFoundError if it has expired, or is not the user's */
export const getExport = (exportId: number, options: Signal = {}): Promise<ExportState> =>
  api.get(`${EXPORTS}/${exportId}`, exportState, options);

/** The file. @throws NotFoundError if it has expired, or is not the user's; ConflictError while it is not ready */
export const downloadExport = (exportId: number, options: Signal = {}): Promise<Blob> =>
  api.blob(`${EXPORTS}/${exportId}/file`, options);

/** Asks for a table that the reader sees, such as the figures of a chart, as a file. It is ready at once. */
export const requestTableFile = (request: TableFileRequest, options: Signal = {}): Promise<ExportState> =>
  api.post(`${EXPORTS}/tables`, exportState, { json: request, ...options });

/** A timecard, an expense report or another item as a PDF, with its receipts. @throws NotFoundError if it is not the user's */
export const downloadItemPdf = (billingItemId: number, options: Signal = {}): Promise<Blob> =>
  api.blob(`/wand2/api/billing/billing-items/${billingItemId}/pdf`, options);
