import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, setCookie } from '../identity/cookies.ts';
import { seal, unseal } from '../second-factor/sealed.ts';
import type { Services } from '../services.ts';
import { endSessionUrl } from './authorization.ts';

/** The ID token of a user who signed in by the provider, for the sign-out; HttpOnly, and sealed. */
const COOKIE = 'portal_company';
/** Browsers store 4096 bytes of a cookie. A longer token is not stored, and the provider's session then stays. */
const LONGEST = 3500;

export function keepCompanySession({ options }: Services, reply: FastifyReply, idToken: string): void {
  const sealed = seal(idToken, options);
  if (sealed.length <= LONGEST) setCookie(reply, COOKIE, sealed, { httpOnly: true });
}

/** A sign-in by password ends the association with the provider's session. */
export function forgetCompanySession(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] !== undefined) clearCookie(reply, COOKIE);
}

/** The provider's sign-out URL; undefined for users who signed in another way, and if the provider cannot be reached. */
export async function companySignOut(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const { company } = services.options;
  const sealed = request.cookies[COOKIE];
  if (!sealed) return undefined;
  clearCookie(reply, COOKIE);
  const idToken = unseal(sealed, services.options)?.text;
  if (!company || !idToken) return undefined;
  try {
    return await endSessionUrl(company, request, idToken);
  } catch (error) {
    services.log.warn({ err: error }, 'the identity provider could not be asked where a sign-out leads');
    return undefined;
  }
}
