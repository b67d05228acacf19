import { eicar } from '../testing/services/clamd-server.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { safeFileName } from './file-name.ts';
import { fileTypeOf } from './file-type.ts';
import { compoundOf, contentTypes, packageOf, workbookOf } from './office/sample-files.ts';
import { sweepFiles } from './sweep-files.ts';

const portal = await startApi();
afterAll(() => portal.close());
const worker = await portal.signedIn('worker');
const colleague = await portal.signedIn('worker-email');
const manager = await portal.signedIn('manager');

const bytes = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  exe: Buffer.from('MZ\u0090\u0000\u0003'),
  doc: compoundOf({ WordDocument: 'Hours' }),
  xls: compoundOf({ Workbook: workbookOf(0) }),
  docx: packageOf('docx'),
};

async function upload(browser: TestClient, name: string, content: Buffer, path = '/wand2/api/fileupload/0/uploadonly') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return browser.request('POST', path, { body: form });
}
const open = (browser: TestClient, key: string, more = '') =>
  browser.get(`/servlet/filestream?attName=${key}&context=billing&tk=x${more}`);

test('a file is stored and comes back to who uploaded it, and to nobody else before it is attached (docs: api#api-documents, api#api-upload, errors#error-item, allocations#allocation-fields, lists#detail-item-fields, attachments#upload-response, access#access-unattached-file)', async () => {
  const response = await upload(worker, 'hours.pdf', bytes.pdf);
  expect(response.body).toEqual({ fileName: 'hours.pdf', attachmentKey: expect.stringMatching(/^[\w-]{43}$/) });
  const file = await open(worker, response.body.attachmentKey);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="hours.pdf"');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect((await open(manager, response.body.attachmentKey)).status).toBe(404);
  expect((await open(colleague, response.body.attachmentKey)).status).toBe(404);
  expect((await open(portal.client(), response.body.attachmentKey)).status).toBe(401);
});

test.each([
  ['virus.exe', bytes.exe],
  ['hours.pdf', bytes.exe],
  ['photo.jpg', bytes.png],
  ['photo.jpg', Buffer.from('<svg onload="alert(1)"/>')],
  ['notes.txt', bytes.exe],
  ['notes.txt', bytes.pdf],
  ['drawing.svg', Buffer.from('<svg/>')],
  ['report.docx', bytes.doc],
  ['report.doc', bytes.docx],
  ['report.doc', bytes.xls],
  ['empty.txt', Buffer.alloc(0)],
  ['noextension', bytes.pdf],
])('%s is refused when name and content do not agree on an allowed type', async (name, content) => {
  expect((await upload(worker, name, content)).body).toEqual({
    error: `This file ${name} cannot be uploaded.`,
    final: true,
  });
});

test.each([
  ['report.doc', compoundOf({ WordDocument: 'Hours', 'VBA/': '' })],
  ['report.xls', compoundOf({ Workbook: workbookOf(1) })],
  [
    'report.docx',
    packageOf('docx', contentTypes('docx', '<Default ContentType="application/vnd.ms-office.vbaProject"/>')),
  ],
])('%s with macros is refused, and why (docs: attachments#upload-macros)', async (name, content) => {
  expect((await upload(worker, name, content)).body).toEqual({
    error: `The file ${name} contains macros. Please save it without macros or as a PDF, and upload that.`,
    final: true,
  });
});

test.each([
  ['a.doc', bytes.doc],
  ['a.XLS', bytes.xls],
  ['a.docx', bytes.docx],
  ['a.jpeg', bytes.jpg],
  ['a.png', bytes.png],
  ['a.txt', Buffer.from('Zwölf Stunden\r\n')],
  ['a.txt', Buffer.from([0x5a, 0x77, 0xf6, 0x6c, 0x66])],
  ['a.html', Buffer.from('<script>alert(1)</script>')],
  // Without a scanner, which is the default.
  ['virus.txt', eicar],
])('%s is accepted', async (name, content) => {
  expect((await upload(worker, name, content)).body.attachmentKey).toBeDefined();
});

test('html is only ever an attachment, sandboxed (docs: attachments#upload-html)', async () => {
  const { attachmentKey } = (await upload(worker, 'page.html', Buffer.from('<script>alert(1)</script>'))).body;
  const file = await open(worker, attachmentKey, '&inline=true&displayName=x.html');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
});

test.each([
  ['update.bat', 'update.bat.txt'],
  ['update.txt.exe', 'update.txt.exe.txt'],
  ['update', 'update.txt'],
  ['update.html', 'update.html.txt'],
  ['update.bat\u2028.', 'update.bat.txt'],
  ['constructor.constructor', 'constructor.constructor.txt'],
  ['Taxi, 12 May.TXT', 'Taxi, 12 May.TXT'],
])('a text file that is to be shown as "%s" is named "%s" (docs: attachments#shown-name)', async (asked, shown) => {
  const { attachmentKey } = (await upload(worker, 'hours.txt', Buffer.from('Taxi'))).body;
  const file = await open(worker, attachmentKey, `&displayName=${encodeURIComponent(asked)}`);
  expect(file.headers.get('content-disposition')).toContain(`filename="${shown}"`);
});

test('a picture may be shown by another extension of its type (docs: attachments#shown-name)', async () => {
  const { attachmentKey } = (await upload(worker, 'photo.jpg', bytes.jpg)).body;
  const named = async (name: string) =>
    (await open(worker, attachmentKey, `&displayName=${name}`)).headers.get('content-disposition');
  expect(await named('me.jpeg')).toContain('filename="me.jpeg"');
  expect(await named('me.png')).toContain('filename="me.png.jpg"');
});

test('a picture is shown inline when asked for (docs: api#api-documents, api#api-upload)', async () => {
  const { attachmentKey } = (await upload(worker, 'photo.jpg', bytes.jpg)).body;
  expect((await open(worker, attachmentKey, '&inline=true')).headers.get('content-disposition')).toMatch(/^inline/);
});

test('a file above 10 MB is refused in the words of the catalogue', async () => {
  const big = Buffer.concat([bytes.pdf, Buffer.alloc(10_485_760)]);
  expect((await upload(worker, 'big.pdf', big)).body).toEqual({
    error: 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.',
    final: true,
  });
});

test('exactly 10 MB is accepted', async () => {
  const exact = Buffer.concat([bytes.pdf, Buffer.alloc(10_485_760 - bytes.pdf.length)]);
  expect((await upload(worker, 'exact.pdf', exact)).body.attachmentKey).toBeDefined();
});

test('a billing item that is not the worker’s takes no file', async () => {
  expect((await upload(worker, 'a.pdf', bytes.pdf, '/wand2/api/fileupload/99999/uploadonly')).status).toBe(404);
});

test('a request without a file says so', async () => {
  expect((await worker.post('/wand2/api/fileupload/0/uploadonly', {})).status).toBe(400);
});

test('/client/upload.html takes files by cookie with the anti-CSRF header (docs: api#api-upload)', async () => {
  const browser = await portal.signedIn('worker');
  browser.accessToken = undefined;
  expect((await upload(browser, 'a.pdf', bytes.pdf, '/client/upload.html')).body.attachmentKey).toBeDefined();
  browser.cookies.delete('XSRF-TOKEN');
  expect((await upload(browser, 'a.pdf', bytes.pdf, '/client/upload.html')).status).toBe(403);
});

test('a token in the address of a file opens nothing', async () => {
  const { attachmentKey } = (await upload(worker, 'hours.pdf', bytes.pdf)).body;
  const path = `/servlet/filestream?attName=${attachmentKey}&tk=${worker.accessToken}`;
  expect((await portal.client().get(path)).status).toBe(401);
  expect((await worker.get(path)).status).toBe(200);
});

test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'a/b', ''])('the key "%s" is refused', async (key) => {
  expect((await worker.get(`/servlet/filestream?attName=${key}`)).status).toBe(400);
});

test('names are only names', () => {
  expect(safeFileName('../../a/b\\c.pdf')).toBe('c.pdf');
  expect(safeFileName('a\r\nb".pdf')).toBe('ab.pdf');
  expect(safeFileName('cod\u202efdp.exe')).toBe('codfdp.exe');
  expect(safeFileName('a\u2028b\u2029c\u0085.pdf')).toBe('abc.pdf');
  expect(safeFileName('\u061ca\u2066b\u00ad.pdf\u{e0041}')).toBe('ab.pdf');
  expect(safeFileName('..')).toBe('file');
});

test('no character is cut in half', () => {
  expect(safeFileName(`${'a'.repeat(99)}😀😀.pdf`)).toBe(`${'a'.repeat(99)}😀.pdf`);
  expect(safeFileName(`a.${'b'.repeat(10)}😀`).isWellFormed()).toBe(true);
  expect(safeFileName('a\ud83d.pdf')).toBe('a.pdf');
});

test('a file name is truncated to 100 characters before its extension', () => {
  expect(safeFileName(`${'x'.repeat(150)}.pdf`)).toBe(`${'x'.repeat(100)}.pdf`);
});

test('a name in any script survives the download header', async () => {
  const { attachmentKey } = (await upload(worker, '時間表.pdf', bytes.pdf)).body;
  const header = (await open(worker, attachmentKey)).headers.get('content-disposition');
  expect(header).toBe(`attachment; filename="___.pdf"; filename*=UTF-8''${encodeURIComponent('時間表.pdf')}`);
});

test('an unknown extension has no type whatever its content; prototype names are unknown', () => {
  expect(fileTypeOf('constructor', bytes.pdf)).toBeUndefined();
  expect(fileTypeOf('__proto__', bytes.pdf)).toBeUndefined();
});

test('files that belong to nothing have a quota, and are deleted after a week; what was saved stays', async () => {
  const { services } = portal.api;
  const owner = await portal.signedIn('worker-mobile');
  const [kept, forgotten] = [await upload(owner, 'a.pdf', bytes.pdf), await upload(owner, 'b.pdf', bytes.pdf)];
  const rows = services.db.updateTable('stored_file').where('owner_id', '=', 1006);
  await rows.set({ size: 50_000_000 }).execute();
  expect((await upload(owner, 'c.pdf', bytes.pdf)).body.error).toMatch(/^Too many files wait to be saved/);
  expect((await upload(colleague, 'c.pdf', bytes.pdf)).body.attachmentKey).toBeDefined();
  await rows.set({ billing_item_id: 9 }).where('attachment_key', '=', kept.body.attachmentKey).execute();
  expect((await upload(owner, 'c.pdf', bytes.pdf)).body.attachmentKey).toBeDefined();

  portal.advance(6 * 24 * 3_600_000);
  await sweepFiles(services);
  expect(await services.contents.read(forgotten.body.attachmentKey)).toBeDefined();
  portal.advance(2 * 24 * 3_600_000);
  await sweepFiles(services);
  expect(await services.contents.read(forgotten.body.attachmentKey)).toBeUndefined();
  expect(await services.contents.read(kept.body.attachmentKey)).toBeDefined();
  const left = await services.db.selectFrom('stored_file').select('attachment_key').execute();
  expect(left.map((file) => file.attachment_key)).not.toContain(forgotten.body.attachmentKey);
});

test('of many uploads at once no more are kept than the quota', async () => {
  const owner = await portal.signedIn('vms');
  const answers = await Promise.all(Array.from({ length: 36 }, () => upload(owner, 'a.pdf', bytes.pdf)));
  expect(answers.filter(({ body }) => body.attachmentKey)).toHaveLength(30);
});
