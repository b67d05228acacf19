import { registerTexts } from 'shared-session';

/** The English (en-US) texts of custom fields, registered with their script. */
export const fieldsEnglish = {
  LBL_LEVEL_REQUIRED: 'Level {{level}} Required',
  ERR_WD_CUSTOM_FIELD_NUMERAL_INPUT: 'Please enter valid numeric value.',
  ERR_WD_CUSTOM_FIELD_NUMERAL_FORMAT: 'Please ensure that you are entering valid numeric value with format {{format}}.',
  ERR_WD_CUSTOM_FIELD_TEXT_FORMAT: 'Please ensure that you are entering valid text value with format {{format}}.',
  ERR_WD_CUSTOM_FIELD_OTHER: 'Please ensure that you are entering valid information ({{validationType}}).',
  ERR_WD_CUSTOM_FIELD_EMAIL: 'Please ensure that you are entering valid information (name@example.com)',
  ERR_WD_FIELD_INVALID: 'This field is invalid.',
  ERR_WD_FIELD_MISMATCH: 'This value does not match',
} as const;

registerTexts(fieldsEnglish);
