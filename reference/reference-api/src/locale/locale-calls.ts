import * as contract from 'shared-client/schema/locale';
import { defineCall } from '../call/call.ts';
import { callerIfAny } from '../identity/authenticate.ts';
import { localeFor, localeNames, locales } from '../translations/locales.ts';
import { chosenLocale } from '../translations/request-locale.ts';
import { formatsOf } from '../users/formats.ts';
import { dateFormats } from './date-formats.ts';

export const readSessionLocale = defineCall({
  method: 'GET',
  path: '/client/session/locale.html',
  summary:
    'The session’s locale: the header X-User-Locale or the cookie user_locale, else the signed-in user’s, else en US; and how the user wants times and numbers written.',
  source: 'docs/reference/api.md#api-locale',
  auth: 'none',
  response: contract.localeResponse,
  async handle({ services, request }) {
    const chosen = chosenLocale(request);
    const user = await callerIfAny(request, services);
    const locale = chosen ?? (user ? localeFor(user.language, user.country) : 'en_US');
    const [language = 'en', country = 'US'] = locale.split('_');
    const formats = await formatsOf(services.db, user?.userId);
    return { data: { language, country, ...dateFormats(locale), ...formats } };
  },
});

export const readLanguages = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/languages',
  summary: 'The languages, with their names in themselves.',
  source: 'docs/reference/api.md#api-languages',
  auth: 'none',
  response: contract.languages,
  handle: () =>
    localeNames.map((locale) => {
      const [language = '', country = ''] = locale.split('_');
      return { locale, language, country, name: locales[locale] };
    }),
});
