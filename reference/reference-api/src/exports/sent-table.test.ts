import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { TableFileRequest } from 'shared-client/schema/exports';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

/** Tables that are sent, as files (docs: exports#export-tables). */

const EXPORTS = '/wand2/api/exports';
const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const [worker, manager] = [await server.signedIn('worker'), await server.signedIn('manager')];

const request: TableFileRequest = {
  title: 'Hours: by week/month',
  format: 'csv',
  columns: [
    { heading: 'Date', kind: 'date' },
    { heading: '=Total (h)', kind: 'decimal' },
    { heading: 'Items', kind: 'whole' },
    { heading: 'Note', kind: 'text' },
  ],
  rows: [
    ['2026-11-16', 41.5, 3, '+1 period'],
    ['2026-11-23', -0.25, 0, null],
  ],
};

test('a table has its own cells as CSV: dates, numbers with the mark of the locale, and no formula', async () => {
  const german = { headers: { cookie: 'user_locale=de_DE' } };
  const { body } = await worker.post(`${EXPORTS}/tables`, request, german);
  expect(body).toMatchObject({
    state: 'ready',
    rows: 2,
    fileName: expect.stringMatching(/^Hours by week month \S+\.csv$/),
  });
  const { text } = await worker.get(`${EXPORTS}/${body.exportId}/file`);
  expect(parse(text, { bom: true, delimiter: ';' })).toEqual([
    ['Date', "'=Total (h)", 'Items', 'Note'],
    ['2026-11-16', '41,5', '3', "'+1 period"],
    ['2026-11-23', '-0,25', '0', ''],
  ]);
  expect((await manager.get(`${EXPORTS}/${body.exportId}/file`)).status).toBe(404);
});

test('a workbook has real dates and numbers', async () => {
  const { body } = await worker.post(`${EXPORTS}/tables`, { ...request, format: 'xlsx' });
  const headers = { authorization: `Bearer ${worker.accessToken}` };
  const file = await fetch(`${server.origin}${EXPORTS}/${body.exportId}/file`, { headers });
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.sheet).toBe('Hours  by week month');
  expect(sheet?.data[1]).toEqual([new Date('2026-11-16T00:00:00Z'), 41.5, 3, '+1 period']);
});

test.each([
  ['a row with too few cells', { rows: [['2026-11-16', 1, 2]] }, 'body.rows[0]'],
  ['a day that does not exist', { rows: [['2026-02-30', 1, 2, '']] }, 'body.rows[0][0]'],
  ['a text as a number', { rows: [['2026-11-16', '1', 2, '']] }, 'body.rows[0][1]'],
  ['a number as a text', { rows: [['2026-11-16', 1, 2, 3]] }, 'body.rows[0][3]'],
  ['no columns', { columns: [], rows: [] }, 'body.columns'],
])('%s is refused with its place', async (_what, change, place) => {
  const refused = await worker.post(`${EXPORTS}/tables`, { ...request, ...change });
  expect([refused.status, refused.body.errors?.[0]?.value]).toEqual([400, place]);
});

test('a long name of a budget is cut in the name of the file alone', async () => {
  const { body } = await worker.post(`${EXPORTS}/tables`, { ...request, title: `Budget “${'Harbor 🏗 '.repeat(40)}”` });
  expect(body.fileName.length).toBeLessThan(150);
  expect((await worker.get(`${EXPORTS}/${body.exportId}/file`)).status).toBe(200);
});
