/** Supported upload types of the timecard page (document 001, section 9); size, name and number are the uploader's rules. */
export const SUPPORTED_UPLOADS: readonly string[] = ['doc', 'docx', 'txt', 'pdf', 'xls', 'xlsx', 'html', 'jpg', 'jpeg'];
