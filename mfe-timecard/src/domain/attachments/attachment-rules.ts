/** Supported upload types of the timecard page (document 001, section 9). */
export const SUPPORTED_UPLOADS = ['doc', 'docx', 'txt', 'pdf', 'xls', 'xlsx', 'html', 'jpg', 'jpeg'] as const;

/** Size limit in bytes (document 002, section 5). */
export const MAX_FILE_BYTES = 10_485_760;

/** A file name is truncated to 100 characters before its extension (document 002, section 5). */
export const MAX_FILE_BASE = 100;

export type AttachmentProblem = 'too-large' | 'type' | 'limit';

/** Why a file cannot be attached, or `null`. A limit of -1 is unlimited. */
export function attachmentProblem(
  file: { readonly name: string; readonly size: number },
  attached: number,
  limit: number,
): AttachmentProblem | null {
  if (limit >= 0 && attached >= limit) return 'limit';
  if (!(SUPPORTED_UPLOADS as readonly string[]).includes(extensionOf(file.name))) return 'type';
  return file.size > MAX_FILE_BYTES ? 'too-large' : null;
}

/** The name a file is stored under. */
export function storedFileName(name: string): string {
  const at = name.lastIndexOf('.');
  const base = at <= 0 ? name : name.slice(0, at);
  return `${[...base].slice(0, MAX_FILE_BASE).join('')}${at <= 0 ? '' : name.slice(at)}`;
}

function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}
