import type { TestClient } from 'reference-api/testing/test-client';
import { readPdf, rowsOfCsv, rowsOfXlsx } from 'reference-api/testing/told/exported-file';
import { type Told, toldByPdf, toldByRows } from './told.ts';

const EXPORTS = '/wand2/api/exports';

/** Who reads a file, with the list that has the item. */
export interface Reader {
  readonly url: string;
  readonly client: TestClient;
  readonly who: string;
  readonly list: 'billing-items' | 'approvals';
  readonly query: Readonly<Record<string, string>>;
}

async function bytesOf({ url, client }: Pick<Reader, 'url' | 'client'>, path: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${client.accessToken}`, cookie: 'user_locale=en_US' };
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What the CSV and the workbook of a list say about an item. */
export async function toldByLists(reader: Reader, id: number): Promise<Told[]> {
  const { client, who, list, query } = reader;
  const told: Told[] = [];
  for (const format of ['csv', 'xlsx'] as const) {
    const { body } = await client.post(EXPORTS, { list, format, separator: 'comma', query });
    const bytes = await bytesOf(reader, `${EXPORTS}/${body.exportId}/file`);
    const rows = format === 'csv' ? rowsOfCsv(bytes) : await rowsOfXlsx(bytes);
    told.push(toldByRows(`the ${format} of ${who}`, rows, id));
  }
  return told;
}

/** What the sheet of an item says. */
export async function toldBySheet(reader: Pick<Reader, 'url' | 'client'>, item: { id: number; type: string }) {
  const { pages } = await readPdf(await bytesOf(reader, `/wand2/api/billing/billing-items/${item.id}/pdf`));
  return toldByPdf('the PDF', pages.join(' '), item.type);
}
