import { formatFacts } from 'shared-session/lists';
import {
  ATTACHMENT_MAXIMUM_BYTES,
  ATTACHMENT_TYPES,
  type FileTypes,
  truncatedFileName,
  UNLIMITED_ATTACHMENTS,
} from 'shared-validators';

/** The rules for attachments. */
export interface FileRules {
  /** Accepted extensions, lower case, without the dot. */
  extensions: readonly string[];
  /** Largest size in bytes. */
  maximumSize: number;
  /** Greatest number of attachments; -1 for no limit. */
  limit: number;
}

/** The widget's own list: images, text, rtf, pdf, Word, Excel and PowerPoint (docs: attachments#upload-types). */
const DEFAULT_EXTENSIONS: readonly string[] = [...new Set(Object.values(ATTACHMENT_TYPES).flat())];

/** 10 MB, in bytes (docs: attachments#upload-size). */
export const MAXIMUM_SIZE = ATTACHMENT_MAXIMUM_BYTES;

export const DEFAULT_RULES: FileRules = {
  extensions: DEFAULT_EXTENSIONS,
  maximumSize: MAXIMUM_SIZE,
  limit: UNLIMITED_ATTACHMENTS,
};

export type FileIssue = 'type' | 'too-large' | 'empty' | 'limit';

/** Media types and their extensions: the widget's own, alternative names for them, and pages, which a caller may accept. */
const MEDIA_TYPES: FileTypes = {
  ...ATTACHMENT_TYPES,
  'image/jpg': ['jpg', 'jpeg'],
  'image/pjpeg': ['jpg', 'jpeg'],
  'text/html': ['html', 'htm'],
};

/**
 * Whether the media type reported by a browser belongs to an accepted extension. A type that says nothing passes, and so does one of
 * another accepted extension, because the type of a `.rtf` or a `.jfif` depends on the computer. A caller's own extension without a media
 * type here is accepted by its name alone.
 */
function isMediaTypeAccepted(type: string, extension: string, extensions: readonly string[]): boolean {
  const [named] = type.toLowerCase().split(';', 1);
  if (!named || named === 'application/octet-stream') return true;
  const types = Object.entries(MEDIA_TYPES);
  if (!types.some(([, known]) => known.includes(extension))) return true;
  return types.some(([known, own]) => known === named && own.some((one) => extensions.includes(one)));
}

/**
 * The reason for a rejection, with the limit of attachments last; undefined if accepted. `present` is the number of existing attachments.
 */
export function fileIssue(
  file: { name: string; size: number; type?: string },
  present: number,
  rules: FileRules,
): FileIssue | undefined {
  const extension = extensionOf(file.name);
  if (!rules.extensions.includes(extension)) return 'type';
  if (!isMediaTypeAccepted(file.type ?? '', extension, rules.extensions)) return 'type';
  if (file.size > rules.maximumSize) return 'too-large';
  if (file.size === 0) return 'empty';
  return rules.limit >= 0 && present >= rules.limit ? 'limit' : undefined;
}

/** The text after the last dot, lower case; `''` if there is none. `invoice.pdf.exe` is an exe. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The name, cut to 100 characters before its extension. Surrogate pairs are not split. */
export function shortName(name: string): string {
  return truncatedFileName(name);
}

/** Extensions that mean the same type to a reader. */
const NAMES: Readonly<Record<string, string>> = {
  jpeg: 'JPG',
  jpe: 'JPG',
  jfif: 'JPG',
  pipeg: 'JPG',
  docx: 'DOC',
  xlsx: 'XLS',
  pptx: 'PPT',
};

/** The accepted types by the names readers know, each once: "JPG, PNG, PDF, DOC". */
export function typeNames(extensions: readonly string[]): string {
  return formatFacts([...new Set(extensions.map((extension) => NAMES[extension] ?? extension.toUpperCase()))]);
}

/** A size in MB, with one decimal unless it is an integer. */
export function sizeText(bytes: number): string {
  return String(Math.round((bytes / 1_048_576) * 10) / 10);
}
