import fc from 'fast-check';
import {
  bytesOf,
  canvasOf,
  gifOf,
  heicOf,
  jpegOf,
  losslessOf,
  lossyOf,
  pngOf,
  segmentOf,
  webpOf,
} from './picture-bytes.ts';
import { type PictureKind, sizeOf } from './picture-size.ts';

test.each<[string, PictureKind, Uint8Array, number, number]>([
  ['a JPEG', 'jpeg', jpegOf(4000, 3000), 4000, 3000],
  ['a JPEG behind 200 kB of metadata', 'jpeg', jpegOf(9, 7, ...[1, 2, 3].map(() => segmentOf(65_533))), 9, 7],
  ['a JPEG behind fill bytes', 'jpeg', jpegOf(9, 7, [0xff, 0xff, 0xff]), 9, 7],
  ['a JPEG behind bytes of no segment', 'jpeg', jpegOf(9, 7, segmentOf(4), [1, 2, 3, 0xff, 0]), 9, 7],
  ['a JPEG behind a segment without a length', 'jpeg', jpegOf(9, 7, [0xff, 0xe0, 0, 0]), 9, 7],
  ['a JPEG behind a table and a restart', 'jpeg', jpegOf(9, 7, [0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xd0]), 9, 7],
  ['a PNG', 'png', pngOf(0x10000, 0x400), 0x10000, 0x400],
  ['a GIF', 'gif', gifOf([640, 480], [0, 0, 640, 480]), 640, 480],
  ['a GIF whose frame reaches beyond its screen', 'gif', gifOf([1, 1], [5, 0, 40_000, 30_000]), 40_005, 30_000],
  ['a lossy WebP', 'webp', webpOf(lossyOf(16_383, 16_383)), 16_383, 16_383],
  ['a lossless WebP', 'webp', webpOf(losslessOf(16_384, 9)), 16_384, 9],
  ['an extended WebP', 'webp', webpOf(canvasOf(70_000, 3), lossyOf(1, 4)), 70_000, 4],
  ['a WebP with a larger picture than its canvas', 'webp', webpOf(canvasOf(1, 1), losslessOf(9000, 8000)), 9000, 8000],
  ['a HEIC of tiles', 'heic', heicOf([512, 512], [4032, 3024], [320, 240]), 4032, 3024],
])('the size of %s is read from its bytes', (_, kind, bytes, width, height) => {
  expect(sizeOf(kind, bytes)).toEqual({ width, height });
});

test.each<[string, PictureKind, Uint8Array]>([
  ['a JPEG whose scan comes first', 'jpeg', bytesOf([0xff, 0xd8, 0xff, 0xda], jpegOf(9, 7).slice(2))],
  ['a JPEG whose height comes with the scan', 'jpeg', jpegOf(9, 0)],
  ['a JPEG of nothing but metadata', 'jpeg', bytesOf([0xff, 0xd8], segmentOf(100))],
  ['a PNG whose first chunk is another', 'png', bytesOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 4], 'CgBI', new Uint8Array(12))],
  ['a WebP without a picture', 'webp', webpOf(bytesOf('EXIF', [0, 0, 0, 0]))],
  ['a HEIC without a size', 'heic', heicOf()],
])('the size of %s is not known', (_, kind, bytes) => expect(sizeOf(kind, bytes)).toBeNull());

const KINDS = ['jpeg', 'png', 'gif', 'webp', 'heic'] as const;
const wholes: Readonly<Record<PictureKind, Uint8Array>> = {
  jpeg: jpegOf(4000, 3000, segmentOf(20), [0xff, 0xff]),
  png: pngOf(4000, 3000),
  gif: gifOf([40, 30], [1, 1, 9, 9]),
  webp: webpOf(canvasOf(40, 30), lossyOf(40, 30)),
  heic: heicOf([512, 512], [4032, 3024]),
};

/** Bytes of any kind, and whole pictures with some of their bytes changed or cut off. */
const hostile = fc.constantFrom(...KINDS).chain((kind) => {
  const whole = wholes[kind];
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.constantFrom(0, 1, 2, 0x7f, 0x80, 0xff) });
  const changed = fc.tuple(fc.array(change, { maxLength: 6 }), fc.nat(whole.length)).map(([changes, length]) => {
    const bytes = whole.slice();
    for (const { at, to } of changes) bytes[at] = to;
    return bytes.subarray(0, length);
  });
  return fc.tuple(fc.constant(kind), fc.oneof(fc.uint8Array({ maxLength: 80 }), changed));
});

test('whatever the bytes are, the size is one of pixels, or not known', () => {
  fc.assert(
    fc.property(hostile, ([kind, bytes]) => {
      const size = sizeOf(kind, bytes);
      for (const side of size ? [size.width, size.height] : []) {
        expect(Number.isInteger(side)).toBe(true);
        expect(side).toBeGreaterThan(0);
      }
    }),
  );
});

test('what stands in memory around the bytes is never read (docs: expenses#expense-receipt-refused)', () => {
  fc.assert(
    fc.property(hostile, fc.uint8Array({ minLength: 40, maxLength: 40 }), ([kind, bytes], around) => {
      const inside = bytesOf(around, bytes, around).subarray(around.length, around.length + bytes.length);
      expect(sizeOf(kind, inside)).toEqual(sizeOf(kind, bytes));
    }),
  );
});

test('40 MB that lead nowhere come to an end', () => {
  const fill = (head: Uint8Array, byte: number): Uint8Array => {
    const bytes = new Uint8Array(40_000_000).fill(byte);
    bytes.set(head);
    return bytes;
  };
  expect(sizeOf('jpeg', fill(bytesOf([0xff, 0xd8]), 0xff))).toBeNull();
  expect(sizeOf('jpeg', fill(bytesOf([0xff, 0xd8]), 0))).toBeNull();
  expect(sizeOf('gif', fill(wholes.gif.slice(0, -1), 1))).toEqual({ width: 40, height: 30 });
  expect(sizeOf('heic', fill(wholes.heic.slice(0, 24), 0))).toBeNull();
});
