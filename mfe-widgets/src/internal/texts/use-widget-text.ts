import { registerTexts, type TextValues, useText } from 'shared-session';
import { english, type TextKey } from './english.ts';

registerTexts(english);

/** Returns the text of a label key in the page's language, with `values` in its `{{placeholders}}`. */
export type WidgetText = (key: TextKey, values?: TextValues) => string;

/** The widgets' texts: the session's translations, restricted to the keys that the widgets register. */
export function useWidgetText(): WidgetText {
  return useText();
}
