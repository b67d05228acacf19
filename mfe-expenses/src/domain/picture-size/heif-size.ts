import { largest, type PictureSize } from './size.ts';

/** A box of the file, from its content on. */
interface Box {
  readonly type: number;
  readonly from: number;
  readonly until: number;
}

const META = 0x6d657461;
const PROPERTIES = 0x69707270;
const CONTAINER = 0x6970636f;
const EXTENTS = 0x69737065;

/** The size of a HEIC or another HEIF: the largest size that it states, among the tiles and the whole image. */
export function heifSize(view: DataView): PictureSize | null {
  let size: PictureSize | null = null;
  const file = { type: 0, from: 0, until: view.byteLength };
  // The content starts after a version and flags.
  for (const meta of boxesOf(view, file, META))
    for (const properties of boxesOf(view, { ...meta, from: meta.from + 4 }, PROPERTIES))
      for (const container of boxesOf(view, properties, CONTAINER))
        for (const { from } of boxesOf(view, container, EXTENTS))
          size = largest(size, { width: view.getUint32(from + 4), height: view.getUint32(from + 8) });
  return size;
}

/** The boxes of a type inside another box. */
function* boxesOf(view: DataView, { from, until }: Box, type: number): Generator<Box> {
  let at = from;
  while (at + 8 <= until) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short;
    // A box without a length extends to the end.
    const end = length === 0 ? until : at + length;
    const content = at + (isLong ? 16 : 8);
    if (end < content) return;
    if (view.getUint32(at + 4) === type) yield { type, from: content, until: Math.min(end, until) };
    at = end;
  }
}
