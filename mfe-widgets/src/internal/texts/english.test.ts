import type { SharedTextKey } from 'shared-session';
import { attachmentsEnglish } from './attachments-english.ts';
import { commentsEnglish } from './comments-english.ts';
import { editorsEnglish } from './editors-english.ts';
import { english } from './english.ts';
import { exportEnglish } from './export-english.ts';
import { fieldsEnglish } from './fields-english.ts';
import { filterEnglish } from './filter-english.ts';
import { inputsEnglish } from './inputs-english.ts';
import { listsEnglish } from './lists-english.ts';
import { mergeEnglish } from './merge-english.ts';
import { pageEnglish } from './page-english.ts';
import { rulesEnglish } from './rules-english.ts';
import { searchEnglish } from './search-english.ts';
import { tableEnglish } from './table-english.ts';
import type { PageTextKey } from './use-page-text.ts';
import { viewerEnglish } from './viewer-english.ts';

const all: Readonly<Record<Exclude<PageTextKey, SharedTextKey>, string>> = {
  ...english,
  ...pageEnglish,
  ...attachmentsEnglish,
  ...commentsEnglish,
  ...editorsEnglish,
  ...exportEnglish,
  ...fieldsEnglish,
  ...filterEnglish,
  ...inputsEnglish,
  ...listsEnglish,
  ...mergeEnglish,
  ...rulesEnglish,
  ...searchEnglish,
  ...tableEnglish,
  ...viewerEnglish,
};

/** The texts of the reference that the widgets use, word for word. */
const SAID: Partial<Record<keyof typeof all, string>> = {
  LBL_ADD_TIME: 'Add Time',
  LBL_USE_DEFAULT: 'Use Default',
  LBL_UPDATE: 'Update',
  LBL_GET_UPDATES: 'Get Updates',
  LBL_TOTAL_HOURS: 'TOTAL HOURS',
  LBL_TOTAL_DAYS: 'TOTAL DAYS',
  LBL_PAID_BREAK: 'Paid Break',
  LBL_ADD_ALLOCATION: 'Add Allocation',
  LBL_HOURS: 'HOURS',
  LBL_OT: 'OT',
  LBL_DT: 'DT',
  LBL_REG_HOURS: 'REG HOURS',
  LBL_OT_HOURS: 'OT HOURS',
  LBL_DT_HOURS: 'DT HOURS',
  LBL_UNITS: 'UNITS',
  LBL_TOTAL_PERCENT: 'Total%',
  LBL_REF: 'Ref#',
  LBL_DET: 'Det#',
  LBL_ATTACH_FILE: 'Attach File',
  LBL_ADD_BILLING_NOTES: 'Add Billing Notes',
  LBL_SELECT_ALL: 'Select All',
  LBL_SELECT_NONE: 'Select None',
  LBL_ITEMS_WITH: 'items with',
  LBL_NO_SEARCH_RESULT: 'No results matched your search',
  LBL_ENTER_NEW: 'Enter a New One',
  LBL_ADVANCED_SEARCH: 'Try an Advanced Search',
  LBL_REMOVE_ALL: 'Remove all',
  LBL_ENTER_TWO_CHARACTERS: 'Enter 2 or more characters',
  LBL_NO_OPTIONS_SELECTED: 'No options selected yet',
  LBL_APPLY_FILTER: 'Apply Filter',
  LBL_REQUIRED_FIELD: 'This field is required.',
  ERR_WD_BILLING_TIME_START_PRIOR_TO_END:
    'The Start time must be prior to the End time if the shift ends on the same day.',
  ERR_WD_BILLING_TOTAL_HOURS_ABOVE_24: 'The total hours per day should be less than or equal to 24.',
  ERR_WD_BILLING_TIME_SPAN_START_END_TIME:
    'The start time selected is before the work period start time or after the time span end time. Please refer to work period',
  MSG_LEAVE_JOB_RUNNING:
    'We are currently verifying the latest TAFW Update. Please close this window and return to your time card later. Thank you for your understanding!',
  ERR_FILE_TOO_LARGE: 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.',
  ERR_FILE_TYPE: 'This file {{name}} cannot be uploaded.',
  ERR_ATTACHMENT_LIMIT: 'You have reached the maximum amount of attachments',
};

test.each(Object.entries(SAID))(
  '%s (docs: lists#search-panel, time-entry#time-day-length, time-entry#time-zero-length, time-entry#time-work-period, attachments#upload-size, attachments#upload-types, attachments#upload-count)',
  (key, said) => expect(all[key as keyof typeof all]).toBe(said),
);
