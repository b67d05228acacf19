import { jpegSize } from 'shared-validators/jpeg-size';
import { gifSize } from './gif-size.ts';
import { heifSize } from './heif-size.ts';
import type { PictureSize } from './size.ts';
import { webpSize } from './webp-size.ts';

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

/** Reads the size that a decoder would allocate memory for. Reading past the end throws a RangeError. */
type SizeReader = (view: DataView) => PictureSize | null;

const READERS: Readonly<Record<PictureKind, SizeReader>> = {
  jpeg: ({ buffer, byteOffset, byteLength }) => jpegSize(new Uint8Array(buffer, byteOffset, byteLength)),
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
  heic: heifSize,
};

/**
 * Reads the size of a picture from its bytes without decoding it. If a file states several sizes the largest one counts, because a decoder
 * allocates memory for each. Null if none can be read, as in a truncated file.
 */
export function sizeOf(kind: PictureKind, bytes: Uint8Array): PictureSize | null {
  try {
    const size = READERS[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The first chunk of a PNG is its header. */
function pngSize(view: DataView): PictureSize | null {
  return view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}
