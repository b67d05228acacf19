import { forgetCompanySession } from '../company-sign-in/company-session.ts';
import { rememberDevice } from '../identity/known-devices.ts';
import { originOf } from '../identity/public-origin.ts';
import { sameOriginPath } from '../identity/same-origin.ts';
import { type NewSession, signIn } from '../identity/sessions.ts';
import { secondFactorSince } from '../second-factor/second-factor.ts';
import { beginSecondFactor } from '../second-factor/sign-in-attempt.ts';
import type { Services } from '../services.ts';
import { startAddress } from '../users/start-page.ts';

/** A sign-in that is to be continued, and where it came from. */
interface SigningIn extends NewSession {
  readonly returnUrl: string | undefined;
}

/** Starts the session of a verified user. @returns the URL to go to: the return URL, or the user's start page */
export async function completeSignIn(
  services: Services,
  userId: number,
  { request, reply, companySid, returnUrl }: SigningIn,
): Promise<string> {
  await signIn(services, userId, { request, reply, companySid });
  await rememberDevice(services, userId, request, reply);
  const back = sameOriginPath(returnUrl, originOf(request));
  if (back !== undefined && back !== '/') return back;
  const row = await services.db
    .selectFrom('app_user')
    .leftJoin('user_preference', 'user_preference.user_id', 'app_user.id')
    .select(['app_user.user_type', 'user_preference.landing_page'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
  return startAddress(row.landing_page ?? 'Home', row.user_type, services.options.sections);
}

/**
 * Continues after a right password or a verified identity: starts the session, or, if the account requires a second factor, leads to its
 * page. @returns the URL to go to
 */
export async function afterPassword(services: Services, userId: number, given: SigningIn): Promise<string> {
  forgetCompanySession(given.request, given.reply);
  const { db } = services;
  if (!(await secondFactorSince(db, userId))) return completeSignIn(services, userId, given);
  await beginSecondFactor(services, userId, given);
  const query = new URLSearchParams({ step: 'code', ...(given.returnUrl ? { returnUrl: given.returnUrl } : {}) });
  return `/#/auth?${query}`;
}
