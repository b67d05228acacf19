import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { isCrossSite, originOf } from '../identity/public-origin.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { readRegistration } from '../recovery/registrations.ts';
import { queueNotice } from '../reset/notices.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { authenticatorSince, isAuthenticatorCode } from './authenticator.ts';
import { contactStepSince, isContactCode, maskedContacts, sendContactCode } from './contact-code.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { endSecondFactor, keepWaiting, waitingSignIn } from './sign-in-attempt.ts';
import { payForTry, wrongCode } from './tries.ts';

const source = 'docs/reference/api.md#api-second-factor, docs/reference/account.md#second-factor';

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
    // An account with only an app must not get a weaker method.
    if (!(await contactStepSince(services.db, waiting.user_id))) throw forbidden();
    const sent = await sendContactCode(services, waiting, body.channel);
    keepWaiting(request, reply);
    return sent;
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
    await payForTry(services, userId, request);
    const proofs = {
      // An app that was never confirmed does not count.
      authenticator: async () =>
        (await authenticatorSince(db, userId)) !== undefined && isAuthenticatorCode(services, userId, body.code),
      'recovery-code': () => spendRecoveryCode(db, userId, body.code, now()),
      contact: () => isContactCode(services, waiting, body.code),
    };
    const isRight = await proofs[body.method]();
    await recordEvent(db, now(), userId, isRight ? 'second_factor_right' : 'second_factor_refused', {
      method: body.method,
    });
    if (!isRight) throw wrongCode();
    if (body.method === 'recovery-code')
      await queueNotice(db, services, { userId, label: 'MSG_RECOVERY_CODE_USED', at: now() });
    await endSecondFactor(services, request, reply);
    const returnUrl = body.returnUrl ?? undefined;
    return {
      location: await completeSignIn(services, userId, { request, reply, returnUrl, companySid: waiting.attempt_sid }),
    };
  },
});
