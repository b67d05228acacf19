import { createHash } from 'node:crypto';
import { signInStyles } from './sign-in-styles.ts';

/** What the page shows. */
export interface SignInState {
  readonly returnUrl?: string | undefined;
  readonly userName?: string | undefined;
  readonly failed?: boolean;
  /** Too many tries: how long to wait. */
  readonly waitMinutes?: number;
  readonly signedOut?: boolean;
}

const styleHash = createHash('sha256').update(signInStyles).digest('base64');

/** No script at all; one style sheet, allowed by its hash; the form may only go to this site. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The sign-in page, complete: works without scripts, with a keyboard, a screen reader and a password manager. */
export function signInPage(state: SignInState): { html: string; contentSecurityPolicy: string } {
  const failed = state.failed === true || state.waitMinutes !== undefined;
  const failure = state.waitMinutes
    ? `There were too many tries. Please wait ${state.waitMinutes} minutes, then try again.`
    : 'The user name or the password is not right. Check both and try again.';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${failed ? 'Error: ' : ''}Sign in – Worker portal</title>
<style>${signInStyles}</style>
</head>
<body>
<main>
<div class="brand" aria-hidden="true"><span></span>Worker portal</div>
<h1>Sign in</h1>
<p>Use the account of your program.</p>
${failed ? `<div class="note bad" role="alert" id="failure">${failure}</div>` : ''}
${state.signedOut && !failed ? '<div class="note ok" role="status">You are signed out.</div>' : ''}
<form method="post" action="/login">
${state.returnUrl ? `<input type="hidden" name="returnUrl" value="${escapeHtml(state.returnUrl)}">` : ''}
<label for="userName">User name</label>
<input id="userName" name="userName" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" value="${escapeHtml(state.userName ?? '')}"${failed ? ' aria-describedby="failure"' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${failed ? ' aria-describedby="failure" autofocus' : ''}>
<button>Sign in</button>
</form>
</main>
</body>
</html>`;
  return { html, contentSecurityPolicy };
}
