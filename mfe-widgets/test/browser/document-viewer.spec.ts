import type { Page } from '@playwright/test';
import { deepPdf, endlessPdf, lyingPdf, multiplyingPdf, nestedPdf, pagesPdf, sizedPdf } from './hostile-pdfs.ts';
import { expect, test } from './storybook.ts';

/** Documents that are made to harm a reader: they get a message and a download link, and the page continues to work. */

/** `npm test` runs the first of each kind, `npm run test:all` all of them. */
const WIDE = { tag: '@wide' };

/** Shows a document. */
async function show(story: (id: string) => Promise<Page>, page: Page, body: Buffer): Promise<void> {
  await page.route('**/given.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await story('files-documentviewer--given');
}

/** The smallest JPEG that declares a size, with one grey block: some hundred bytes that a decoder turns into gigabytes. */
function jpegOf(width: number, height: number): Buffer {
  const tables = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)];
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const codes = [0, 0x10].flatMap((kind) => [0xff, 0xc4, 0, 20, kind, 1, ...Array<number>(15).fill(0), 0]);
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f];
  return Buffer.from([0xff, 0xd8, ...tables, ...frame, ...codes, ...scan, 0xff, 0xd9]);
}

test(
  'a JPG of four gigapixels is not decoded: it gets a sentence and a download; one of a screen is shown (docs: document-viewer#viewer-limits)',
  WIDE,
  async ({ page, story }) => {
    let body = jpegOf(65_500, 65_500);
    await page.route('**/given.jpg', (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
    await story('files-documentviewer--given-picture');
    await expect(page.getByText('This document takes too long to show. Download it to read it.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'given.jpg' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    body = jpegOf(8, 8);
    await story('files-documentviewer--given-picture');
    await expect(page.getByRole('img', { name: 'given.jpg' })).toBeVisible();
  },
);

const pictures = (page: Page) => page.getByRole('img', { name: /^given\.pdf: Page / });
const download = (page: Page) => page.getByRole('link', { name: 'Download' });

test('of 10,000 pages the first 200 are shown, a few of them drawn at a time, and all can be downloaded (docs: document-viewer#viewer-limits)', async ({
  page,
  story,
}) => {
  const body = pagesPdf(10_000);
  await show(story, page, body);
  await expect(page.getByText('The first 200 of 10,000 pages are shown.')).toBeVisible();
  await expect(pictures(page).first()).toBeVisible();
  for (const number of [60, 120, 200]) {
    await page
      .locator('figure')
      .nth(number - 1)
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: `given.pdf: Page ${number} of 10000`, exact: true })).toBeVisible();
  }
  await expect.poll(() => pictures(page).count()).toBeLessThan(20);
  const saving = page.waitForEvent('download');
  await download(page).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('given.pdf');
});

test('a document that says it has two billion pages shows the one that it has', WIDE, async ({ page, story }) => {
  await show(story, page, lyingPdf());
  await expect(pictures(page).first()).toBeVisible();
  expect(await page.locator('figure').count()).toBeLessThanOrEqual(200);
});

for (const [what, width, height] of [
  ['a strip of 200 inches', 10, 14_400],
  ['200 inches each way', 14_400, 14_400],
  ['a strip across', 14_400, 10],
] as const) {
  test(
    `a page of ${what} is drawn on a canvas that every browser has`,
    width === 10 ? {} : WIDE,
    async ({ page, story }) => {
      await show(story, page, sizedPdf(width, height));
      await expect(pictures(page)).toBeVisible();
      const sides = () => pictures(page).evaluate((one: HTMLCanvasElement) => [one.width, one.height]);
      await expect.poll(sides).not.toEqual([300, 150]);
      const [wide = 0, high = 0] = await sides();
      expect(wide * high).toBeLessThanOrEqual(16_777_216);
      expect(Math.max(wide, high)).toBeLessThanOrEqual(8192);
      expect((await page.locator('figure').boundingBox())?.height).toBeLessThanOrEqual(30_000);
    },
  );
}

for (const [what, body] of [
  ['a tree of pages that is endless', endlessPdf],
  ['a tree of pages of 20,000 levels', () => deepPdf(20_000)],
  ['100,000 arrays in one another', () => nestedPdf(100_000)],
] as const) {
  test(`${what} is read to its end, or refused with a sentence`, WIDE, async ({ page, story }) => {
    await show(story, page, body());
    const refused = page.getByText(/could not be shown|is damaged or locked/).first();
    await expect(refused.or(pictures(page).first())).toBeVisible();
  });
}

test('where the reader does not come that is said at once, and it is tried again', WIDE, async ({ page, story }) => {
  await page.route('**/pdf.worker*', (route) => route.abort());
  await show(story, page, sizedPdf(400, 200));
  await expect(page.getByText('This document could not be shown. Check the connection and try again.')).toBeVisible();
  await page.unroute('**/pdf.worker*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures(page)).toBeVisible();
});

test.describe('what never ends', () => {
  test.use({ ownPage: true });

  test('a page that draws ten billion forms is given up with a sentence, and its worker with it (docs: document-viewer#viewer-limits)', async ({
    page,
    story,
  }) => {
    await page.clock.install();
    await show(story, page, multiplyingPdf(10));
    await expect(page.locator('figure')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.clock.runFor(16_000);
    await expect(page.getByText('This document takes too long to show. Download it to read it.')).toBeVisible();
    await expect(download(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect.poll(() => page.workers().length).toBe(0);
    await page.clock.resume();
    // The next document is read by a separate worker.
    await story('files-documentviewer--pdf');
    await expect(page.getByText('Signed timesheet')).toBeAttached();
  });
});
