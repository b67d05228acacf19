import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpProblem } from '../call/http-problem.ts';
import { COMPANY_FAILURES, type CompanyFailure } from '../company-sign-in/failure.ts';
import { type LocaleName, localeNames, locales } from '../translations/locales.ts';
import { localeOf } from '../translations/request-locale.ts';
import { fillText } from '../translations/texts.ts';
import { escapeHtml, languageOf, MARK, tagOf } from './page-parts.ts';
import { pagePolicy, signInStyles } from './sign-in-styles.ts';

/** The state of the page. */
export interface SignInState {
  readonly locale: LocaleName;
  readonly returnUrl?: string | undefined;
  readonly userName?: string | undefined;
  readonly failed?: boolean;
  /** Too many attempts: the minutes to wait. */
  readonly waitMinutes?: number;
  /** The server failed. */
  readonly broken?: 'failed' | 'unavailable';
  readonly signedOut?: boolean;
  /** The name of the company's identity provider, if there is one. */
  readonly company?: string | undefined;
  /** Whether linked accounts sign in there only. */
  readonly isCompanyOnly?: boolean | undefined;
  readonly companyFailure?: CompanyFailure | undefined;
}

/**
 * The complete sign-in page. It works without scripts, with a keyboard, a screen reader and a password manager, in each of the product's
 * languages.
 */
export function signInPage(state: SignInState): { html: string; contentSecurityPolicy: string } {
  const { locale } = state;
  const say = (label: string, values: Readonly<Record<string, string>> = {}) =>
    escapeHtml(fillText(locale, label, values));
  const failed =
    state.failed === true ||
    [state.broken, state.waitMinutes, state.companyFailure].some((reason) => reason !== undefined);
  const title = `${fillText(locale, 'LBL_SIGN_IN')} – ${fillText(locale, 'LBL_PORTAL')}`;
  const describedBy = failed ? ' aria-describedby="failure"' : '';
  const html = `<!doctype html>
<html ${languageOf(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${failed ? say('LBL_ERROR_IN_TITLE', { title }) : escapeHtml(title)}</title>
<style>${signInStyles}</style>
</head>
<body>
<header>${MARK}<span>${say('LBL_PORTAL')}</span></header>
<main>
<h1>${say('LBL_SIGN_IN')}</h1>
<p>${say('MSG_SIGN_IN')}</p>
${failed ? `<div class="note bad" role="alert" id="failure">${errorText(state)}</div>` : ''}
${state.signedOut && !failed ? `<div class="note ok" role="status">${say('MSG_SIGNED_OUT')}</div>` : ''}
${state.company ? companyLink(state, say('LBL_SIGN_IN_BY', { name: state.company })) : ''}
${state.company && state.isCompanyOnly ? `<p>${say('MSG_COMPANY_ONLY', { name: state.company })}</p>` : ''}
<form method="post" action="/login">
${hidden('returnUrl', state.returnUrl)}
<label for="userName">${say('LBL_USER_NAME')}</label>
<input id="userName" name="userName" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" value="${escapeHtml(state.userName ?? '')}"${describedBy}${failed ? '' : ' autofocus'}>
<label for="password">${say('LBL_PASSWORD')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${describedBy}${failed ? ' autofocus' : ''}>
<button>${say('LBL_SIGN_IN')}</button>
</form>
<a class="forgot" href="/#/forgot-password">${say('LBL_FORGOT_PASSWORD')}</a>
</main>
<footer>
<details><summary><span class="quiet">${say('LBL_LANGUAGE')}:</span> ${escapeHtml(locales[locale])}</summary>
<ul>
${localeNames.map((name) => languageItem(name, state)).join('\n')}
</ul>
</details>
</footer>
</body>
</html>`;
  return { html, contentSecurityPolicy: pagePolicy };
}

/** A link, so that it works without scripts. */
function companyLink({ returnUrl }: SignInState, text: string): string {
  const query = returnUrl ? `?${new URLSearchParams({ returnUrl })}` : '';
  return `<a class="company" href="${escapeHtml(`/wand2/manual/api/signIn/company${query}`)}">${text}</a>`;
}

function errorText({ locale, waitMinutes, broken, companyFailure }: SignInState): string {
  if (companyFailure) return escapeHtml(fillText(locale, COMPANY_FAILURES[companyFailure]));
  if (broken) return escapeHtml(fillText(locale, broken === 'failed' ? 'ERR_SERVER' : 'ERR_UNAVAILABLE'));
  if (waitMinutes === undefined) return escapeHtml(fillText(locale, 'ERR_SIGN_IN'));
  const label = waitMinutes === 1 ? 'ERR_RECOVERY_WAIT_one' : 'ERR_RECOVERY_WAIT_other';
  return escapeHtml(fillText(locale, label, { count: String(waitMinutes) }));
}

/** A link to this page in another language. It keeps the return URL. */
function languageItem(name: LocaleName, { locale, returnUrl }: SignInState): string {
  const query = new URLSearchParams({ locale: name, ...(returnUrl ? { returnUrl } : {}) });
  const current = name === locale ? ' aria-current="true"' : '';
  const href = escapeHtml(`/login?${query}`);
  return `<li><a href="${href}" lang="${tagOf(name)}" hreflang="${tagOf(name)}"${current}>${escapeHtml(locales[name])}</a></li>`;
}

const hidden = (name: string, value: string | undefined): string =>
  value ? `<input type="hidden" name="${name}" value="${escapeHtml(value)}">` : '';

/** Sends the page. */
export function sendSignInPage(reply: FastifyReply, status: number, state: SignInState): string {
  const { html, contentSecurityPolicy } = signInPage(state);
  reply.status(status).header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8');
  return html;
}

/** Renders the problem of a call to which a browser navigated: its user gets a page from which they can continue. */
export function sendSignInProblem(
  { status, headers }: HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const { returnUrl, userName } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const wait = Number(headers['retry-after']);
  return sendSignInPage(reply, status, {
    locale: localeOf(request),
    returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined,
    userName: typeof userName === 'string' ? userName.slice(0, 100) : undefined,
    ...(status === 429 ? { waitMinutes: Math.max(1, Math.ceil(wait / 60)) } : {}),
    // The company's sign-in was called, and there is none.
    ...(status === 404 ? { companyFailure: 'failed' as const } : {}),
    ...(status >= 500 ? { broken: status === 503 ? 'unavailable' : 'failed' } : { failed: true }),
  });
}
