import type { FastifyRequest } from 'fastify';
import { type LocaleName, localeFor } from './locales.ts';

/** The language that the page or the host has set for this browser (docs: session#locale-cookie), in any spelling of a language tag. */
export const LOCALE_COOKIE = 'user_locale';

/** The header of a page that asks for a language itself: a foreign host, whose cookies are not ours. It comes before the cookie. */
const LOCALE_HEADER = 'x-user-locale';

/** The locale that was set for this browser; undefined without the cookie, or if it is invalid. */
export function chosenLocale(request: FastifyRequest): LocaleName | undefined {
  const asked = request.headers[LOCALE_HEADER] ?? request.cookies?.[LOCALE_COOKIE];
  const chosen = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(typeof asked === 'string' ? asked : '');
  return chosen ? localeFor(chosen[1] ?? '', chosen[2] ?? '') : undefined;
}

/** The first supported language of `Accept-Language`, in the order of its weights; undefined if there is none. */
function acceptedLocale(header: string | undefined): LocaleName | undefined {
  const wanted = (header ?? '').split(',').flatMap((part, place) => {
    const found = /^\s*([a-z]{2})(?:-[a-z]{4})?(?:[-_]([a-z]{2}))?(?:-[a-z\d]+)*\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part);
    return found ? [{ language: found[1] ?? '', country: found[2] ?? '', weight: Number(found[3] ?? 1), place }] : [];
  });
  wanted.sort((one, other) => other.weight - one.weight || one.place - other.place);
  for (const { language, country, weight } of wanted) {
    const locale = localeFor(language, country);
    if (weight > 0 && locale.startsWith(`${language.toLowerCase()}_`)) return locale;
  }
  return undefined;
}

const ofCallers = new WeakMap<FastifyRequest, LocaleName>();

/** Stores the language of the caller for this request, once it is known. */
export function rememberCaller(
  request: FastifyRequest,
  { language, country }: { language: string; country: string },
): void {
  ofCallers.set(request, localeFor(language, country));
}

/** The language of a response: the one set for this browser, else the caller's, else the browser's own, else en_US. */
export const localeOf = (request: FastifyRequest): LocaleName =>
  chosenLocale(request) ?? ofCallers.get(request) ?? acceptedLocale(request.headers['accept-language']) ?? 'en_US';
