import { crc32 } from 'node:zlib';

/** A file of a jar, by its path in it. */
export interface JarEntry {
  readonly path: string;
  readonly content: Buffer;
}

/** 1980-01-01, the first day that the format knows: equal contents make equal jars. */
const DATE = 0x0021;

/** A jar, which is a zip, with its files as they are: a few text files need no compression, and no JDK has to be installed. */
export function jarOf(entries: readonly JarEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of entries) {
    const name = Buffer.from(path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(10, 0);
    fields.writeUInt16LE(0x0800, 2); // The name is UTF-8.
    fields.writeUInt16LE(DATE, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    parts.push(signature(0x04034b50), fields, name, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([10, 0]), fields, place, name);
    offset += 4 + fields.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
