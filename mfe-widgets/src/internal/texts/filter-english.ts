import { registerTexts } from 'shared-session';

/** The English (en-US) texts of filters, registered with their script. */
export const filterEnglish = {
  LBL_APPLY_FILTER: 'Apply Filter',
  LBL_REMOVE_ALL: 'Remove all',
  LBL_ENTER_TWO_CHARACTERS: 'Enter 2 or more characters',
  LBL_NO_OPTIONS_SELECTED: 'No options selected yet',
  LBL_START_DATE: 'Start',
  LBL_END_DATE: 'End',
  LBL_ALL: 'All',
  LBL_MINIMUM: 'Minimum',
  LBL_MAXIMUM: 'Maximum',
  LBL_SELECTED: 'selected',
  ERR_DATE_AS: 'Enter a date as {{format}}.',
  ERR_INTEGER_ONLY: 'Enter digits only.',
  ERR_DECIMAL_ONLY: 'Enter a number with at most {{decimals}} decimals.',
  ERR_DATE_ORDER: 'The end must not be before the start.',
  ERR_NUMBER_ORDER: 'The maximum must not be less than the minimum.',
} as const;

registerTexts(filterEnglish);
