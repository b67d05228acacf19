import * as v from 'valibot';

/** The session's locale and the languages there are (docs: session#locale-response, session#languages). */

export const localeResponse = v.object({
  data: v.object({
    /** `en` */
    language: v.string(),
    /** `US` */
    country: v.string(),
    /** In the notation of Java and luxon: `MM/dd/yyyy`. */
    dateFormat: v.string(),
    /** In moment's notation: `MM/DD/YYYY`. */
    momentDateFormat: v.string(),
  }),
});

export const language = v.object({
  /** `en_US` */
  locale: v.string(),
  language: v.string(),
  country: v.string(),
  /** In the language itself: `Deutsch (Schweiz)`. */
  name: v.string(),
});
export const languages = v.array(language);

export type LocaleResponse = v.InferOutput<typeof localeResponse>['data'];
export type Language = v.InferOutput<typeof language>;
