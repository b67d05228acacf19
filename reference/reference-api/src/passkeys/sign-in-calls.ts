import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { isCompanyOnly } from '../company-sign-in/company-only.ts';
import { setCookie } from '../identity/cookies.ts';
import { isCrossSite, originOf } from '../identity/public-origin.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import { RETENTION } from '../retention.ts';
import { endSecondFactor, waitingSignIn } from '../second-factor/sign-in-attempt.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { authenticationOptions, userByPasskey } from './passkeys.ts';

const source = 'docs/reference/api.md#api-passkeys, docs/reference/account.md#passkeys';

/** Identifies the browser that requested a challenge. Its tabs share the cookie, each with its own challenge. HttpOnly. */
const COOKIE = 'portal_passkey';
const SECONDS = RETENTION.passkeyHours * 3600;

const ownerOf = (cookie: string): string => `browser ${secretHash(cookie)}`;

function browserOf(request: FastifyRequest, reply: FastifyReply): string {
  const cookie = request.cookies[COOKIE] || newSecret();
  setCookie(reply, COOKIE, cookie, { httpOnly: true, maxAge: SECONDS });
  return ownerOf(cookie);
}

export const askForPasskey = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn/passkey/options',
  summary: 'The options of WebAuthn to sign in by a passkey, for ten minutes and this browser.',
  source,
  auth: 'none',
  refuses: ['ERR_FORBIDDEN'],
  body: contract.askForPasskeyBody,
  response: contract.passkeyRequest,
  async handle({ body, services, request, reply }) {
    if (isCrossSite(request.headers, originOf(request))) throw forbidden();
    const waiting = body.secondFactor ? await waitingSignIn(services, request) : undefined;
    return authenticationOptions(services, { request, owner: browserOf(request, reply), userId: waiting?.user_id });
  },
});

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn/passkey',
  summary: 'Signs in by what a passkey signed. It is both factors: the browser has verified who holds it.',
  source,
  auth: 'none',
  refuses: ['ERR_PASSKEY_REFUSED', 'ERR_FORBIDDEN'],
  rate: { max: 60, windowSeconds: 15 * 60, counts: 'refused' },
  body: contract.signInByPasskeyBody,
  response: contract.signedIn,
  async handle({ body, services, request, reply }) {
    if (isCrossSite(request.headers, originOf(request))) throw forbidden();
    const owner = ownerOf(request.cookies[COOKIE] ?? '');
    const found = await userByPasskey(services, { request, owner, credential: body.credential });
    const { db, now } = services;
    const waiting = await waitingSignIn(services, request);
    // As a second factor, it completes the company's sign-in.
    const isFirst = waiting?.user_id !== found?.userId;
    if (!found || (isFirst && (await isCompanyOnly(services, found)))) {
      await recordEvent(db, now(), null, 'passkey_refused');
      const sentence = 'This passkey is not known here, or it took too long. Try again, or use your password.';
      throw httpProblem(401, 'ERR_PASSKEY_REFUSED', sentence, { value: 'body.credential' });
    }
    await recordEvent(db, now(), found.userId, 'passkey_right', { passkeyId: found.passkeyId });
    const companySid = isFirst ? null : waiting?.attempt_sid;
    await endSecondFactor(services, request, reply);
    const returnUrl = body.returnUrl ?? undefined;
    return { location: await completeSignIn(services, found.userId, { request, reply, returnUrl, companySid }) };
  },
});
