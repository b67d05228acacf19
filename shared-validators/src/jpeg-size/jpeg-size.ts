/** Markers that start a frame: all of 0xC0 to 0xCF except the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: a restart, the start of the image, or a private one. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END = 0xd9;
const SCAN = 0xda;

/**
 * The size of a JPEG in pixels, read from its bytes without decoding it: that of its first frame, after any amount of metadata. Between
 * segments, fill bytes and stray bytes are skipped, as decoders do. Null if it is not a JPEG, if the file is truncated, or if the size only
 * follows in the scan.
 */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  try {
    const size = frameSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reading past the end throws a RangeError. */
function frameSize(view: DataView) {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (true) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    // A stuffed byte is not a marker.
    if (marker === 0 || isBare(marker)) continue;
    if (marker === END || marker === SCAN) return null;
    if (isFrame(marker)) return { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
    at += Math.max(2, view.getUint16(at));
  }
}
