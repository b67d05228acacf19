import { crc32, deflateRawSync } from 'node:zlib';

/** Makes small office files for tests. Tests only. */

type Contents = Readonly<Record<string, string | Buffer>>;

/** A ZIP archive, compressed as office programs do. */
export function zipOf(contents: Contents): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let start = 0;
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30 + Buffer.byteLength(name));
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    head.write(name, 30);
    const listed = Buffer.alloc(46 + Buffer.byteLength(name));
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(20, 4);
    head.copy(listed, 6, 4, 30);
    listed.writeUInt32LE(start, 42);
    listed.write(name, 46);
    files.push(head, packed);
    list.push(listed);
    start += head.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...files, ...list, end]);
}

const MAIN = {
  docx: ['/word/document.xml', 'wordprocessingml.document.main'],
  xlsx: ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
  pptx: ['/ppt/presentation.xml', 'presentationml.presentation.main'],
} as const;

/** The list of content types of a package, with further parts. */
export const contentTypes = (format: keyof typeof MAIN, ...more: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types><Override PartName="${MAIN[format][0]}" ContentType="application/vnd.openxmlformats-officedocument.${MAIN[format][1]}+xml"/>${more.join('')}</Types>`;

/** A Word, Excel or PowerPoint file of today. */
export const packageOf = (format: keyof typeof MAIN, types = contentTypes(format), more: Contents = {}): Buffer =>
  zipOf({ '[Content_Types].xml': types, [MAIN[format][0].slice(1)]: '<xml/>', ...more });

const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const SECTOR = 512;
const SMALL_SECTOR = 64;
const CUTOFF = 4096;

const padded = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)]);

/** An OLE compound file with these streams; a name that ends with a slash is a storage. Streams are stored back to front. */
export function compoundOf(contents: Contents): Buffer {
  const table: number[] = [];
  const sectors: Buffer[] = [];
  /** Writes a stream so that its sectors are in reverse order. @returns its first sector */
  const write = (content: Buffer): number => {
    const parts = padded(content, SECTOR);
    const count = parts.length / SECTOR;
    const first = sectors.length;
    for (let index = count - 1; index >= 0; index -= 1) {
      sectors.push(parts.subarray(index * SECTOR, (index + 1) * SECTOR));
      table.push(index === count - 1 ? END : first + count - 2 - index);
    }
    return count === 0 ? END : first + count - 1;
  };
  const entries: Buffer[] = [];
  const smallParts: Buffer[] = [];
  const smallTable: number[] = [];
  const entryOf = (name: string, type: number, start: number, size: number): void => {
    const entry = Buffer.alloc(128);
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(type, 66);
    entry.writeUInt32LE(start, 116);
    entry.writeUInt32LE(size, 120);
    entries.push(entry);
  };
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.from(content);
    if (name.endsWith('/')) entryOf(name.slice(0, -1), 1, 0, 0);
    else if (bytes.length >= CUTOFF) entryOf(name, 2, write(bytes), bytes.length);
    else {
      const parts = padded(bytes, SMALL_SECTOR);
      const first = smallTable.length;
      for (let at = 0; at < parts.length; at += SMALL_SECTOR) smallTable.push(smallTable.length + 1);
      if (parts.length > 0) smallTable[smallTable.length - 1] = END;
      smallParts.push(parts);
      entryOf(name, 2, parts.length > 0 ? first : END, bytes.length);
    }
  }
  const small = Buffer.concat(smallParts);
  const smallStart = write(small);
  entryOf('Root Entry', 5, smallStart, small.length);
  const directory = write(Buffer.concat(entries));
  const smallTableStart = write(numbersOf(smallTable));
  const tableSize = Math.ceil((sectors.length + 8) / (SECTOR / 4));
  const tableStart = sectors.length;
  for (let index = 0; index < tableSize; index += 1) table.push(TABLE);
  while (table.length % (SECTOR / 4) !== 0) table.push(FREE);
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSize, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(CUTOFF, 56);
  header.writeUInt32LE(smallTableStart, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1) {
    header.writeUInt32LE(index < tableSize ? tableStart + index : FREE, 76 + index * 4);
  }
  return Buffer.concat([header, ...sectors, numbersOf(table)]);
}

function numbersOf(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

/** A record of a workbook. */
export function workbookRecord(type: number, content: readonly number[] = []): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** The list of a workbook's sheets, each with its type. */
export const workbookOf = (...sheets: readonly number[]): Buffer =>
  Buffer.concat([
    workbookRecord(0x809, [0, 6, 5, 0]),
    ...sheets.map((type) => workbookRecord(0x85, [0, 0, 0, 0, 0, type, 1, 0, 65])),
    workbookRecord(0x0a),
  ]);

/** A record of a presentation. */
export function presentationRecord(type: number, content: Buffer, isContainer = false): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(isContainer ? 0xf : 2, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
