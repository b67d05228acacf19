import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem, tooMany } from '../call/http-problem.ts';
import { isCrossSite, originOf } from '../identity/public-origin.ts';
import { type Limit, take } from '../limits/limit.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { requireGrant } from '../recovery/grants.ts';
import { readRegistration } from '../recovery/registrations.ts';
import { tellOwner } from '../reset/notices.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { authenticatorSince, beginAuthenticator, isAuthenticatorCode, removeAuthenticator } from './authenticator.ts';
import { contactStepSince, isContactCode, maskedContacts, sendContactCode, setContactStep } from './contact-code.ts';
import { makeRecoveryCodes, recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { endSecondFactor, keepWaiting, waitingSignIn } from './sign-in-attempt.ts';

const source = 'docs/reference/api.md#api-second-factor, docs/reference/account.md#second-factor';

/** A code of six digits is guessed in a million tries: ten in a quarter of an hour, and a hundred in a day, for an account. */
const limitsOfCodes = (userId: number): readonly Limit[] => [
  { key: ['second-factor', userId], max: 10, windowSeconds: 15 * 60 },
  { key: ['second-factor', userId], max: 100, windowSeconds: 24 * 3600 },
];

async function payForTry(services: Services, userId: number): Promise<void> {
  for (const limit of limitsOfCodes(userId)) {
    const wait = await take(services, limit);
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_TRIES', 'Too many codes were tried. Please try again later.', wait);
    }
  }
}

const wrongCode = () =>
  httpProblem(400, 'ERR_SECOND_FACTOR', 'This code is not right, or was used already.', { value: 'body.code' });

const signInEnded = () => httpProblem(401, 'ERR_SIGN_IN_ENDED', 'This took too long. Please sign in again.');

export const readSecondFactors = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/signIn/secondFactor',
  summary: 'By what the sign-in that waits in this browser may be completed.',
  source,
  auth: 'none',
  refuses: ['ERR_SIGN_IN_ENDED'],
  response: contract.secondFactors,
  async handle({ services, request }) {
    const waiting = await waitingSignIn(services, request);
    if (!waiting) throw signInEnded();
    const { db } = services;
    const userId = waiting.user_id;
    const isContactAsked = await contactStepSince(db, userId);
    return {
      authenticator: (await authenticatorSince(db, userId)) !== undefined,
      passkey: (await passkeysOf(db, userId)).length > 0,
      recoveryCode: (await recoveryCodesLeft(db, userId)) > 0,
      contacts: isContactAsked ? maskedContacts(await readRegistration(db, userId)) : [],
    };
  },
});

export const sendSecondFactorCode = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn/secondFactor/code',
  summary: 'Sends an 8-digit code to a contact, where the account asks for one at its sign-in.',
  source,
  auth: 'none',
  refuses: ['ERR_SIGN_IN_ENDED', 'ERR_FORBIDDEN', 'ERR_RECOVERY_RESEND_TOO_SOON', 'ERR_RECOVERY_TOO_MANY_CODES'],
  body: contract.sendSecondFactorCodeBody,
  response: contract.resetCodeSent,
  async handle({ body, services, request, reply }) {
    if (isCrossSite(request.headers, originOf(request))) throw forbidden();
    const waiting = await waitingSignIn(services, request);
    if (!waiting) throw signInEnded();
    // An account with an app alone gets no weaker way in.
    if (!(await contactStepSince(services.db, waiting.user_id))) throw forbidden();
    const sent = await sendContactCode(services, waiting, body.channel);
    keepWaiting(request, reply);
    return sent;
  },
});

export const setContactStepOfAccount = defineCall({
  method: 'PUT',
  path: '/wand2/api/account/contact-step',
  summary: 'Whether a code to a contact is asked for at each sign-in by password.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NO_CONTACT'],
  body: contract.contactStepBody,
  response: contract.done,
  async handle({ body, user, services }) {
    await requireGrant(services, user.sessionId);
    if (!(await setContactStep(services, user.userId, body.isOn))) {
      throw httpProblem(
        409,
        'ERR_NO_CONTACT',
        'No contact is registered that a code could be sent to. Register one first.',
      );
    }
    const { db, now } = services;
    const event = body.isOn ? 'second_factor_added' : 'second_factor_removed';
    await recordEvent(db, now(), user.userId, event, { method: 'contact' });
    tellOwner(services, user.userId, body.isOn ? 'MSG_CONTACT_STEP_ON' : 'MSG_CONTACT_STEP_OFF');
    return { status: 'success' as const };
  },
});

export const proveSecondFactor = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn/secondFactor',
  summary: 'Completes a sign-in by a code of the authenticator app, a recovery code, or a code sent to a contact.',
  source,
  auth: 'none',
  refuses: ['ERR_SIGN_IN_ENDED', 'ERR_FORBIDDEN', 'ERR_SECOND_FACTOR', 'ERR_RECOVERY_TOO_MANY_TRIES'],
  body: contract.secondFactorBody,
  response: contract.signedIn,
  async handle({ body, services, request, reply }) {
    if (isCrossSite(request.headers, originOf(request))) throw forbidden();
    const waiting = await waitingSignIn(services, request);
    if (!waiting) throw signInEnded();
    const { user_id: userId } = waiting;
    const { db, now } = services;
    await payForTry(services, userId);
    const proofs = {
      authenticator: () => isAuthenticatorCode(services, userId, body.code),
      'recovery-code': () => spendRecoveryCode(db, userId, body.code, now()),
      contact: () => isContactCode(services, waiting, body.code),
    };
    const isRight = await proofs[body.method]();
    await recordEvent(db, now(), userId, isRight ? 'second_factor_right' : 'second_factor_refused', {
      method: body.method,
    });
    if (!isRight) throw wrongCode();
    if (body.method === 'recovery-code') tellOwner(services, userId, 'MSG_RECOVERY_CODE_USED');
    await endSecondFactor(services, request, reply);
    const returnUrl = body.returnUrl ?? undefined;
    return { location: await completeSignIn(services, userId, { request, reply, returnUrl }) };
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
  async handle({ body, user, services }) {
    await requireGrant(services, user.sessionId);
    await payForTry(services, user.userId);
    if (!(await isAuthenticatorCode(services, user.userId, body.code))) throw wrongCode();
    const { db, now } = services;
    const codes = await makeRecoveryCodes(db, user.userId);
    await recordEvent(db, now(), user.userId, 'second_factor_added');
    tellOwner(services, user.userId, 'MSG_AUTHENTICATOR_ADDED');
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
    const { db, now } = services;
    await requireGrant(services, user.sessionId);
    const isAsked = (await authenticatorSince(db, user.userId)) ?? (await contactStepSince(db, user.userId));
    if (!isAsked) throw forbidden('Recovery codes need a second factor.');
    const codes = await makeRecoveryCodes(db, user.userId);
    await recordEvent(db, now(), user.userId, 'recovery_codes_made');
    return { codes };
  },
});

export const deleteAuthenticator = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/authenticator',
  summary: 'Removes the authenticator app and its recovery codes; the password alone signs in again.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.done,
  async handle({ user, services }) {
    const { db, now } = services;
    await requireGrant(services, user.sessionId);
    await removeAuthenticator(db, user.userId);
    await recordEvent(db, now(), user.userId, 'second_factor_removed');
    tellOwner(services, user.userId, 'MSG_AUTHENTICATOR_REMOVED');
    return { status: 'success' as const };
  },
});
