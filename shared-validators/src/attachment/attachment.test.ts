import fc from 'fast-check';
import { describeRule, keyOf, other } from '../../test/describe-rule.ts';
import {
  ATTACHMENT_MAXIMUM_BYTES,
  ATTACHMENT_TYPES,
  attachment,
  attachmentCount,
  FILE_NAME_MAXIMUM,
  truncatedFileName,
} from './attachment.ts';

const file = (name: string, type: string, size = 1): object => ({ name, type, size });

describeRule('Attachment: images, text, rtf, pdf, Word, Excel and PowerPoint, 10485760 bytes', attachment(), {
  key: 'fileTypeNotAllowed',
  accepts: [
    file('a.jpg', 'image/jpeg'),
    file('a.JPEG', 'image/jpeg'),
    file('a.png', 'image/png'),
    file('a.jfif', 'image/pipeg'),
    file('a.gif', 'image/gif'),
    file('a.txt', 'text/plain;charset=utf-8'),
    file('a.rtf', 'application/rtf'),
    file('a.pdf', 'application/pdf'),
    file('a.doc', 'application/msword'),
    file('a.docx', ''),
    file('a.xlsx', 'application/octet-stream'),
    file('a.ppt', 'application/vnd.ms-powerpoint'),
    file('a.b.pptx', ''),
    file('a.pdf', 'application/pdf', ATTACHMENT_MAXIMUM_BYTES),
    file('empty.txt', 'text/plain', 0),
  ],
  refuses: [
    file('a.exe', ''),
    file('a.exe', 'image/png'),
    file('a.png', 'application/x-msdownload'),
    file('a.html', 'text/html'),
    file('a.svg', 'image/svg+xml'),
    file('a', ''),
    file('.pdf', ''),
    file('a.pdf.exe', 'application/pdf'),
    file('', 'application/pdf'),
    file('a.x', 'toString'),
    null,
    undefined,
    'a.pdf',
    other(file('a.pdf', 'application/pdf', ATTACHMENT_MAXIMUM_BYTES + 1), 'fileTooLarge'),
    other({ name: 'a.pdf', type: '' }, 'fileTooLarge'),
  ],
  empty: 'fileTypeNotAllowed',
});

test("a caller's own types and size win", () => {
  const rule = attachment({ types: { 'text/html': ['html'] }, maximumBytes: 10 });
  expect(keyOf(rule, file('a.html', 'text/html', 10))).toBeUndefined();
  expect(keyOf(rule, file('a.html', 'text/html', 11))).toBe('fileTooLarge');
  expect(keyOf(rule, file('a.pdf', 'application/pdf'))).toBe('fileTypeNotAllowed');
});

test('every allowed pair of type and extension is accepted', () => {
  for (const [type, extensions] of Object.entries(ATTACHMENT_TYPES)) {
    for (const extension of extensions) expect(keyOf(attachment(), file(`f.${extension}`, type))).toBeUndefined();
  }
});

describe('The attachment count is limited when a limit is set; -1 means unlimited (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)', () => {
  test.each([
    [-1, 1000, undefined],
    [2, 2, undefined],
    [2, 3, 'attachmentLimitReached'],
    [0, 0, undefined],
    [0, 1, 'attachmentLimitReached'],
  ])('limit %d, %d files: %s', (limit, count, key) => {
    expect(keyOf(attachmentCount(limit), Array(count).fill('f'))).toBe(key);
  });

  test('there is no limit by default', () => {
    expect(keyOf(attachmentCount(), Array(500).fill('f'))).toBeUndefined();
  });
});

describe('A file name is truncated to 100 characters before its extension (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)', () => {
  test.each([
    ['short.pdf', 'short.pdf'],
    [`${'a'.repeat(100)}.pdf`, `${'a'.repeat(100)}.pdf`],
    [`${'a'.repeat(101)}.pdf`, `${'a'.repeat(100)}.pdf`],
    [`${'a'.repeat(50)}.${'b'.repeat(80)}.pdf`, `${'a'.repeat(50)}.${'b'.repeat(49)}.pdf`],
    ['a'.repeat(120), 'a'.repeat(100)],
    [`.${'a'.repeat(120)}`, `.${'a'.repeat(99)}`],
    [`${'😀'.repeat(120)}.png`, `${'😀'.repeat(100)}.png`],
    ['', ''],
  ])('%s', (name, truncated) => {
    expect(truncatedFileName(name)).toBe(truncated);
  });

  test('twice is as good as once, and the extension stays', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 150 }),
        fc.constantFrom('.pdf', '.docx', ''),
        (base, extension) => {
          const once = truncatedFileName(base + extension);
          expect(truncatedFileName(once)).toBe(once);
          if (base !== '') expect(once.endsWith(extension)).toBe(true);
          expect([...once].length).toBeLessThanOrEqual(
            FILE_NAME_MAXIMUM + Math.max(extension.length, [...base].length),
          );
        },
      ),
    );
  });
});
