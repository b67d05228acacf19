import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { shortText } from '../call/fields.ts';
import { seeOther } from '../call/see-other.ts';
import { companySignOut } from '../company-sign-in/company-session.ts';
import { COMPANY_FAILURES, type CompanyFailure } from '../company-sign-in/failure.ts';
import { afterPassword } from '../sign-in/complete-sign-in.ts';
import { localeNames } from '../translations/locales.ts';
import { LOCALE_COOKIE, localeOf } from '../translations/request-locale.ts';
import { SESSION_COOKIE, setCookie, YEAR_SECONDS } from './cookies.ts';
import { isCrossSite, originOf } from './public-origin.ts';
import { sameOriginPath } from './same-origin.ts';
import { clearSessionCookies, endSession } from './sessions.ts';
import { sendSignInPage, sendSignInProblem } from './sign-in-page.ts';
import { tryPassword } from './try-password.ts';

const source = 'docs/reference/api.md#api-sign-in; the page stands for the host product’s own';

export const signInForm = defineCall({
  method: 'GET',
  path: '/login',
  summary: 'The sign-in page, in the language of `locale`, else of the cookie user_locale, else of the browser.',
  source,
  auth: 'none',
  query: v.object({
    returnUrl: v.optional(v.string()),
    signedOut: v.optional(v.string()),
    locale: v.optional(v.string()),
    /** Why a sign-in at the company's provider failed. */
    company: v.optional(v.string()),
  }),
  response: v.string(),
  contentType: 'text/html',
  handle({ services, query, request, reply }) {
    const chosen = localeNames.find((name) => name === query.locale);
    // The page's scripts also read and write it.
    if (chosen) setCookie(reply, LOCALE_COOKIE, chosen, { httpOnly: false, maxAge: YEAR_SECONDS });
    const locale = chosen ?? localeOf(request);
    return sendSignInPage(reply, 200, {
      locale,
      returnUrl: query.returnUrl,
      signedOut: query.signedOut !== undefined,
      companyFailure: companyFailureOf(query.company),
      company: services.options.company?.name,
      isCompanyOnly: services.options.company?.closesPasswords,
    });
  },
});

export const signInSubmit = defineCall({
  method: 'POST',
  path: '/login',
  summary:
    'Signs in: sets the session cookie and goes to returnUrl, when that is an address of this site, else to the page the user starts on.',
  source,
  auth: 'none',
  bodyType: 'form',
  body: v.object({
    userName: shortText(100),
    password: v.pipe(v.string(), v.maxLength(200)),
    returnUrl: v.optional(v.string()),
  }),
  response: v.string(),
  contentType: 'text/html',
  redirects: 'Signed in: leads to returnUrl. Otherwise the page is sent again and says why.',
  refuses: ['ERR_UNAUTHORISED', 'ERR_FORBIDDEN', 'ERR_TOO_MANY_PASSWORDS'],
  renderProblem: sendSignInProblem,
  async handle({ services, body, request, reply }) {
    const { name: company, closesPasswords: isCompanyOnly } = services.options.company ?? {};
    const { returnUrl, userName } = body;
    const shown = { locale: localeOf(request), returnUrl, userName, company, isCompanyOnly };
    // Another site could sign its visitor in to an account of its choice.
    if (isCrossSite(request.headers, originOf(request))) return sendSignInPage(reply, 403, shown);
    const user = await tryPassword(services, request, body);
    if (!user) return sendSignInPage(reply, 401, { ...shown, failed: true });
    return seeOther(reply, await afterPassword(services, user.id, { request, reply, returnUrl: body.returnUrl }));
  },
});

export const signOut = defineCall({
  method: 'GET',
  path: '/logout.html',
  summary: 'Ends the session and every token of it, then shows the sign-in page, which returns to referrerUrl.',
  source: 'docs/reference/api.md#api-logout',
  auth: 'none',
  query: v.object({ referrerUrl: v.optional(v.string()) }),
  response: v.string(),
  contentType: 'text/html',
  redirects: 'Signed out: leads to the sign-in page, or to the company’s provider, which ends its session as well.',
  async handle({ services, query, request, reply }) {
    const userId = await endSession(services, request.cookies[SESSION_COOKIE]);
    if (userId !== undefined) await recordEvent(services.db, services.now(), userId, 'signed_out');
    clearSessionCookies(reply);
    const elsewhere = await companySignOut(services, request, reply);
    if (elsewhere) return seeOther(reply, elsewhere);
    const back = sameOriginPath(query.referrerUrl, originOf(request));
    return seeOther(reply, `/login?signedOut=1${back ? `&returnUrl=${encodeURIComponent(back)}` : ''}`);
  },
});

const companyFailureOf = (text: string | undefined): CompanyFailure | undefined =>
  Object.hasOwn(COMPANY_FAILURES, text ?? '') ? (text as CompanyFailure) : undefined;
