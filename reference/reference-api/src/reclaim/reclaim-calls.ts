import * as contract from 'shared-client/schema/account';
import { defineCall } from '../call/call.ts';
import { httpProblem } from '../call/http-problem.ts';
import { beginReset } from '../reset/reset.ts';
import type { Services } from '../services.ts';
import { previewReport, reportAccount } from './report.ts';
import { readReportLink } from './report-link.ts';
import { readReview, removeAsked } from './review.ts';

const source = 'docs/reference/api.md#api-account-report, docs/reference/account.md#not-me-link';
const rate = { max: 60, windowSeconds: 15 * 60, counts: 'all' } as const;
const REPORT = '/wand2/manual/api/accountReport';
const REVIEW = '/wand2/manual/api/passwordReset/review';

const late = () =>
  httpProblem(
    400,
    'ERR_REPORT_ENDED',
    'This link is no longer valid: it is too old, or its contact was not registered yet. Set a new password, or contact your administrator.',
    { value: 'body.report' },
  );

async function requireLink(services: Services, report: string) {
  const link = await readReportLink(services, report);
  if (!link) throw late();
  return link;
}

export const readAccountReport = defineCall({
  method: 'POST',
  path: `${REPORT}/preview`,
  summary: 'What the link of a notice would revoke, and the ways in that would be left. Changes nothing.',
  source,
  auth: 'none',
  rate,
  refuses: ['ERR_REPORT_ENDED'],
  body: contract.accountReportBody,
  response: contract.accountReportPreview,
  async handle({ body, services }) {
    const { userId, since } = await requireLink(services, body.report);
    return previewReport(services, userId, since);
  },
});

export const reportAccountByLink = defineCall({
  method: 'POST',
  path: REPORT,
  summary:
    'Reports, by the link of a notice, that a change was not the owner’s: the account is as it was before, and a reset begins.',
  source,
  auth: 'none',
  rate,
  refuses: ['ERR_REPORT_ENDED', 'ERR_REPORT_SETTLED'],
  body: contract.accountReportBody,
  response: contract.accountReported,
  async handle({ body, services }) {
    const { userId, since } = await requireLink(services, body.report);
    if ((await reportAccount(services, userId, since)) === 'settled') {
      throw httpProblem(
        409,
        'ERR_REPORT_SETTLED',
        'This was reported already, and a new password was set since. Nothing was changed.',
      );
    }
    const { user_name } = await services.db
      .selectFrom('app_user')
      .select('user_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { token, contacts } = await beginReset(services, user_name);
    return {
      account: user_name,
      reset: token,
      contacts: [
        { channel: 'Email' as const, masked: contacts.email },
        { channel: 'Mobile' as const, masked: contacts.mobile },
      ],
    };
  },
});

const reviewSource = 'docs/reference/api.md#api-account-report, docs/reference/account.md#review';

export const readResetReview = defineCall({
  method: 'POST',
  path: REVIEW,
  summary:
    'What a report has revoked, and what was added lately, which only the owner can know: for ten minutes, to the browser of a finished reset.',
  source: reviewSource,
  auth: 'none',
  rate,
  refuses: ['ERR_RESET_ENDED'],
  body: contract.resetReviewBody,
  response: contract.resetReview,
  handle: ({ body, services }) => readReview(services, body.reset),
});

export const removeReviewed = defineCall({
  method: 'POST',
  path: `${REVIEW}/remove`,
  summary: 'Revokes something that the owner was asked about after a reset; tells every contact.',
  source: reviewSource,
  auth: 'none',
  rate,
  refuses: ['ERR_RESET_ENDED'],
  body: contract.removeReviewedBody,
  response: contract.resetReview,
  handle: ({ body, services }) => removeAsked(services, body.reset, body),
});
