import { textSegments } from './text-segments.ts';

test.each([
  ['a'.repeat(160), 'GSM-7', 1],
  ['a'.repeat(161), 'GSM-7', 2],
  ['a'.repeat(306), 'GSM-7', 2],
  ['a'.repeat(307), 'GSM-7', 3],
  ['Äßèñ'.repeat(40), 'GSM-7', 1],
  // The euro sign takes two places, and is not cut in two.
  ['€'.repeat(80), 'GSM-7', 1],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3],
  // French writes ç, which the alphabet has as a capital only.
  [`ç${'a'.repeat(69)}`, 'UCS-2', 1],
  [`ç${'a'.repeat(70)}`, 'UCS-2', 2],
  ['時'.repeat(134), 'UCS-2', 2],
  ['時'.repeat(135), 'UCS-2', 3],
  [`${'時'.repeat(66)}😀${'時'.repeat(66)}`, 'UCS-2', 3],
  ['', 'GSM-7', 1],
])('%j is sent as %s in %i', (text, encoding, segments) => {
  expect(textSegments(text)).toEqual({ encoding, segments });
});
