import { registerTexts, type TextValues, useText } from 'shared-session';
import type { attachmentsEnglish } from './attachments-english.ts';
import type { commentsEnglish } from './comments-english.ts';
import type { editorsEnglish } from './editors-english.ts';
import type { TextKey } from './english.ts';
import type { exportEnglish } from './export-english.ts';
import type { fieldsEnglish } from './fields-english.ts';
import type { filterEnglish } from './filter-english.ts';
import type { inputsEnglish } from './inputs-english.ts';
import type { listsEnglish } from './lists-english.ts';
import type { mergeEnglish } from './merge-english.ts';
import { pageEnglish } from './page-english.ts';
import type { rulesEnglish } from './rules-english.ts';
import type { searchEnglish } from './search-english.ts';
import type { tableEnglish } from './table-english.ts';
import type { viewerEnglish } from './viewer-english.ts';
// Registers the entry's texts, which these widgets use too.
import './use-widget-text.ts';

registerTexts(pageEnglish);

/** A label key of any widget. */
export type PageTextKey =
  | TextKey
  | keyof typeof pageEnglish
  | keyof typeof commentsEnglish
  | keyof typeof editorsEnglish
  | keyof typeof exportEnglish
  | keyof typeof listsEnglish
  | keyof typeof attachmentsEnglish
  | keyof typeof filterEnglish
  | keyof typeof inputsEnglish
  | keyof typeof fieldsEnglish
  | keyof typeof mergeEnglish
  | keyof typeof rulesEnglish
  | keyof typeof searchEnglish
  | keyof typeof tableEnglish
  | keyof typeof viewerEnglish;

/** Returns the text of a label key in the page's language, with `values` in its `{{placeholders}}`. */
export type PageText = (key: PageTextKey, values?: TextValues) => string;

/** The texts of a widget outside the entry: those of the entry's widgets and its own. */
export function usePageText(): PageText {
  return useText();
}
