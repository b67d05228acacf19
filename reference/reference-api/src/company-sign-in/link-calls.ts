import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import { requireGrant } from '../recovery/grants.ts';
import { tellingOwner } from '../reset/notices.ts';
import { authorizationUrl } from './authorization.ts';
import { isCompanyOnly } from './company-only.ts';

const source = 'docs/reference/api.md#api-company-sign-in, docs/reference/account.md#company-link';

export const linkCompany = defineCall({
  method: 'POST',
  path: '/wand2/api/account/company',
  summary:
    'Begins to link the user’s account to their account at the company’s identity provider: where the browser goes.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_COMPANY_FAILED'],
  response: contract.companyLinkBegun,
  async handle({ user, services, request, reply }) {
    const { company } = services.options;
    if (!company) throw notFound();
    await requireGrant(services, user.sessionId);
    try {
      return { location: await authorizationUrl(services, company, { request, reply, linkTo: user.userId }) };
    } catch (error) {
      services.log.warn({ err: error }, 'the identity provider could not be reached');
      throw httpProblem(
        502,
        'ERR_COMPANY_FAILED',
        'Your company’s sign-in could not be reached. Try again in a moment.',
      );
    }
  },
});

export const unlinkCompany = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/company',
  summary: 'Ends the link to the company’s identity provider; the password stays.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.done,
  async handle({ user, services }) {
    await requireGrant(services, user.sessionId);
    if (await isCompanyOnly(services, user)) throw forbidden('Your company lets its accounts sign in only with it.');
    const change = { userId: user.userId, label: 'MSG_COMPANY_UNLINKED', sessionId: user.sessionId };
    return tellingOwner(services, change, async ({ db, now }) => {
      await db.deleteFrom('company_identity').where('user_id', '=', user.userId).execute();
      await recordEvent(db, now(), user.userId, 'company_unlinked');
      return { status: 'success' as const };
    });
  },
});
