import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import { isCompanyOnly } from '../company-sign-in/company-only.ts';
import { afterPassword } from '../sign-in/complete-sign-in.ts';

export const switchAccount = defineCall({
  method: 'POST',
  path: '/wand2/api/account/switch',
  summary:
    'Signs in as a linked account in the place of this one, as its password did when it was linked: says where to go next, which may be the page of its second factor.',
  source: 'docs/reference/api.md#api-account-switch, docs/reference/account.md#account-switch',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_LINK_OUTDATED'],
  body: contract.switchAccountBody,
  response: contract.signedIn,
  async handle({ user, body, services, request, reply }) {
    const { db, now } = services;
    const link = await db
      .selectFrom('linked_account')
      .innerJoin('app_user', 'app_user.id', 'linked_account.other_user_id')
      .select(['linked_account.other_user_id', 'linked_account.linked_at', 'app_user.password_changed_at'])
      .where('linked_account.id', '=', body.linkedAccountId)
      .where('linked_account.user_id', '=', user.userId)
      .where('app_user.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!link) throw notFound('This account is not linked.');
    // Changing a password revokes the links of everybody who knew the old one.
    if (link.password_changed_at && link.password_changed_at >= link.linked_at) {
      throw httpProblem(
        403,
        'ERR_LINK_OUTDATED',
        'The password of this account has changed since it was linked. Link it again.',
        { value: 'body.linkedAccountId' },
      );
    }
    if (await isCompanyOnly(services, { userId: link.other_user_id })) {
      throw forbidden('This account signs in at its company only. Sign out here, and sign in there.');
    }
    await recordEvent(db, now(), user.userId, 'account_switched', { otherUserId: link.other_user_id });
    return { location: await afterPassword(services, link.other_user_id, { request, reply, returnUrl: undefined }) };
  },
});
