import { registerTexts, type TextValues, useText } from 'shared-session';
import type { TextKey } from './english.ts';
import { pageEnglish } from './page-english.ts';
// Registers the entry's texts, which these widgets use too.
import './use-widget-text.ts';

registerTexts(pageEnglish);

/** A label key of any widget. */
export type PageTextKey = TextKey | keyof typeof pageEnglish;

/** Returns the text of a label key in the page's language, with `values` in its `{{placeholders}}`. */
export type PageText = (key: PageTextKey, values?: TextValues) => string;

/** The texts of a widget outside the entry: those of the entry's widgets and its own. */
export function usePageText(): PageText {
  return useText();
}
