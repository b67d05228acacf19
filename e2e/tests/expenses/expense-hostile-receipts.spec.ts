import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { photograph } from '../../setup/expenses/photograph.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Malicious receipts, receipts that no browser reads, and receipts that are added twice. */

const PAGE = '/#/worker/time-expense/add-expense?reqId=5035';
const lines = (page: Page) => page.locator('.ex-lines > li');
const choose = (page: Page, ...files: readonly { name: string; buffer: Buffer }[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((file) => ({ mimeType: '', ...file })));

/** A photograph that declares other dimensions; a decoder fills up the missing pixels. */
function photographOf(width: number, height: number): Buffer {
  const bytes = photograph();
  const frame = bytes.lastIndexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
};

/** A photograph of an iPhone, as far as its head: 4032 by 3024 pixels. */
function heic(): Buffer {
  const none = Buffer.alloc(4);
  const sides = Buffer.alloc(12);
  sides.writeUInt32BE(4032, 4);
  sides.writeUInt32BE(3024, 8);
  const kind = Buffer.concat([none, none, Buffer.from('pict'), Buffer.alloc(13)]);
  const meta = box('meta', none, box('hdlr', kind), box('iprp', box('ipco', box('ispe', sides))));
  return Buffer.concat([box('ftyp', Buffer.from('heic'), none, Buffer.from('mif1heic')), meta, box('mdat', none)]);
}

/** One page that asks for a password, and runs a script where a viewer lets it. */
const lockedPdf = (): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'28'.repeat(32)}>/U<${'5e'.repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]>>`,
  );

/** One page, whose drawing is 64 MB of spaces once it is unpacked. */
function swollenPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(64_000_000, ' '));
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R>>';
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj${page}endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
}

test(
  'what is no receipt gets a sentence, whatever it is called, and the report goes on',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, PAGE);
    await page.getByRole('button', { name: 'Add receipts' }).waitFor();
    await choose(
      page,
      { name: 'IMG_0001.HEIC', buffer: heic() },
      { name: 'huge.jpg', buffer: photographOf(10_000, 10_000) },
      { name: 'page.jpg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
      { name: 'program.pdf', buffer: Buffer.from('MZ\x90\0%PDF-1.7') },
      { name: 'script.gif', buffer: Buffer.from('GIF89a/*\x0a*/=1;alert(1)//') },
      { name: 'none.png', buffer: Buffer.alloc(0) },
      { name: 'bill\u202efdp.exe', buffer: Buffer.from('MZ') },
      { name: `${'long'.repeat(75)}.doc`, buffer: Buffer.from('no receipt') },
    );
    await expect(page.getByText('This browser cannot read IMG_0001.HEIC.')).toBeVisible();
    await expect(page.getByText('huge.jpg is too large.')).toBeVisible();
    await expect(page.getByText('page.jpg is no picture and no PDF')).toBeVisible();
    await expect(page.getByText('program.pdf is no picture and no PDF')).toBeVisible();
    await expect(page.getByText('script.gif is too large.')).toBeVisible();
    await expect(page.getByText('none.png is empty', { exact: false })).toBeVisible();
    await expect(page.getByText('billfdp.exe is no picture and no PDF')).toBeVisible();
    await expect(page.getByText(`${'long'.repeat(25)}.doc is no picture and no PDF`)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(lines(page)).toHaveCount(0);
  },
);

test(
  'of a picture that is a page and an archive as well, only the picture leaves the device',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, PAGE);
    await page.getByRole('button', { name: 'Add receipts' }).waitFor();
    const stored = page.waitForResponse((one) => one.url().includes('/servlet/filestream'));
    const second = Buffer.from('<script>alert(1)</script>PK\x03\x04%PDF-1.7');
    await choose(page, { name: 'two.html', buffer: Buffer.concat([photograph(), second]) });
    const answer = await stored;
    const bytes = await answer.body();
    expect(['<script>', 'PK\x03\x04', '%PDF-'].map((one) => bytes.includes(one))).toEqual([false, false, false]);
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('image/jpeg'),
      'x-content-type-options': 'nosniff',
    });
    await expect(page.getByRole('img', { name: 'two.jpg' })).toBeVisible();
  },
);

test('a PDF that swells is drawn or given up, and what is typed beside it stays', WIDE, async ({ page, signIn }) => {
  await signIn('worker-templates');
  await arrive(page, PAGE);
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  await choose(page, { name: 'swollen.pdf', buffer: swollenPdf() });
  await expect(lines(page)).toHaveCount(1);
  const drawn = page.getByRole('img', { name: /^swollen\.pdf: Page 1/ });
  await expect(drawn.or(page.getByText('This document takes too long to show.'))).toBeVisible();
  await page.getByLabel('Merchant').fill('RTC Taxi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test(
  'a PDF with a password and a script is kept, can be downloaded, and runs nothing',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, PAGE);
    await page.getByRole('button', { name: 'Add receipts' }).waitFor();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await choose(page, { name: 'locked.pdf', buffer: lockedPdf() });
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByText('This document is damaged or locked with a password.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'locked.pdf');
    // It would be refused again; another one can be chosen.
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Not the receipt of this line' })).toBeVisible();
    await page.getByLabel('Merchant').fill('RTC Taxi');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(dialogs).toEqual([]);
  },
);

test('the same file twice at once is asked about once', WIDE, async ({ page, signIn }) => {
  await signIn('worker-templates');
  await arrive(page, PAGE);
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  const photo = { name: 'IMG_2231.jpg', buffer: photograph() };
  await choose(page, photo, { ...photo, name: 'copy.jpg' });
  await expect(page.getByText('copy.jpg was added before.')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('copy.jpg was added before.')).toHaveCount(0);
  await expect(lines(page)).toHaveCount(1);
});

test(
  'a receipt that the report has is asked about after it was saved and opened again',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, PAGE);
    await page.getByRole('button', { name: 'Add receipts' }).waitFor();
    const photo = { name: 'IMG_2231.jpg', buffer: photograph() };
    await choose(page, photo);
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(page).toHaveURL(/billingItemId=\d+/);
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
    await choose(page, { ...photo, name: 'the same.jpg' });
    await expect(page.getByText('the same.jpg was added before.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await expect(lines(page)).toHaveCount(1);
  },
);
