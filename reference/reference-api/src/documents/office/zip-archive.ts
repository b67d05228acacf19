import { inflateRawSync } from 'node:zlib';

/** A ZIP archive, the container of docx, xlsx and pptx. */
export interface ZipArchive {
  /** The content of a file; undefined if there is none, or if it is larger than `limit` or cannot be read. */
  read(name: string, limit: number): Buffer | undefined;
}

const FILE = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;

interface Listed {
  readonly flags: number;
  readonly method: number;
  readonly size: number;
  readonly start: number;
}

/**
 * Reads the list of an archive, which is what an office program reads. Two files of one name count as damage, because readers differ in
 * which one they take.
 *
 * @throws RangeError if the file is no archive or is damaged
 */
export function readZip(bytes: Buffer): ZipArchive {
  const files = listedFiles(bytes);
  return { read: (name, limit) => contentOf(bytes, name, files.get(name), limit) };
}

function listedFiles(bytes: Buffer): Map<string, Listed> {
  const end = endOf(bytes);
  if (bytes.readUInt32LE(0) !== FILE) throw new RangeError('Not an archive.');
  const files = new Map<string, Listed>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    if (bytes.readUInt32LE(at) !== LISTED || files.has(name)) throw new RangeError('The list is damaged.');
    files.set(name, {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** The end record is the last thing in the file, except for a comment. */
function endOf(bytes: Buffer): number {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw new RangeError('The archive has no end.');
}

function contentOf(bytes: Buffer, name: string, file: Listed | undefined, limit: number): Buffer | undefined {
  if (!file || (file.flags & ENCRYPTED) !== 0) return undefined;
  const { start, method, size } = file;
  try {
    const nameEnd = start + 30 + bytes.readUInt16LE(start + 26);
    const data = nameEnd + bytes.readUInt16LE(start + 28);
    if (bytes.readUInt32LE(start) !== FILE || bytes.toString('utf8', start + 30, nameEnd) !== name) return undefined;
    if (method === 0) return size > limit ? undefined : bytes.subarray(data, data + size);
    // The compressed data say where they end.
    return method === 8 ? inflateRawSync(bytes.subarray(data), { maxOutputLength: limit }) : undefined;
  } catch {
    // Damaged data, or more than the limit.
    return undefined;
  }
}
