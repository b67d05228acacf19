/** Locale calls (docs: api#api-locale, api#api-languages). */

import { api } from 'shared-client';
import { type LocaleResponse, languages, localeResponse } from './schema.ts';

export type * from './schema.ts';

export type Signal = { readonly signal?: AbortSignal };

/** The session's locale. @throws CallError; the fall-back to en US is the caller's. */
export const getSessionLocale = async (options: Signal = {}): Promise<LocaleResponse> =>
  (await api.get('/client/session/locale.html', localeResponse, options)).data;

/** The languages. Needs no user. */
export const getLanguages = (options: Signal = {}) => api.get('/wand2/manual/api/languages', languages, options);
