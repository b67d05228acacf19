import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isMailOff, setTakesMail } from '../../account/mail-choices.ts';
import { recordEvent } from '../../audit/audit.ts';
import { defineCall } from '../../call/call.ts';
import { seeOther } from '../../call/see-other.ts';
import { userOfSession } from '../../identity/authenticate.ts';
import { SESSION_COOKIE } from '../../identity/cookies.ts';
import { LONGEST_PARAMETER } from '../../server.ts';
import type { Services } from '../../services.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { localeOf } from '../../translations/request-locale.ts';
import { fillText } from '../../translations/texts.ts';
import { userLocale } from '../../translations/user-locale.ts';
import { type OpenedLink, readOpenToken, readStopToken } from './mail-links.ts';
import { sendMailPage } from './mail-page.ts';
import { readTextToken } from './text-links.ts';

const params = v.strictObject({ token: v.pipe(v.string(), v.maxLength(LONGEST_PARAMETER)) });
const html = { params, auth: 'none', response: v.string(), contentType: 'text/html' } as const;
const rate = { max: 60, windowSeconds: 60, counts: 'all' } as const;

const endedPage = (locale: LocaleName) => ({
  title: fillText(locale, 'LBL_PORTAL'),
  text: fillText(locale, 'MSG_MAIL_LINK_ENDED'),
});

/** The person and the kind of mail of a link, and the person's language. */
async function stopOf({ db, options }: Pick<Services, 'db' | 'options'>, token: string) {
  const stop = readStopToken(options, token);
  const user = stop && (await db.selectFrom('app_user').select('id').where('id', '=', stop.userId).executeTakeFirst());
  return stop && user ? { ...stop, locale: await userLocale(db, stop.userId) } : undefined;
}

const stoppedPage = (locale: LocaleName) => ({
  title: fillText(locale, 'LBL_STOP_MAILS'),
  text: fillText(locale, 'MSG_MAILS_STOPPED'),
});

export const askToStopMails = defineCall({
  ...{ ...html, rate },
  method: 'GET',
  answersHead: true,
  path: '/wand2/manual/api/mail/stop/{token}',
  summary:
    'The page of the link by which a kind of mail is turned off. It changes nothing, because programs that scan mails follow links.',
  source: 'docs/reference/reminders.md#reminder-unsubscribe',
  async handle({ params: { token }, services, request, reply }) {
    const stop = await stopOf(services, token);
    if (!stop) return sendMailPage(reply, 404, localeOf(request), endedPage(localeOf(request)));
    const { locale, kind, userId } = stop;
    if (await isMailOff(services.db, userId, kind)) return sendMailPage(reply, 200, locale, stoppedPage(locale));
    const title = fillText(locale, 'LBL_STOP_MAILS');
    const text = fillText(locale, 'MSG_STOP_MAILS', { kind: fillText(locale, `LBL_AC_MAIL_${kind.toUpperCase()}`) });
    return sendMailPage(reply, 200, locale, { title, text, button: title });
  },
});

export const stopMails = defineCall({
  ...{ ...html, rate },
  method: 'POST',
  path: '/wand2/manual/api/mail/stop/{token}',
  summary:
    'Turns a kind of mail off by the link in one, without signing in, as mail programs do by one press (RFC 8058).',
  source: 'docs/reference/reminders.md#reminder-unsubscribe',
  async handle({ params: { token }, services, request, reply }) {
    const stop = await stopOf(services, token);
    if (!stop) return sendMailPage(reply, 404, localeOf(request), endedPage(localeOf(request)));
    const { userId, kind, locale } = stop;
    await setTakesMail(services.db, userId, kind, false);
    await recordEvent(services.db, services.now(), userId, 'mails_stopped', { kind });
    return sendMailPage(reply, 200, locale, stoppedPage(locale));
  },
});

export const openFromMail = defineCall({
  ...{ ...html, rate },
  method: 'GET',
  answersHead: true,
  path: '/wand2/manual/api/mail/open/{token}',
  summary: 'Leads from a mail to the page that it is about, after signing in where needed. It changes nothing.',
  source: 'docs/reference/reminders.md#reminder-link',
  redirects: 'A link that is valid leads to its page, or to the sign-in first.',
  handle: ({ params: { token }, services, request, reply }) =>
    open(services, (now) => readOpenToken(services.options, token, now), request, reply),
});

export const openFromText = defineCall({
  ...{ ...html, rate },
  method: 'GET',
  answersHead: true,
  path: '/t/{token}',
  summary: 'The same from a text message, whose link is short.',
  source: 'docs/reference/reminders.md#reminder-text-link',
  redirects: 'A link that is valid leads to its page, or to the sign-in first.',
  handle: ({ params: { token }, services, request, reply }) =>
    open(services, (now) => readTextToken(services.options, token, now), request, reply),
});

/** Leads to the page of a link. One that has ended says so in the language of its person. */
async function open(
  services: Services,
  read: (now: Date) => OpenedLink | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { db, now } = services;
  const opened = read(now());
  if (!opened) {
    const ended = read(new Date(0));
    const locale = ended ? await userLocale(db, ended.userId) : localeOf(request);
    return sendMailPage(reply, 404, locale, endedPage(locale));
  }
  const target = `/#${opened.route}`;
  const found = await userOfSession(request.cookies[SESSION_COOKIE], services);
  if (!found) return seeOther(reply, `/login?${new URLSearchParams({ returnUrl: target })}`);
  if (found.user.userId === opened.userId) return seeOther(reply, target);
  const locale = await userLocale(db, found.user.userId);
  const { firstName, lastName } = found.user;
  const text = fillText(locale, 'MSG_MAIL_LINK_OTHER', { name: `${firstName} ${lastName}` });
  return sendMailPage(reply, 403, locale, { title: fillText(locale, 'LBL_PORTAL'), text });
}
