/** The calls of reports by mail (docs: api#api-insights). */
import { api } from 'shared-client';
import { mailedReports, type NewMailedReport } from './schema.ts';

export type * from './schema.ts';

const REPORTS = '/wand2/api/insights/reports';

/** The reports by mail of the reader's figures, and those that the reader gets. */
export const getMailedReports = ({ signal }: { readonly signal?: AbortSignal } = {}) =>
  api.get(REPORTS, mailedReports, signal ? { signal } : {});

/** Has the reader's figures sent by mail. @throws ForbiddenError for somebody who may not see them */
export const mailReport = (asked: NewMailedReport) => api.post(REPORTS, mailedReports, { json: asked });

/** Ends a report by mail. @throws NotFoundError if it has ended */
export const endMailedReport = (reportId: number) => api.delete(`${REPORTS}/${reportId}`, mailedReports);
