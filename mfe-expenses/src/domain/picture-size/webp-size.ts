import { largest, type PictureSize } from './size.ts';

const LOSSY = 0x56503820;
const LOSSLESS = 0x5650384c;
const CANVAS = 0x56503858;
const FRAME = 0x414e4d46;

/** The size of a WebP: its canvas, or a larger picture or frame inside it. */
export function webpSize(view: DataView): PictureSize | null {
  let size: PictureSize | null = null;
  let at = 12;
  while (at + 8 <= view.byteLength) {
    const found = sizeOfChunk(view, at);
    if (found) size = largest(size, found);
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length & 1);
  }
  return size;
}

function sizeOfChunk(view: DataView, at: number): PictureSize | null {
  const content = at + 8;
  switch (view.getUint32(at)) {
    case LOSSY:
      return {
        width: view.getUint16(content + 6, true) & 0x3fff,
        height: view.getUint16(content + 8, true) & 0x3fff,
      };
    case LOSSLESS: {
      const bits = view.getUint32(content + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case CANVAS:
      return { width: threeBytes(view, content + 4) + 1, height: threeBytes(view, content + 7) + 1 };
    case FRAME:
      return { width: threeBytes(view, content + 6) + 1, height: threeBytes(view, content + 9) + 1 };
    default:
      return null;
  }
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
