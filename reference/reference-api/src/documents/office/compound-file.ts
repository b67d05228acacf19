/** An OLE compound file ([MS-CFB]), the container of doc, xls and ppt. */
export interface CompoundFile {
  /** The names of all storages and streams, at any depth. */
  readonly names: readonly string[];
  /** The content of the first stream with this name. */
  stream(name: string): Buffer | undefined;
}

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
/** Streams below this size are in sectors of 64 bytes, which are in the stream of the root. */
const SMALL = 4096;
const SMALL_SHIFT = 6;
/** Larger numbers are not sectors: free, end of chain, a sector of the table itself. */
const LAST_SECTOR = 0xfffffffa;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

/**
 * Reads a compound file.
 *
 * @throws RangeError if it is none or is damaged; `stream` as well
 */
export function readCompoundFile(bytes: Buffer): CompoundFile {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new RangeError('Not a compound file.');
  const shift = bytes.readUInt16LE(30);
  const isUsual = (shift === 9 || shift === 12) && bytes.readUInt16LE(32) === SMALL_SHIFT;
  if (!isUsual || bytes.readUInt32LE(56) !== SMALL) throw new RangeError('Not the sizes of a compound file.');
  const sectorSize = 1 << shift;
  const count = Math.ceil(bytes.length / sectorSize);
  /** The last sector of a file may be cut. */
  const sector = (index: number): Buffer => {
    const start = (index + 1) * sectorSize;
    if (start >= bytes.length) throw new RangeError('A sector is missing.');
    return bytes.subarray(start, start + sectorSize);
  };
  // No larger than the file, however often it names the same sector.
  const listed = tableSectors(bytes, sector, count).slice(0, Math.ceil((count * 4) / sectorSize));
  const table = numbers(listed.map(sector));
  const chain = (start: number) => Buffer.concat(sectorsOf(start, table, count).map(sector));
  const entries = entriesOf(chain(bytes.readUInt32LE(48)));
  const root = entries.find(({ type }) => type === ROOT);
  if (!root) throw new RangeError('There is no root.');
  const small = (start: number): Buffer => {
    const content = chain(root.start);
    const smallTable = numbers([chain(bytes.readUInt32LE(60))]);
    const parts = sectorsOf(start, smallTable, SMALL >> SMALL_SHIFT);
    return Buffer.concat(parts.map((index) => content.subarray(index << SMALL_SHIFT, (index + 1) << SMALL_SHIFT)));
  };
  return {
    names: entries.map(({ name }) => name),
    stream(wanted) {
      const entry = entries.find(({ name, type }) => type === STREAM && name === wanted);
      if (!entry) return undefined;
      const { start, size } = entry;
      return (size < SMALL ? small(start) : chain(start)).subarray(0, size);
    },
  };
}

/** The sectors of the allocation table: 109 are listed in the header, further ones in a chain of sectors. */
function tableSectors(bytes: Buffer, sector: (index: number) => Buffer, most: number): number[] {
  const found = numbers([bytes.subarray(76, HEADER_SIZE)]);
  let next = bytes.readUInt32LE(68);
  for (let left = bytes.readUInt32LE(72); left > 0 && next < LAST_SECTOR && found.length < most; left -= 1) {
    const listed = numbers([sector(next)]);
    next = listed.pop() ?? LAST_SECTOR;
    found.push(...listed);
  }
  return found.filter((index) => index < LAST_SECTOR);
}

/** The sectors of a stream, in order. */
function sectorsOf(start: number, table: readonly number[], most: number): number[] {
  const found: number[] = [];
  for (let index = start; index < LAST_SECTOR; index = table[index] ?? LAST_SECTOR) {
    if (found.length === most) throw new RangeError('A chain is endless.');
    found.push(index);
  }
  return found;
}

function numbers(parts: readonly Buffer[]): number[] {
  const found: number[] = [];
  for (const part of parts) for (let at = 0; at + 4 <= part.length; at += 4) found.push(part.readUInt32LE(at));
  return found;
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const entry = directory.subarray(at, at + ENTRY_SIZE);
    const type = entry.readUInt8(66);
    if (type !== STORAGE && type !== STREAM && type !== ROOT) continue;
    const length = Math.min(64, entry.readUInt16LE(64));
    const name = entry.toString('utf16le', 0, Math.max(0, length - 2));
    entries.push({ name, type, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) });
  }
  return entries;
}
