import { DEFAULT_RULES, extensionOf, fileIssue, MAXIMUM_SIZE, shortName, sizeText, typeNames } from './file-rules.ts';

const issue = (name: string, size = 1, present = 0, rules = {}) =>
  fileIssue({ name, size }, present, { ...DEFAULT_RULES, ...rules });

test.each(['a.jpeg', 'a.PNG', 'a.gif', 'a.txt', 'a.rtf', 'a.pdf', 'a.docx', 'a.xls', 'a.pptx'])(
  '%s is allowed (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)',
  (name) => {
    expect(issue(name)).toBeUndefined();
  },
);

test.each(['a.exe', 'invoice.pdf.exe', 'a.html', 'a.svg', 'pdf', '.pdf', 'a.', ''])('"%s" is not', (name) => {
  expect(issue(name)).toBe('type');
});

const typed = (name: string, type: string, extensions = DEFAULT_RULES.extensions) =>
  fileIssue({ name, size: 1, type }, 0, { ...DEFAULT_RULES, extensions });

test.each([
  ['a.pdf', 'application/pdf'],
  ['a.txt', 'text/plain;charset=utf-8'],
  ['a.pipeg', 'image/pipeg'],
  ['a.jfif', 'image/jpeg'],
  ['a.JPG', 'image/jpg'],
  ['a.rtf', 'application/msword'],
  ['a.docx', ''],
  ['a.xlsx', 'application/octet-stream'],
])('%s is allowed as %s', (name, type) => {
  expect(typed(name, type)).toBeUndefined();
});

test.each([
  ['a.png', 'application/x-msdownload'],
  ['a.pdf', 'text/html'],
  ['a.gif', 'image/svg+xml'],
  ['a.exe', 'application/pdf'],
  ['a.doc', 'toString'],
])('%s is not as %s', (name, type) => {
  expect(typed(name, type)).toBe('type');
});

test('a page is allowed where a caller takes pages, and what is of no media type known here by its name alone', () => {
  expect(typed('a.html', 'text/html', ['html', 'pdf'])).toBeUndefined();
  expect(typed('a.html', 'application/x-msdownload', ['html', 'pdf'])).toBe('type');
  expect(typed('a.dwg', 'image/vnd.dwg', ['dwg'])).toBeUndefined();
});

test('10485760 bytes are allowed, one more is not, and none are not (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)', () => {
  expect(issue('a.pdf', MAXIMUM_SIZE)).toBeUndefined();
  expect(issue('a.pdf', MAXIMUM_SIZE + 1)).toBe('too-large');
  expect(issue('a.pdf', 0)).toBe('empty');
});

test('the attachment count is limited when a limit is set; -1 means unlimited (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)', () => {
  expect(issue('a.pdf', 1, 3, { limit: 3 })).toBe('limit');
  expect(issue('a.pdf', 1, 2, { limit: 3 })).toBeUndefined();
  expect(issue('a.pdf', 1, 1000)).toBeUndefined();
});

test('a file name is truncated to 100 characters before its extension (docs: attachments#upload-types, attachments#upload-size, attachments#upload-name, attachments#upload-count)', () => {
  expect(shortName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(100)}.pdf`);
  expect(shortName(`${'😀'.repeat(120)}.pdf`)).toBe(`${'😀'.repeat(100)}.pdf`);
  expect(shortName('short.tar.gz')).toBe('short.tar.gz');
  expect(extensionOf('archive.tar.GZ')).toBe('gz');
});

test('what may be attached is said before anything is refused: each type once, and the size', () => {
  expect(typeNames(DEFAULT_RULES.extensions)).toBe('JPG, PNG, GIF, TXT, RTF, PDF, DOC, XLS, PPT');
  expect(typeNames(['html', 'jpg'])).toBe('HTML, JPG');
  expect([sizeText(MAXIMUM_SIZE), sizeText(1_572_864)]).toEqual(['10', '1.5']);
});
