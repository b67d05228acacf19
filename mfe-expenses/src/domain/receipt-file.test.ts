import fc from 'fast-check';
import { kindOf, LONGEST_SIDE, MAXIMUM_BYTES, pixelsOf, refusalOf, scaled, sentName } from './receipt-file.ts';

const text = (value: string): number[] => Array.from(value, (character) => character.charCodeAt(0));
const bytes = (...parts: readonly (number | string)[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)));
/** A JPEG of so many pixels, with a table before its frame. */
const jpeg = (width: number, height: number) =>
  bytes(
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    4,
    1,
    2,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
  );
const png = (width: number) =>
  bytes('\x89PNG\r\n\x1a\n', 0, 0, 0, 13, 'IHDR', 0, width >> 16, width >> 8, 0, 0, 0, 4, 0);

test.each([
  ['a photograph', jpeg(4000, 3000), 'jpeg'],
  ['a picture of the screen', png(0x10000), 'png'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a photograph of an iPhone', bytes(0, 0, 0, 24, 'ftypheic'), 'heic'],
  ['a page', bytes('<html><script>'), null],
  ['a program', bytes('MZ'), null],
  ['a PDF behind a picture is the picture', bytes(0xff, 0xd8, 0xff, '%PDF-1.7'), 'jpeg'],
  ['a picture behind a page is none', bytes('<svg>', 0xff, 0xd8, 0xff), null],
])('%s', (_, head, kind) => expect(kindOf(head)).toBe(kind));

test('the pixels of a picture are known before it is decoded', () => {
  expect([pixelsOf(jpeg(4000, 3000)), pixelsOf(png(0x10000)), pixelsOf(bytes('%PDF-'))]).toEqual([
    12_000_000,
    0x10000 * 0x400,
    null,
  ]);
});

test.each([
  ['an empty file', bytes(), 0, 'ERR_FILE_EMPTY'],
  ['something else', bytes('MZ'), 2, 'ERR_RECEIPT_TYPE'],
  ['a PDF that is too large', bytes('%PDF-'), MAXIMUM_BYTES.pdf + 1, 'ERR_RECEIPT_SIZE'],
  ['a picture of 100 megapixels', jpeg(10_000, 10_000), 5_000_000, 'ERR_RECEIPT_SIZE'],
])('%s is refused with a sentence', (_, head, size, label) => expect(refusalOf(head, size)).toBe(label));

test('a photograph of 20 MB may be one: it is scaled', () => {
  expect(refusalOf(jpeg(4000, 3000), 20_000_000)).toBeNull();
});

test('no bytes are read past their end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (tail) => {
      for (const head of [bytes(0xff, 0xd8, 0xff), bytes('\x89PNG\r\n\x1a\n'), bytes('GIF89a')])
        expect(() => pixelsOf(new Uint8Array([...head, ...tail]))).not.toThrow();
    }),
  );
});

test('a picture keeps its shape and gets no larger', () => {
  expect(scaled(4000, 3000)).toEqual({ width: 2000, height: 1500 });
  expect(scaled(800, 600)).toEqual({ width: 800, height: 600 });
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = scaled(width, height);
      expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(LONGEST_SIDE);
      expect(Math.min(sent.width, sent.height)).toBeGreaterThan(0);
    }),
  );
});

test('what is sent is called what it is', () => {
  expect([sentName('IMG_2231.PNG', 'png'), sentName('bill.v2.pdf', 'pdf'), sentName('.heic', 'jpeg')]).toEqual([
    'IMG_2231.jpg',
    'bill.v2.pdf',
    'receipt.jpg',
  ]);
});
