/**
 * Supported upload types of the timecard page (docs: attachments#upload-types-timecard); size, name and number are the
 * uploader's rules.
 */
export const SUPPORTED_UPLOADS: readonly string[] = ['doc', 'docx', 'txt', 'pdf', 'xls', 'xlsx', 'html', 'jpg', 'jpeg'];
