import type { SharedTextKey } from 'shared-session';

/** The English (en-US) texts of the widgets in the entry, by label key. `{{name}}` is a placeholder for a value. */
export const english = {
  LBL_OPTIONAL: 'optional',
  LBL_REFRESH: 'Refresh',
  LBL_RETRY: 'Try again',
  LBL_SHOW_PASSWORD: 'Show password',
  LBL_HIDE_PASSWORD: 'Hide password',
  LBL_SHOW_VALUE: 'Show {{label}}',
  LBL_HIDE_VALUE: 'Hide {{label}}',
  LBL_NOTIFICATIONS: 'Notifications',
  LBL_THERE_IS_A_PROBLEM: 'There is a problem',
  LBL_CHARACTERS_LEFT: '{{count}} of {{limit}} characters',
  LBL_COUNTRY: 'Country',
  LBL_SEARCH_COUNTRY: 'Search by name or code',
  LBL_NO_SEARCH_RESULT: 'No results matched your search',
  ERR_CODE_TOO_LONG: 'That is more than {{length}} digits. Enter only the code.',
  ERR_REFRESH_ITEM: 'Oops, seems like someone has worked on this billing item. Please refresh to continue',
} as const;

/** A label key of a widget in the entry, or of a word that every page has. */
export type TextKey = keyof typeof english | SharedTextKey;
