import { attachmentProblem, MAX_FILE_BYTES, storedFileName } from './attachment-rules.ts';

test.each([
  ['a supported file', { name: 'week.PDF', size: 10 }, 0, -1, null],
  ['10 MB exactly', { name: 'week.pdf', size: MAX_FILE_BYTES }, 0, -1, null],
  ['a byte more', { name: 'week.pdf', size: MAX_FILE_BYTES + 1 }, 0, -1, 'too-large'],
  ['a type that is not listed', { name: 'week.exe', size: 1 }, 0, -1, 'type'],
  ['no type', { name: 'week', size: 1 }, 0, -1, 'type'],
  ['the limit reached', { name: 'week.pdf', size: 1 }, 2, 2, 'limit'],
] as const)('%s', (_, file, attached, limit, problem) =>
  expect(attachmentProblem(file, attached, limit)).toBe(problem),
);

test('a file name is truncated to 100 characters before its extension', () => {
  expect(storedFileName(`${'a'.repeat(150)}.pdf`)).toBe(`${'a'.repeat(100)}.pdf`);
  expect(storedFileName('week.pdf')).toBe('week.pdf');
});
