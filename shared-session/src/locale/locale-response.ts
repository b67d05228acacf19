import { textOrNone } from 'shared-client';
import * as v from 'valibot';
import { NUMBER_FORMATS, TIME_FORMATS } from './chosen-formats.ts';

/** The session's locale, as far as a page needs it. Looser than `shared-client/locale`: what is missing is the language's. */
export const localeResponse = v.object({
  data: v.object({
    language: textOrNone,
    country: textOrNone,
    dateFormat: textOrNone,
    momentDateFormat: textOrNone,
    // A format that this page does not know yet is the language's.
    timeFormat: v.fallback(v.nullish(v.picklist(TIME_FORMATS)), null),
    numberFormat: v.fallback(v.nullish(v.picklist(NUMBER_FORMATS)), null),
    timeZone: textOrNone,
  }),
});
