import { type PictureKind, sizeOf } from './picture-size/picture-size.ts';

/** The kind of a file by its first bytes; its name and type are not trusted. */
export type ReceiptKind = PictureKind | 'pdf';

/** The types that a dialog for receipts offers, like `accept` of an `<input>`. */
export const RECEIPT_TYPES = 'image/*,application/pdf';
/** The number of bytes that {@link kindOf} needs. */
export const HEAD_BYTES = 32;
/** The largest file that is accepted, in bytes. A photograph is scaled down, a PDF is sent as it is. */
export const MAXIMUM_BYTES = { image: 40_000_000, pdf: 10_485_760 } as const;
/** More pixels than phone cameras produce. A decoded pixel takes four bytes. */
const MAXIMUM_PIXELS = 60_000_000;
/** The longer side of a picture that is sent, in pixels. The small print of a receipt stays readable. */
export const LONGEST_SIDE = 2000;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The kind of a file; null if it is not a receipt. A file that could be two kinds is the one of its first byte. */
export function kindOf(bytes: Uint8Array): ReceiptKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  const isHeic = ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heif'].some((brand) => startsWith(bytes, brand, 8));
  return startsWith(bytes, 'ftyp', 4) && isHeic ? 'heic' : null;
}

/** The size of a picture as it is sent: the longer side is at most {@link LONGEST_SIDE}. */
export function scaled(width: number, height: number): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Label key of the reason why a file cannot be a receipt, by its first bytes and its size; null if it may be one. */
export function refusalOf(head: Uint8Array, size: number): string | null {
  const kind = kindOf(head);
  if (size === 0) return 'ERR_EX_FILE_EMPTY';
  if (kind === null) return 'ERR_RECEIPT_TYPE';
  return size > MAXIMUM_BYTES[kind === 'pdf' ? 'pdf' : 'image'] ? 'ERR_RECEIPT_SIZE' : null;
}

/**
 * Label key of the reason why a picture is not decoded; null if it may be. A picture without a stated size is not decoded, because it could
 * take any amount of memory.
 */
export function pictureRefusalOf(kind: PictureKind, bytes: Uint8Array): string | null {
  const size = sizeOf(kind, bytes);
  if (size === null) return unreadable(kind);
  return size.width * size.height > MAXIMUM_PIXELS ? 'ERR_RECEIPT_SIZE' : null;
}

/** Label key for a picture that cannot be read. */
export const unreadable = (kind: PictureKind): string => (kind === 'heic' ? 'ERR_RECEIPT_HEIC' : 'ERR_RECEIPT_BROKEN');

/** The first `count` characters; no character is cut in half. */
const first = (text: string, count: number): string => [...text].slice(0, count).join('');

/**
 * A file name that is safe to put into a sentence: without bidirectional control and invisible characters, and no longer than the server
 * stores.
 */
export function plainName(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Surrogate}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
  const dot = clean.lastIndexOf('.');
  const end = dot < 1 ? clean.length : dot;
  return first(clean.slice(0, end), 100) + first(clean.slice(end), 12) || 'receipt';
}

/** The name of the file that is sent. A picture is always sent as a JPEG. */
export const sentName = (name: string, kind: ReceiptKind): string => {
  const base = first(name.replace(/\.[^.]*$/, ''), 100) || 'receipt';
  return `${base}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
};
