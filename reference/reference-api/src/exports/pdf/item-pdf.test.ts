import { json } from '../../storage/json.ts';
import { startApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { readPdf } from '../../testing/told/exported-file.ts';
import { localeNames } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';

const ITEMS = '/wand2/api/billing/billing-items';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { db } = server.api.services;
const worker = await server.signedIn('worker');

const itemOf = (type: 'TIME' | 'EXPENSE') =>
  db
    .selectFrom('billing_item')
    .selectAll()
    .where('worker_id', '=', 1001)
    .where('type', '=', type)
    .orderBy((e) => e('status', '=', 'Approved'), 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();

/** What a reader of another author finds in the PDF of an item. */
async function read(client: TestClient, id: number, locale = 'en_US') {
  const headers = { authorization: `Bearer ${client.accessToken}`, cookie: `user_locale=${locale}` };
  const response = await fetch(`${server.origin}${ITEMS}/${id}/pdf`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { ...(await readPdf(bytes)), size: bytes.length };
}

// Slow: the first one loads the libraries that draw and read it.
test('a timecard is one sheet with its days and its total (docs: exports#pdf-sheet)', async () => {
  const item = await itemOf('TIME');
  const { pages } = await read(worker, item.id);
  expect(pages).toHaveLength(1);
  const [sheet = ''] = pages;
  expect(sheet).toContain(`Timecard ${item.id}`);
  expect(sheet).toContain('Approved');
  expect(sheet).toContain((item.worked_minutes / 60).toFixed(2));
  expect(sheet).toContain('Page 1 of 1');
});

test('an expense report has its pictures as pages, and all of its files in it (docs: exports#pdf-receipts)', async () => {
  const item = await itemOf('EXPENSE');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const files = [
    ['taxi.png', 'image/png', picture],
    ['hotel.pdf', 'application/pdf', Buffer.from('%PDF-1.4')],
    ['broken.jpg', 'image/jpeg', Buffer.from('not a picture')],
  ] as const;
  const attachments = [];
  for (const [fileName, media_type, content] of files) {
    const attachment_key = `pdf-test-${fileName}`.replace('.', '-');
    await db
      .insertInto('stored_file')
      .values({
        attachment_key,
        owner_id: 1001,
        client_id: 1,
        billing_item_id: item.id,
        file_name: fileName,
        media_type,
        size: content.length,
        stored_at: noonOfToday(),
      })
      .execute();
    await server.api.services.contents.write(attachment_key, content);
    attachments.push({ id: null, fileName, attachmentKey: attachment_key });
  }
  await db
    .updateTable('billing_item')
    .set({ attachments: json(attachments) })
    .where('id', '=', item.id)
    .execute();
  const { pages, files: found } = await read(worker, item.id);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('taxi.png, hotel.pdf, broken.jpg');
  expect(pages[0]).toContain('Communications, Mobile phone');
  expect(pages[1]).toContain('taxi.png');
  expect(found.sort()).toEqual(['broken.jpg', 'hotel.pdf', 'taxi.png']);
});

/** This reader turns the two letters of the ligature lam-alef round when it brings a line into its order. */
const asRead = (text: string) => text.replace(/\u0644([\u0622\u0623\u0625\u0627])/g, '$1\u0644');

const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

// Slow: each reads fonts of several megabytes.
test.each(localeNames)('a reader finds the words of %s in it, and it stays small', async (locale) => {
  const { id } = await itemOf('TIME');
  const { pages, size } = await read(worker, id, locale);
  for (const label of ['LBL_WORKER', 'LBL_STATUS_APPROVED', 'LBL_TOTAL'])
    expect(bare(pages[0] ?? '')).toContain(asRead(bare(fillText(locale, label))));
  expect(size).toBeLessThan(150_000);
});

test('a reader finds the Thai words of a file in which the vowel am, of two glyphs, comes first', async () => {
  const item = await itemOf('EXPENSE');
  await db.updateTable('billing_item').set({ status: 'Pending' }).where('id', '=', item.id).execute();
  const [sheet = ''] = (await read(worker, item.id, 'th_TH')).pages;
  for (const label of ['LBL_STATUS_PENDING', 'LBL_MANAGER'])
    expect(bare(sheet)).toContain(bare(fillText('th_TH', label)));
});

test('nobody gets the PDF of an item that they may not see', async () => {
  const { id } = await itemOf('TIME');
  const other = await server.signedIn('worker-templates');
  expect((await other.get(`${ITEMS}/${id}/pdf`)).status).toBe(404);
});
