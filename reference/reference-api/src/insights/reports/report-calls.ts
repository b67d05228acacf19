import * as contract from 'shared-client/schema/mailed-reports';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { idText } from '../../call/fields.ts';
import { notFound } from '../../call/http-problem.ts';
import { endReport, readReports, saveReport } from './change-reports.ts';

const REPORTS = '/wand2/api/insights/reports';
const call = {
  source: 'docs/reference/api.md#api-insights, docs/reference/insights.md#insights-mail',
  auth: 'bearer',
  response: contract.mailedReports,
} as const;

export const getMailedReports = defineCall({
  ...call,
  method: 'GET',
  path: REPORTS,
  summary: 'The reports by mail of the caller’s figures, and those that the caller gets.',
  handle: ({ user, services: { db } }) => readReports(db, user),
});

export const postMailedReport = defineCall({
  ...call,
  method: 'POST',
  path: REPORTS,
  summary: 'Has the caller’s figures sent by mail to themselves or to somebody who may see them, or changes how often.',
  refuses: ['ERR_FORBIDDEN'],
  body: v.strictObject(contract.newMailedReport.entries),
  async handle({ body, user, services: { db, now } }) {
    await saveReport(db, user, body, now());
    return readReports(db, user);
  },
});

export const deleteMailedReport = defineCall({
  ...call,
  method: 'DELETE',
  path: `${REPORTS}/{reportId}`,
  summary: 'Ends a report of the caller’s figures, or one that the caller gets.',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ reportId: idText }),
  async handle({ params: { reportId }, user, services: { db } }) {
    if (!(await endReport(db, user, reportId))) throw notFound();
    return readReports(db, user);
  },
});
