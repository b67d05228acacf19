import * as contract from 'shared-client/schema/links';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import { requirePlainName } from '../call/plain-name.ts';
import { limitOfLinking } from '../identity/password-limits.ts';
import { tryPassword } from '../identity/try-password.ts';
import { queueNotice } from '../reset/notices.ts';
import { accountsOfEmail, linkedAccountsOf, verifiedEmail } from './linked-accounts.ts';

const source = 'docs/reference/api.md#api-links';

export const readLinkedAccounts = defineCall({
  method: 'GET',
  path: '/user/link/linkedAccounts.html',
  summary: 'The accounts linked to this one.',
  source,
  auth: 'signed-in',
  response: contract.linkedAccounts,
  handle: ({ user, services: { db } }) => linkedAccountsOf(db, user.userId),
});

export const readLinkedAccountsForSwitch = defineCall({
  method: 'GET',
  path: '/user/link/linkedAccountsForSwitch.html',
  summary: 'The accounts one can switch to.',
  source,
  auth: 'signed-in',
  response: contract.linkedAccounts,
  handle: ({ user, services: { db } }) => linkedAccountsOf(db, user.userId),
});

export const linkAccount = defineCall({
  method: 'POST',
  path: '/user/link/linkedAccounts.html',
  summary: 'Links another account of the same person, proven by its password.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NAME_CHARACTERS', 'ERR_LINK_PASSWORD', 'ERR_LINK_SELF', 'ERR_TOO_MANY_PASSWORDS'],
  body: contract.linkAccountBody,
  response: contract.linkedAccount,
  async handle({ user, body, services, request }) {
    requirePlainName(body.nickName, 'body.nickName');
    const { db, now } = services;
    const other = await tryPassword(services, request, body, [limitOfLinking(user.userId)]);
    if (!other) {
      throw httpProblem(400, 'ERR_LINK_PASSWORD', 'The user name or the password is not right.', {
        value: 'body.password',
      });
    }
    if (other.id === user.userId) {
      throw httpProblem(400, 'ERR_LINK_SELF', 'This is the account you are signed in with.', {
        value: 'body.userName',
      });
    }
    const nick_name = body.nickName || null;
    await db
      .insertInto('linked_account')
      .values({ user_id: user.userId, other_user_id: other.id, nick_name, linked_at: now() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'other_user_id']).doUpdateSet({ nick_name, linked_at: now() }),
      )
      .execute();
    await recordEvent(db, now(), user.userId, 'account_linked', { otherUserId: other.id });
    const name = body.userName.toLowerCase();
    const linked = (await linkedAccountsOf(db, user.userId)).find((account) => account.userName.toLowerCase() === name);
    if (!linked) throw notFound();
    const thing = { label: 'LBL_THING_LINKED_ACCOUNT', name: linked.userName };
    await queueNotice(db, services, { ...user, label: 'MSG_THING_ADDED', thing });
    return linked;
  },
});

export const unlinkAccount = defineCall({
  method: 'DELETE',
  path: '/user/link/linkedAccounts.html',
  summary: 'Undoes a link.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  query: v.strictObject({ linkedAccountId: idText }),
  response: contract.done,
  async handle({ user, query, services: { db, now } }) {
    const gone = await db
      .deleteFrom('linked_account')
      .where('id', '=', query.linkedAccountId)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound('This account is not linked.');
    await recordEvent(db, now(), user.userId, 'account_unlinked', { linkedAccountId: query.linkedAccountId });
    return { status: 'success' as const };
  },
});

export const readNickName = defineCall({
  method: 'GET',
  path: '/user/link/linkedAccountNickName.html',
  summary: 'The nickname of a linked account.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  query: v.strictObject({ linkedAccountId: idText }),
  response: contract.nickName,
  async handle({ user, query, services: { db } }) {
    const row = await db
      .selectFrom('linked_account')
      .select(['id as linkedAccountId', 'nick_name as nickName'])
      .where('id', '=', query.linkedAccountId)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (!row) throw notFound('This account is not linked.');
    return row;
  },
});

export const updateNickName = defineCall({
  method: 'PUT',
  path: '/user/link/linkedAccountNickName.html',
  summary: 'Changes the nickname of a linked account; empty text removes it.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NAME_CHARACTERS', 'ERR_NOT_FOUND'],
  body: contract.nickNameBody,
  response: contract.nickName,
  async handle({ user, body, services: { db } }) {
    requirePlainName(body.nickName, 'body.nickName');
    const row = await db
      .updateTable('linked_account')
      .set({ nick_name: body.nickName || null })
      .where('id', '=', body.linkedAccountId)
      .where('user_id', '=', user.userId)
      .returning(['id as linkedAccountId', 'nick_name as nickName'])
      .executeTakeFirst();
    if (!row) throw notFound('This account is not linked.');
    return row;
  },
});

export const searchForSsoAccounts = defineCall({
  method: 'GET',
  path: '/user/link/searchForSsoAccounts.html',
  summary: 'Other accounts under the user’s own verified e-mail address; any other address finds nothing.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  query: v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)) }),
  response: contract.ssoAccounts,
  async handle({ user, query, services: { db } }) {
    const own = await verifiedEmail(db, user.userId);
    if (!own || own.toLowerCase() !== query.email.toLowerCase()) return [];
    const accounts = await accountsOfEmail(db, own, user.userId);
    return accounts.map(({ userName, userType, clientName }) => ({ userName, userType, clientName }));
  },
});

export const readLinkDetails = defineCall({
  method: 'POST',
  path: '/user/link/userToLinkAccountDetails.html',
  summary: 'The account that would be linked: one that is linked already or shares the user’s verified e-mail address.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  body: contract.linkDetailsBody,
  response: contract.linkDetails,
  async handle({ user, body, services: { db } }) {
    const named = (account: { userName: string }) => account.userName.toLowerCase() === body.userName.toLowerCase();
    const linked = (await linkedAccountsOf(db, user.userId)).find(named);
    const own = await verifiedEmail(db, user.userId);
    const found = linked ?? (own ? (await accountsOfEmail(db, own, user.userId)).find(named) : undefined);
    if (!found) throw notFound('There is no account of yours with this user name.');
    const { userName, firstName, userType, clientName } = found;
    return { userName, firstName, userType, clientName, alreadyLinked: linked !== undefined };
  },
});

const NEWS_MILLISECONDS = 7 * 24 * 3600 * 1000;

export const readLinkedNotification = defineCall({
  method: 'GET',
  path: '/user/link/linkedNotification.html',
  summary: 'How many accounts were linked to this one by their owners in the last seven days.',
  source,
  auth: 'signed-in',
  response: contract.linkedNotification,
  async handle({ user, services: { db, now } }) {
    const row = await db
      .selectFrom('linked_account')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('other_user_id', '=', user.userId)
      .where('linked_at', '>', new Date(now().getTime() - NEWS_MILLISECONDS))
      .executeTakeFirstOrThrow();
    const count = Number(row.count);
    return { showNotification: count > 0, count };
  },
});
