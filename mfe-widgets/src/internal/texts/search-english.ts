import { registerTexts } from 'shared-session';

/** The English (en-US) texts of search bars, registered with their script. */
export const searchEnglish = {
  LBL_SHOW_OPTIONS: 'Show options',
  LBL_SEARCHING: 'Searching',
  LBL_ITEMS_WITH: 'items with',
  LBL_ENTER_NEW: 'Enter a New One',
  LBL_ADVANCED_SEARCH: 'Try an Advanced Search',
  ERR_SEARCH_FAILED: 'The search did not get an answer. Check the connection and try again.',
} as const;

registerTexts(searchEnglish);
