import { SUPPORTED_UPLOADS } from './attachment-rules.ts';

test('supported upload types: doc, docx, txt, pdf, xls, xlsx, html, jpg, jpeg (docs: attachments#upload-types-timecard)', () =>
  expect(SUPPORTED_UPLOADS.join(', ')).toBe('doc, docx, txt, pdf, xls, xlsx, html, jpg, jpeg'));
