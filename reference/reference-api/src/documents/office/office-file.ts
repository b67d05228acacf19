import { type CompoundFile, readCompoundFile } from './compound-file.ts';
import { readZip } from './zip-archive.ts';

/** The formats of Word, Excel and PowerPoint: the present ones (ZIP) and those of before 2007 (OLE). */
export type OfficeFormat = 'docx' | 'xlsx' | 'pptx' | 'doc' | 'xls' | 'ppt';

/** A file of a format; `macros` if it has a program of any kind; undefined if it is not of that format, or cannot be looked into. */
export function examineOffice(format: OfficeFormat, bytes: Uint8Array): 'clean' | 'macros' | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (format === 'docx' || format === 'xlsx' || format === 'pptx') return examinePackage(format, buffer);
    return examineCompound(format, buffer);
  } catch (error) {
    // The readers' error for damage, and Node's for a read beyond the end.
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
}

const TYPES = '[Content_Types].xml';
/** More than any office program writes. */
const TYPES_LIMIT = 1_000_000;
const MAIN_PART = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const;
const MACRO_TYPES = /vbaProject|macroEnabled|macrosheet/i;

/**
 * The list of content types decides what a part is, whatever its name: a VBA project, a sheet of Excel 4 macros, an embedded file with
 * macros.
 */
function examinePackage(format: keyof typeof MAIN_PART, bytes: Buffer): 'clean' | 'macros' | undefined {
  const types = readZip(bytes).read(TYPES, TYPES_LIMIT);
  // A zero byte: UTF-16, in which no office program writes.
  if (!types || types.includes(0)) return undefined;
  const listed = withoutReferences(types.toString('utf8'));
  if (MACRO_TYPES.test(listed)) return 'macros';
  return listed.includes(`"${MAIN_PART[format]}"`) || listed.includes(`'${MAIN_PART[format]}'`) ? 'clean' : undefined;
}

/** `macro&#69;nabled` is `macroEnabled`. */
const withoutReferences = (xml: string): string =>
  xml.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const MAIN_STREAMS = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] } as const;
const MACRO_ENTRIES = new Set(['vba', '_vba_project', '_vba_project_cur', 'macros']);

/** An encrypted package has no main stream, so it cannot be looked into. */
function examineCompound(format: keyof typeof MAIN_STREAMS, bytes: Buffer): 'clean' | 'macros' | undefined {
  const file = readCompoundFile(bytes);
  if (file.names.some((name) => MACRO_ENTRIES.has(name.toLowerCase()))) return 'macros';
  const mains = MAIN_STREAMS[format].flatMap((name) => file.stream(name) ?? []);
  if (mains.length === 0) return undefined;
  if (format === 'ppt') return isEncrypted(file) ? undefined : mains.some(presentationHasMacros) ? 'macros' : 'clean';
  if (format === 'doc') return 'clean';
  // A file may have the workbook twice, for two generations of Excel.
  const found = mains.map(examineWorkbook);
  return found.includes('macros') ? 'macros' : found.includes(undefined) ? undefined : 'clean';
}

const BOUND_SHEET = 0x85;
const FILE_PASS = 0x2f;
const END_OF_GLOBALS = 0x0a;
/** A sheet of Excel 4 macros, a module of Excel 5. */
const MACRO_SHEETS = [1, 6];

/** The first part of a workbook lists its sheets with their types ([MS-XLS] 2.4.28). An encrypted one cannot be looked into. */
function examineWorkbook(stream: Buffer): 'clean' | 'macros' | undefined {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (type === FILE_PASS) return undefined;
    if (type === END_OF_GLOBALS) return 'clean';
    if (type === BOUND_SHEET && MACRO_SHEETS.includes(stream[at + 9] ?? 0)) return 'macros';
  }
  return undefined;
}

const VBA_INFO = 0x400;
const CONTAINER = 0xf;

/** The mark of an encrypted presentation ([MS-PPT] 2.3.2). */
const ENCRYPTED = 0xf3d1c4df;

function isEncrypted(file: CompoundFile): boolean {
  const user = file.stream('Current User');
  return user !== undefined && user.length >= 16 && user.readUInt32LE(12) === ENCRYPTED;
}

/** PowerPoint keeps its VBA project in the stream of the presentation, with an atom that says so ([MS-PPT] 2.4.11). */
function presentationHasMacros(stream: Buffer): boolean {
  let at = 0;
  while (at + 8 <= stream.length) {
    const isContainer = (stream.readUInt16LE(at) & CONTAINER) === CONTAINER;
    const length = stream.readUInt32LE(at + 4);
    if (stream.readUInt16LE(at + 2) === VBA_INFO && at + 16 <= stream.length && stream.readUInt32LE(at + 12) !== 0)
      return true;
    at += 8 + (isContainer ? 0 : length);
  }
  return false;
}
