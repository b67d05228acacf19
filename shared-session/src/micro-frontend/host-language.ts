import { configureClient, hasUserToken } from 'shared-client';
import { type Language, locale, provideI18next, supportedLanguage } from 'shared-session/state';
import { ownI18next } from './foreign-hosts.ts';

/** The languages that a foreign host names, as tags (`ar`, `fr-BE`), as they are now. */
export interface HostLanguages {
  /** What it asks for by the attribute `lang`. */
  readonly asked: () => string | undefined;
  /** What its page is written in. */
  readonly page: () => string;
}

/**
 * Loads the language that a foreign host asks for, else that of the account, else, while nobody is signed in, that of its page. The server
 * answers in what is asked for. Our own hosts bring i18next; here it is a script of the micro-frontend.
 */
export function loadHostLanguage({ asked, page }: HostLanguages): Promise<unknown> {
  const first = () => nearestLanguage(asked());
  if (ownI18next) provideI18next(ownI18next);
  configureClient({ locale: first() });
  return locale.load({ first, instead: () => (hasUserToken() ? undefined : nearestLanguage(page())) });
}

/** The supported language that is closest to a tag: `fr-BE` is written as `fr_FR`; `undefined` where the language is not supported. */
const nearestLanguage = (tag: string | undefined): Language | undefined =>
  supportedLanguage(tag) ?? supportedLanguage(tag?.trim().split(/[-_]/)[0]);
