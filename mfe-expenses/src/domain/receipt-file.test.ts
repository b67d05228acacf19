import fc from 'fast-check';
import {
  bytesOf as bytes,
  heicOf,
  jpegOf as jpeg,
  lossyOf,
  pngOf,
  segmentOf,
  webpOf,
} from './picture-size/picture-bytes.ts';
import type { PictureKind } from './picture-size/picture-size.ts';
import {
  kindOf,
  LONGEST_SIDE,
  MAXIMUM_BYTES,
  pictureRefusalOf,
  plainName,
  refusalOf,
  scaled,
  sentName,
} from './receipt-file.ts';

test.each([
  ['a photograph', jpeg(4000, 3000), 'jpeg'],
  ['a picture of the screen', pngOf(0x10000, 0x400), 'png'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a photograph of an iPhone', heicOf(), 'heic'],
  ['a page', bytes('<html><script>'), null],
  ['a program', bytes('MZ'), null],
  ['a PDF behind a picture is the picture', bytes([0xff, 0xd8, 0xff], '%PDF-1.7'), 'jpeg'],
  ['a picture behind a page is none', bytes('<svg>', [0xff, 0xd8, 0xff]), null],
])('%s', (_, head, kind) => expect(kindOf(head)).toBe(kind));

test.each([
  ['an empty file', bytes(), 0, 'ERR_EX_FILE_EMPTY'],
  ['something else', bytes('MZ'), 2, 'ERR_RECEIPT_TYPE'],
  ['a PDF that is too large', bytes('%PDF-'), MAXIMUM_BYTES.pdf + 1, 'ERR_RECEIPT_SIZE'],
])('%s is refused with a sentence (docs: expenses#expense-receipt-refused)', (_, head, size, label) =>
  expect(refusalOf(head, size)).toBe(label),
);

test.each<[string, PictureKind, Uint8Array]>([
  ['a JPEG', 'jpeg', jpeg(10_000, 10_000)],
  ['a JPEG behind 64 kB of metadata', 'jpeg', jpeg(10_000, 10_000, segmentOf(65_533), segmentOf(65_533))],
  ['a JPEG behind fill bytes', 'jpeg', jpeg(10_000, 10_000, [0xff, 0xff])],
  ['a PNG', 'png', pngOf(10_000, 10_000)],
  ['a WebP', 'webp', webpOf(lossyOf(16_383, 16_383))],
  ['a HEIC', 'heic', heicOf([512, 512], [10_000, 10_000])],
])('%s of 100 megapixels is refused before it is decoded (docs: expenses#expense-receipt-refused)', (_, kind, file) => {
  expect([refusalOf(file, file.length), pictureRefusalOf(kind, file)]).toEqual([null, 'ERR_RECEIPT_SIZE']);
});

test('a picture that does not say how large it is is not decoded', () => {
  expect(pictureRefusalOf('jpeg', bytes([0xff, 0xd8, 0xff]))).toBe('ERR_RECEIPT_BROKEN');
  expect(pictureRefusalOf('heic', heicOf())).toBe('ERR_RECEIPT_HEIC');
});

test('a photograph of 20 MB may be one: it is scaled', () => {
  expect(refusalOf(jpeg(4000, 3000), 20_000_000)).toBeNull();
  expect(pictureRefusalOf('jpeg', jpeg(4000, 3000))).toBeNull();
});

test('a picture keeps its shape and gets no larger (docs: expenses#expense-receipt-image)', () => {
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

test.each([
  ['IMG_2231.jpg', 'IMG_2231.jpg'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\r\nc\u2066.pdf', 'abc.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  [`${'😀'.repeat(101)}.jpg`, `${'😀'.repeat(100)}.jpg`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(11)}`],
  ['half \ud83d.pdf', 'half .pdf'],
  ['\u200b', 'receipt'],
])('%j is shown as %j (docs: expenses#expense-receipt-refused)', (name, shown) => {
  expect(plainName(name)).toBe(shown);
  expect(sentName(shown, 'pdf').isWellFormed()).toBe(true);
});

test('no character of a long name is cut in half', () => {
  expect(sentName(`a${'😀'.repeat(200)}.png`, 'png')).toBe(`a${'😀'.repeat(99)}.jpg`);
});
