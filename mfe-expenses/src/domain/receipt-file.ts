/** What a file is by its first bytes; its name and its type are not believed. */
export type ReceiptKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'pdf';

/** How many bytes {@link kindOf} and {@link pixelsOf} look at. */
export const HEAD_BYTES = 65_536;
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

/** How many pixels a JPEG, PNG or GIF says it has; null where it is not known without decoding. */
export function pixelsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(bytes);
  if (kind === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (kind === 'gif' && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  if (kind !== 'jpeg') return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A frame header: baseline, progressive and their kin, but not the tables between them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The sides of a picture as it is sent: the longer one at most {@link LONGEST_SIDE}. */
export function scaled(width: number, height: number): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Label key of why a file is no receipt; null where it may be one. */
export function refusalOf(bytes: Uint8Array, size: number): string | null {
  const kind = kindOf(bytes);
  if (size === 0) return 'ERR_FILE_EMPTY';
  if (kind === null) return 'ERR_RECEIPT_TYPE';
  if (size > MAXIMUM_BYTES[kind === 'pdf' ? 'pdf' : 'image']) return 'ERR_RECEIPT_SIZE';
  return (pixelsOf(bytes) ?? 0) > MAXIMUM_PIXELS ? 'ERR_RECEIPT_SIZE' : null;
}

/** The name of what is sent: a picture is a JPEG, whatever it was. */
export const sentName = (name: string, kind: ReceiptKind): string => {
  const base = name.replace(/\.[^.]*$/, '').slice(0, 100) || 'receipt';
  return `${base}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
};
