import fc from 'fast-check';
import { examineOffice, type OfficeFormat } from './office-file.ts';
import {
  compoundOf,
  contentTypes,
  packageOf,
  presentationRecord,
  workbookOf,
  workbookRecord,
  zipOf,
} from './sample-files.ts';

const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
const VBA = part('/word/notes.bin', 'application/vnd.ms-office.vbaProject');
const long = (start: Buffer) => Buffer.concat([start, Buffer.alloc(9000)]);
const vbaInfo = (has: number) =>
  presentationRecord(
    1000,
    presentationRecord(0x3ff, presentationRecord(0x400, Buffer.from([1, 0, 0, 0, has, 0, 0, 0, 2, 0, 0, 0])), true),
    true,
  );
const currentUser = (token: number) => {
  const content = Buffer.alloc(20);
  content.writeUInt32LE(token, 4);
  return presentationRecord(0xff6, content);
};

describe('a package', () => {
  test.each(['docx', 'xlsx', 'pptx'] as const)('%s without macros is clean', (format) => {
    expect(examineOffice(format, packageOf(format))).toBe('clean');
    for (const other of ['docx', 'xlsx', 'pptx'] as const) {
      if (other !== format) expect(examineOffice(other, packageOf(format))).toBeUndefined();
    }
  });

  test.each([
    ['a VBA project under any name', contentTypes('docx', VBA)],
    ['a VBA project whose type is written in references', contentTypes('docx', VBA.replace('vba', '&#x76;&#98;a'))],
    [
      'an embedded workbook with macros',
      contentTypes('docx', part('/word/e.bin', 'application/vnd.ms-excel.sheet.macroEnabled.12')),
    ],
    ['a sheet of Excel 4 macros', contentTypes('docx', part('/xl/s.xml', 'application/vnd.ms-excel.macrosheet+xml'))],
    ['a main part with macros', part('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  ])('%s is found (docs: attachments#upload-macros)', (_what, types) => {
    expect(examineOffice('docx', packageOf('docx', types))).toBe('macros');
  });

  test('text about macros in a document is no macro', () => {
    const more = { 'word/notes.xml': 'vbaProject.bin, macroEnabled' };
    expect(examineOffice('docx', packageOf('docx', undefined, more))).toBe('clean');
  });

  test.each([
    ['has no list of types', zipOf({ 'word/document.xml': '<xml/>' })],
    ['has a list that is too large', packageOf('docx', contentTypes('docx', ' '.repeat(2_000_000)))],
    ['has a list in UTF-16', zipOf({ '[Content_Types].xml': Buffer.from(contentTypes('docx'), 'utf16le') })],
    ['is only the words of one', Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml')],
    ['has no end', packageOf('docx').subarray(0, -30)],
    ['has the list twice', doubled()],
  ])('an archive that %s is none', (_how, bytes) => {
    expect(examineOffice('docx', bytes)).toBeUndefined();
  });

  /** Two files under one name: a reader may take either. */
  function doubled(): Buffer {
    const bytes = packageOf('docx', contentTypes('docx', VBA), { '[Content_Types].xmm': contentTypes('docx') });
    return Buffer.from(bytes.toString('latin1').replaceAll('.xmm', '.xml'), 'latin1');
  }
});

describe('a compound file', () => {
  const clean: Readonly<Record<'doc' | 'xls' | 'ppt', Record<string, Buffer>>> = {
    doc: { WordDocument: long(Buffer.from('Hours')) },
    xls: { Workbook: long(workbookOf(0, 2, 0)) },
    ppt: { 'PowerPoint Document': long(vbaInfo(0)), 'Current User': currentUser(0xe391c05f) },
  };

  test.each(['doc', 'xls', 'ppt'] as const)('%s without macros is clean, also a short one', (format) => {
    expect(examineOffice(format, compoundOf(clean[format]))).toBe('clean');
    const short = Object.entries(clean[format]).map(([name, content]) => [name, content.subarray(0, 200)]);
    expect(examineOffice(format, compoundOf(Object.fromEntries(short)))).toBe('clean');
    for (const other of ['doc', 'xls', 'ppt'] as const) {
      if (other !== format) expect(examineOffice(other, compoundOf(clean[format]))).toBeUndefined();
    }
  });

  test.each([
    ['doc', 'a VBA project', { ...clean.doc, 'Macros/': '', 'VBA/': '', dir: 'x' }],
    ['doc', 'one in an embedded file', { ...clean.doc, 'ObjectPool/': '', _VBA_PROJECT: 'x' }],
    ['xls', 'a VBA project', { ...clean.xls, '_VBA_PROJECT_CUR/': '' }],
    ['xls', 'a sheet of Excel 4 macros', { Workbook: long(workbookOf(0, 1)) }],
    ['xls', 'a module of Excel 5', { Book: workbookOf(0, 6) }],
    ['xls', 'one in the second workbook', { Workbook: workbookOf(0), Book: workbookOf(1) }],
    ['ppt', 'a VBA project', { ...clean.ppt, 'PowerPoint Document': long(vbaInfo(1)) }],
  ] as const)('%s with %s has macros (docs: attachments#upload-macros)', (format, _what, contents) => {
    expect(examineOffice(format, compoundOf(contents))).toBe('macros');
  });

  test.each([
    [
      'xls',
      'is encrypted',
      compoundOf({ Workbook: Buffer.concat([workbookRecord(0x809), workbookRecord(0x2f, [1]), workbookOf(0)]) }),
    ],
    ['xls', 'has no end of its globals', compoundOf({ Workbook: workbookOf(0).subarray(0, -4) })],
    ['ppt', 'is encrypted', compoundOf({ ...clean.ppt, 'Current User': currentUser(0xf3d1c4df) })],
    ['doc', 'is an encrypted package', compoundOf({ EncryptedPackage: 'x', EncryptionInfo: 'x' })],
    ['doc', 'is an installer', compoundOf({ SummaryInformation: 'x' })],
    ['doc', 'is only a signature', compoundOf(clean.doc).subarray(0, 9)],
    ['doc', 'is only a header', compoundOf(clean.doc).subarray(0, 512)],
  ] as const)('%s that %s is refused', (format, _how, bytes) => {
    expect(examineOffice(format, bytes)).toBeUndefined();
  });

  test('a chain without an end is damage, not an endless loop', () => {
    const bytes = compoundOf(clean.doc);
    const table = bytes.readUInt32LE(76);
    // Each sector is its own successor.
    for (let index = 0; index < 128; index += 1) bytes.writeUInt32LE(index, (table + 1) * 512 + index * 4);
    expect(examineOffice('doc', bytes)).toBeUndefined();
  });
});

test('no damage makes the examination fail', () => {
  const files: readonly (readonly [OfficeFormat, Buffer])[] = [
    ['docx', packageOf('docx')],
    ['doc', compoundOf({ WordDocument: long(Buffer.from('x')), 'Current User': 'x' })],
    ['xls', compoundOf({ Workbook: workbookOf(0, 1) })],
    ['ppt', compoundOf({ 'PowerPoint Document': vbaInfo(1), 'Current User': currentUser(1) })],
  ];
  const damage = fc.record({
    file: fc.nat(files.length - 1),
    bytes: fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { maxLength: 8 }),
    cut: fc.nat(20_000),
  });
  fc.assert(
    fc.property(damage, ({ file, bytes, cut }) => {
      const [format, whole] = files[file] as (typeof files)[number];
      const broken = Buffer.from(whole.subarray(0, Math.max(8, whole.length - (cut % whole.length))));
      for (const [at, value] of bytes) broken[at % broken.length] = value;
      expect(['clean', 'macros', undefined]).toContain(examineOffice(format, broken));
    }),
    { numRuns: 500 },
  );
});
