import { keyedRule, type Rule, rule } from '../building-blocks/rule.ts';

/** Largest file, in bytes (docs: attachments#upload-size). */
export const ATTACHMENT_MAXIMUM_BYTES = 10_485_760;
/** Longest file name before its extension, in characters (docs: attachments#upload-name). */
export const FILE_NAME_MAXIMUM = 100;
/** The attachment limit that means no limit (docs: attachments#upload-count). */
export const UNLIMITED_ATTACHMENTS = -1;

/** Media types with the extensions of their files. */
export type FileTypes = Readonly<Record<string, readonly string[]>>;

/** The attachment uploader's defaults (docs: attachments#upload-types, attachments#upload-size). */
export const ATTACHMENT_TYPES: FileTypes = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/pipeg': ['jfif', 'pipeg'],
  'image/gif': ['gif'],
  'text/plain': ['txt'],
  'application/rtf': ['rtf'],
  'text/rtf': ['rtf'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
};

/** The properties of a file that are checked; a browser's `File` has them. Size in bytes. */
export interface AttachedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** The index where the extension of a file name begins: its last dot, unless that is the first character or there is none. */
const extensionStart = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/** The empty text for anything else, because not every value can be converted to a text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Whether extension and media type are an allowed pair. A browser that does not know the type of a file reports an empty one (a computer
 * without Office has no type for .docx) or `application/octet-stream`. Then only the extension counts.
 */
export function isAllowedFileType(file: AttachedFile, types: FileTypes = ATTACHMENT_TYPES): boolean {
  const name = textOf(file.name);
  const extension = name.slice(extensionStart(name) + 1).toLowerCase();
  const [type] = textOf(file.type).toLowerCase().split(';', 1);
  const unknown = !type || type === 'application/octet-stream';
  return Object.entries(types).some(
    ([allowed, extensions]) => (unknown || type === allowed) && extensions.includes(extension),
  );
}

/** Limits other than the widget's defaults. */
export interface AttachmentOptions {
  readonly types?: FileTypes;
  readonly maximumBytes?: number;
}

/** The error of a file. Its type is checked first, because a smaller file of the same type would not help. */
export function attachmentError(
  file: AttachedFile,
  options?: AttachmentOptions,
): 'fileTypeNotAllowed' | 'fileTooLarge' | undefined {
  if (file == null || !isAllowedFileType(file, options?.types)) return 'fileTypeNotAllowed';
  const { size } = file;
  return typeof size === 'number' && size <= (options?.maximumBytes ?? ATTACHMENT_MAXIMUM_BYTES)
    ? undefined
    : 'fileTooLarge';
}

/**
 * A file that may be attached. Error keys `fileTypeNotAllowed`, `fileTooLarge`. The reference has messages but no keys for these; the keys
 * are ours.
 * docs: attachments#upload-types, attachments#upload-size.
 */
/* @__NO_SIDE_EFFECTS__ */
export function attachment<Input extends AttachedFile>(options?: AttachmentOptions) {
  return keyedRule((file: Input) => attachmentError(file, options));
}

/**
 * A list of attachments no longer than the limit. Error key `attachmentLimitReached`.
 *
 * @param limit -1, the default, means no limit
 * docs: attachments#upload-count.
 */
/* @__NO_SIDE_EFFECTS__ */
export function attachmentCount<Input extends readonly unknown[]>(
  limit = UNLIMITED_ATTACHMENTS,
): Rule<Input, 'attachmentLimitReached'> {
  return rule(
    'attachmentLimitReached',
    (files) => Array.isArray(files) && (limit === UNLIMITED_ATTACHMENTS || files.length <= limit),
  );
}

/** The file name with at most 100 characters before its extension. Characters are code points, so no emoji is cut in half. */
export function truncatedFileName(name: string): string {
  const start = extensionStart(name);
  return [...name.slice(0, start)].slice(0, FILE_NAME_MAXIMUM).join('') + name.slice(start);
}
