import { largest, type PictureSize } from './size.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;

/** The size of a GIF: its logical screen, or a larger extent of a frame that reaches beyond it. */
export function gifSize(view: DataView): PictureSize {
  let size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let at = 13 + colours(view.getUint8(10));
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === EXTENSION) at = endOfParts(view, at + 2);
    else if (block === FRAME) {
      const side = (offset: number): number =>
        view.getUint16(at + offset, true) + view.getUint16(at + offset + 4, true);
      size = largest(size, { width: side(1), height: side(3) });
      at = endOfParts(view, at + 11 + colours(view.getUint8(at + 9)));
    } else break;
  }
  return size;
}

/** The length of a colour table in bytes, by the flags in front of it. */
const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The end of a chain of sub-blocks, each preceded by its length; the last has the length 0. A truncated chain ends with the file. */
function endOfParts(view: DataView, from: number): number {
  let at = from;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) break;
  }
  return at;
}
