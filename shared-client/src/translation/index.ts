/** The translation calls (docs: api#api-translation). */

import { api } from 'shared-client';
import { translations } from './schema.ts';

export { LABELS_LIMIT } from './schema.ts';

/** A request: labels in a language and a country. */
export interface TranslationRequest {
  readonly labels: readonly string[];
  readonly language: string;
  readonly country: string;
  readonly clientId?: number | string;
}

export type Signal = { readonly signal?: AbortSignal };

/** Texts for a signed-in user. */
export const getTranslations = (request: TranslationRequest, options: Signal = {}) =>
  api.post('/wand2/api/translation', translations, { json: request, ...options });

/** Texts where nobody is signed in. */
export const getManualTranslations = (request: TranslationRequest, options: Signal = {}) =>
  api.post('/wand2/manual/api/translation', translations, { json: request, ...options });
