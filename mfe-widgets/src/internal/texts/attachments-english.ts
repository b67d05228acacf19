import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the uploader, registered with their script. */
export const attachmentsEnglish = {
  LBL_ATTACH_FILE: 'Attach File',
  LBL_DROP_FILES: 'or drop files here',
  LBL_FILE_RULES: '{{types}}; up to {{size}} MB each',
  LBL_UPLOADING: 'Uploading {{name}}, {{percent}} %',
  LBL_WAITING: 'Waiting',
  LBL_BEING_CHECKED: 'Being checked',
  LBL_ATTACHMENTS: 'Attachments',
  ERR_FILE_TOO_LARGE: 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.',
  ERR_FILE_EMPTY: 'This file {{name}} is empty. Try uploading a different file.',
  ERR_FILE_TYPE: 'This file {{name}} cannot be uploaded.',
  ERR_ATTACHMENT_LIMIT: 'You have reached the maximum amount of attachments',
  ERR_UPLOAD_FAILED: 'This file {{name}} could not be uploaded. Check the connection and try again.',
  ERR_UPLOAD_ITEM:
    '{{name}} was not taken: files cannot be added to this item any more. Load the page again to see what it is now.',
  ERR_UPLOAD_REFUSED: 'The server does not take {{name}}. Try uploading a different file.',
} as const;

registerTexts(attachmentsEnglish);
