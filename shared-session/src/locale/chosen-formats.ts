import { NUMBER_FORMATS, type NumberFormat, TIME_FORMATS, type TimeFormat } from 'shared-client/schema/locale';

export { NUMBER_FORMATS, type NumberFormat, TIME_FORMATS, type TimeFormat };

/** The user's formats of times and numbers; an absent one follows the language (docs: account#formats). */
export interface ChosenFormats {
  readonly timeFormat?: TimeFormat | undefined;
  readonly numberFormat?: NumberFormat | undefined;
  /** An IANA name. */
  readonly timeZone?: string | undefined;
}

/** A locale that writes numbers with these signs, independent of the page's language. */
const WRITTEN_AS: Readonly<Record<NumberFormat, string>> = {
  'comma-point': 'en-US',
  'point-comma': 'de-DE',
  'space-comma': 'fr-FR',
  'apostrophe-point': 'de-CH',
};

/** The tag that times are formatted with: the language's, with the chosen clock. */
export const timeTagOf = (tag: string, chosen: TimeFormat | undefined): string =>
  chosen === undefined ? tag : `${tag}-u-hc-${chosen === '24' ? 'h23' : 'h12'}`;

/** The tag that numbers are formatted with, and typed amounts are read with. */
export const numberTagOf = (tag: string, chosen: NumberFormat | undefined): string =>
  chosen === undefined ? tag : WRITTEN_AS[chosen];
