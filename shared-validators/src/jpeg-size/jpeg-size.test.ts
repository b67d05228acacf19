import { jpegSize } from './index.ts';

const START = [0xff, 0xd8];
/** The header of a frame of 4000 by 3000 pixels. */
const FRAME = [0xff, 0xc0, 0, 17, 8, 11, 184, 15, 160, 3];
const METADATA = [0xff, 0xe1, 0, 4, 0xff, 0xc0];

test.each([
  ['a picture', [...START, ...FRAME]],
  ['one behind metadata that looks like a frame', [...START, ...METADATA, ...FRAME]],
  ['one behind fill bytes and bytes of no segment', [...START, 0xff, 0xff, 0xe0, 0, 2, 7, 0xff, 0, ...FRAME]],
  ['a progressive one', [...START, 0xff, 0xc2, ...FRAME.slice(2)]],
])('the size of %s is read', (_, bytes) => {
  const within = Uint8Array.from([9, 9, 9, ...bytes, 9]);
  expect(jpegSize(within.subarray(3, -1))).toEqual({ width: 4000, height: 3000 });
});

test.each([
  ['nothing', []],
  ['what breaks off', [...START, ...FRAME.slice(0, 6)]],
  ['what is no JPEG', [0x89, 0x50, ...FRAME]],
  ['one whose height comes with the scan', [...START, 0xff, 0xc0, 0, 17, 8, 0, 0, 15, 160]],
  ['one without a frame', [...START, ...METADATA, 0xff, 0xda]],
])('%s has no size', (_, bytes) => expect(jpegSize(Uint8Array.from(bytes))).toBeNull());
