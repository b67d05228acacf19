import type { FastifyReply } from 'fastify';
import { escapeHtml, languageOf, MARK } from '../../identity/page-parts.ts';
import { pagePolicy, signInStyles } from '../../identity/sign-in-styles.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';

/** A page that a link of a mail leads to: a title, a sentence, and a button that posts to the page's own address or a link to the portal. */
export interface MailPage {
  readonly title: string;
  readonly text: string;
  /** The label of the button; absent on a page without one. */
  readonly button?: string;
}

/** Sends the page. It has no scripts, and works for somebody who is not signed in. */
export function sendMailPage(
  reply: FastifyReply,
  status: number,
  locale: LocaleName,
  { title, text, button }: MailPage,
): string {
  const say = (label: string) => escapeHtml(fillText(locale, label));
  const action = button
    ? `<form method="post"><button>${escapeHtml(button)}</button></form>`
    : `<a class="company" href="/">${say('LBL_OPEN_PORTAL')}</a>`;
  reply.status(status).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
  return `<!doctype html>
<html ${languageOf(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${say('LBL_PORTAL')}</title>
<style>${signInStyles}</style>
</head>
<body>
<header>${MARK}<span>${say('LBL_PORTAL')}</span></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action}
</main>
</body>
</html>`;
}
