import type { Page } from '@playwright/test';
import { MAKER, photograph } from '../../setup/expenses/photograph.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

/** Receipts as people have them: photographs that lie on their side and say where they were taken, several at once, dropped or pasted. */

const PAGE = '/#/worker/time-expense/add-expense?reqId=5035';
const lines = (page: Page) => page.locator('.ex-lines > li');

test('a photograph is turned upright, and nothing but its pixels leaves the device (docs: expenses#expense-receipt-image)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await arrive(page, PAGE);
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  const buffer = photograph();
  expect([buffer.includes('Exif'), buffer.includes(MAKER)]).toEqual([true, true]);
  const stored = page.waitForResponse((one) => one.url().includes('/servlet/filestream'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'IMG_2231.jpg', mimeType: 'image/jpeg', buffer }]);
  const shown = page.getByRole('img', { name: 'IMG_2231.jpg' });
  await expect(shown).toBeVisible();
  const seen = await shown.evaluate((one: HTMLImageElement) => {
    const [width, height] = [one.naturalWidth, one.naturalHeight];
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(one, 0, 0);
    const at = (y: number) =>
      [...(context?.getImageData(width / 2, y, 1, 1).data ?? [])].map((level) => (level > 127 ? 1 : 0)).join('');
    return { width, height, above: at(height / 4), below: at((height * 3) / 4) };
  });
  expect(seen).toEqual({ width: 200, height: 400, above: '1001', below: '0011' });
  // The server's file has no segment of metadata, and no place.
  const bytes = await (await stored).body();
  expect([bytes.includes('Exif'), bytes.includes(MAKER), bytes.includes(Buffer.from([0xff, 0xe1]))]).toEqual([
    false,
    false,
    false,
  ]);
});

/** The head of a WebP that says it has 268 megapixels: 30 bytes, and a gigabyte once it is decoded. */
function hugeWebp(): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF    WEBPVP8 ', 'latin1');
  bytes.writeUInt32LE(22, 4);
  bytes.writeUInt32LE(10, 16);
  bytes.set([0x9d, 0x01, 0x2a], 23);
  bytes.writeUInt16LE(16_383, 26);
  bytes.writeUInt16LE(16_383, 28);
  return bytes;
}

/** Does to the page what a person does who lets several files go over it, or pastes them. */
function hand(page: Page, how: 'drop' | 'paste', names: readonly string[], text = ''): Promise<void> {
  return page.evaluate(
    ({ event, files, words }) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' }));
      if (words) data.setData('text/plain', words);
      const target = document.querySelector(event === 'drop' ? '.ex-receipts .wd-drop' : 'body');
      target?.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { event: how, files: [...names], words: text },
  );
}

test('several that are dropped or pasted each become a line; pasted text does not (docs: expenses#expense-receipt-pasted)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await arrive(page, PAGE);
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  await hand(page, 'drop', ['taxi.pdf', 'hotel.pdf', 'fuel.pdf']);
  await expect(lines(page)).toHaveCount(3);
  await hand(page, 'paste', ['lunch.pdf'], 'Lunch\t12.00');
  await hand(page, 'paste', ['dinner.pdf', 'train.pdf']);
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByText(/lunch\.pdf/)).toHaveCount(0);
  // A picture that needs more memory than a device has, or does not state its size, gets a sentence.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'scan.webp', mimeType: 'image/webp', buffer: hugeWebp() },
      { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]) },
    ]);
  await expect(page.getByText('scan.webp is too large.')).toBeVisible();
  await expect(page.getByText('scan.jpg cannot be read.')).toBeVisible();
  await expect(lines(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});
