import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { requireGrant } from '../recovery/grants.ts';
import { queueNotice, tellingOwner } from '../reset/notices.ts';
import { authenticatorSince, beginAuthenticator, isAuthenticatorCode, removeAuthenticator } from './authenticator.ts';
import { setContactStep } from './contact-code.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { dropUnneededCodes, secondFactorSince } from './second-factor.ts';
import { payForTry, wrongCode } from './tries.ts';

const source = 'docs/reference/api.md#api-second-factor, docs/reference/account.md#second-factor-changes';

export const setContactStepOfAccount = defineCall({
  method: 'PUT',
  path: '/wand2/api/account/contact-step',
  summary:
    'Whether a code to a contact is asked for at each sign-in by password. The recovery codes go with the last second factor.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NO_CONTACT'],
  body: contract.contactStepBody,
  response: contract.done,
  async handle({ body, user, services }) {
    await requireGrant(services, user.sessionId);
    const label = body.isOn ? 'MSG_CONTACT_STEP_ON' : 'MSG_CONTACT_STEP_OFF';
    const change = { userId: user.userId, label, sessionId: user.sessionId };
    return tellingOwner(services, change, async (within) => {
      if (!(await setContactStep(within, user.userId, body.isOn))) {
        throw httpProblem(
          409,
          'ERR_NO_CONTACT',
          'No contact is registered that a code could be sent to. Register one first.',
        );
      }
      const { db, now } = within;
      if (!body.isOn) await dropUnneededCodes(db, user.userId);
      const event = body.isOn ? 'second_factor_added' : 'second_factor_removed';
      await recordEvent(db, now(), user.userId, event, { method: 'contact' });
      return { status: 'success' as const };
    });
  },
});

export const addAuthenticator = defineCall({
  method: 'POST',
  path: '/wand2/api/account/authenticator',
  summary:
    'Begins to add an authenticator app: the secret, and its address for a QR code. Counts once a code is right.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_AUTHENTICATOR_THERE'],
  response: contract.authenticatorBegun,
  async handle({ user, services }) {
    await requireGrant(services, user.sessionId);
    if (await authenticatorSince(services.db, user.userId)) {
      throw httpProblem(409, 'ERR_AUTHENTICATOR_THERE', 'There is an authenticator app already. Turn it off first.');
    }
    return beginAuthenticator(services, user);
  },
});

export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/wand2/api/account/authenticator/confirm',
  summary: 'Confirms an authenticator app by its first code; from now on it is asked for. Returns ten recovery codes.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_SECOND_FACTOR', 'ERR_RECOVERY_TOO_MANY_TRIES'],
  body: contract.confirmAuthenticatorBody,
  response: contract.recoveryCodes,
  async handle({ body, user, services, request }) {
    await requireGrant(services, user.sessionId);
    await payForTry(services, user.userId, request);
    if (!(await isAuthenticatorCode(services, user.userId, body.code))) throw wrongCode();
    const { db, now } = services;
    const { userId, sessionId } = user;
    const codes = await makeRecoveryCodes(db, userId, now(), async (trx) => {
      await recordEvent(trx, now(), userId, 'second_factor_added');
      await queueNotice(trx, services, { userId, label: 'MSG_AUTHENTICATOR_ADDED', sessionId });
    });
    return { codes };
  },
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/wand2/api/account/recovery-codes',
  summary: 'Ten new recovery codes in the place of those there were.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.recoveryCodes,
  async handle({ user, services }) {
    await requireGrant(services, user.sessionId);
    const { db, now } = services;
    const { userId, sessionId } = user;
    if (!(await secondFactorSince(db, userId))) throw forbidden('Recovery codes need a second factor.');
    const codes = await makeRecoveryCodes(db, userId, now(), async (trx) => {
      await recordEvent(trx, now(), userId, 'recovery_codes_made');
      await queueNotice(trx, services, { userId, label: 'MSG_RECOVERY_CODES_MADE', sessionId });
    });
    return { codes };
  },
});

export const deleteAuthenticator = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/authenticator',
  summary:
    'Removes the authenticator app; where no other second factor is left, the recovery codes go with it and the password alone signs in.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.done,
  async handle({ user, services }) {
    await requireGrant(services, user.sessionId);
    const change = { userId: user.userId, label: 'MSG_AUTHENTICATOR_REMOVED', sessionId: user.sessionId };
    return tellingOwner(services, change, async ({ db, now }) => {
      await removeAuthenticator(db, user.userId);
      await dropUnneededCodes(db, user.userId);
      await recordEvent(db, now(), user.userId, 'second_factor_removed');
      return { status: 'success' as const };
    });
  },
});
