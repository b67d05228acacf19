import * as v from 'valibot';

/** The session's locale and the languages there are (docs: session#locale-response, session#languages). */

/** The clocks a person may choose (docs: account#formats). */
export const TIME_FORMATS = ['12', '24'] as const;
/** The ways to write numbers, by the sign between thousands and the one before the decimals. */
export const NUMBER_FORMATS = ['comma-point', 'point-comma', 'space-comma', 'apostrophe-point'] as const;

/** Chosen formats; null: as the language writes them, and the zone of the device. */
const formats = {
  timeFormat: v.nullable(v.picklist(TIME_FORMATS)),
  numberFormat: v.nullable(v.picklist(NUMBER_FORMATS)),
  /** An IANA name. */
  timeZone: v.nullable(v.string()),
};

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
    ...formats,
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

export type TimeFormat = (typeof TIME_FORMATS)[number];
export type NumberFormat = (typeof NUMBER_FORMATS)[number];
export type LocaleResponse = v.InferOutput<typeof localeResponse>['data'];
export type Language = v.InferOutput<typeof language>;
