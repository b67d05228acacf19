import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from 'shared-client/schema/account';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { notFound } from '../call/http-problem.ts';
import { refuseTo, seeOther } from '../call/see-other.ts';
import { userOfSession } from '../identity/authenticate.ts';
import { SESSION_COOKIE } from '../identity/cookies.ts';
import { sendSignInProblem } from '../identity/sign-in-page.ts';
import { isGranted } from '../recovery/grants.ts';
import { tellingOwner } from '../reset/notices.ts';
import type { Services } from '../services.ts';
import { afterPassword } from '../sign-in/complete-sign-in.ts';
import { authorizationUrl, CALLBACK, type Proven, proveIdentity } from './authorization.ts';
import { keepCompanySession } from './company-session.ts';
import { type CompanyFailure, failureOfExchange } from './failure.ts';
import { linkIdentity, userOfIdentity } from './identities.ts';
import { type Pending, takePending } from './pending.ts';

const source = 'docs/reference/api.md#api-company-sign-in, docs/reference/account.md#company-sign-in';

export const readSignInOptions = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/signIn/options',
  summary:
    'By what one can sign in besides the password: the name of the company’s identity provider, if there is one.',
  source,
  auth: 'none',
  response: contract.signInOptions,
  handle: ({ services }) => ({
    company: services.options.company?.name ?? null,
    closesPasswords: services.options.company?.closesPasswords ?? false,
  }),
});

export const signInByCompany = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/signIn/company',
  summary: 'Leads to the company’s identity provider, to sign in there; returnUrl is where one goes afterwards.',
  source,
  auth: 'none',
  refuses: ['ERR_NOT_FOUND'],
  query: v.object({ returnUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  response: v.string(),
  contentType: 'text/html',
  redirects: 'Leads to the provider, or to the sign-in page, which says why not.',
  renderProblem: sendSignInProblem,
  async handle({ services, query, request, reply }) {
    const { company } = services.options;
    if (!company) throw notFound();
    const { returnUrl } = query;
    try {
      return seeOther(
        reply,
        await authorizationUrl(services, company, { request, reply, ...(returnUrl ? { returnUrl } : {}) }),
      );
    } catch (error) {
      services.log.warn({ err: error }, 'the identity provider could not be reached');
      return seeOther(reply, signInPage('failed', returnUrl));
    }
  },
});

export const companyCallback = defineCall({
  method: 'GET',
  path: CALLBACK,
  summary: 'Where the identity provider leads back to: signs in whom the proven subject is linked to, or links it.',
  source,
  auth: 'none',
  // People of a company share an address: a sign-in that succeeds counts for nobody.
  rate: { max: 60, windowSeconds: 15 * 60, counts: 'refused' },
  refuses: ['ERR_NOT_FOUND'],
  query: v.object({}),
  response: v.string(),
  contentType: 'text/html',
  redirects: 'Leads to where one came from, or to the sign-in page, which says why not.',
  renderProblem: sendSignInProblem,
  async handle({ services, request, reply }) {
    const { company } = services.options;
    if (!company) throw notFound();
    const pending = takePending(services, request, reply);
    if (!pending) return refuseTo(reply, signInPage('late', undefined));
    let proven: Proven;
    try {
      proven = await proveIdentity(company, request, pending);
    } catch (error) {
      const failure = failureOfExchange(error);
      if (failure === 'failed') services.log.warn({ err: error }, 'a sign-in at the identity provider failed');
      return refuseTo(reply, pending.linkTo === undefined ? signInPage(failure, pending.returnUrl) : account(failure));
    }
    return pending.linkTo === undefined
      ? signInProven(services, proven, { pending, request, reply })
      : seeOther(reply, await linkProven(services, proven, { linkTo: pending.linkTo, request }));
  },
});

async function signInProven(
  services: Services,
  proven: Proven,
  { pending, request, reply }: { pending: Pending; request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { db, now } = services;
  const userId = await userOfIdentity(db, proven, now());
  await recordEvent(db, now(), userId ?? null, userId ? 'company_right' : 'company_unknown');
  if (userId === undefined) return refuseTo(reply, signInPage('unlinked', pending.returnUrl));
  // The account's own second factor is required here as well.
  const location = await afterPassword(services, userId, {
    request,
    reply,
    returnUrl: pending.returnUrl,
    companySid: proven.sid,
  });
  keepCompanySession(services, reply, proven.idToken);
  return seeOther(reply, location);
}

/** Links only for the session that started it, and while its password confirmation is recent. */
async function linkProven(
  services: Services,
  proven: Proven,
  { linkTo, request }: { linkTo: number; request: FastifyRequest },
): Promise<string> {
  const { db, now } = services;
  const found = await userOfSession(request.cookies[SESSION_COOKIE], services);
  if (found?.user.userId !== linkTo || !(await isGranted(db, found.user.sessionId, now()))) return account('late');
  const notice = { userId: linkTo, label: 'MSG_COMPANY_LINKED', sessionId: found.user.sessionId };
  const linked = await tellingOwner(services, notice, async (within) => {
    if (!(await linkIdentity(within.db, proven, linkTo, now()))) return undefined;
    await recordEvent(within.db, now(), linkTo, 'company_linked');
    return 'linked' as const;
  });
  return account(linked ?? 'taken');
}

const signInPage = (failure: CompanyFailure, returnUrl: string | undefined): string =>
  `/login?${new URLSearchParams({ company: failure, ...(returnUrl ? { returnUrl } : {}) })}`;

/** The owner's account page, with the result of the linking. */
const account = (outcome: CompanyFailure | 'linked' | 'taken'): string => `/#/user-account?company=${outcome}`;
