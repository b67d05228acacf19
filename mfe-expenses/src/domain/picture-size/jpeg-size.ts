import type { PictureSize } from './size.ts';

/** Markers that start a frame: all of 0xC0 to 0xCF but the tables between them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: a restart, the start of the image, or a private one. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END = 0xd9;
const SCAN = 0xda;

/**
 * The size of a JPEG: of its first frame, behind as much metadata as there is. Between segments decoders skip fill bytes and bytes that
 * belong to none, and so does this. A size that only comes with the scan is not known.
 */
export function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (true) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    // A stuffed byte is no marker.
    if (marker === 0 || isBare(marker)) continue;
    if (marker === END || marker === SCAN) return null;
    if (isFrame(marker)) return { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
    at += Math.max(2, view.getUint16(at));
  }
}
