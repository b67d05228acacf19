/** Supported upload types of the timecard page (docs: attachments#upload-types-timecard). The uploader checks size, name and number. */
export const SUPPORTED_UPLOADS: readonly string[] = ['doc', 'docx', 'txt', 'pdf', 'xls', 'xlsx', 'html', 'jpg', 'jpeg'];
