import { keyedRule, type Rule, rule } from '../rule/rule.ts';

/** Largest file, in bytes (docs: attachments#upload-size). */
export const ATTACHMENT_MAXIMUM_BYTES = 10_485_760;
/** Longest file name before its extension, in characters (docs: attachments#upload-name). */
export const FILE_NAME_MAXIMUM = 100;
/** The attachment limit that means none (docs: attachments#upload-count). */
export const UNLIMITED_ATTACHMENTS = -1;

/** A media type and the extensions its files have. */
export type FileTypes = Readonly<Record<string, readonly string[]>>;

/** What the attachment uploader accepts by default (docs: attachments#upload-types, attachments#upload-size). */
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

/** What is asked of a file; a browser's `File` has it. Size in bytes. */
export interface AttachedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Where a file name's extension begins: its last dot, unless that is its first character or there is none. */
const extensionStart = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/**
 * True when extension and media type are an allowed pair. A browser that does not know a file's type says nothing (a computer without
 * Office has no type for .docx) or `application/octet-stream`: then the extension decides alone.
 */
export function isAllowedFileType(file: AttachedFile, types: FileTypes = ATTACHMENT_TYPES): boolean {
  const name = `${file.name}`;
  const extension = name.slice(extensionStart(name) + 1).toLowerCase();
  const [type] = `${file.type}`.toLowerCase().split(';', 1);
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

/** Which mistake a file makes; its type is looked at first, since a smaller file of the same type would not help. */
export function attachmentError(
  file: AttachedFile,
  options?: AttachmentOptions,
): 'fileTypeNotAllowed' | 'fileTooLarge' | undefined {
  if (file == null || !isAllowedFileType(file, options?.types)) return 'fileTypeNotAllowed';
  return file.size <= (options?.maximumBytes ?? ATTACHMENT_MAXIMUM_BYTES) ? undefined : 'fileTooLarge';
}

/**
 * A file that may be attached. Error keys `fileTypeNotAllowed`, `fileTooLarge`. The reference gives messages but no keys; these
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
 * @param limit -1, the default, is none
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

/** The file name with at most 100 characters (code points: no emoji is cut in half) before its extension. */
export function truncatedFileName(name: string): string {
  const start = extensionStart(name);
  return [...name.slice(0, start)].slice(0, FILE_NAME_MAXIMUM).join('') + name.slice(start);
}
