import { examineOffice, type OfficeFormat } from './office/office-file.ts';

/** The formats that are recognized by a file's content. */
type Content = 'pdf' | 'jpeg' | 'png' | 'gif' | 'rtf' | 'text' | OfficeFormat;

interface FileType {
  readonly mediaType: string;
  readonly content: Content;
  /** May be displayed in its own window; every other file is always an attachment. */
  readonly inline?: boolean;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const powerpoint = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/**
 * The types that may be uploaded, by extension: those of the timecard (docs: attachments#upload-types-timecard) and of the widget (docs:
 * attachments#upload-types), because both use the call. Neither list has programs, archives or vector images.
 */
export const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: { mediaType: 'application/pdf', content: 'pdf', inline: true },
  txt: { mediaType: 'text/plain; charset=utf-8', content: 'text', inline: true },
  jpg: { mediaType: 'image/jpeg', content: 'jpeg', inline: true },
  jpeg: { mediaType: 'image/jpeg', content: 'jpeg', inline: true },
  jpe: { mediaType: 'image/jpeg', content: 'jpeg', inline: true },
  pipeg: { mediaType: 'image/jpeg', content: 'jpeg', inline: true },
  jfif: { mediaType: 'image/jpeg', content: 'jpeg', inline: true },
  png: { mediaType: 'image/png', content: 'png', inline: true },
  gif: { mediaType: 'image/gif', content: 'gif', inline: true },
  rtf: { mediaType: 'application/rtf', content: 'rtf' },
  doc: { mediaType: 'application/msword', content: 'doc' },
  xls: { mediaType: 'application/vnd.ms-excel', content: 'xls' },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', content: 'ppt' },
  docx: { mediaType: word, content: 'docx' },
  xlsx: { mediaType: excel, content: 'xlsx' },
  pptx: { mediaType: powerpoint, content: 'pptx' },
  html: { mediaType: 'text/html; charset=utf-8', content: 'text' },
};

const signatures: Record<Exclude<Content, OfficeFormat | 'text'>, readonly (readonly number[])[]> = {
  pdf: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  rtf: [[0x7b, 0x5c, 0x72, 0x74, 0x66]],
};

/** First bytes of programs that could be taken for text. */
const NOT_TEXT = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x23, 0x21],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * The type of a file if its name and its content agree on one that may be uploaded; undefined otherwise. `macros`: an office file with
 * programs, which is always refused (docs: attachments#upload-macros).
 */
export function fileTypeOf(extension: string, bytes: Uint8Array): FileType | 'macros' | undefined {
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
  if (!type || bytes.length === 0) return undefined;
  const { content } = type;
  if (isOffice(content)) {
    const found = examineOffice(content, bytes);
    return found === 'clean' ? type : found;
  }
  return looksLike(content, bytes) ? type : undefined;
}

const OFFICE: ReadonlySet<string> = new Set<OfficeFormat>(['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt']);
const isOffice = (content: Content): content is OfficeFormat => OFFICE.has(content);

/** Whether files with this extension have this media type. */
export const isExtensionOf = (mediaType: string, extension: string): boolean =>
  Object.hasOwn(fileTypes, extension) && fileTypes[extension]?.mediaType === mediaType;

function looksLike(content: Exclude<Content, OfficeFormat>, bytes: Uint8Array): boolean {
  return content === 'text' ? isText(bytes) : signatures[content].some((signature) => startsWith(bytes, signature));
}

/** UTF-8 without NUL. Programs and PDFs are not text, although some of them would qualify. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0) || NOT_TEXT.some((signature) => startsWith(bytes, signature))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Older text in a one-byte encoding: printable except for line ends and tabs.
    return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
  }
}
