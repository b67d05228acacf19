import type { FastifyRequest } from 'fastify';
import type { Auth } from '../call/call.ts';
import { forbidden, unauthorised } from '../call/http-problem.ts';
import { billingPrincipals } from '../delegates/billing-principals.ts';
import type { Services } from '../services.ts';
import { preparedStatement, textsOnly } from '../storage/prepared.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { sameSecret, secretHash } from './secrets.ts';
import type { SignedInUser } from './signed-in-user.ts';

const userColumns = [
  'app_user.id as userId',
  'app_user.user_name as userName',
  'app_user.first_name as firstName',
  'app_user.last_name as lastName',
  'app_user.user_type as userType',
  'app_user.client_id as clientId',
  'app_user.supplier_name as supplierName',
  'app_user.permissions',
  'app_user.is_csc_csr as isCscCsr',
  'app_user.is_finance as isFinance',
  'app_user.is_sys_admin as isSysAdmin',
  'app_user.is_helpdesk as isHelpdesk',
  'app_user.is_msp_admin as isMspAdmin',
  'app_user.language',
  'app_user.country',
  'session.id as sessionId',
] as const;

/** The caller of a request, by the rule of `auth`; throws 401 (nobody) or 403 (anti-CSRF). */
export async function authenticate(
  auth: Auth,
  request: FastifyRequest,
  services: Services,
): Promise<SignedInUser | undefined> {
  if (auth === 'none') return undefined;
  const bearer = bearerToken(request);
  if (bearer !== undefined) {
    const user = await userOfAccessToken(bearer, services);
    if (!user) throw unauthorised('Your session has ended. Please sign in again.');
    return user;
  }
  if (auth === 'bearer') throw unauthorised();
  const found = await userOfSession(request.cookies[SESSION_COOKIE], services);
  if (!found) throw unauthorised();
  if (auth === 'signed-in-strict' || request.method !== 'GET') checkAntiCsrf(request, found.xsrfToken);
  return found.user;
}

/** The caller of a call that anybody may send: by the access token, else by the session's cookie; undefined for anybody else. */
export async function callerIfAny(request: FastifyRequest, services: Services): Promise<SignedInUser | undefined> {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return userOfAccessToken(bearer, services);
  return (await userOfSession(request.cookies[SESSION_COOKIE], services))?.user;
}

/** The access token of `Authorization: Bearer …`; undefined if there is none. */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

const accessTokenQuery = (hash: string, now: Date) =>
  textsOnly
    .selectFrom('access_token')
    .innerJoin('token_family', 'token_family.id', 'access_token.family_id')
    .innerJoin('session', 'session.id', 'token_family.session_id')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(userColumns)
    .select(billingPrincipals(now).as('billingPrincipals'))
    .where('access_token.token_hash', '=', hash)
    .where('access_token.expires_at', '>', now)
    .where('token_family.ended_at', 'is', null)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null);

/** Used by every call. Its parameters are the time, the token's hash and, twice, the time. */
const accessTokenStatement = preparedStatement('access_token', () => accessTokenQuery('', new Date()).compile().sql);

/** The user of a valid access token, whose family and session are also valid. */
async function userOfAccessToken(token: string, services: Services): Promise<SignedInUser | undefined> {
  const { db } = services;
  const hash = secretHash(token);
  const now = services.now();
  const { rows } = await db.executeQuery(accessTokenStatement([now, hash, now, now]));
  return rows[0] as SignedInUser | undefined;
}

/** The user of a session cookie, with the anti-CSRF token that belongs to it. */
export async function userOfSession(
  cookie: string | undefined,
  { db, now }: Services,
): Promise<{ user: SignedInUser; xsrfToken: string } | undefined> {
  if (!cookie) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(userColumns)
    .select(billingPrincipals(now()).as('billingPrincipals'))
    .select('session.xsrf_token as xsrfToken')
    .where('session.token_hash', '=', secretHash(cookie))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now())
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { xsrfToken, ...user } = row;
  return { user, xsrfToken };
}

function checkAntiCsrf(request: FastifyRequest, expected: string): void {
  const header = request.headers['x-xsrf-token'];
  if (typeof header !== 'string' || !sameSecret(header, expected)) {
    throw forbidden('This request did not come from a page of the portal. Reload the page and try again.');
  }
}
