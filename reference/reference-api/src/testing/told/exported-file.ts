import { parse } from 'csv-parse/sync';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';

/** Files as readers of other authors read them. */

/** The rows of a CSV with commas, the headings first. */
export const rowsOfCsv = (bytes: Uint8Array): string[][] =>
  parse(Buffer.from(bytes), { bom: true, record_delimiter: '\r\n' });

/** The rows of a workbook's first sheet, the headings first. An empty cell is null. */
export async function rowsOfXlsx(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readXlsxFile(Buffer.from(bytes), { trim: false });
  return sheet?.data ?? [];
}

interface Pdf {
  /** The text of each page, its pieces separated by spaces. What is beyond the right edge is left out. */
  readonly pages: string[];
  /** The names of the files in it. */
  readonly files: string[];
}

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  // The reader takes the bytes away from its caller.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const sheet = await document.getPage(page);
    const { width } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const isShown = ({ transform, width: own }: { transform: number[]; width: number }) =>
      (transform[4] ?? 0) + own <= width;
    pages.push(items.map((item) => ('str' in item && isShown(item) ? item.str : '')).join(' '));
  }
  const files = [...((await document.getAttachments()) ?? new Map()).values()].map(({ filename }) => filename);
  await task.destroy();
  return { pages, files };
}
