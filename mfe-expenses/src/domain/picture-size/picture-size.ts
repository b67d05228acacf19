import { jpegSize } from 'shared-validators/jpeg-size';
import { gifSize } from './gif-size.ts';
import { heifSize } from './heif-size.ts';
import type { PictureSize } from './size.ts';
import { webpSize } from './webp-size.ts';

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

/** Reads the size that a decoder would make room for. Reading past the end throws a RangeError. */
type SizeReader = (view: DataView) => PictureSize | null;

const READERS: Readonly<Record<PictureKind, SizeReader>> = {
  jpeg: ({ buffer, byteOffset, byteLength }) => jpegSize(new Uint8Array(buffer, byteOffset, byteLength)),
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
  heic: heifSize,
};

/**
 * How large a picture is, read from its bytes without decoding it. Where a file states several sizes it is the largest, because a decoder
 * makes room for each. Null where none can be read, as in a file that breaks off.
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

/** The first chunk of a PNG is its head. */
function pngSize(view: DataView): PictureSize | null {
  return view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}
