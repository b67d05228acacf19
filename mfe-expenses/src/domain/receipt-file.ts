import { type PictureKind, sizeOf } from './picture-size/picture-size.ts';

/** What a file is by its first bytes; its name and its type are not believed. */
export type ReceiptKind = PictureKind | 'pdf';

/** How many bytes {@link kindOf} looks at. */
export const HEAD_BYTES = 32;
/** The largest file that is read at all: a photograph is scaled, a PDF is sent as it is. */
export const MAXIMUM_BYTES = { image: 40_000_000, pdf: 10_485_760 } as const;
/** More than the cameras of phones take; what a picture decodes to is four bytes each. */
const MAXIMUM_PIXELS = 60_000_000;
/** The longer side of what is sent: the small print of a receipt stays readable. */
export const LONGEST_SIDE = 2000;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The kind of a file; null for what is no receipt. A file that is two kinds is the one its first byte says. */
export function kindOf(bytes: Uint8Array): ReceiptKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  const isHeic = ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heif'].some((brand) => startsWith(bytes, brand, 8));
  return startsWith(bytes, 'ftyp', 4) && isHeic ? 'heic' : null;
}

/** The sides of a picture as it is sent: the longer one at most {@link LONGEST_SIDE}. */
export function scaled(width: number, height: number): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Label key of why a file is no receipt by its first bytes and its size; null where it may be one. */
export function refusalOf(head: Uint8Array, size: number): string | null {
  const kind = kindOf(head);
  if (size === 0) return 'ERR_FILE_EMPTY';
  if (kind === null) return 'ERR_RECEIPT_TYPE';
  return size > MAXIMUM_BYTES[kind === 'pdf' ? 'pdf' : 'image'] ? 'ERR_RECEIPT_SIZE' : null;
}

/**
 * Label key of why a picture is not decoded; null where it may be. One that does not say how large it is would be decoded whatever it takes,
 * so it is not.
 */
export function pictureRefusalOf(kind: PictureKind, bytes: Uint8Array): string | null {
  const size = sizeOf(kind, bytes);
  if (size === null) return unreadable(kind);
  return size.width * size.height > MAXIMUM_PIXELS ? 'ERR_RECEIPT_SIZE' : null;
}

/** Label key of a picture that cannot be read. */
export const unreadable = (kind: PictureKind): string => (kind === 'heic' ? 'ERR_RECEIPT_HEIC' : 'ERR_RECEIPT_BROKEN');

/** So many characters; none is cut in half. */
const first = (text: string, count: number): string => [...text].slice(0, count).join('');

/**
 * A file's name as a sentence can carry it: without characters that turn the text after them around or cannot be seen, and not longer
 * than the server keeps it.
 */
export function plainName(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Surrogate}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
  const dot = clean.lastIndexOf('.');
  const end = dot < 1 ? clean.length : dot;
  return first(clean.slice(0, end), 100) + first(clean.slice(end), 12) || 'receipt';
}

/** The name of what is sent: a picture is a JPEG, whatever it was. */
export const sentName = (name: string, kind: ReceiptKind): string => {
  const base = first(name.replace(/\.[^.]*$/, ''), 100) || 'receipt';
  return `${base}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
};
