import * as contract from 'shared-client/schema/account';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import { requirePlainName } from '../call/plain-name.ts';
import { requireGrant } from '../recovery/grants.ts';
import { tellingOwner } from '../reset/notices.ts';
import { addPasskey, passkeysOf, registrationOptions } from './passkeys.ts';

const source = 'docs/reference/api.md#api-passkeys, docs/reference/account.md#passkeys';
const params = v.strictObject({ id: idText });
const gone = () => notFound('This passkey was removed already.');

/** More devices than any user has. */
const MOST = 20;

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/wand2/api/account/passkeys/options',
  summary: 'The options of WebAuthn to make a passkey, for ten minutes and this session.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_PASSKEY_MANY'],
  response: contract.passkeyCreation,
  async handle({ user, services, request }) {
    await requireGrant(services, user.sessionId);
    if ((await passkeysOf(services.db, user.userId)).length >= MOST) {
      throw httpProblem(
        409,
        'ERR_PASSKEY_MANY',
        'There are twenty passkeys already. Remove one that you no longer use.',
      );
    }
    return registrationOptions(services, user, request);
  },
});

export const addPasskeyOfBrowser = defineCall({
  method: 'POST',
  path: '/wand2/api/account/passkeys',
  summary: 'Adds the passkey that a browser made; from now on it signs in. Each of the owner’s contacts is notified.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NAME_CHARACTERS', 'ERR_FORBIDDEN', 'ERR_PASSKEY'],
  body: contract.addPasskeyBody,
  response: contract.passkeyAdded,
  async handle({ body, user, services, request }) {
    requirePlainName(body.name, 'body.name');
    await requireGrant(services, user.sessionId);
    const change = { userId: user.userId, label: 'MSG_PASSKEY_ADDED', sessionId: user.sessionId };
    const passkeyId = await tellingOwner(services, change, async (within) => {
      const added = await addPasskey(within, user, { request, ...body });
      if (added !== undefined)
        await recordEvent(within.db, within.now(), user.userId, 'passkey_added', { passkeyId: added });
      return added;
    });
    if (passkeyId === undefined) {
      const sentence = 'This passkey could not be added. Please begin again.';
      throw httpProblem(400, 'ERR_PASSKEY', sentence, { value: 'body.credential' });
    }
    return { passkeyId };
  },
});

export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/wand2/api/account/passkeys/{id}',
  summary: 'Gives a passkey another name.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NAME_CHARACTERS', 'ERR_NOT_FOUND'],
  params,
  body: contract.renamePasskeyBody,
  response: contract.done,
  async handle({ params, body, user, services: { db } }) {
    requirePlainName(body.name, 'body.name');
    const renamed = await db
      .updateTable('passkey')
      .set({ name: body.name })
      .where('id', '=', params.id)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) throw gone();
    return { status: 'success' as const };
  },
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/passkeys/{id}',
  summary: 'Removes a passkey; it signs nobody in any more. The password stays, so this is never the last way in.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params,
  response: contract.done,
  async handle({ params, user, services }) {
    await requireGrant(services, user.sessionId);
    const change = { userId: user.userId, label: 'MSG_PASSKEY_REMOVED', sessionId: user.sessionId };
    return tellingOwner(services, change, async ({ db, now }) => {
      const removed = await db
        .deleteFrom('passkey')
        .where('id', '=', params.id)
        .where('user_id', '=', user.userId)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw gone();
      await recordEvent(db, now(), user.userId, 'passkey_removed', { passkeyId: params.id });
      return { status: 'success' as const };
    });
  },
});
