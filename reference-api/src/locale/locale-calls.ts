import * as contract from 'shared-client/schema/locale';
import { defineCall } from '../call/call.ts';
import { userOfSession } from '../identity/authenticate.ts';
import { SESSION_COOKIE } from '../identity/cookies.ts';
import { localeFor, localeNames, locales } from '../translations/locales.ts';
import { userLocale } from '../translations/user-locale.ts';
import { dateFormats } from './date-formats.ts';

/** What the page or the host chose for this browser (document 000, section 9); any spelling of a tag is understood. */
const LOCALE_COOKIE = 'user_locale';

export const readSessionLocale = defineCall({
  method: 'GET',
  path: '/client/session/locale.html',
  summary: 'The session’s locale: the cookie user_locale, else the signed-in user’s, else en US.',
  source: 'document 000, sections 7 and 9',
  auth: 'none',
  answer: contract.localeAnswer,
  async handle({ services, request }) {
    const chosen = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(request.cookies[LOCALE_COOKIE] ?? '');
    const found = await userOfSession(request.cookies[SESSION_COOKIE], services);
    const locale = chosen
      ? localeFor(chosen[1] ?? '', chosen[2] ?? '')
      : found
        ? await userLocale(services.db, found.user.userId)
        : 'en_US';
    const [language = 'en', country = 'US'] = locale.split('_');
    return { data: { language, country, ...dateFormats(locale) } };
  },
});

export const readLanguages = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/languages',
  summary: 'The 17 languages, with their names in themselves.',
  source: 'document 001, section 7',
  auth: 'none',
  answer: contract.languages,
  handle: () =>
    localeNames.map((locale) => {
      const [language = '', country = ''] = locale.split('_');
      return { locale, language, country, name: locales[locale] };
    }),
});
