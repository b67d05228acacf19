/** Builds the headers of pictures of a given size, byte by byte, for tests. */

const text = (value: string): number[] => Array.from(value, (character) => character.charCodeAt(0));
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const little = (value: number, length: number): number[] => big(value, length).reverse();

type Part = number | string | readonly number[] | Uint8Array;
export const bytesOf = (...parts: readonly Part[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? text(part) : typeof part === 'number' ? [part] : [...part])),
  );

/** A JPEG with optional segments between its start and its frame. */
export const jpegOf = (width: number, height: number, ...before: readonly Part[]): Uint8Array =>
  bytesOf([0xff, 0xd8], ...before, [0xff, 0xc0, 0, 17, 8], big(height, 2), big(width, 2), [3, 0xff, 0xda]);
/** A segment of a JPEG with a content of `length` bytes. */
export const segmentOf = (length: number): Uint8Array =>
  bytesOf([0xff, 0xe1], big(length + 2, 2), new Uint8Array(length));

export const pngOf = (width: number, height: number): Uint8Array =>
  bytesOf('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0]);

/** A GIF with one frame at a position of its screen. */
export const gifOf = (
  [width, height]: readonly [number, number],
  [left, top, wide, high]: readonly [number, number, number, number],
): Uint8Array =>
  bytesOf(
    'GIF89a',
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    0x2c,
    [left, top, wide, high].flatMap((side) => little(side, 2)),
    [0, 2, 2, 0x4c, 1, 0, 0x3b],
  );

const chunk = (name: string, ...content: readonly Part[]): Uint8Array => {
  const inside = bytesOf(...content);
  return bytesOf(name, little(inside.length, 4), inside, new Uint8Array(inside.length % 2));
};
const riff = (...chunks: readonly Uint8Array[]): Uint8Array => {
  const inside = bytesOf(...chunks);
  return bytesOf('RIFF', little(inside.length + 4, 4), 'WEBP', inside);
};
export const lossyOf = (width: number, height: number): Uint8Array =>
  chunk('VP8 ', [0x30, 1, 0, 0x9d, 1, 0x2a], little(width, 2), little(height, 2));
export const losslessOf = (width: number, height: number): Uint8Array =>
  chunk('VP8L', 0x2f, little(width - 1 + (height - 1) * 0x4000, 4));
export const canvasOf = (width: number, height: number): Uint8Array =>
  chunk('VP8X', [0, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));
export const webpOf = riff;

const box = (type: string, ...content: readonly Part[]): Uint8Array => {
  const inside = bytesOf(...content);
  return bytesOf(big(inside.length + 8, 4), type, inside);
};
/** A HEIC with the sizes of its tiles and of the whole image. */
export const heicOf = (...sizes: readonly (readonly [width: number, height: number])[]): Uint8Array => {
  const extents = sizes.map(([width, height]) => box('ispe', [0, 0, 0, 0], big(width, 4), big(height, 4)));
  const properties = box('iprp', box('ipco', box('colr', 'nclx'), ...extents));
  return bytesOf(
    box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic'),
    // A box with an eight-byte length.
    bytesOf(big(1, 4), 'free', big(24, 8), new Uint8Array(8)),
    box('meta', [0, 0, 0, 0], box('hdlr', 'pict'), properties),
    box('mdat', new Uint8Array(20)),
  );
};
